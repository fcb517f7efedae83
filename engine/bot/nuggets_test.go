package bot

import (
	"gulch/engine"
	"gulch/engine/nuggets"
)

// newNuggets is a game of the example for three, at the first decision that is a choice.
func newNuggets(seed uint64) *nuggets.State {
	s, err := nuggets.Game.New(3, nil, seed)
	if err != nil {
		panic(err)
	}
	settled(s)
	return s.(*nuggets.State)
}

// settled plays what leaves no choice, and returns the legal moves.
func settled(s engine.State) []engine.Move {
	moves, err := engine.Settle(s, nil, nil)
	if err != nil {
		panic(err)
	}
	return moves
}

// unguided is a game of Nuggets that tells bots nothing of how it is played: the methods of a Guide are hidden, since
// there are two of each.
type unguided struct {
	nuggets.State
	silent
}

func (s *unguided) CopyTo(dst engine.State) { *dst.(*unguided) = *s }

type silent struct{}

func (silent) Prior()    {}
func (silent) Policy()   {}
func (silent) Evaluate() {}
func (silent) Clock()    {}
