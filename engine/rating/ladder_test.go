package rating

import (
	"math"
	"testing"
)

// TestMiddle checks that Middle returns the mean of the points of the weakest and the strongest
// level of a ladder.
func TestMiddle(t *testing.T) {
	l := Ladder{{Points: 100}, {Points: 150}, {Points: 500}}
	if got, none := l.Middle(), l[:0].Middle(); got != 300 || none != 0 {
		t.Errorf("the middle is %v, and %v of an empty ladder; want 300 and 0", got, none)
	}
}

// TestHurried checks that a level that searches keeps its measured strength as long as its budget
// is not smaller than in the measurement. With each further halving it must lose points, but it
// must never fall below a level that does not search. Every game must have measurements for this.
func TestHurried(t *testing.T) {
	for k, l := range ladders(t) {
		for _, r := range l {
			find := func(haste ...int) float64 {
				got, ok := l.WithCutoffs(r.Level, haste)
				if !ok || got.Spread < r.Spread {
					t.Errorf("%v: without cutoffs WithCutoffs of %s returns %+v, %v; want the rung", k, r.Level, got,
						ok)
				}
				return got.Points
			}
			if r.Search == nil {
				if find(0, 0, 0, 0, 0, 0, 0, 0, 0, 9) != r.Points {
					t.Errorf("%v: cutoffs lower the points of %s, which does not search", k, r.Level)
				}
				continue
			}
			halving := r.Search.Halving
			if halving <= 0 || r.Search.HalvingStdDev <= 0 {
				t.Fatalf("%v: the cost of halving is missing or invalid: %+v", k, r.Search)
			}
			spare := make([]int, int(r.Search.Spare)+3)
			spare[int(r.Search.Spare)] = 7
			if find() != r.Points || find(spare...) != r.Points {
				t.Errorf("%v: %s loses points with the budget it was measured with", k, r.Level)
			}
			spare[int(r.Search.Spare)], spare[len(spare)-1], spare[0] = 0, 5, 5
			want := max(l.floor(), r.Points-halving*(float64(len(spare)-1)-r.Search.Spare)/2)
			if got := find(spare...); math.Abs(got-want) > 1e-6 {
				t.Errorf("%v: %s with cutoffs in half of its decisions has %.1f points, want %.1f", k, r.Level, got,
					want)
			}
			last := make([]int, 31)
			last[30] = 1
			if got := find(last...); got < l.floor() {
				t.Errorf("%v: %s with hardly any search has %.1f points, less than a level without search", k, r.Level,
					got)
			}
		}
	}
	if _, ok := ladders(t)[Kind{"boomtown", "", 3}].WithCutoffs("nobody", nil); ok {
		t.Error("WithCutoffs returns true for an unknown level")
	}
}

// floor returns the points of the strongest level that does not search.
func (l Ladder) floor() float64 {
	top := math.Inf(-1)
	for _, r := range l {
		if r.Search == nil {
			top = max(top, r.Points)
		}
	}
	return top
}

// TestEven checks for every ladder that FairOpponents finds opponents with a nearly fair chance for
// players whose strength is that of one of the levels.
func TestEven(t *testing.T) {
	for k, l := range ladders(t) {
		for _, r := range l {
			levels, chance := l.FairOpponents(r.Points, k.Seats-1)
			if fair := 1 / float64(k.Seats); len(levels) != k.Seats-1 || math.Abs(chance-fair) > 0.01 {
				t.Errorf("%v: for a player like %s the opponents %v give a chance of %.2f, which is not fair", k,
					r.Level, levels, chance)
			}
		}
	}
}
