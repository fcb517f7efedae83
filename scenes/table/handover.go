package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// updateOpenSeats sets [Common.RevealedSeats], the seats whose secrets are shown.
func (env *environment) updateOpenSeats() { env.common.RevealedSeats = env.session.Revealed() }

// needsHandover reports whether the device must go to another person: the person who decides next
// does not hold it, the decision cannot be made in front of the others, and it is not answered
// automatically.
func (rc *reactions) needsHandover() bool {
	if !rc.session.DeviceElsewhere() || rc.session.CanDecideOpenly() {
		return false
	}
	_, excused := rc.automaticAnswer()
	return !excused
}

// handOver starts a hand-over if the person who decides next does not hold the device and something
// is hidden. The person who uses the device is asked to pass it on; if nobody does, the hand-over
// screen opens at once. If the decision can be made in front of everybody, there is no hand-over:
// the table covers the holder's secrets instead, once the holder has seen what only the holder may
// see. It must be called before the board shows the new decision.
func (t *Table) handOver() {
	opens := t.session.NeedsOpening()
	// before the table itself is on the scene stack, the screen would open below it
	if !t.milestones.entered || t.session.Passing() || t.session.AsksToPass() ||
		!opens && !t.reactions.needsHandover() {
		return
	}
	switch {
	case !t.session.HasHiddenInfo(): // everybody looks at the same table
		t.session.Share()
	case opens && !t.session.HolderLearned():
		t.openTable()
	case !opens && !t.session.DeviceInUse():
		t.coverTable()
	default:
		t.askToPass()
		name := t.session.Seats[t.session.Match.Turn()].Name
		if t.session.DecidesAgain() {
			t.app.Announce(i18n.T("%s goes on", name))
			return
		}
		t.app.Announce(i18n.T("Pass the device to %s", name))
	}
}

// askToPass asks the holder to pass the device on. The holder's secrets are covered at once,
// because the next person already looks at the screen.
func (t *Table) askToPass() {
	t.session.AskToPass(t.gameUI.ChosenInSecret)
	t.showOpenSeats()
}

// look shows the holder, who is asked to pass the device on, the own secrets, or covers them again.
func (t *Table) look() {
	t.session.Look()
	t.showOpenSeats()
}

// showOpenSeats shows the table as the seats see it whose secrets are shown now.
func (t *Table) showOpenSeats() {
	if was := t.common.RevealedSeats; was != t.session.Revealed() {
		t.updateOpenSeats()
		t.present.rebuildFromHistory()
		t.Rebuild()
	}
}

// openTable covers the secrets of the person who held the device. The person who decides next does
// so in front of everybody, without a hand-over.
func (t *Table) openTable() {
	covers := t.session.Holder() != engine.NoSeat
	t.present.endRemark()
	t.session.Open()
	t.updateOpenSeats()
	t.Root.ResetFocus()
	t.Root.BeginDecision()
	t.openedAt = t.present.now
	if covers {
		t.present.rebuildFromHistory()
	} else {
		t.notifySettled() // the game's UI must not know the real position
	}
	t.Rebuild()
}

// openingGuard is the time in milliseconds for which presses are ignored after another person has
// got to decide in front of everybody: the second press of the person before must not decide.
const openingGuard = 500

// justOpened reports whether presses are still ignored because another person decides now.
func (t *Table) justOpened() bool { return t.openedAt > 0 && t.present.now-t.openedAt < openingGuard }

// passOn passes the device on to the person who decides next.
func (t *Table) passOn() {
	if t.session.NeedsOpening() {
		t.openTable()
		return
	}
	t.coverTable()
}

// coverTable hides the table behind the hand-over screen for the person who decides next.
func (t *Table) coverTable() {
	next, again := t.session.Match.Turn(), t.session.DecidesAgain()
	t.session.Pass()
	t.present.endRemark()
	t.updateOpenSeats()
	t.present.rebuildFromHistory()
	h := newHandover(t, next)
	h.again = again
	t.app.Push(h)
}

// passNodes removes the controls of the decision while the holder is asked to pass the device on,
// and adds the button that does so.
func (t *Table) passNodes(nodes []ui.Node) []ui.Node {
	if !t.session.AsksToPass() || t.timeline.Busy() {
		return nodes
	}
	area, row := t.frame.decisionAreas()
	nodes = slices.DeleteFunc(nodes, func(n ui.Node) bool {
		at := n.Rect.Center()
		return area.Has(at) || row.Has(at)
	})
	next := t.session.Seats[t.session.Match.Turn()].Name
	label := i18n.T("Pass to %s", next)
	if t.session.DecidesAgain() {
		label = i18n.T("Go on as %s", next)
	}
	pass := ui.Button("pass-device", row, pieces.Button{Icon: "play-button", Material: pieces.Brass, Label: label},
		t.passOn)
	pass.Tip, pass.TipAvoids = i18n.T("Cover the table so you can pass the device."), t.frame.decision
	if t.session.NeedsOpening() {
		pass.Tip = i18n.T("Let the next player move.")
	}
	return append(nodes, pass)
}

// secretsRect returns the rectangle of the button that secretsNode appends: the place of the switch
// of a reaction or, in a low decision area, the end of the line with the heading.
func (fr *frame) secretsRect() geom.Rect {
	r := fr.reactionRow()
	if fr.hasLowDecisionArea() {
		r, _ = r.CutRight(min(r.W, 170*fr.window.View.Letters()))
	}
	return r
}

// showsSecretsButton reports whether the button of secretsNode is there.
func (fr *frame) showsSecretsButton() bool {
	return (fr.session.DecidesOpenly() || fr.session.MayLook()) && !fr.timeline.Busy() && fr.question() == nil
}

// secretsNode appends the button with which a person who decides in front of everybody takes the
// device, to see what only this person may see. It is there whether or not the person holds
// anything that matters, so that it tells nothing. A person who is asked to pass the device on, and
// has just got to see something secret, such as a card drawn, has a button there to look at it.
func (t *Table) secretsNode(dst []ui.Node) []ui.Node {
	if !t.frame.showsSecretsButton() {
		return dst
	}
	look := pieces.Button{Icon: "spyglass", Material: pieces.PaperTag, Size: 13, Label: i18n.T("Show my secrets")}
	if t.session.Looks() {
		look.Label = i18n.T("Hide my secrets")
	}
	n := ui.Button("secrets", t.frame.secretsRect(), look, t.coverTable)
	n.Tip = i18n.T("Cover the table, then show what only %s may see.", t.session.Seats[t.session.Match.Turn()].Name)
	if t.session.MayLook() {
		name := engine.At(t.session.Seats, t.session.Holder()).Name
		n.Press, n.Tip = t.look, i18n.T("Show what only %s may see.", name)
		if t.session.Looks() {
			n.Tip = i18n.T("Hide what only %s may see.", name)
		}
	}
	n.TipAvoids = t.frame.decision
	return append(dst, n)
}

// passTexts returns the heading and the prompt that ask the holder to pass the device on, or the
// person who has just decided in front of everybody to go on alone.
func (t *Table) passTexts() (head, prompt string) {
	next := t.session.Seats[t.session.Match.Turn()].Name
	head, prompt = i18n.T("%s is next", next), i18n.T("See what happened, then pass the device.")
	if t.session.DecidesAgain() {
		head, prompt = i18n.T("%s goes on", next), i18n.T("Your secrets come next. Other players, please look away.")
	}
	if t.session.CanUndo() == nil && !t.session.UndoesOthers() {
		prompt = Sentences(prompt, i18n.T("Until then, you can undo your last move."))
	}
	return head, prompt
}

// uncoverFor removes the hand-over screen and shows the table as seen by a seat, whose person has
// taken the device. The keyboard focus starts at the main button, not where the last holder left
// it.
func (t *Table) uncoverFor(seat engine.Seat) {
	t.session.Take(seat)
	t.updateOpenSeats()
	t.Root.ResetFocus()
	t.showCurrentPosition()
}
