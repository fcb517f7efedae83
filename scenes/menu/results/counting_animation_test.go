package results

import (
	"testing"

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
