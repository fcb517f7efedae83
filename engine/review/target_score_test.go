package review

import (
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/match"
)

// TestAimIsOfTheDeal checks that the target score depends only on the deal, not on the number n
// that is passed to Step.
func TestAimIsOfTheDeal(t *testing.T) {
	setup := match.Setup{Seed: 20260504, BotSeed: 7, Seats: []match.Seat{
		{Name: "Ada"}, {Name: "Bob", Bot: "easy"}, {Name: "Cleo", Bot: "easy"},
	}}
	var points, ranks [2]int
	for i, slice := range []int{7, 4096} {
		a, err := NewTarget(boomtown.Game, setup, 0)
		if err != nil {
			t.Fatal(err)
		}
		last := 0.0
		for !a.Step(slice) {
			if p := a.Progress(); p < last || p > 1 {
				t.Fatalf("Progress goes back from %v to %v", last, p)
			} else {
				last = p
			}
		}
		if points[i], ranks[i], err = a.Result(); err != nil {
			t.Fatal(err)
		}
	}
	if points[0] != points[1] || ranks[0] != ranks[1] || points[0] <= 0 || ranks[0] < 1 || ranks[0] > 3 {
		t.Errorf("the targets are %v points with ranks %v, want the same for every step size", points, ranks)
	}
}

func TestAimNeedsBots(t *testing.T) {
	if _, err := NewTarget(boomtown.Game,
		match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bob"}, {Name: "Cleo"}}},
		0); err == nil {
		t.Error("NewTarget accepts a person in another seat")
	}
}
