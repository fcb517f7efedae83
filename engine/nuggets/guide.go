package nuggets

import "gulch/engine"

// digWorth is what a roll brings on the average (R9): (4 + 5 + 6) / 6.
const digWorth = 2.5

// meanWorth is what a hidden nugget is worth on the average.
const meanWorth = 3.5

// Prior weighs moves by the points they bring at once, and for a new nugget in the sack by three times what is gained
// or lost.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	return engine.Weigh(moves, dst, s.prior)
}

func (s *State) prior(m engine.Move) float32 {
	switch m.Kind {
	case KindTake:
		return float32(Nugget(m.A).Worth())
	case KindOpen:
		own := float32(s.sack[s.turn].Worth())
		return own + sackTimes*(meanWorth-own)
	case KindDig:
		return digWorth
	}
	return 0
}

// Policy plays the move of the largest prior; the first one among equals.
func (s *State) Policy(*engine.Rand) engine.Move {
	var buf [RowSize + 2]engine.Move
	moves := s.Moves(buf[:0])
	best := moves[0]
	for _, m := range moves[1:] {
		if s.prior(m) > s.prior(best) {
			best = m
		}
	}
	return best
}

// spread is the lead, in points, that makes a win about three times as likely.
const spread = 4

// Evaluate shares the win by points and by what is in the sacks.
func (s *State) Evaluate(dst []float32) []float32 {
	var scores [MaxSeats]float32
	for p := range s.seats {
		scores[p] = float32(int(s.points[p]) + sackTimes*s.sack[p].Worth())
	}
	return engine.AppendShares(dst[:0], scores[:s.seats], spread)
}

// Clock counts the nuggets that have left the hill.
func (s *State) Clock() int { return Nuggets - int(s.size) }
