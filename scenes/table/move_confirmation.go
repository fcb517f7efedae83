package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// pendingMove is a move that the player has chosen and must confirm before it is played.
type pendingMove struct {
	id      string // ID of the node that plays it
	move    engine.Move
	made    int     // number of decisions made before the move
	since   float64 // table time in ms when it was chosen
	final   bool    // the move cannot be undone
	ends    bool    // nothing is left to do after the move, so that it also ends the turn
	forgone string  // words of a better move that the player would miss, "" for none
	advice  string  // advice shown about the move, "" if it only needs confirmation
	play    func()  // plays the move after confirmation
}

// confirmation holds the pending move: one that the player has chosen but that is not played yet,
// because it must be confirmed or because advice is shown first.
type confirmation struct {
	pending *pendingMove  // the move to confirm, nil for none
	advised []engine.Move // moves of the current decision before which advice was shown
}

// pendingAt returns the move that is pending in the current decision, nil for none. made is the
// number of decisions made so far; a pending move of an earlier decision is ignored.
func (d *confirmation) pendingAt(made int) *pendingMove {
	if d.pending == nil || d.pending.made != made {
		return nil
	}
	return d.pending
}

// drop discards the pending move.
func (d *confirmation) drop() { d.pending = nil }

// repeated compares move m with the pending move. The result same is true if they are equal, so
// that the player chooses the move a second time. double is true if that was so soon that the
// second press is only the second half of a double click. now is the table time in ms.
func (d *confirmation) repeated(m engine.Move, now float64) (same, double bool) {
	p := d.pending
	if p == nil || p.move != m {
		return false, false
	}
	return true, now-p.since < doubleClickTime
}

// doubleClickTime is the time in milliseconds in which a second press on the chosen move does not
// confirm it, because it may be the second half of a double click.
const doubleClickTime = 300

// needsConfirmation reports whether move m must be confirmed before it is played; if so, it makes
// the move pending. For a move that is pending already, it is true only if the press belongs to a
// double click. id is the ID of the node that plays m; play is called when the player confirms.
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
	left, ends := "", final && t.match.EndsTurnByItself(m)
	if ask != stage.ConfirmAlways {
		best, better := t.betterThanPass(m)
		if asks := better && final; asks {
			left = t.gameUI.MoveWords(best)
		} else if !ends {
			return false
		}
	}
	t.confirmation.pending = &pendingMove{id: id, move: m, made: len(t.match.Steps()), since: t.now, final: final,
		ends: ends, forgone: left, play: play}
	t.app.Announce(i18n.Question(t.gameUI.MoveWords(m)))
	t.Rebuild()
	return true
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

// answerConfirmation handles the keyboard while a move is pending: Enter plays the move unless
// another node has the focus, Escape discards it.
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

// confirmationText returns the question that is shown while move p is pending.
func (t *Table) confirmationText(p *pendingMove) string {
	switch {
	case p.advice != "" && p.final:
		return Sentences(p.advice, i18n.T("You can't undo this move."))
	case p.advice != "":
		return p.advice
	case p.forgone != "":
		return Sentences(i18n.Question(t.gameUI.MoveWords(p.move)), i18n.T("You could still play “%s”.",
			p.forgone),
			i18n.T("It ends your turn, and you can't undo it."))
	case p.ends:
		return Sentences(i18n.Question(t.gameUI.MoveWords(p.move)), i18n.T("It ends your turn, and you can't undo it."))
	case p.final:
		return Sentences(i18n.Question(t.gameUI.MoveWords(p.move)), i18n.T("You can't undo it."))
	}
	return i18n.Question(t.gameUI.MoveWords(p.move))
}

// confirmID is the ID of the button that plays the pending move.
const confirmID = "do-it"

// confirmNodes marks the node of the pending move, and replaces the decision's controls by two
// buttons: one plays the pending move, the other discards it. The buttons are in the row of the
// main buttons, or above that row if the chosen move is in it.
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
	not := ui.Button("not-yet", at.Row(0, 2, 8), pieces.Button{Label: i18n.T("Cancel move")},
		answer(func() { t.dropPending() }))
	not.Tip, not.TipAvoids = i18n.T("Cancel this move. (Esc)"), t.chrome.decision
	do := ui.Button(confirmID, at.Row(1, 2, 8), pieces.Button{Label: i18n.T("Go ahead"),
		Material: pieces.Brass}, answer(t.confirm))
	do.Tip, do.TipAvoids, do.Role = i18n.T(
		"Play what you've chosen. You can also press Enter."), t.chrome.decision, "move"
	return append(kept, not, do)
}

// marked returns a draw function for the node of the chosen move. It draws the node as if the
// pointer were on it, in a frame with a check mark. under is the node's own draw function, which
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
		mark := geom.Point{X: r.Right() - size*0.3, Y: r.Y + size*0.3}
		p.Disc(mark, size, theme.WalnutInk, theme.WalnutInk)
		p.Disc(mark, size*0.85, theme.BrassHi, theme.Brass)
		p.Icon("check-mark", mark, size*1.1, theme.Ink)
	}
}
