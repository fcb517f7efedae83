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

// The brass button at the bottom right says the next press that is worth most at a glance, and what it comes to; what ends, passes
// or declines something stands beside it in leather as long as there is one. Enter and Space begin at the brass one.

// Best returns the move that the guide of the game finds best at a glance, from what the seat knows. It is not ok where none leaves
// the others by the word of leaves, or where that is the best: then leaving is the next press.
func (a *Ask) Best(leaves func(engine.Move) bool) (best engine.Move, ok bool) {
	if !slices.ContainsFunc(a.Legal, leaves) {
		return best, false
	}
	best, ok = a.Favourite(nil)
	return best, ok && !leaves(best)
}

// Favourite returns the move that the guide of the game finds best at a glance among those that a game wants on brass, nil for all,
// from what the seat knows. It is not ok where there is none, or no guide.
func (a *Ask) Favourite(want func(engine.Move) bool) (best engine.Move, ok bool) {
	if len(a.Legal) == 0 || a.gameUI == nil {
		return best, false
	}
	s, err := a.gameUI.copyState(a.State)
	if err != nil {
		return best, false
	}
	guide, guided := s.(engine.Guide)
	if !guided {
		return best, false
	}
	s.Determinize(a.Seat, rand.New(rand.NewPCG(7, 7))) // what follows is found from what the seat knows
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

// BestID is the ID of the brass button while it makes the move that is best at a glance.
const BestID = "best"

// BestButton is the brass button that makes the best move. Without a note in look it says what becomes of one's own figures.
func (a *Ask) BestButton(m engine.Move, look pieces.Button, tip string) ui.Node {
	look.Make = pieces.Brass
	if look.Size == 0 {
		look.Size = 14
	}
	if look.Note == "" {
		look.Note = a.Brief(m)
	}
	n := a.ButtonAs(BestID, m, a.Row, look, tip, ebiten.KeyEnter)
	n.Label = a.moveWords(m)
	return n
}

// maxBriefStats is how many figures are told in a few words.
const maxBriefStats = 2

// Brief says in a few words what a move pays and brings whoever decides: "Money −3, Points +2". It is "" where no figure changes, or
// nobody can know.
func (a *Ask) Brief(m engine.Move) string {
	if a.gameUI == nil {
		return ""
	}
	var parts []string
	for _, c := range Foresee(a.gameUI, a.State, m).Figures {
		if by := c.Brings - c.Pays; c.Seat == a.Seat && by != 0 && c.Name != "" && len(parts) < maxBriefStats {
			sign := "+"
			if by < 0 {
				sign, by = "−", -by
			}
			name, _, _ := strings.Cut(c.Name, ",") // what is said of it besides stands elsewhere
			parts = append(parts, name+" "+sign+pieces.Number(by))
		}
	}
	return strings.Join(parts, ", ")
}

// Beside is where the buttons stand that leave what a brass one proposes: in a row above it, which is taken from the area, or left of
// it where there is no room above.
func (a *Ask) Beside(brass *ui.Node) geom.Rect {
	if a.Area.H >= a.Row.H {
		row, _ := a.Area.CutBottom(a.Row.H - 4)
		return row
	}
	left, right := a.Row.CutLeft(a.Row.W * 0.38)
	_, brass.Rect = right.CutLeft(6)
	return left
}
