package sierrawest

import "gulch/engine"

// noise is the upper limit of the random number, in points, that Policy adds to the estimate of
// each move.
const noise = 0.05

// Policy returns the move for a rollout: the one with the highest quick estimate after random noise
// was added.
func (s *State) Policy(w *engine.Rand) engine.Move { return s.bestMove(w) }

// bestMove returns the move with the highest quick estimate. It adds random noise from w to the
// estimates, unless w is nil.
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
	a.valuePaths()
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
