package learn_test

import (
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/learn"
)

// TestLearnsWhatDecides trains on artificial data in which the seat with the larger second feature
// wins, whatever the formulas expect. It checks that the network learns this, and that the weights
// of a feature without information and of a constant feature stay small.
func TestLearnsWhatDecides(t *testing.T) {
	set := toySet(4000)
	nets, reports := set.Fit(learn.Hyperparams{Hidden: 4, Epochs: 20, Rate: 0.01, Decay: 0.001, Seed: 3})
	if len(nets) != 1 || len(reports) != 1 {
		t.Fatalf("Fit returns %d networks and %d reports, want 1 and 1", len(nets), len(reports))
	}
	if r := reports[0]; r.After > 0.6*r.Before {
		t.Errorf("the loss on held-out games fell only from %.3f to %.3f", r.Before, r.After)
	}
	if up := nets[0].Correction([]float32{0, 1, 1}) - nets[0].Correction([]float32{0, -1, 1}); up < 1 {
		t.Errorf("the decisive feature raises a score by only %.2f spreads", up)
	}
}

// TestLearningIsReproducible checks that training twice with the same data and hyperparameters
// gives identical networks.
func TestLearningIsReproducible(t *testing.T) {
	course := learn.Hyperparams{Hidden: 3, Epochs: 2, Rate: 0.01, Decay: 0.01, Seed: 5}
	a, _ := toySet(500).Fit(course)
	b, _ := toySet(500).Fit(course)
	if !reflect.DeepEqual(a, b) {
		t.Error("training twice gives different networks")
	}
}

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
