package results

import (
	"math"
	"testing"

	"gulch/engine/match"
	"gulch/render/cvd"
	"gulch/scenes/menu/menutest"
)

// TestTallyAddsUp checks that the counting animation ends at the final scores, and that a category
// is counted only after the previous one.
func TestTallyAddsUp(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		for seed := range uint64(20) {
			m := menutest.Played(t, seats, seed)
			y := newScoreCount(m)
			for y.advance(37) {
				for i := range y.lines[1:] {
					if y.started(i+1) && y.share(i) < 0.99 {
						t.Fatalf("the count of category %d starts before the previous one has ended", i+1)
					}
				}
			}
			for seat, want := range m.Scores() {
				if got := y.sum(seat); got != want {
					t.Errorf("%d seats, seed %d: the sum of seat %d is %d, its score %d", seats, seed, seat, got, want)
				}
			}
			for i := 1; i < seats; i++ {
				if y.ranks[y.order[i-1]] > y.ranks[y.order[i]] {
					t.Errorf("the order %v does not follow the ranks %v", y.order, y.ranks)
				}
			}
			for i, seat := range y.order {
				if y.row(seat) != float64(i) {
					t.Errorf("seat %d ends in row %v, want %d", seat, y.row(seat), i)
				}
			}
		}
	}
}

func TestTallySkips(t *testing.T) {
	y := newScoreCount(menutest.Played(t, 4, 3))
	y.advance(100)
	if !y.busy() {
		t.Error("the count ends at once")
	}
	y.settle()
	if y.busy() {
		t.Error("the count is still running after it was skipped")
	}
}

func TestHeadline(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}}
	title := func(rank int) string { return map[int]string{1: "Gold Baron"}[rank] }
	for _, c := range []struct {
		ranks  []int
		titles func(int) string
		want   string
	}{
		{[]int{2, 1, 3}, title, "Bo wins: Gold Baron"},
		{[]int{2, 1, 3}, nil, "Bo wins"},
		{[]int{1, 3, 1}, title, "Ada and Cy share the win"},
		{[]int{1, 1, 1}, title, "Ada, Bo and Cy share the win"},
	} {
		r := &results{seats: seats, show: Params{Titles: c.titles}, count: &scoreCount{ranks: c.ranks}}
		for rank := 1; rank <= 3; rank++ {
			for seat, x := range c.ranks {
				if x == rank {
					r.count.order = append(r.count.order, seat)
				}
			}
		}
		if got := r.headline(); got != c.want {
			t.Errorf("ranks %v: %q, want %q", c.ranks, got, c.want)
		}
	}
	alone := &results{
		seats: seats[:1], show: Params{Titles: func(int) string { return "Rookie" }},
		count: &scoreCount{ranks: []int{1}, order: []int{0}},
	}
	if got := alone.headline(); got != "Ada: Rookie" {
		t.Errorf("alone: %q", got)
	}
}

// TestSourceColorsAreDistinct checks that all categories of a score sheet have distinguishable
// colors, for color-blind players too.
func TestSourceColorsAreDistinct(t *testing.T) {
	for _, eye := range append([]cvd.Vision{cvd.Normal}, cvd.Dichromacies...) {
		least := 24.0
		if eye.Name == cvd.Normal.Name {
			least = 50
		}
		for i, c := range sourceColours {
			for k, other := range sourceColours[:i] {
				x, y := eye.Color(c), eye.Color(other)
				d := math.Hypot(math.Hypot(float64(x.R)-float64(y.R), float64(x.G)-float64(y.G)),
					float64(x.B)-float64(y.B))
				if d < least {
					t.Errorf("%s: categories %d and %d have the colours %v and %v, %.0f apart", eye.Name, k, i, x, y, d)
				}
			}
		}
	}
}
