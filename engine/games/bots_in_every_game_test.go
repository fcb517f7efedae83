package games_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/gametest"
)

// TestBotsAreBlind checks, for every game and several bots, that a bot's choice depends only on
// what its seat knows and not on hidden information.
func TestBotsAreBlind(t *testing.T) {
	for _, g := range games.All() {
		for _, spec := range []string{"random", "easy:persona=kit", "medium", "hard:iterations=150"} {
			t.Run(g.Info().ID+" "+spec, func(t *testing.T) {
				gametest.NoPeeking(t, g, func(s engine.State, seed uint64) engine.Move {
					b, err := bot.New(spec, seed)
					if err != nil {
						t.Fatal(err)
					}
					return bot.Choose(b, s)
				}, 40)
			})
		}
	}
}

// TestBotsPlayEveryGame checks that the same bot can play whole games one after the other, of all
// games and numbers of seats, without an illegal move.
func TestBotsPlayEveryGame(t *testing.T) {
	for _, g := range games.All() {
		for _, l := range bot.Levels() {
			spec := l.ID
			if l.ID == "tough" {
				continue // the level differs from hard only in the number of iterations
			}
			if l.Tuning.Iterations > 0 {
				spec += ":iterations=20"
			}
			b, err := bot.New(spec, 3)
			if err != nil {
				t.Fatal(err)
			}
			for seats := g.Info().MinSeats; seats <= g.Info().MaxSeats; seats++ {
				s, err := g.New(seats, nil, 11)
				if err != nil {
					t.Fatal(err)
				}
				for legal, err := engine.PlayForced(s, nil, nil); len(legal) > 0 ||
					err != nil; legal, err = engine.PlayForced(s, legal, nil) {
					if err != nil {
						t.Fatal(err)
					}
					if err := s.Play(bot.Choose(b, s), nil); err != nil {
						t.Fatalf("%s with %d seats: Play refuses the bot's move: %v", l.ID, seats, err)
					}
				}
			}
		}
	}
}
