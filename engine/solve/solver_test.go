package solve_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
	"gulch/engine/solve"
)

// worth returns each seat's share of the win in a position of the example game Nuggets with an
// empty hill. row has the nuggets in the row; digs, points and sacks hold a number for each seat,
// and turn is the seat to move. worth computes the shares from the rules alone, without the solver.
func worth(row, digs, points, sacks []int, turn int) [2]float64 {
	if len(row) == 0 {
		a, b := points[0]+3*level(sacks[0]), points[1]+3*level(sacks[1])
		switch {
		case a > b || a == b && level(sacks[0]) > level(sacks[1]):
			return [2]float64{1, 0}
		case a < b || level(sacks[0]) < level(sacks[1]):
			return [2]float64{0, 1}
		}
		return [2]float64{0.5, 0.5}
	}
	best := [2]float64{-1, -1}
	for _, v := range options(row, digs, points, sacks, turn) {
		if v[turn] > best[turn] {
			best = v
		}
	}
	return best
}

func options(row, digs, points, sacks []int, turn int) (all [][2]float64) {
	with := func(list []int, at, more int) []int {
		out := append([]int(nil), list...)
		out[at] += more
		return out
	}
	for i, n := range row {
		rest := append(append([]int(nil), row[:i]...), row[i+1:]...)
		all = append(all, worth(rest, digs, with(points, turn, level(n)), sacks, 1-turn))
	}
	if digs[turn] > 0 {
		var mean [2]float64
		for roll := 1; roll <= 6; roll++ {
			gain := 0
			if roll >= 4 {
				gain = roll
			}
			v := worth(row, with(digs, turn, -1), with(points, turn, gain), sacks, 1-turn)
			mean[0] += v[0] / 6
			mean[1] += v[1] / 6
		}
		all = append(all, mean)
	}
	return all
}

func level(n int) int { return nuggets.Nugget(n).Worth() }

// TestAgainstBruteForce compares the solver with the independent computation of worth, for games of
// two seats with an empty hill, in which nothing is hidden.
func TestAgainstBruteForce(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	mattered, kinds := 0, map[solve.Kind]int{}
	for range 60 {
		all := r.Perm(nuggets.Nuggets)
		n := 1 + r.IntN(3)
		row, sacks := make([]int, n), []int{all[3] + 1, all[4] + 1}
		for i := range row {
			row[i] = all[i] + 1
		}
		digs := []int{r.IntN(3), r.IntN(3)}
		points, turn := []int{r.IntN(12), r.IntN(12)}, r.IntN(2)
		s := nugget(t, fmt.Sprintf(`{"players":2,"digs":[%d,%d],"points":[%d,%d],"sacks":[%d,%d],"row":%s,"turn":%d}`,
			digs[0], digs[1], points[0], points[1], sacks[0], sacks[1], ascending(row), turn))
		if len(s.Moves(nil)) < 2 {
			continue
		}
		a, err := solve.Position(s, 100_000)
		if err != nil {
			t.Fatal(err)
		}
		if !a.Kind.Exact() || a.Deals != 1 {
			t.Fatalf("the solution has kind %d and %d deals, want an exact one with a single deal", a.Kind, a.Deals)
		}
		kinds[a.Kind]++
		sort(row)
		want := options(row, digs, points, sacks, turn)
		if len(want) != len(a.Values) {
			t.Fatalf("the answer has %d values, want %d", len(a.Values), len(want))
		}
		for i, v := range a.Values {
			if math.Abs(v.Win.Low-want[i][turn]) > 1e-9 || v.Win.High-v.Win.Low > 1e-9 {
				t.Errorf("%s has the value %v, brute force gives %v", s.Notation(v.Move), v.Win, want[i][turn])
			}
			if math.Abs(v.Win.Low-a.Values[0].Win.Low) > 1e-9 {
				mattered++
			}
		}
	}
	if mattered < 10 || kinds[solve.SharedInformation] < 10 || kinds[solve.OneDecider] < 2 {
		t.Errorf("only %d values differ; kinds %v: the test is too easy", mattered, kinds)
	}
}

func sort(xs []int) {
	for i := range xs {
		for j := range xs[:i] {
			if xs[j] > xs[i] {
				xs[i], xs[j] = xs[j], xs[i]
			}
		}
	}
}

func ascending(xs []int) string {
	sort(xs)
	text := "["
	for i, x := range xs {
		if i > 0 {
			text += ","
		}
		text += fmt.Sprint(x)
	}
	return text + "]"
}

// TestAloneByWhatItKnows compares the solver with values computed by hand where seat 0 makes all
// remaining decisions, but does not know which of two sacks belongs to which opponent. With its own
// sack, seat 0 has 17 points. If it takes the 1, it has 18: that loses to 21 in one deal, and in
// the other deal to 18, because the sack breaks the tie. If it digs, the 1 is left to seat 1. In
// the first deal, seat 2 has 21, so seat 0 wins with a 5 or a 6; in the other deal, seat 1 has 19,
// so a 4 wins as well.
func TestAloneByWhatItKnows(t *testing.T) {
	s := nugget(t, `{"players":3,"digs":[1,0,0],"points":[14,0,3],"sacks":[2,5,24],"row":[1],"turn":0}`)
	a, err := solve.Position(s, 10_000)
	if err != nil {
		t.Fatal(err)
	}
	if a.Kind != solve.OneDecider || a.Deals != 2 || len(a.Values) != 2 {
		t.Fatalf("the answer is %+v, want kind OneDecider, two deals and two moves", a)
	}
	for i, want := range []struct{ win, points float64 }{{0, 18}, {5.0 / 12, 19.5}} {
		if v := a.Values[i]; math.Abs(v.Win.Low-want.win) > 1e-9 || math.Abs(v.Win.High-want.win) > 1e-9 ||
			math.Abs(v.Points-want.points) > 1e-9 {
			t.Errorf("%s has the value %+v, want %+v", s.Notation(v.Move), v, want)
		}
	}
	if a.Best() != 1 {
		t.Error("Best does not return the dig")
	}
}

// TestWhatIsNotExact checks that the solution is not reported as exact if hidden information
// matters to the decisions of other seats. A position with too many runs must not be solved.
func TestWhatIsNotExact(t *testing.T) {
	s := nugget(t, `{"players":3,"digs":[1,1,1],"points":[0,0,0],"sacks":[2,5,24],"row":[1,7],"turn":0}`)
	a, err := solve.Position(s, 100_000)
	if err != nil || a.Kind != solve.Clairvoyant || a.Deals != 2 {
		t.Errorf("kind %d, %d deals, error %v; want Clairvoyant", a.Kind, a.Deals, err)
	}
	fresh, err := nuggets.Game.New(2, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(fresh, nil, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := solve.Position(fresh, 2_000); !errors.Is(err, solve.ErrLimit) {
		t.Errorf("a whole game returns %v, want ErrLimit", err)
	}
}

// TestDoesNotPeek checks that two positions which the seat cannot distinguish have the same answer,
// and that solving does not change the position.
func TestDoesNotPeek(t *testing.T) {
	var answers []string
	for _, sacks := range []string{"[2,23,24]", "[2,24,23]"} {
		s := nugget(t, `{"players":3,"digs":[1,1,0],"points":[9,0,0],"sacks":`+sacks+`,"row":[1,7],"turn":0}`)
		before, _ := s.MarshalJSON()
		a, err := solve.Position(s, 100_000)
		if err != nil {
			t.Fatal(err)
		}
		if after, _ := s.MarshalJSON(); string(before) != string(after) {
			t.Error("Position changes its argument")
		}
		answers = append(answers, fmt.Sprint(a))
	}
	if answers[0] != answers[1] {
		t.Errorf("two positions that the seat cannot tell apart have the answers %s and %s", answers[0], answers[1])
	}
}
