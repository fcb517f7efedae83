package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/table"
)

// maxComparedMoves is how many moves of a position are compared with each other.
const maxComparedMoves = 6

// checkIndistinguishableMoves checks moves that the observer x cannot distinguish, such as sealed
// bids: their redacted events and the information states after them are equal. It plays such moves
// in the observer's position, and the table must show the same for each. seed selects the moves
// that are compared. The result is a message about the first difference, "" if there is none.
// (compareMoveResults does not find these differences, because it plays the same move in two
// positions.)
func checkIndistinguishableMoves(game table.Game, x observer, seed uint64) (string, error) {
	if x.infoSeat == x.state.Turn() {
		return "", nil // a seat knows its own move
	}
	var tried []moveResult
	moves := sample(x.state.Moves(nil), maxComparedMoves, rand.New(rand.NewPCG(seed, 8)))
	for _, m := range moves {
		c, err := x.playMove(game.Rules, x.state, m)
		if err != nil {
			return "", err
		}
		for j, t := range tried {
			alike, err := x.indistinguishableResults(game.Rules, t, c)
			if err != nil {
				return "", err
			}
			if !alike {
				continue
			}
			if why := x.resultDifference(t, c, fmt.Sprintf("%q and of %q", x.state.Notation(moves[j]),
				x.state.Notation(m))); why != "" {
				return why, nil
			}
		}
		tried = append(tried, c)
	}
	return "", nil
}

// indistinguishableResults reports whether the observer cannot distinguish a and b, the results of
// two moves: their events, boards and information states are the same for the observer. It compares
// the information states last because that is slow.
func (x observer) indistinguishableResults(game engine.Game, a, b moveResult) (bool, error) {
	if !slices.Equal(a.events, b.events) {
		return false, nil
	}
	one, other := game.NewBoard(), game.NewBoard()
	one.Read(a.after, x.eyes())
	other.Read(b.after, x.eyes())
	if !audit.SameBoard(one, other) {
		return false, nil
	}
	return audit.SameInformation(a.after, b.after, x.infoSeat)
}
