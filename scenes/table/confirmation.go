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
	"gulch/scenes/stage"
)

// pendingMove is a move that was chosen and waits for confirmation.
type pendingMove struct {
	id      string // of the node that plays it
	move    engine.Move
	made    int     // number of decisions before it
	since   float64 // table time when it was chosen
	final   bool    // it cannot be undone
	forgone string  // words of the better move that it gives up, "" for none
	advice  string  // the advice that holds it, "" for a mere confirmation
	play    func()  // plays the move
}

// confirmation holds a chosen move that is not played yet, because it has to be confirmed or advice
// is shown first.
type confirmation struct {
	pending   *pendingMove // nil for none
	advisedAt int          // number of the decision, from 1, at which advice was last shown
}

// pendingAt returns the move that is pending at the decision after made others, nil for none.
func (d *confirmation) pendingAt(made int) *pendingMove {
	if d.pending == nil || d.pending.made != made {
		return nil
	}
	return d.pending
}

// drop discards the pending move.
func (d *confirmation) drop() { d.pending = nil }

// repeated reports whether a move is the pending one (same), and whether choosing it again is only
// the second half of a double click (double). now is the table time.
func (d *confirmation) repeated(m engine.Move, now float64) (same, double bool) {
	p := d.pending
	if p == nil || p.move != m {
		return false, false
	}
	return true, now-p.since < doubleClickTime
}

// doubleClickTime is how long, in milliseconds, a second press on the chosen move does not confirm
// it: it may belong to a double click.
const doubleClickTime = 300

// needsConfirmation reports whether a move must be confirmed first, and then makes it pending. play
// is called to play it when it is confirmed.
func (t *Table) needsConfirmation(id string, m engine.Move, play func()) bool {
	if same, double := t.confirmation.repeated(m, t.now); same {
		return double
	}
	t.confirmation.drop()
	ask, final := t.app.Settings.Confirm, false
	if t.tutor != nil || ask == stage.ConfirmNever || ask == "" {
		return false
	}
	final = t.match.Irreversible(m)
	left := ""
	if ask != stage.ConfirmAlways {
		best, asks := ForgoneMove(t.gameUI, t.match, m)
		if !asks {
			return false
		}
		left = t.gameUI.MoveWords(best)
	}
	t.confirmation.pending = &pendingMove{id: id, move: m, made: len(t.match.Steps()), since: t.now, final: final,
		forgone: left, play: play}
	t.app.Announce(i18n.Question(t.gameUI.MoveWords(m)))
	t.Rebuild()
	return true
}

// minForgonePoints is the least difference in points, by the heuristics, at which giving up a
// better move is worth a question.
const minForgonePoints = 2

// ForgoneMove returns the better move that is given up by a move which only ends, stops or declines
// something. It returns false if there is no such move, if the move can be undone, or if the turn
// goes on after it. The table asks for confirmation when it returns true, unless the player's
// settings want more questions or none.
func ForgoneMove(p GameUI, m *match.Match, move engine.Move) (engine.Move, bool) {
	if !p.IsPass(move) || !m.Irreversible(move) || !m.EndsTurn(move) {
		return engine.Move{}, false
	}
	best, points := m.BestAlternative(move)
	return best, points >= minForgonePoints
}

// pendingMove returns the move that waits for confirmation, nil for none.
func (t *Table) pendingMove() *pendingMove {
	if t.match == nil || !t.personDecides() {
		return nil
	}
	return t.confirmation.pendingAt(len(t.match.Steps()))
}

// dropPending discards the pending move and reports whether there was one.
func (t *Table) dropPending() bool {
	had := t.pendingMove() != nil
	t.confirmation.drop()
	if had {
		t.Rebuild()
	}
	return had
}

// answerConfirmation handles the keys while a move is pending: Enter plays it unless another node
// has the focus, Escape discards it.
func (t *Table) answerConfirmation(in *ui.Input) {
	p := t.pendingMove()
	if p == nil || t.timeline.Busy() {
		return
	}
	focus := t.Root.ShownFocus()
	switch {
	case in.Back:
		in.Back = false
		t.dropPending()
	case in.Accept && (focus == "" || focus == p.id || focus == confirmID):
		in.Accept = false
		t.confirm()
	}
}

// confirm plays the pending move.
func (t *Table) confirm() {
	if p := t.pendingMove(); p != nil {
		p.play()
	}
}

// confirmationText returns the question that is shown while a move is pending.
func (t *Table) confirmationText(p *pendingMove) string {
	switch {
	case p.advice != "" && p.final:
		return Sentences(p.advice, i18n.T("This move cannot be taken back."))
	case p.advice != "":
		return p.advice
	case p.forgone != "":
		return Sentences(i18n.Question(t.gameUI.MoveWords(p.move)), i18n.T("You could still do this: “%s”.",
			p.forgone),
			i18n.T("Your turn ends with it, and it cannot be taken back."))
	case p.final:
		return Sentences(i18n.Question(t.gameUI.MoveWords(p.move)), i18n.T("It cannot be taken back."))
	}
	return i18n.Question(t.gameUI.MoveWords(p.move))
}

// confirmID is the ID of the button that plays the pending move.
const confirmID = "do-it"

// confirmNodes marks the node of the pending move and replaces the decision's controls by the
// question's buttons: in the row of the main buttons, or above it if the chosen move is in that
// row.
func (t *Table) confirmNodes(nodes []ui.Node) []ui.Node {
	p := t.pendingMove()
	if p == nil || t.timeline.Busy() {
		return nodes
	}
	area, row := t.decisionAreas()
	at := row
	kept := nodes[:0]
	for _, n := range nodes {
		own := n.ID == p.id
		if below := row.Has(n.Rect.Center()); area.Has(n.Rect.Center()) || below && !own {
			continue
		} else if below {
			at, _ = area.CutBottom(buttonHeight)
		}
		if own {
			n.Draw = marked(n.Draw)
		}
		n.Primary = false
		kept = append(kept, n)
	}
	answer := func(do func()) func() {
		return func() {
			if t.now-p.since >= doubleClickTime {
				do()
			}
		}
	}
	not := ui.Button("not-yet", at.Row(0, 2, 8), pieces.Button{Label: i18n.T("Not yet")},
		answer(func() { t.dropPending() }))
	not.Tip, not.TipAvoids = i18n.T("Lets it go. Escape does the same."), t.chrome.decision
	do := ui.Button(confirmID, at.Row(1, 2, 8), pieces.Button{Label: i18n.T("Do it"), Icon: "check-mark",
		Material: pieces.Brass}, answer(t.confirm))
	do.Tip, do.TipAvoids, do.Role = i18n.T(
		"Plays what you have chosen. Enter does the same."), t.chrome.decision, "move"
	return append(kept, not, do)
}

// marked draws a node as if the pointer were on it, in a frame with a check mark: it is the chosen
// one.
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
		mark := geom.Point{X: r.Right() - size*0.3, Y: r.Y + size*0.3}
		p.Disc(mark, size, theme.WalnutInk, theme.WalnutInk)
		p.Disc(mark, size*0.85, theme.BrassHi, theme.Brass)
		p.Icon("check-mark", mark, size*1.1, theme.Ink)
	}
}
