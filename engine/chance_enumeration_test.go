package engine_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

// TestDrawsForceEveryOutcome checks that an enumeration goes through every outcome of a few draws
// exactly once, with weights that add up to 1.
func TestDrawsForceEveryOutcome(t *testing.T) {
	var d engine.Draws
	s, err := nuggets.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	engine.Force(s, &d)
	c := s.Chance()
	seen, sum := map[[5]int]bool{}, 0.0
	for more := true; more; more = d.Next() {
		die := c.Die(6)
		xs := [3]int{1, 2, 3}
		if die > 4 { // later draws depend on earlier ones
			engine.Shuffle(c, xs[:])
		}
		out := [5]int{die, c.Below(2), xs[0], xs[1], xs[2]}
		if seen[out] {
			t.Fatalf("the outcome %v occurs twice, want once", out)
		}
		seen[out] = true
		sum += d.Weight()
	}
	if want := 4*2 + 2*6*2; len(seen) != want || math.Abs(sum-1) > 1e-12 {
		t.Errorf("%d outcomes with a total weight of %v, want %d with 1", len(seen), sum, want)
	}
}

// TestForceWithScriptAndReseed checks that scripted dice take precedence over forced draws, and
// that Reseed keeps draws forced. Float must be one draw, and Force with nil must stop forcing and
// recording.
func TestForceWithScriptAndReseed(t *testing.T) {
	var d engine.Draws
	s, err := nuggets.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	engine.Force(s, &d)
	if err := s.Script([]int{5}); err != nil {
		t.Fatal(err)
	}
	c := s.Chance()
	if a, b := c.Die(6), c.Die(6); a != 5 || b != 1 || d.Len() != 1 {
		t.Errorf("rolled %d and %d with %d draws, want the scripted 5, then 1 with 1 draw", a, b, d.Len())
	}
	c.Reseed(rand.New(rand.NewPCG(1, 1)))
	if f := c.Float(); f != 0 {
		t.Errorf("after Reseed Float returns %v, want the forced 0", f)
	}
	if _, bound := d.At(1); bound != 1<<24 {
		t.Errorf("Float is a draw of %d results, want 1<<24", bound)
	}
	engine.Force(s, nil)
	c.Uint64()
	if a, b := c.Below(1000), c.Below(1000); d.Len() != 2 || a == 0 && b == 0 {
		t.Error("draws are forced or recorded after Force(s, nil)")
	}
}

// TestPairsOfDice checks Pair, a throw of two dice. While outcomes are enumerated, it must be one
// draw, weighted by the probability of the sum; otherwise it must be two ordinary dice.
func TestPairsOfDice(t *testing.T) {
	var d engine.Draws
	s, err := nuggets.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	c := s.Chance()
	engine.Force(s, &d)
	var weights [13]float64
	for more := true; more; more = d.Next() {
		a, b := c.Pair(6)
		if a < 1 || a > 6 || b < 1 || b > 6 || weights[a+b] > 0 {
			t.Fatalf("Pair returns %d and %d: out of range, or the sum occurs twice", a, b)
		}
		weights[a+b] = d.Weight()
	}
	for sum := 2; sum <= 12; sum++ {
		if want := float64(min(sum-1, 13-sum)) / 36; math.Abs(weights[sum]-want) > 1e-12 {
			t.Errorf("the sum %d has the weight %v, want %v", sum, weights[sum], want)
		}
	}
	engine.Force(s, nil)
	if err := s.Script([]int{5, 2}); err != nil {
		t.Fatal(err)
	}
	if a, b := c.Pair(6); a != 5 || b != 2 {
		t.Errorf("Pair returns %d and %d, want the scripted 5 and 2", a, b)
	}
	twin := *c
	if a, b := c.Pair(6); a != twin.Die(6) || b != twin.Die(6) {
		t.Error("Pair differs from two calls of Die though nothing is forced")
	}
}
