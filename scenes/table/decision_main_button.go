package table

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The brass button at the bottom right proposes nothing of its own: proposals are the hint's. It
// does what the player has chosen. As long as nothing is chosen, it plays the move of
// [Decision.MainMove], which costs nothing and closes nothing or ends something that has nothing
// left to offer, or it is dim and names what to choose, see [Decision.ChooseButton]. All other
// buttons are made of leather. The keyboard focus starts at the brass button, so Enter and Space
// press it.

// Leaves reports whether a move ends, passes or declines something, so that the brass button may
// play it. lead is the number of points by which the heuristics must rate the move above every
// other one.
type Leaves func(m engine.Move) (lead float32, leaves bool)

// ClearLead is the lead in points from which a search hardly ever finds a better move than one that
// ends, passes or declines something. tabletest.CheckButtonEnds measures that.
const ClearLead = 1

// ClearlyLeaves returns a function that requires a clear lead of all moves for which is returns
// true.
func ClearlyLeaves(is func(engine.Move) bool) Leaves {
	return func(m engine.Move) (float32, bool) { return ClearLead, is(m) }
}

// MainMove returns the move that the brass button plays while the player has chosen nothing. leaves
// reports whether a move ends, passes or declines something. free, which may be nil, selects moves
// that may be played without an explicit choice. The result is the first of these that exists: the
// only legal move; the move that the heuristics rate best, if leaves is true for it and its lead is
// large enough; the only move for which free is true and which costs nothing and makes no other
// move illegal. A move against which the player sees advice is not among the last two. ok is false
// if there is none, so that the player has to choose.
func (a *Decision) MainMove(leaves Leaves, free func(engine.Move) bool) (m engine.Move, ok bool) {
	if len(a.Legal) == 1 {
		return a.Legal[0], true
	}
	if slices.ContainsFunc(a.Legal, func(m engine.Move) bool { _, is := leaves(m); return is }) {
		if best, lead, rated := a.bestRated(); rated && !a.advisedAgainst(best) {
			if least, is := leaves(best); is && lead >= least {
				return best, true
			}
		}
	}
	if free == nil {
		return m, false
	}
	for _, x := range a.Legal {
		if !free(x) || !a.costsNothing(x) || !a.closesNothing(x) {
			continue
		}
		if ok { // the player has to choose between the two
			return engine.Move{}, false
		}
		m, ok = x, true
	}
	if ok && a.advisedAgainst(m) {
		return engine.Move{}, false
	}
	return m, ok
}

// advisedAgainst reports whether the player sees advice for another move than m, or waits for a
// hint that may name another one: a hint for another move, or a rating by the coach below the best.
func (a *Decision) advisedAgainst(m engine.Move) bool {
	return a.awaitsHint || a.Hint.Kind != 0 && a.Hint != m || a.isWorse != nil && a.isWorse(m)
}

// costsNothing reports whether move m takes nothing from the seat that decides, as far as its
// preview says.
func (a *Decision) costsNothing(m engine.Move) bool {
	for _, c := range PreviewMoves(a.gameUI, a.State, m).Changes {
		if c.Seat == a.Seat && c.Pays > 0 {
			return false
		}
	}
	return true
}

// closesNothing reports whether the seat can still make all its other moves after move m. Moves of
// the same kind with the same object, such as other ways to use the same space, need not stay
// legal. The result is true if m leads to another phase in which the same seat decides, and false
// if another seat decides after m.
func (a *Decision) closesNothing(m engine.Move) bool {
	s, ok := a.sample()
	if !ok || s.Play(m, nil) != nil || s.Turn() != a.Seat {
		return false
	}
	if s.Phase() != a.State.Phase() {
		return true
	}
	after := s.Moves(nil)
	for _, x := range a.Legal {
		if same := x.Kind == m.Kind && x.A == m.A; !same && !slices.Contains(after, x) {
			return false
		}
	}
	return true
}

// sample returns a position that the seat that decides cannot distinguish from the current one,
// false if the game cannot copy the position. It is the same at every call.
func (a *Decision) sample() (s engine.State, ok bool) {
	s, err := a.gameUI.copyState(a.State)
	if err != nil {
		return nil, false
	}
	s.Determinize(a.Seat, rand.New(rand.NewPCG(7, 7)))
	return s, true
}

// ChooseID is the ID of the dim brass button that names what to choose.
const ChooseID = "choose"

// ChooseButton returns the brass button while the player has to choose something on the board: dim,
// with a label such as "Choose a card". A press shows what the rules ask for in this phase.
func (a *Decision) ChooseButton(label string) ui.Node {
	n := ui.Button(ChooseID, a.Row, pieces.Button{Label: label, Material: pieces.Brass, Size: 14}, nil)
	n.DisabledReason = label + "."
	return n
}

// bestRated returns the legal move that the game's heuristics rate best, from what the seat knows,
// and by how many points more than every other move. ok is false if there is no legal move or the
// game has no heuristics.
func (a *Decision) bestRated() (best engine.Move, lead float32, ok bool) {
	if len(a.Legal) == 0 || a.gameUI == nil {
		return best, 0, false
	}
	s, ok := a.sample() // the rating must follow from what the seat knows
	guide, guided := s.(engine.Heuristics)
	if !ok || !guided {
		return best, 0, false
	}
	weights := guide.Prior(a.Legal, nil)
	most, next := 0, float32(math.Inf(-1))
	for i, w := range weights {
		if w > weights[most] {
			most = i
		}
	}
	for i, w := range weights {
		if i != most {
			next = max(next, w)
		}
	}
	return a.Legal[most], weights[most] - next, true
}

// MainID is the ID of the brass button that plays the move of [Decision.MainMove].
const MainID = "main"

// MainButton returns the brass button that plays move m, see [Decision.MainMove]. If look has no
// note, the note says how the move changes the seat's own values.
func (a *Decision) MainButton(m engine.Move, look pieces.Button, tip string) ui.Node {
	look.Material = pieces.Brass
	if look.Size == 0 {
		look.Size = 14
	}
	if look.Note == "" {
		look.Note = a.EffectSummary(m)
	}
	n := a.ButtonAs(MainID, m, a.Row, look, tip, ebiten.KeyEnter)
	n.Label = a.moveWords(m)
	return n
}

// briefLetters is the largest number of letters (runes) of a text of EffectSummary that lists
// several values.
const briefLetters = 44

// EffectSummary returns in a few words how move m changes the values of the seat that decides:
// "Wood −2, Stone −1, Points +3". What the move costs comes first. If the text becomes too long,
// its end is the number of the values left out. EffectSummary returns "" if no value changes or the
// changes cannot be known.
func (a *Decision) EffectSummary(m engine.Move) string {
	if a.gameUI == nil {
		return ""
	}
	var costs, gains []string
	for _, c := range PreviewMoves(a.gameUI, a.State, m).Changes {
		name, _, _ := strings.Cut(c.Name, ",") // a qualification after the comma is shown elsewhere
		switch by := c.Brings - c.Pays; {
		case c.Seat != a.Seat || name == "":
		case by < 0:
			costs = append(costs, name+" −"+pieces.Number(-by))
		case by > 0:
			gains = append(gains, name+" +"+pieces.Number(by))
		}
	}
	return briefList(append(costs, gains...))
}

// briefList joins parts to a list of at most briefLetters letters, but of at least one part. If not
// all of them fit, the list ends with the number of the others.
func briefList(parts []string) string {
	for n := len(parts); n > 0; n-- {
		text := strings.Join(parts[:n], ", ")
		if n < len(parts) {
			text = i18n.T("%s and %d more", text, len(parts)-n)
		}
		if n == 1 || utf8.RuneCountInString(text) <= briefLetters {
			return text
		}
	}
	return ""
}

// SecondaryRow returns the rectangle for the other buttons beside the brass button. It is a row
// above the brass button, cut off the decision's area. If there is no room above, SecondaryRow
// makes the brass button narrower and returns the space left of it.
func (a *Decision) SecondaryRow(brass *ui.Node) geom.Rect {
	if a.Area.H >= a.Row.H {
		row, _ := a.Area.CutBottom(a.Row.H - 4)
		return row
	}
	left, right := a.Row.CutLeft(a.Row.W * 0.38)
	_, brass.Rect = right.CutLeft(6)
	return left
}
