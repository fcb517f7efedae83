package review

import (
	"math"
	"testing"

	"gulch/engine"
)

// TestCurveOfEqualMoments checks that the chances to win do not alternate with the seat to move,
// though each seat sees its own chance too high, nor within a turn. It checks this for a game whose
// clock counts turns and for one whose clock counts rounds.
func TestCurveOfEqualMoments(t *testing.T) {
	for name, rounds := range map[string]int{"turns": 1, "rounds": 2} {
		var seen [][]float64
		var seats []engine.Seat
		var clocks []int
		for turn := range 12 {
			seat := engine.Seat(turn % 2)
			for step := range 4 { // the chances rise while the seat makes its turn
				mine := 0.6 + 0.1*float64(step)
				if name == "turns" && turn > 2 && step == 2 {
					other := 1 - seat // the other seat reacts
					seats, seen = append(seats, other), append(seen, []float64{0.9, 0.1})
					clocks = append(clocks, turn/rounds)
				}
				row := []float64{mine, 1 - mine}
				if seat == 1 {
					row = []float64{1 - mine, mine}
				}
				seats, seen, clocks = append(seats, seat), append(seen, row), append(clocks, turn/rounds)
			}
		}
		last := len(seen)
		seen = append(seen, []float64{1, 0})
		got := evenChances(seen, seats, clocks)
		if len(got) != last+1 || got[last][0] != 1 {
			t.Fatalf("%s: the curve has %d positions and ends with %v, want %d and the result", name, len(got), got[last],
				last+1)
		}
		for at, row := range got {
			if math.Abs(row[0]+row[1]-1) > 1e-9 {
				t.Errorf("%s: the chances at position %d add up to %v", name, at, row[0]+row[1])
			}
			if at < last-9 && math.Abs(row[0]-0.5) > 1e-9 {
				t.Errorf("%s: at position %d the chance is %v, want 0.5", name, at, row[0])
			}
		}
	}
	if got := evenChances([][]float64{{1, 0}}, nil, nil); len(got) != 1 || got[0][0] != 1 {
		t.Errorf("the curve of a game without decisions is %v", got)
	}
}
