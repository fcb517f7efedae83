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
// shows what the move changes. As long as there is something better to do, a move that ends, passes
// or declines something is a leather button beside it. The keyboard focus starts at the brass
// button, so Enter and Space play it.

// SuggestedMove returns the legal move that the game's heuristics rate best, from what the seat
// knows. It is for decisions in which the seat can also end or decline something; leaves reports
// whether a move does so. ok is false if leaves is false for every legal move, or true for the best
// one.
func (a *Decision) SuggestedMove(leaves func(engine.Move) bool) (best engine.Move, ok bool) {
	if !slices.ContainsFunc(a.Legal, leaves) {
		return best, false
	}
	best, ok = a.SuggestedAmong(nil)
	return best, ok && !leaves(best)
}

// SuggestedAmong returns the move that the game's heuristics rate best, from what the seat knows,
// among the legal moves for which want returns true; want may be nil for all moves. ok is false if
// there is no such move or the game has no heuristics.
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

// SuggestedID is the ID of the brass button, which plays the suggested move.
const SuggestedID = "best"

// SuggestedButton returns the brass button that plays move m. If look has no note, the note says
// how the move changes the seat's own values.
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

// maxBriefStats is the largest number of values that EffectSummary names.
const maxBriefStats = 2

// EffectSummary returns in a few words how move m changes the values of the seat that decides:
// "Money −3, Points +2". It returns "" if no value changes or the changes cannot be known.
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

// SecondaryRow returns the rectangle for the buttons that decline the suggestion of the brass
// button. It is a row above the brass button, cut off the decision's area. If there is no room
// above, SecondaryRow makes the brass button narrower and returns the space left of it.
func (a *Decision) SecondaryRow(brass *ui.Node) geom.Rect {
	if a.Area.H >= a.Row.H {
		row, _ := a.Area.CutBottom(a.Row.H - 4)
		return row
	}
	left, right := a.Row.CutLeft(a.Row.W * 0.38)
	_, brass.Rect = right.CutLeft(6)
	return left
}
