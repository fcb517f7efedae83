package bot

import "gulch/engine"

// heuristicsOf returns the Heuristics of s, or a minimal one if the game has none.
func heuristicsOf(s engine.State) engine.Heuristics {
	if g, ok := s.(engine.Heuristics); ok {
		return g
	}
	return &defaultHeuristics{State: s}
}

// defaultHeuristics is the Heuristics for a game without its own: all moves have equal priors,
// rollouts are random, and the evaluation depends only on the current ranks. With it bots can play
// a new game at once, though not well.
type defaultHeuristics struct {
	engine.State
	moves []engine.Move
	ranks []int
}

// Prior gives all moves the same weight.
func (p *defaultHeuristics) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	for range moves {
		dst = append(dst, 0)
	}
	return dst
}

// Policy returns a random legal move; it is used in rollouts.
func (p *defaultHeuristics) Policy(w *engine.Rand) engine.Move {
	p.moves = p.Moves(p.moves[:0])
	if len(p.moves) == 0 {
		return engine.Move{}
	}
	return p.moves[w.Below(len(p.moves))]
}

// Evaluate divides the win equally among the seats of rank 1 and gives the other seats 0.
func (p *defaultHeuristics) Evaluate(dst []float32) []float32 {
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

// Clock is always 0, so that a rollout goes to the end of the game.
func (p *defaultHeuristics) Clock() int { return 0 }
