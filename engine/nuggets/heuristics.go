package nuggets

import "gulch/engine"

// digWorth is the mean score of a dig. A dig is a roll of the die that scores only if it is 4, 5 or
// 6 (R9): (4 + 5 + 6) / 6.
const digWorth = 2.5

// meanWorth is the mean worth, in points, of a nugget that nobody has seen.
const meanWorth = 3.5

// Prior returns a weight for each move: the points that it scores at once, plus three times the
// expected change of the worth of the nugget in the sack.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	return engine.Weigh(moves, dst, s.prior)
}

func (s *State) prior(m engine.Move) float32 {
	switch m.Kind {
	case KindTake:
		return float32(NuggetOf(m).Worth())
	case KindOpen:
		own := float32(s.sack[s.turn].Worth())
		return own + sackTimes*(meanWorth-own)
	case KindDig:
		return digWorth
	}
	return 0
}

// Policy returns the move with the largest prior, the first one among equals.
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

// spread is the lead, in points, that multiplies the odds of winning by e.
const spread = 4

// Evaluate estimates each seat's share of the win from its points and the nugget in its sack.
func (s *State) Evaluate(dst []float32) []float32 {
	var scores [MaxSeats]float32
	for p := range s.seats {
		scores[p] = float32(int(s.points[p]) + sackTimes*s.sack[p].Worth())
	}
	return engine.AppendWinShares(dst[:0], scores[:s.seats], spread)
}

// Clock returns the number of nuggets that have left the hill.
func (s *State) Clock() int { return Nuggets - int(s.size) }
