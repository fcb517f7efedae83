package review

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"gulch/engine/bot"
	"gulch/engine/games"
)

func TestReview(t *testing.T) {
	m := played(t, "boomtown", 4)
	r := reviewed(t, m, 173)
	if got := len(r.Chances); got != len(m.Steps())+1 {
		t.Fatalf("the review has chances for %d positions, want one more than the %d decisions", got, len(m.Steps()))
	}
	for i, seats := range r.Chances {
		sum := 0.0
		for _, x := range seats {
			sum += x
		}
		if math.Abs(sum-1) > 1e-3 {
			t.Errorf("position %d: the chances add up to %v, want 1", i, sum)
		}
	}
	if r.Chances[len(m.Steps())][0] != 0 {
		t.Error("the seat that plays badly has won: choose another seed")
	}
	if len(r.Turns) == 0 || len(r.Turns) > maxTurns {
		t.Fatalf("the review has %d turning points, want 1 to 3", len(r.Turns))
	}
	for i, x := range r.Turns {
		step := m.Steps()[x.At]
		if x.Seat != step.Seat || x.Played != step.Text || x.Better() == x.Played || x.Cost() < minLoss {
			t.Errorf("turning point %d is %+v, but the move there is %q of seat %d", i, x, step.Text, step.Seat)
		}
		if i > 0 && x.At <= r.Turns[i-1].At {
			t.Error("the turning points are not in the order of the game")
		}
		if diff := cmp.Diff([]Mistake{x}, mistakesAt(t, m, x.At)); diff != "" {
			t.Errorf("the study of the seat has another answer about turning point %d: %s", i, diff)
		}
	}
	checkAgainstChart(t, r, r.Turns...)
	if !slices.ContainsFunc(r.Turns, func(x Mistake) bool { return x.Seat == 0 }) {
		t.Errorf("no turning point belongs to the seat that plays badly: %+v", r.Turns)
	}
	if diff := cmp.Diff(r, reviewed(t, m, 4000)); diff != "" {
		t.Errorf("another step size gives another review: %s", diff)
	}
}

// checkAgainstChart fails if a mistake contradicts the curve with the steps of all: if the curve
// has other chances before or after the decision, or chances that do not add up to 1.
func checkAgainstChart(t *testing.T, r Review, all ...Mistake) {
	t.Helper()
	curve := r.CurveWith(all)
	moments := slices.Concat(r.Moments...)
	for _, x := range all {
		had, left := curve.Chances[x.At][x.Seat], curve.After[x.At][x.Seat]
		if had != x.BestChance || left != x.PlayedChance {
			t.Errorf("a mistake at decision %d goes from %v to %v, the curve from %v to %v", x.At, x.BestChance,
				x.PlayedChance, had, left)
		}
		next := slices.ContainsFunc(all, func(m Mistake) bool { return m.At == x.At+1 }) ||
			slices.Contains(moments, x.At+1) || x.At+2 == len(curve.Chances)
		if !next && curve.Chances[x.At+1][x.Seat] != x.PlayedChance {
			t.Errorf("after the mistake at decision %d the curve is at %v, want %v", x.At, curve.Chances[x.At+1][x.Seat],
				x.PlayedChance)
		}
		checkSum(t, curve.After[x.At])
	}
	for _, row := range curve.Chances {
		checkSum(t, row)
	}
}

// checkSum fails if chances do not add up to 1.
func checkSum(t *testing.T, row []float64) {
	t.Helper()
	sum := 0.0
	for _, x := range row {
		sum += x
	}
	if math.Abs(sum-1) > 1e-4 {
		t.Errorf("the chances %v add up to %v, want 1", row, sum)
	}
}

// TestMistakesBeginAtTheChart checks that a mistake begins at the chance of the chart, and that its
// loss shrinks with that chance.
func TestMistakesBeginAtTheChart(t *testing.T) {
	c := &chart{chances: [][]float64{{0.1, 0.9}, {0.05, 0.95}, {0.04, 0.96}, {0, 1}}}
	for _, x := range []struct {
		name       string
		m          Mistake
		seen       float64
		best, left float64
	}{
		{"a seat that hardly can win", Mistake{BestChance: 0.5, PlayedChance: 0.1}, 0.4, 0.1, 0},
		{"half the chance", Mistake{BestChance: 0.4, PlayedChance: 0.36}, 0.2, 0.1, 0.08},
		{"a small loss", Mistake{BestChance: 0.5, PlayedChance: 0.46}, 0.1, 0.1, 0.06},
		{"a rise", Mistake{At: 1, Seat: 1, BestChance: 0.9, PlayedChance: 0.8}, 0.9, 0.95, 0.85},
	} {
		if c.adjust(&x.m, x.seen); math.Abs(x.m.BestChance-x.best) > 1e-9 || math.Abs(x.m.PlayedChance-x.left) > 1e-9 {
			t.Errorf("%s: from %v to %v, want from %v to %v", x.name, x.m.BestChance, x.m.PlayedChance, x.best, x.left)
		}
	}
}

// TestStepsOfTheCurve checks the course of the curve at mistakes: it falls at the decision, stays
// until the next position, and goes on to the next moment or mistake; in a race nobody gains what a
// seat loses.
func TestStepsOfTheCurve(t *testing.T) {
	r := Review{Moments: [][]int{{0, 4}, {2}}}
	for _, x := range []float64{0.5, 0.5, 0.5, 0.6, 0.7, 0.7, 1} {
		r.Chances = append(r.Chances, []float64{x, 1 - x})
	}
	curve := r.CurveWith([]Mistake{{At: 0, BestChance: 0.5, PlayedChance: 0.4}, {At: 2, Seat: 1, BestChance: 0.5,
		PlayedChance: 0.2}, {At: 3, Seat: 0, BestChance: 0.6, PlayedChance: 0.3}})
	for at, want := range []float64{0.5, 0.4, 0.5, 0.6, 0.7, 0.7, 1} {
		if got := curve.Chances[at][0]; math.Abs(got-want) > 1e-9 {
			t.Errorf("at position %d the curve is at %v, want %v", at, got, want)
		}
	}
	for at, want := range map[int]float64{0: 0.4, 2: 0.8, 3: 0.3} {
		if got := curve.After[at]; math.Abs(got[0]-want) > 1e-9 || math.Abs(got[1]-1+want) > 1e-9 {
			t.Errorf("after decision %d the chances are %v, want %v for the first seat", at, got, want)
		}
	}
	if r.Chances[1][0] != 0.5 {
		t.Error("the chances of the review have changed")
	}
	race := Review{Chances: [][]float64{{0.6, 0.5}, {0.6, 0.5}, {0.5, 0.5}}}
	if after := race.CurveWith([]Mistake{{BestChance: 0.6, PlayedChance: 0.5}}).After[0]; after[1] != 0.5 {
		t.Errorf("in a race, another seat has %v after a mistake, want 0.5", after[1])
	}
}

// TestKeep checks that a stored review can be read again, and that a review of another record or a
// damaged one is refused.
func TestKeep(t *testing.T) {
	m := played(t, "boomtown", 3)
	n := len(m.Steps())
	r := Review{Turns: []Mistake{{At: 3, Seat: m.Steps()[3].Seat, Played: "a", Good: []string{"b"}, BestChance: 0.5,
		PlayedChance: 0.25, Why: &bot.Difference{Line: "Gold", Points: 2}}}}
	for range n + 1 {
		r.Chances = append(r.Chances, []float64{0.5, 0.25, 0.25})
	}
	data, err := r.Encode(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	back, err := Decode(data, m.Record())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r, back); diff != "" {
		t.Error(diff)
	}
	other := m.Record()
	other.Entries = other.Entries[:n-1]
	if _, err := Decode(data, other); !errors.Is(err, ErrStale) {
		t.Errorf("Decode with another record returns %v, want ErrStale", err)
	}
	if _, err := Decode(data[:len(data)/2], m.Record()); err == nil {
		t.Error("Decode accepts a truncated review")
	}
}

func BenchmarkReview(b *testing.B) {
	for _, g := range games.All() {
		info := g.Info()
		m := played(b, info.ID, min(4, info.MaxSeats))
		b.Run(info.ID, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				reviewed(b, m, 1000)
			}
		})
	}
}

// TestStaleReviews checks that stored reviews are refused if they contradict the record to which
// they belong.
func TestStaleReviews(t *testing.T) {
	for name, change := range map[string]func(x *Mistake, chances [][]float64){
		"":                   func(*Mistake, [][]float64) {},
		"another seat":       func(x *Mistake, _ [][]float64) { x.Seat = 0 },
		"no decision":        func(x *Mistake, _ [][]float64) { x.At = -1 },
		"a position too far": func(x *Mistake, _ [][]float64) { x.At = 3 },
		"nothing better":     func(x *Mistake, _ [][]float64) { x.Good = nil },
		"three seats":        func(_ *Mistake, all [][]float64) { all[2] = []float64{0.5, 0.25, 0.25} },
	} {
		x, chances := Mistake{At: 1, Seat: 1, Good: []string{"dig"}}, [][]float64{{0.5, 0.5}, {1, 0}, {1, 0}, {0, 1}}
		change(&x, chances)
		data, err := Review{Chances: chances, Turns: []Mistake{x}}.Encode(threeMoves())
		if err != nil {
			t.Fatal(err)
		}
		_, err = Decode(data, threeMoves())
		if name == "" && err != nil || name != "" && !errors.Is(err, ErrStale) {
			t.Errorf("with %q Decode returns the error %v, want ErrStale", name, err)
		}
	}
}

// TestTurningPointsAreMistakes checks in games of every rules that a turning point is what the
// study of its seat says about the decision, and that the curve agrees with all mistakes of a seat
// and the turning points.
func TestTurningPointsAreMistakes(t *testing.T) {
	found := 0
	for _, game := range []string{"narrowgauge", "dakota", "sierrawest", "westernlegends"} {
		m := played(t, game, 2)
		r := reviewed(t, m, 4000)
		checkAgainstChart(t, r, append(findings(t, m, 0, 4000).Mistakes, r.Turns...)...)
		for i, x := range r.Turns {
			found++
			if diff := cmp.Diff([]Mistake{x}, mistakesAt(t, m, x.At)); diff != "" {
				t.Errorf("%s: the study of the seat has another answer about turning point %d: %s", game, i, diff)
			}
		}
	}
	if found == 0 {
		t.Error("no game has a turning point: choose other seeds")
	}
}
