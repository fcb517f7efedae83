package review

import (
	"errors"
	"math"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"

	"github.com/google/go-cmp/cmp"
)

// played returns a finished game of the game with the given ID and number of seats. The first
// seat plays at random, the others as bots of the level medium.
func played(tb testing.TB, id string, seats int) *match.Match {
	tb.Helper()
	game, err := games.Find(id)
	if err != nil {
		tb.Fatal(err)
	}
	setup := match.Setup{Seed: 5, BotSeed: 6}
	for range seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: "N", Bot: "medium"})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		tb.Fatal(err)
	}
	good, err := bot.New("medium", 1)
	if err != nil {
		tb.Fatal(err)
	}
	chance := engine.NewChance(1, 1)
	for !m.Over() {
		move := m.Legal()[chance.Below(len(m.Legal()))]
		if m.Turn() != 0 {
			move = bot.Choose(good, m.State())
		}
		if _, err := m.Play(move); err != nil {
			tb.Fatal(err)
		}
	}
	return m
}

// reviewed returns the review of match m. It calls Step with slice units of work at a time.
func reviewed(tb testing.TB, m *match.Match, slice int) Review {
	tb.Helper()
	r, err := m.Replay()
	if err != nil {
		tb.Fatal(err)
	}
	w, err := New(r)
	if err != nil {
		tb.Fatal(err)
	}
	last := 0.0
	for !w.Step(slice) {
		if p := w.Progress(); p < last || p > 1 {
			tb.Fatalf("the progress goes from %v to %v", last, p)
		} else {
			last = p
		}
	}
	out, err := w.Review()
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

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
	if !slices.ContainsFunc(r.Turns, func(x Mistake) bool { return x.Seat == 0 }) {
		t.Errorf("no turning point belongs to the seat that plays badly: %+v", r.Turns)
	}
	if diff := cmp.Diff(r, reviewed(t, m, 4000)); diff != "" {
		t.Errorf("another step size gives another review: %s", diff)
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
