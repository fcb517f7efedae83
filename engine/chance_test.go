package engine_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// TestChanceIsStable checks that Chance still returns the same numbers as in earlier releases. If
// it does not, records of old games can no longer be replayed.
func TestChanceIsStable(t *testing.T) {
	c := engine.NewChance(1877, 3)
	var got []int
	for range 12 {
		got = append(got, c.Die(6))
	}
	cards := []int{0, 1, 2, 3, 4, 5, 6, 7}
	engine.Shuffle(&c, cards)
	got = append(got, cards...)
	want := []int{5, 5, 3, 6, 6, 1, 5, 3, 4, 2, 2, 6, 6, 4, 7, 0, 5, 3, 2, 1}
	if !slices.Equal(got, want) {
		t.Errorf("Chance draws %v, want %v: old records cannot be replayed", got, want)
	}
}

func TestChanceIsFair(t *testing.T) {
	c := engine.NewChance(2, 2)
	const rolls = 60_000
	var seen [7]int
	for range rolls {
		seen[c.Die(6)]++
	}
	for face, n := range seen[1:] {
		if n < rolls/6-500 || n > rolls/6+500 { // five standard deviations are about 460
			t.Errorf("Die returned %d %d times in %d rolls, want about a sixth", face+1, n, rolls)
		}
	}
	for range 1000 {
		if f := c.Float(); f < 0 || f >= 1 {
			t.Fatalf("Float returns %v, want [0, 1)", f)
		}
		if n := c.Below(3); n < 0 || n > 2 {
			t.Fatalf("Below(3) returns %d", n)
		}
	}
}

// TestBelowRejectsBiasedDraws checks that the results of Below are uniform even for a bound with
// which every fourth random number must be rejected.
func TestBelowRejectsBiasedDraws(t *testing.T) {
	c := engine.NewChance(4, 4)
	const third, draws = 1 << 61, 30_000
	var seen [3]int
	for range draws {
		seen[c.Below(3*third)/third]++
	}
	for i, n := range seen {
		if n < draws/3-450 || n > draws/3+450 { // five standard deviations are about 410
			t.Errorf("%d of %d results are in third %d of the range, want about a third", n, draws, i+1)
		}
	}
}

func TestScriptComesFirstAndIsCopied(t *testing.T) {
	c := engine.NewChance(5, 5)
	if err := c.Script([]int{4, 2}, 6); err != nil {
		t.Fatal(err)
	}
	d := c
	if a, b := c.Die(6), c.Die(6); a != 4 || b != 2 {
		t.Errorf("Die returns %d and %d, want the scripted 4 and 2", a, b)
	}
	if a := d.Die(6); a != 4 {
		t.Errorf("Die of the copy returns %d, want the scripted 4", a)
	}
	if err := c.Script([]int{7}, 6); err == nil {
		t.Error("Script accepts a 7 for a die with 6 sides")
	}
	d.Reseed(rand.New(rand.NewPCG(1, 1)))
	first := d
	if err := first.Script(nil, 6); err != nil || d.Die(6) != first.Die(6) {
		t.Error("Reseed does not drop the script")
	}
}

func TestChanceJSON(t *testing.T) {
	c := engine.NewChance(9, 1)
	c.Die(6)
	if err := c.Script([]int{1, 6}, 6); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	var d engine.Chance
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	for i := range 20 {
		if a, b := c.Die(6), d.Die(6); a != b {
			t.Fatalf("roll %d is %d, but %d after a JSON round trip", i, a, b)
		}
	}
	for _, bad := range []string{`{}`, `{"state":"xy"}`, `{"state":"00"}`, `{"state":1}`, `[]`} {
		if err := json.Unmarshal([]byte(bad), &d); err == nil {
			t.Errorf("UnmarshalJSON accepts %s", bad)
		}
	}
}
