package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// mainButtonFaults returns a message for each enabled brass button of a position that proposes a
// move although the player has chosen nothing. The button may only play the single legal move, a
// move that costs nothing and makes no other move illegal, or a move that ends or declines
// something if no other move is rated higher. There is also a message if several buttons are made
// of brass.
func mainButtonFaults(game table.Game, p position) (wrong []string) {
	if len(p.legal) < 2 {
		return nil
	}
	table.NotifyAllShown(p.play, p.state)
	made := map[engine.Move]bool{}
	nodes, _ := p.nodes(made)
	var brass []string
	for _, n := range nodes {
		if !n.Primary {
			continue
		}
		brass = append(brass, n.ID)
		if !n.Enabled() {
			continue
		}
		n.Press()
		for m := range made {
			if why := proposal(game, p, m); why != "" {
				wrong = append(wrong, fmt.Sprintf("%s: with nothing chosen, the brass button %q (%s) plays %q, "+
					"which %s: use table.Decision.MainMove or ChooseButton", p.name, n.Label, n.ID,
					p.state.Notation(m), why))
			}
		}
		clear(made)
		table.NotifyAllShown(p.play, p.state)
	}
	if len(brass) > 1 {
		wrong = append(wrong, fmt.Sprintf("%s: the buttons %q are made of brass, expected at most one", p.name, brass))
	}
	return wrong
}

// proposal returns why the brass button must not play move m before the player has chosen
// something: what the move costs, or which other move it makes impossible. It returns "" if the
// button may.
func proposal(game table.Game, p position, m engine.Move) string {
	seat := p.state.Turn()
	text := p.state.Notation(m)
	leaves := p.play.IsPass(m) || slices.Contains(leavingMoves, text)
	if !leaves {
		for _, c := range table.PreviewMoves(p.play, p.state, m).Changes {
			if c.Seat == seat && c.Pays > 0 {
				return fmt.Sprintf("costs %d %s", c.Pays, c.Name)
			}
		}
	}
	copied, err := game.Rules.New(p.state.Seats(), nil, 1)
	if err != nil {
		return err.Error()
	}
	p.state.CopyTo(copied)
	copied.Determinize(seat, rand.New(rand.NewPCG(7, 7)))
	if guide, ok := copied.(engine.Heuristics); ok && leaves {
		if weights := guide.Prior(p.legal, nil); weights[slices.Index(p.legal, m)] == slices.Max(weights) {
			return ""
		}
	}
	if lost := closed(copied, p.legal, m); lost != "" && text != "refill" {
		return fmt.Sprintf("makes %q impossible", lost)
	}
	return ""
}

// leavingMoves lists the notation of moves that end or decline something although
// [table.Questions.IsPass] is false for them, because the app warns before a pass. Among them is
// the draw of new cards without discarding any.
var leavingMoves = []string{"accept", "pass", "no", "no_arrest", "let_stand", "keep_roll", "keep_none", "resolve_done",
	"refill"}

// closed looks for a move that m makes impossible: a move in legal that is of another kind than m
// or about another object, and that is not legal after m. It returns the notation of the first such
// move, or "" if there is none. It plays m in s, so s changes. If m begins another phase of the
// same seat, it returns "".
func closed(s engine.State, legal []engine.Move, m engine.Move) string {
	before := make([]string, len(legal))
	for i, x := range legal {
		before[i] = s.Notation(x)
	}
	seat, phase := s.Turn(), s.Phase()
	if err := s.Play(m, nil); err != nil {
		return err.Error()
	}
	if s.Turn() == seat && s.Phase() != phase {
		return ""
	}
	after := s.Moves(nil)
	for i, x := range legal {
		if same := x.Kind == m.Kind && x.A == m.A; !same && (s.Turn() != seat || !slices.Contains(after, x)) {
			return before[i]
		}
	}
	return ""
}

// MainButtonTextFaults returns one message for each text of the brass button, or of the dim one
// that names what to choose, that is too small or too wide for the button. It checks decisions of
// every phase and with every kind of move. host runs a function where images can be read, see
// [CheckPixels].
func MainButtonTextFaults(app *stage.App, game table.Game, host func(func())) (wrong []string) {
	host(func() {
		seen := map[string]bool{}
		_, err := positions(app, game, func(p position) {
			ask := table.NewDecision(p.play, p.state, p.legal)
			ask.Row.W = mainButtonWidth
			for _, n := range p.play.Nodes(ask, nil) {
				if n.ID != table.MainID && n.ID != table.ChooseID || n.Draw == nil {
					continue
				}
				for _, w := range textsOfNode(app.Kit, &n) {
					if kind := (smallText{DrawnText: w}).kind(); !seen[kind] &&
						(w.Size < MinLabelSize || w.Rect.X < n.Rect.X || w.Rect.Right() > n.Rect.Right()) {
						seen[kind] = true
						wrong = append(wrong, fmt.Sprintf("%s: the text %q does not fit on the brass button: "+
							"size %.1f, expected at least %.1f, width %.0f of %.0f. Use fewer words in "+
							"the table's MoveWords.",
							p.name, w.Text, w.Size, MinLabelSize, w.Rect.W, n.Rect.W))
					}
				}
			}
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}

// mainButtonWidth is the width, in design units, of the brass button in a wide window with an undo
// button beside it.
const mainButtonWidth = 198

// textsOfNode returns the texts that a node draws at rest.
func textsOfNode(kit *paint.Renderer, n *ui.Node) (all []paint.DrawnText) {
	window, _ := WideWindow()
	pen := new(paint.Trace).Canvas(kit, 1280, 720, window.View)
	pen.OnText = func(w paint.DrawnText) { all = append(all, w) }
	n.Draw(pen, n, ui.NodeState{})
	pen.Flush()
	return all
}
