package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// updateOpenSeats sets [Common.RevealedSeats], the seats whose secrets are shown.
func (t *Table) updateOpenSeats() { t.common.RevealedSeats = t.session.Revealed() }

// needsHandover reports whether the device must go to another person: the person who decides next
// does not hold it, and the decision is not answered automatically.
func (t *Table) needsHandover() bool {
	if !t.session.DeviceElsewhere() {
		return false
	}
	_, excused := t.automaticAnswer()
	return !excused
}

// handOver starts a hand-over if the person who decides next does not hold the device and something
// is hidden. The holder is asked to pass the device on; if nobody holds it, the hand-over screen
// opens at once. It must be called before the board shows the new decision.
func (t *Table) handOver() {
	// before the table itself is on the scene stack, the screen would open below it
	if !t.milestones.entered || t.session.Passing() || !t.needsHandover() || t.session.AsksToPass() {
		return
	}
	switch {
	case !t.session.HasHiddenInfo(): // everybody looks at the same table
		t.session.Share()
	case t.session.Holder() == engine.NoSeat:
		t.coverTable()
	default:
		t.session.AskToPass()
		t.app.Announce(i18n.T("Pass the device to %s", t.session.Seats[t.session.Match.Turn()].Name))
	}
}

// coverTable hides the table behind the hand-over screen for the person who decides next.
func (t *Table) coverTable() {
	next := t.session.Match.Turn()
	t.session.Pass()
	t.updateOpenSeats()
	t.rebuildFromHistory()
	t.app.Push(newHandover(t, next))
}

// passNodes removes the controls of the decision while the holder is asked to pass the device on,
// and adds the button that does so.
func (t *Table) passNodes(nodes []ui.Node) []ui.Node {
	if !t.session.AsksToPass() || t.timeline.Busy() {
		return nodes
	}
	area, row := t.decisionAreas()
	nodes = slices.DeleteFunc(nodes, func(n ui.Node) bool {
		at := n.Rect.Center()
		return area.Has(at) || row.Has(at)
	})
	pass := ui.Button("pass-device", row, pieces.Button{Icon: "play-button", Material: pieces.Brass,
		Label: i18n.T("Pass to %s", t.session.Seats[t.session.Match.Turn()].Name)}, t.coverTable)
	pass.Tip, pass.TipAvoids = i18n.T("Cover the table so you can pass the device."), t.chrome.decision
	return append(nodes, pass)
}

// passTexts returns the heading and the prompt that ask the holder to pass the device on.
func (t *Table) passTexts() (head, prompt string) {
	head = i18n.T("%s is next", t.session.Seats[t.session.Match.Turn()].Name)
	prompt = i18n.T("See what happened, then pass the device.")
	if t.session.Match.CanUndo(t.session.Holder()) == nil {
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
