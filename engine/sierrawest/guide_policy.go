package sierrawest

import "gulch/engine"

// noise is the largest difference in points by which a rollout may prefer a worse move.
const noise = 0.05

// Policy returns the move with the best quick estimate, with a little noise. It is used in
// rollouts.
func (s *State) Policy(w *engine.Rand) engine.Move { return s.bestMove(w) }

// bestMove returns the move with the best quick estimate. The estimates get random noise from w
// unless it is nil.
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
