package sierrawest

import "gulch/engine"

// stages is the number of stages into which the game is divided. The features have different
// weights in each stage.
const stages = 3

// stageWeights returns the weight of each stage for a seat. left is the number of turns that the
// seat still has. The weights add up to 1. The three stages are one turn, four turns, and nine or
// more turns to go. For other numbers of turns the results are interpolated linearly.
func stageWeights(left float32) [stages]float32 {
	switch {
	case left <= 1:
		return [stages]float32{1, 0, 0}
	case left <= 4:
		late := (left - 1) / 3
		return [stages]float32{1 - late, late, 0}
	}
	early := min(1, (left-4)/5)
	return [stages]float32{0, 1 - early, early}
}

// expectedScore estimates the final score of seat p: its present score plus the points that it will
// still gain.
func (s *State) expectedScore(p engine.Seat) float32 {
	score := float32(s.Score(p))
	if !s.human(p) {
		return score + s.expectedRivalGain(p)
	}
	left := s.turnsLeft(p)
	if left == 0 {
		return score
	}
	a := appraiser{s: s, p: p, me: &s.player[p], left: left}
	at := stageWeights(left)
	for i, n := range a.features() {
		if n != 0 {
			w := &fitted[s.mode][i]
			score += float32(n * (float32(at[0]*w[0]) + float32(at[1]*w[1]) + float32(at[2]*w[2])))
		}
	}
	return score
}

// expectedLead estimates how far the final score of seat p will be ahead of the mean of the other
// seats' final scores.
func (s *State) expectedLead(p engine.Seat) float32 {
	others := float32(0)
	for o := range engine.Seat(s.seats) {
		if o != p {
			others += s.expectedScore(o)
		}
	}
	return s.expectedScore(p) - others/float32(s.seats-1)
}

// expectedRivalGain estimates the points that Hastings, who must have seat p, will still gain. It
// assumes the same number for each of his turns.
func (s *State) expectedRivalGain(p engine.Seat) float32 {
	const perTurn = 5.2
	return float32(perTurn * s.turnsLeft(p))
}
