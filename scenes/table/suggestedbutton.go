package table

import (
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The brass button at the bottom right plays the move that the game's heuristics rate best, and
// says what it changes. A move that ends, passes or declines something is beside it in leather, as
// long as there is a better one. Enter and Space start at the brass button.

// SuggestedMove returns the legal move that the game's heuristics rate best, from what the seat
// knows. ok is false if no move satisfies leaves (only ends or declines something), or if the best
// one does: then that is the move to suggest.
func (a *Decision) SuggestedMove(leaves func(engine.Move) bool) (best engine.Move, ok bool) {
	if !slices.ContainsFunc(a.Legal, leaves) {
		return best, false
	}
	best, ok = a.SuggestedAmong(nil)
	return best, ok && !leaves(best)
}

// SuggestedAmong returns the move that the game's heuristics rate best among those that satisfy
// want, nil for all, from what the seat knows. ok is false if there is none, or the game has no
// heuristics.
func (a *Decision) SuggestedAmong(want func(engine.Move) bool) (best engine.Move, ok bool) {
	if len(a.Legal) == 0 || a.gameUI == nil {
		return best, false
	}
	s, err := a.gameUI.copyState(a.State)
	if err != nil {
		return best, false
	}
	guide, guided := s.(engine.Heuristics)
	if !guided {
		return best, false
	}
	s.Determinize(a.Seat, rand.New(rand.NewPCG(7, 7))) // the rating must follow from what the seat knows
	most := -1
	weights := guide.Prior(a.Legal, nil)
	for i, w := range weights {
		if (want == nil || want(a.Legal[i])) && (most < 0 || w > weights[most]) {
			most = i
		}
	}
	if most < 0 {
		return best, false
	}
	return a.Legal[most], true
}

// SuggestedID is the ID of the brass button.
const SuggestedID = "best"

// SuggestedButton returns the brass button that plays the best move. If look has no note, the note
// says how the seat's own figures change.
func (a *Decision) SuggestedButton(m engine.Move, look pieces.Button, tip string) ui.Node {
	look.Material = pieces.Brass
	if look.Size == 0 {
		look.Size = 14
	}
	if look.Note == "" {
		look.Note = a.EffectSummary(m)
	}
	n := a.ButtonAs(SuggestedID, m, a.Row, look, tip, ebiten.KeyEnter)
	n.Label = a.moveWords(m)
	return n
}

// maxBriefStats is how many figures Brief names.
const maxBriefStats = 2

// EffectSummary returns in a few words how a move changes the figures of the seat that decides:
// "Money −3, Points +2". It is "" if no figure changes, or the changes cannot be known.
func (a *Decision) EffectSummary(m engine.Move) string {
	if a.gameUI == nil {
		return ""
	}
	var parts []string
	for _, c := range PreviewMoves(a.gameUI, a.State, m).Changes {
		if by := c.Brings - c.Pays; c.Seat == a.Seat && by != 0 && c.Name != "" && len(parts) < maxBriefStats {
			sign := "+"
			if by < 0 {
				sign, by = "−", -by
			}
			name, _, _ := strings.Cut(c.Name, ",") // a qualification after the comma is shown elsewhere
			parts = append(parts, name+" "+sign+pieces.Number(by))
		}
	}
	return strings.Join(parts, ", ")
}

// SecondaryRow returns the rectangle for the buttons that decline the suggestion of a brass one: a
// row above it, taken from the decision's area, or the space left of it if there is no room above;
// brass is then made narrower.
func (a *Decision) SecondaryRow(brass *ui.Node) geom.Rect {
	if a.Area.H >= a.Row.H {
		row, _ := a.Area.CutBottom(a.Row.H - 4)
		return row
	}
	left, right := a.Row.CutLeft(a.Row.W * 0.38)
	_, brass.Rect = right.CutLeft(6)
	return left
}
