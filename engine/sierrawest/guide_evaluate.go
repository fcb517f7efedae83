package sierrawest

import "gulch/engine"

// stages is how many times of the game have weights of their own.
const stages = 3

// stage returns how much each of the stages counts with so many turns to go: one, four, nine and more.
func stage(left float32) [stages]float32 {
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

// outlook guesses the final score of a seat: what it has, and what it can still make of it.
func (s *State) outlook(p engine.Seat) float32 {
	score := float32(s.Score(p))
	if !s.human(p) {
		return score + s.rivalOutlook(p)
	}
	left := s.turnsLeft(p)
	if left == 0 {
		return score
	}
	a := appraiser{s: s, p: p, me: &s.player[p], left: left}
	at := stage(left)
	for i, n := range a.features() {
		if n != 0 {
			w := &fitted[s.mode][i]
			score += float32(n * (float32(at[0]*w[0]) + float32(at[1]*w[1]) + float32(at[2]*w[2])))
		}
	}
	return score
}

// lead guesses by how much a seat will beat the others on the average.
func (s *State) lead(p engine.Seat) float32 {
	others := float32(0)
	for o := range engine.Seat(s.seats) {
		if o != p {
			others += s.outlook(o)
		}
	}
	return s.outlook(p) - others/float32(s.seats-1)
}

// rivalOutlook guesses what Hastings will add to his score: his plans bring about the same every turn.
func (s *State) rivalOutlook(p engine.Seat) float32 {
	const perTurn = 5.2
	return float32(perTurn * s.turnsLeft(p))
}
