package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/table"
)

// mostVeiled is how many moves of a position are compared with each other.
const mostVeiled = 6

// veiled plays moves of which who looks cannot tell which was made, such as sealed bids: he is told the same events, and knows the
// same afterwards. It returns the first thing that a table says of one of them only, where murmur, which plays the same move twice,
// hears nothing.
func veiled(game table.Game, x looker, seed uint64) (string, error) {
	if x.knows == x.state.Turn() {
		return "", nil // who has made a move knows it
	}
	var tried []course
	moves := some(x.state.Moves(nil), mostVeiled, rand.New(rand.NewPCG(seed, 8)))
	for _, m := range moves {
		c, err := x.course(game.Rules, x.state, m)
		if err != nil {
			return "", err
		}
		for j, t := range tried {
			alike, err := x.same(game.Rules, t, c)
			if err != nil {
				return "", err
			}
			if !alike {
				continue
			}
			if why := x.parts(t, c, fmt.Sprintf("%q and of %q", x.state.Notation(moves[j]), x.state.Notation(m))); why != "" {
				return why, nil
			}
		}
		tried = append(tried, c)
	}
	return "", nil
}

// same reports whether who looks cannot tell two courses apart. What he knows is asked for last, which takes long.
func (x looker) same(game engine.Game, a, b course) (bool, error) {
	if !slices.Equal(a.events, b.events) {
		return false, nil
	}
	one, other := game.NewBoard(), game.NewBoard()
	one.Read(a.after, x.eyes())
	other.Read(b.after, x.eyes())
	if !audit.SameBoard(one, other) {
		return false, nil
	}
	return audit.AlikeTo(a.after, b.after, x.knows)
}
