package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// confirmationCheck and adviceCheck are the names of the checks whose questions are shown in place
// of the prompt.
const confirmationCheck, adviceCheck = "confirmation", "advice"

// checkConfirmation asks the player to confirm a press, as far as the settings say: each press that
// plays a move, or only one that cannot be undone and ends the turn by itself or passes up a better
// move. If one press plays several moves, what counts is what all of them lead to.
func (a *adviser) checkConfirmation(p gate.Press) gate.Verdict {
	ask, m := a.app.Settings.Confirm, p.Move
	if a.inLesson() || ask == stage.ConfirmNever || ask == "" {
		return gate.Pass
	}
	whole := p.Whole
	if len(whole) == 0 {
		whole = []engine.Move{m}
	}
	does := a.session.Match.ConsequencesOf(whole)
	final := does.Irreversible
	// as far as the player knows; a bid and an answer in the turn of another seat end no turn
	ends := final && a.isOwnTurn() && does.EndsTurnByItself
	does.SurelyEndsTurn = does.SurelyEndsTurn || ends && a.leavesOnlyPass(whole)
	var forgone *engine.Move
	if ask != stage.ConfirmAlways {
		best, better := a.betterThanPass(m)
		if better && final {
			forgone = &best
		} else if !ends || a.repeatsConfirmed(m) && !does.SurelyEndsTurn {
			return gate.Pass
		}
	}
	a.confirmed = confirmedMove{m, len(a.session.Match.Steps())}
	asked := func() string { return i18n.Question(sequenceWords(a.gameUI, a.session.Match.State(), whole)) }
	return gate.Ask(gate.Question{
		Text:   func() string { return a.confirmationText(asked(), forgone, does, ends) },
		Spoken: asked(),
	})
}

// passSamples is the number of samples of a position in which leavesOnlyPass looks at what is left.
const passSamples = 8

// leavesOnlyPass reports whether moves of the seat to move leave it nothing to do but to end its
// turn, as far as it knows. The turn has then ended even if other seats have no choice either, so
// that the same seat decides next, on the next day for instance.
func (a *adviser) leavesOnlyPass(moves []engine.Move) bool {
	now := a.session.Match.State()
	for sample := range uint64(passSamples) {
		s, err := sampleFor(a.gameUI, now, sample)
		if err != nil {
			return false
		}
		for _, m := range moves {
			if s.Turn() != now.Turn() || s.Play(m, nil) != nil {
				return false
			}
		}
		if left := s.Moves(nil); s.Turn() != now.Turn() || len(left) != 1 || !a.gameUI.IsPass(left[0]) {
			return false
		}
	}
	return true
}

// confirmedMove is a move about which the player was asked whether to play it, with the number of
// decisions before it.
type confirmedMove struct {
	move engine.Move
	made int
}

// repeatsConfirmed reports whether m only repeats the decision just before it, which the player has
// confirmed: the next shot, for instance. Then the player is not asked again.
func (a *adviser) repeatsConfirmed(m engine.Move) bool {
	steps := a.session.Match.Steps()
	last := len(steps) - 1
	if last < 0 || a.confirmed != (confirmedMove{m, last}) || steps[last].Move != m ||
		steps[last].Seat != a.session.Match.Turn() {
		return false
	}
	a.confirmed.made = len(steps)
	return true
}

// isOwnTurn reports whether the seat to move decides in its own turn, which its decision can end.
func (a *adviser) isOwnTurn() bool {
	if a.gameUI.OutsideTurns(a.session.Match.State()) {
		return false
	}
	hero := a.gameUI.Hero(a.session.Match.State())
	return hero == engine.NoSeat || hero == a.session.Match.Turn()
}

// confirmationText returns a question about a press, ask, with what it leads to, does. forgone is a
// better move that the player would miss, nil for none. ends says that perhaps nothing is left to
// do afterwards, so that the press also ends the turn; the text says so only if it is sure. The
// text must not tell which of the results comes that the player cannot know.
func (a *adviser) confirmationText(ask string, forgone *engine.Move, does match.Consequences, ends bool) string {
	end := i18n.T("You can't undo it.")
	if a.isOwnTurn() && does.SurelyEndsTurn {
		end = i18n.T("It ends your turn, and you can't undo it.")
	}
	switch {
	case forgone != nil:
		// last, because "It" in end is the move that was asked about
		return Sentences(ask, end, i18n.T("You could still play “%s”.", a.gameUI.MoveWords(*forgone)))
	case ends:
		return Sentences(ask, end)
	case does.Irreversible:
		return Sentences(ask, i18n.T("You can't undo it."))
	}
	return ask
}

// showQuestion shows a question about a press that has just been asked: in a dialog, or in place of
// the prompt and the controls of the decision.
func (t *Table) showQuestion(q *gate.Question) {
	if q.Modal {
		t.app.Push(kit.Confirm(t.app, q.Text(), q.Yes, q.No, q.Press.Do))
		return
	}
	t.app.Announce(q.Spoken)
	t.Rebuild()
}

// question returns the question that is shown in place of the prompt, nil for none.
func (env *environment) question() *gate.Question {
	if !env.session.PersonDecides() {
		return nil
	}
	return env.gate.Pending()
}

// questionHead returns the heading above question q.
func questionHead(q *gate.Question) string {
	if q.Check == adviceCheck {
		return i18n.T("Heads up")
	}
	return i18n.T("Are you sure?")
}

// cancelQuestion discards the question and the move that it is about.
func (t *Table) cancelQuestion() {
	if q := t.question(); q != nil && q.Check == adviceCheck {
		t.adviser.noteCancelled()
	}
	t.gate.Drop()
	t.Rebuild()
}

// answerByKey handles the keyboard while a question is shown: Enter answers it with yes unless
// another node has the focus, Escape cancels the move.
func (t *Table) answerByKey(in *ui.Input) {
	q := t.question()
	if q == nil || t.timeline.Busy() {
		return
	}
	focus := t.Root.ShownFocus()
	switch {
	case in.Back:
		in.Back = false
		t.cancelQuestion()
	case in.Accept && !in.Early && (focus == "" || focus == q.Press.Node || focus == confirmID):
		in.Accept = false
		t.gate.Answer()
	}
}

// confirmID is the ID of the button that answers the question with yes.
const confirmID = "do-it"

// questionNodes marks the node of the move that the question is about, and replaces the decision's
// controls by two buttons: one plays that move, the other cancels it. The buttons are always in the
// row of the main buttons: a node of that row moves above it if the question is about it.
func (t *Table) questionNodes(nodes []ui.Node) []ui.Node {
	q := t.question()
	if q == nil || t.timeline.Busy() {
		return nodes
	}
	area, row := t.frame.decisionAreas()
	asked := geom.Rect{} // where the press was that the question is about
	kept := nodes[:0]
	for _, n := range nodes {
		own := n.ID == q.Press.Node
		if own {
			asked = n.Rect
		}
		if below := row.Has(n.Rect.Center()); area.Has(n.Rect.Center()) || below && !own {
			continue
		} else if below {
			above, _ := area.CutBottom(buttonHeight)
			n.Rect.Y, n.Rect.H = above.Y, above.H
			n.Draw = dimmed(n.Draw) // only the button that answers the question is brass
		}
		if own {
			n.Draw = marked(n.Draw)
		}
		n.Primary = false
		kept = append(kept, n)
	}
	answer := func(id string, button geom.Rect, do func()) func() {
		return func() {
			// the second half of a double click presses where the first half did
			if t.gate.JustAsked() && asked.Meets(button) {
				t.Root.AnswerEarly(id)
				return
			}
			do()
		}
	}
	not := ui.Button("not-yet", row.Row(0, 2, 8), pieces.Button{Label: i18n.T("Cancel move")},
		answer("not-yet", row.Row(0, 2, 8), t.cancelQuestion))
	not.Tip, not.TipAvoids = i18n.T("Cancel this move. (Esc)"), t.frame.decision
	do := ui.Button(confirmID, row.Row(1, 2, 8), pieces.Button{Label: i18n.T("Go ahead"),
		Material: pieces.Brass}, answer(confirmID, row.Row(1, 2, 8), t.gate.Answer))
	do.Tip, do.TipAvoids, do.Role = i18n.T(
		"Play what you've chosen. You can also press Enter."), t.frame.decision, "move"
	return append(kept, not, do)
}

// dimmed returns a draw function that draws a node as if it were disabled. under is the node's own
// draw function, which may be nil.
func dimmed(under func(*paint.Canvas, *ui.Node, ui.NodeState)) func(*paint.Canvas, *ui.Node, ui.NodeState) {
	if under == nil {
		return nil
	}
	return func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		off := *n
		off.DisabledReason = "-"
		under(p, &off, f)
	}
}

// marked returns a draw function for the node of the chosen move. It draws the node as if the
// pointer were on it, in a frame with a mark. under is the node's own draw function, which
// may be nil.
func marked(under func(*paint.Canvas, *ui.Node, ui.NodeState)) func(*paint.Canvas, *ui.Node, ui.NodeState) {
	return func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		f.Hover = 1
		if under != nil {
			under(p, n, f)
		}
		r := n.DrawnRect(f).Inset(-4)
		p.Outline(r, 9, 5, theme.WalnutInk)
		p.Outline(r, 9, 2.6, theme.BrassHi)
		size := min(11, 0.3*n.Rect.H) // a small thing gets a small mark
		pieces.ChosenMark(p, geom.Point{X: r.Right() - size*0.3, Y: r.Y + size*0.3}, size)
	}
}
