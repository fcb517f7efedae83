package table

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
)

// However many decisions a turn has, bots get no more time for it than people like to wait, and something for each.
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
				if moves, err = engine.Settle(s, moves, nil); err != nil {
					t.Fatal(err)
				}
				if len(moves) == 0 {
					return
				}
				limit := p.grant(s)
				if p.left == turnThought {
					sum = 0 // another turn
				}
				p.spend(limit)
				if sum += limit; limit <= 0 || limit > decisionThought || sum > turnThought {
					t.Fatalf("%v for a decision, %v for the turn", limit, sum)
				}
				if err := s.Play(bot.Choose(mind, s), nil); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// All that a seat decides before another is asked is one turn that is waited for.
func TestBotLatencyByTurn(t *testing.T) {
	var w botLatency
	w.add(1, 20*time.Millisecond)
	w.add(1, 0)
	w.add(1, 30*time.Millisecond)
	w.add(2, 0)
	w.open = false // a person decides
	w.add(2, time.Second)
	if want := []float64{50, 0, 1000}; !slices.Equal(w.turns, want) {
		t.Errorf("the turns were waited for %v ms; want %v", w.turns, want)
	}
}
