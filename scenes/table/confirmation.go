package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// pendingMove is a move that was chosen and waits to be confirmed.
type pendingMove struct {
	id      string // of the node that makes it
	move    engine.Move
	made    int     // decisions that stood when it was chosen
	since   float64 // table time
	final   bool    // it could not be taken back
	forgone string  // what would be left by it, "" for nothing
	advice  string  // why it waits, "" where that is only to be sure; see Advice
	play    func()  // makes it
}

// confirmation is what keeps a move waiting that was chosen: that it has to be confirmed, or that something is said first.
type confirmation struct {
	pending   *pendingMove // the move that waits to be confirmed, nil for none
	advisedAt int          // the decision before which something was said last, counted from 1
}

// pendingAt returns the move that waits before a decision, after so many of them; nil for none.
func (d *confirmation) pendingAt(made int) *pendingMove {
	if d.pending == nil || d.pending.made != made {
		return nil
	}
	return d.pending
}

// drop drops the move that waits.
func (d *confirmation) drop() { d.pending = nil }

// repeated reports whether a move is the one that waits already, and whether choosing it again is only half of a double click,
// at a table time.
func (d *confirmation) repeated(m engine.Move, now float64) (same, double bool) {
	p := d.pending
	if p == nil || p.move != m {
		return false, false
	}
	return true, now-p.since < doubleClickTime
}

// doubleClickTime is for how long a second press on the chosen move does not confirm it, in milliseconds: it belongs to a
// double click.
const doubleClickTime = 300

// needsConfirmation reports whether a move has to be confirmed first, and then marks it as chosen. again makes it all the same.
func (t *Table) needsConfirmation(id string, m engine.Move, play func()) bool {
	if same, double := t.confirmation.repeated(m, t.now); same {
		return double
	}
	t.confirmation.drop()
	ask, final := t.app.Settings.Confirm, false
	if t.tutor != nil || ask == stage.ConfirmNever || ask == "" {
		return false
	}
	final = t.match.Final(m)
	left := ""
	if ask != stage.ConfirmAlways {
		best, asks := Leaving(t.gameUI, t.match, m)
		if !asks {
			return false
		}
		left = t.gameUI.MoveWords(best)
	}
	t.confirmation.pending = &pendingMove{id: id, move: m, made: len(t.match.Steps()), since: t.now, final: final, forgone: left, play: play}
	t.app.Say(words.Question(t.gameUI.MoveWords(m)))
	t.Rebuild()
	return true
}

// minForgonePoints is from how many points on, at one glance, something is worth a question before it is left.
const minForgonePoints = 2

// Leaving returns the move of worth that would be left by one that only ends, stops or declines something; false where there is
// none, where the move can be taken back, and where the turn goes on after it. It is what is asked about unless a player wants
// more questions or none.
func Leaving(p Play, m *match.Match, move engine.Move) (engine.Move, bool) {
	if !p.Leaves(move) || !m.Final(move) || !m.Ends(move) {
		return engine.Move{}, false
	}
	best, points := m.Left(move)
	return best, points >= minForgonePoints
}

// pendingMove returns the move that waits to be confirmed, nil for none.
func (t *Table) pendingMove() *pendingMove {
	if t.match == nil || !t.personDecides() {
		return nil
	}
	return t.confirmation.pendingAt(len(t.match.Steps()))
}

// dropPending drops the move that waits to be confirmed. It reports whether there was one.
func (t *Table) dropPending() bool {
	had := t.pendingMove() != nil
	t.confirmation.drop()
	if had {
		t.Rebuild()
	}
	return had
}

// answerConfirmation answers the question whether the chosen move is meant: Enter plays it, unless the focus has gone elsewhere,
// Escape lets it go.
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

// confirm plays the chosen move.
func (t *Table) confirm() {
	if p := t.pendingMove(); p != nil {
		p.play()
	}
}

// confirmationText asks whether the chosen move is meant.
func (t *Table) confirmationText(p *pendingMove) string {
	switch {
	case p.advice != "" && p.final:
		return Sentences(p.advice, words.T("This move cannot be taken back."))
	case p.advice != "":
		return p.advice
	case p.forgone != "":
		return Sentences(words.Question(t.gameUI.MoveWords(p.move)), words.T("You could still do this: “%s”.", p.forgone),
			words.T("Your turn ends with it, and it cannot be taken back."))
	case p.final:
		return Sentences(words.Question(t.gameUI.MoveWords(p.move)), words.T("It cannot be taken back."))
	}
	return words.Question(t.gameUI.MoveWords(p.move))
}

// confirmID names the button that plays the chosen move.
const confirmID = "do-it"

// confirmNodes marks the chosen move and puts the question in place of the controls of the decision: at the bottom, where
// the main buttons are, or above them where the chosen move is one of these.
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
	not := ui.Button("not-yet", at.Row(0, 2, 8), pieces.Button{Label: words.T("Not yet")}, answer(func() { t.dropPending() }))
	not.Tip, not.TipAt = words.T("Lets it go. Escape does the same."), t.chrome.ask
	do := ui.Button(confirmID, at.Row(1, 2, 8), pieces.Button{Label: words.T("Do it"), Icon: "check-mark", Make: pieces.Brass}, answer(t.confirm))
	do.Tip, do.TipAt, do.Role = words.T("Plays what you have chosen. Enter does the same."), t.chrome.ask, "move"
	return append(kept, not, do)
}

// marked draws what a node shows as if the pointer lay on it, in a frame: it is what was chosen.
func marked(under func(*paint.Pen, *ui.Node, ui.Feel)) func(*paint.Pen, *ui.Node, ui.Feel) {
	return func(p *paint.Pen, n *ui.Node, f ui.Feel) {
		f.Hover = 1
		if under != nil {
			under(p, n, f)
		}
		r := n.At(f).Inset(-4)
		p.Outline(r, 9, 5, theme.WalnutInk)
		p.Outline(r, 9, 2.6, theme.BrassHi)
		size := min(11, 0.3*n.Rect.H) // on a small thing a small mark
		mark := geom.Point{X: r.Right() - size*0.3, Y: r.Y + size*0.3}
		p.Disc(mark, size, theme.WalnutInk, theme.WalnutInk)
		p.Disc(mark, size*0.85, theme.BrassHi, theme.Brass)
		p.Icon("check-mark", mark, size*1.1, theme.Ink)
	}
}
