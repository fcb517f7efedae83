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
		checkAgainstChart(t, r, x)
		if i > 0 && x.At <= r.Turns[i-1].At {
			t.Error("the turning points are not in the order of the game")
		}
		if diff := cmp.Diff([]Mistake{x}, mistakesAt(t, m, x.At)); diff != "" {
			t.Errorf("the study of the seat has another answer about turning point %d: %s", i, diff)
		}
	}
	if !slices.ContainsFunc(r.Turns, func(x Mistake) bool { return x.Seat == 0 }) {
		t.Errorf("no turning point belongs to the seat that plays badly: %+v", r.Turns)
	}
	if diff := cmp.Diff(r, reviewed(t, m, 4000)); diff != "" {
		t.Errorf("another step size gives another review: %s", diff)
	}
}

// checkAgainstChart fails if a turning point contradicts the chart: if its chance before the
// decision is another one, or if it loses more than the chart ever shows afterwards.
func checkAgainstChart(t *testing.T, r Review, x Mistake) {
	t.Helper()
	had, lowest := r.Chances[x.At][x.Seat], 1.0
	for _, row := range r.Chances[x.At:] {
		lowest = min(lowest, row[x.Seat])
	}
	if math.Abs(x.BestChance-had) > 1e-9 || x.PlayedChance < lowest-1e-9 {
		t.Errorf("a turning point at decision %d goes from %.2f to %.2f, the chart from %.2f to no less than %.2f", x.At,
			x.BestChance, x.PlayedChance, had, lowest)
	}
}

// TestChartBoundsMistakes checks that a mistake begins at the chance of the chart, that its loss
// shrinks with that chance, and that it loses no more than the chart does until the next turns.
func TestChartBoundsMistakes(t *testing.T) {
	c := &chart{chances: [][]float64{{0.1, 0.9}, {0.05, 0.95}, {0.04, 0.96}, {0, 1}},
		views: [][]moment{{{at: 0}, {at: 2}}, {{at: 1}}}}
	for _, x := range []struct {
		name       string
		m          Mistake
		seen       float64
		best, left float64
	}{
		{"a seat that hardly can win", Mistake{BestChance: 0.5, PlayedChance: 0.1}, 0.4, 0.1, 0.04},
		{"a small loss", Mistake{BestChance: 0.5, PlayedChance: 0.46}, 0.1, 0.1, 0.06},
		{"a rise", Mistake{At: 1, Seat: 1, BestChance: 0.9, PlayedChance: 0.8}, 0.9, 0.95, 0.85},
	} {
		if c.adjust(&x.m, x.seen); math.Abs(x.m.BestChance-x.best) > 1e-9 || math.Abs(x.m.PlayedChance-x.left) > 1e-9 {
			t.Errorf("%s: from %v to %v, want from %v to %v", x.name, x.m.BestChance, x.m.PlayedChance, x.best, x.left)
		}
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
// study of its seat says about the decision, and agrees with the chart.
func TestTurningPointsAreMistakes(t *testing.T) {
	found := 0
	for _, game := range []string{"narrowgauge", "dakota", "sierrawest", "westernlegends"} {
		m := played(t, game, 2)
		for i, x := range reviewed(t, m, 4000).Turns {
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
