package results

import (
	"strings"
	"testing"

	"gulch/engine/dakota"
	"gulch/engine/review"
)

// TestExpectedResults checks that the results of a solo race are told as points per day, in numbers
// that agree with each other, and those of other games as chances to win.
func TestExpectedResults(t *testing.T) {
	m := review.Mistake{BestChance: 0.424, PlayedChance: 0.39}
	for seats, want := range map[int]struct{ text, loss, lost, name string }{
		1: {"10.6", "0.8", "Day 3: 0.8 points per day less", "Points per day"},
		3: {"42%", "3%", "Day 3: chance of winning down 3%", "Chance of winning"},
	} {
		s, err := dakota.Game.New(seats, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		x := ExpectedResultsOf(s)
		if got := x.Text(m.BestChance); got != want.text {
			t.Errorf("%d seats: the result is %q, want %q", seats, got, want.text)
		}
		if got := x.Loss(m.BestChance, m.PlayedChance); got != want.loss {
			t.Errorf("%d seats: the loss is %q, want %q", seats, got, want.loss)
		}
		if got := x.Lost("Day 3", m); got != want.lost {
			t.Errorf("%d seats: the heading is %q, want %q", seats, got, want.lost)
		}
		if got := x.Name(); got != want.name {
			t.Errorf("%d seats: results are called %q, want %q", seats, got, want.name)
		}
		if got := x.Instead(m.PlayedChance, m.BestChance); !strings.Contains(got, want.text) {
			t.Errorf("%d seats: the comparison is %q, want %s in it", seats, got, want.text)
		}
	}
}
