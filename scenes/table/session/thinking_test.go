package session

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/scenes/botworker"
	"gulch/scenes/work"
)

// TestTimeBudget checks for every game that each decision of a bot gets some time, that no decision
// gets more than decisionThought, and that no turn gets more than turnThought.
func TestTimeBudget(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			s, err := game.New(game.Info().MaxSeats, nil, 3)
			if err != nil {
				t.Fatal(err)
			}
			mind, err := bot.New("medium", 3)
			if err != nil {
				t.Fatal(err)
			}
			var p timeBudget
			var moves []engine.Move
			for sum := time.Duration(0); ; {
				if moves, err = engine.PlayForced(s, moves, nil); err != nil {
					t.Fatal(err)
				}
				if len(moves) == 0 {
					return
				}
				limit := p.grant(s)
				if p.left == turnThought {
					sum = 0 // a new turn
				}
				p.spend(limit)
				if sum += limit; limit <= 0 || limit > decisionThought || sum > turnThought {
					t.Fatalf("granted %v for a decision and %v for the turn so far, want at most %v and %v", limit, sum,
						decisionThought, turnThought)
				}
				if err := s.Play(bot.Choose(mind, s), nil); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// TestLatencyByTurn checks that the waiting times for consecutive decisions of a seat are summed
// up as one turn, and that a person's decision ends the turn.
func TestLatencyByTurn(t *testing.T) {
	var w latency
	w.add(1, 20*time.Millisecond)
	w.add(1, 0)
	w.add(1, 30*time.Millisecond)
	w.add(2, 0)
	w.open = false // a person decides in between
	w.add(2, time.Second)
	if want := []float64{50, 0, 1000}; !slices.Equal(w.turns, want) {
		t.Errorf("the waits by turn are %v ms, want %v", w.turns, want)
	}
}

// TestSlicedSearchKeepsItsLimit checks that a search in time slices is cancelled at its limit, with
// a legal move as the decision, that a very long tick counts as a short one, and that a search on
// another thread has no limit.
func TestSlicedSearchKeepsItsLimit(t *testing.T) {
	game := games.All()[0]
	s, err := game.New(3, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	legal, err := engine.PlayForced(s, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	spec, err := bot.Parse("hard:iterations=100000")
	if err != nil {
		t.Fatal(err)
	}
	limit := 4 * LongestTick
	for _, sliced := range []bool{true, false} {
		mind := botworker.New(game.Info().ID, spec, 3).Decide(s)
		b := &search{mind: mind, last: time.Now(), limit: limit, work: &work.Worker{}} // the search does not run
		now := b.last
		for i := range 4 {
			if now = now.Add(time.Hour); b.done || b.halvings() != 0 { // as of a hidden tab
				t.Fatalf("sliced %v: the search ends after %d ticks, want 4", sliced, i)
			}
			b.limitTime(now, sliced)
		}
		if b.done != sliced || b.cut != sliced || (b.halvings() > 0) != sliced {
			t.Errorf("sliced %v: after the limit the search is done: %v, cut: %v, by %v halvings", sliced, b.done, b.cut,
				b.halvings())
		}
		if sliced && !slices.Contains(legal, b.mind.Best()) {
			t.Errorf("the cancelled search decides %v, which is not legal", b.mind.Best())
		}
	}
}
