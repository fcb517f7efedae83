package bot

import "gulch/engine"

// guideOf returns what the game of s tells bots, or the little that can be said of any game.
func guideOf(s engine.State) engine.Guide {
	if g, ok := s.(engine.Guide); ok {
		return g
	}
	return &plain{State: s}
}

// plain guides through a game that has no guide of its own: all moves look alike, rollouts are random, and only the
// ranking tells who is ahead. So bots can play a game from its first day, though not well.
type plain struct {
	engine.State
	moves []engine.Move
	ranks []int
}

// Prior finds all moves equal.
func (p *plain) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	for range moves {
		dst = append(dst, 0)
	}
	return dst
}

// Policy draws any legal move.
func (p *plain) Policy(w *engine.Rand) engine.Move {
	p.moves = p.Moves(p.moves[:0])
	if len(p.moves) == 0 {
		return engine.Move{}
	}
	return p.moves[w.Below(len(p.moves))]
}

// Evaluate shares the win among the seats of rank 1.
func (p *plain) Evaluate(dst []float32) []float32 {
	p.ranks = p.Ranks(p.ranks[:0])
	winners := 0
	for _, r := range p.ranks {
		if r == 1 {
			winners++
		}
	}
	dst = dst[:0]
	for _, r := range p.ranks {
		share := float32(0)
		if r == 1 {
			share = 1 / float32(winners)
		}
		dst = append(dst, share)
	}
	return dst
}

// Clock stands still: a rollout goes to the end.
func (p *plain) Clock() int { return 0 }
