package learn_test

import (
	"gulch/engine"
	"gulch/engine/learn"
)

// toySet returns training data of n artificial positions with two seats.
func toySet(n int) *learn.Dataset {
	chance := engine.NewChance(1, 2)
	set := &learn.Dataset{FeatureCount: 3}
	for g := range n {
		s := learn.Sample{Game: g, Seats: 2, Scores: []float32{0, 0}, Spread: 5}
		for range 2 {
			s.Features = append(s.Features, 2*chance.Float()-1, 2*chance.Float()-1, 1)
		}
		s.Result = []float32{0, 1}
		if s.Features[1] > s.Features[4] {
			s.Result = []float32{1, 0}
		}
		set.Samples = append(set.Samples, s)
	}
	return set
}
