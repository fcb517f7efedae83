package bot

//lint:file-ignore U1000 the methods of silent are never called: they hide those of nuggets.State

import (
	"gulch/engine"
	"gulch/engine/nuggets"
)

// newNuggets returns a game of Nuggets for three players, played to the first decision with more
// than one legal move.
func newNuggets(seed uint64) *nuggets.State {
	s, err := nuggets.Game.New(3, nil, seed)
	if err != nil {
		panic(err)
	}
	settled(s)
	return s.(*nuggets.State)
}

// settled plays forced moves in s and returns the legal moves of the decision that follows.
func settled(s engine.State) []engine.Move {
	moves, err := engine.PlayForced(s, nil, nil)
	if err != nil {
		panic(err)
	}
	return moves
}

// unguided is a game of Nuggets without Heuristics: it embeds another type with the same methods,
// so that the methods of Nuggets are hidden.
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
