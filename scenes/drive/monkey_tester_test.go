package drive

import (
	"math/rand/v2"
	"testing"

	"gulch/scenes/probe"
)

func TestMonkeyPressesWhatIsEnabled(t *testing.T) {
	app := Start(t, Options{Package: demo})
	monkey := Monkey{App: app, Rand: rand.New(rand.NewPCG(1, 2))}
	for range 5 {
		if got := monkey.Step(); got.ID != "count" {
			t.Fatalf("the monkey pressed %q; want the only enabled target, count", got.ID)
		}
	}
	monkey.Touch = true
	monkey.Step()
	if got := state(app, "presses"); got != 6.0 {
		t.Errorf("presses = %v; want 6", got)
	}
}

func TestMonkeyHeedsWeights(t *testing.T) {
	targets := []probe.Target{{ID: "often", Enabled: true}, {ID: "rarely", Enabled: true}, {ID: "never", Enabled: true}}
	weights := map[string]float64{"often": 9, "rarely": 1}
	monkey := Monkey{Rand: rand.New(rand.NewPCG(1, 2)), Weight: func(t probe.Target) float64 { return weights[t.ID] }}
	count := map[string]int{}
	for range 1000 {
		chosen, found := monkey.choose(targets)
		if !found {
			t.Fatal("the monkey found no target")
		}
		count[chosen.ID]++
	}
	if count["never"] > 0 || count["rarely"] < 50 || count["rarely"] > 200 {
		t.Errorf("presses in 1000 steps are %v; want never 0 and rarely 50 to 200", count)
	}
}
