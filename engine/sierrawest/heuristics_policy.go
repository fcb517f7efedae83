package sierrawest

import "gulch/engine"

// noise is the upper limit of the random number, in points, that Policy adds to the estimated gain
// of each move.
const noise = 0.05

// Policy returns the move to make in a rollout: the one with the highest estimated gain after
// random noise from w is added.
func (s *State) Policy(w *engine.Rand) engine.Move { return s.bestMove(w) }

// bestMove returns the move with the highest estimated gain. Random noise from w is added to the
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
