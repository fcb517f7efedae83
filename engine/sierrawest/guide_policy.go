package sierrawest

import "gulch/engine"

// noise is by how many points a rollout may prefer a move that looks worse.
const noise = 0.05

// Policy plays quickly and soundly: the move that looks best at a glance, with a noise.
func (s *State) Policy(w *engine.Rand) engine.Move { return s.bestMove(w) }

// bestMove returns the move that looks best at a glance, with the rng of w unless it is nil.
func (s *State) bestMove(w *engine.Rand) engine.Move {
	var buf [64]engine.Move
	moves := s.Moves(buf[:0])
	if len(moves) < 2 {
		if len(moves) == 0 {
			return engine.Move{}
		}
		return moves[0]
	}
	a := s.appraise(s.Turn())
	a.lookAhead()
	best, most := moves[0], float32(-1e9)
	for _, m := range moves {
		v := a.move(m)
		if w != nil {
			v += float32(noise * w.Float())
		}
		if v > most {
			best, most = m, v
		}
	}
	return best
}
