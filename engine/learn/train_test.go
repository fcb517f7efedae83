package learn_test

import (
	"reflect"
	"testing"

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

// TestFitSkipsMissingNetworks checks that Fit returns no network for which there are too few
// samples to train it or to measure it on held-out games.
func TestFitSkipsMissingNetworks(t *testing.T) {
	set := toySet(40)
	for i := range set.Samples {
		set.Samples[i].NetIndex = 2
	}
	set.Samples[0].NetIndex = 1 // one sample, none of a held-out game
	nets, reports := set.Fit(learn.Hyperparams{Hidden: 2, Epochs: 1, Rate: 0.01, Seed: 3})
	if len(nets) != 3 || nets[0] != nil || nets[1] != nil || nets[2] == nil {
		t.Fatalf("Fit returns the networks %v, want the third one only", nets)
	}
	if len(reports) != 1 || reports[0].NetIndex != 2 || reports[0].Samples != 35 {
		t.Errorf("Fit returns the reports %+v, want one of network 2 with 35 samples", reports)
	}
	if empty := learn.NewDataset(nil, nil); empty.FeatureCount != 0 || len(empty.Samples) != 0 {
		t.Errorf("the dataset of no games is %+v, want none", empty)
	}
}
