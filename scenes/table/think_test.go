package table

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
)

// However many decisions a turn has, bots get no more time for it than people like to wait, and something for each.
func TestPatience(t *testing.T) {
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
			var p patience
			var moves []engine.Move
			for sum := 0; ; {
				if moves, err = engine.Settle(s, moves, nil); err != nil {
					t.Fatal(err)
				}
				if len(moves) == 0 {
					return
				}
				ticks := p.grant(s)
				if p.left == turnTicks {
					sum = 0 // another turn
				}
				p.spend(ticks)
				if sum += ticks - 1; ticks < 1 || ticks > decisionTicks || sum > turnTicks {
					t.Fatalf("%d ticks for a decision, %d and one for each in the turn", ticks, sum)
				}
				if err := s.Play(bot.Choose(mind, s), nil); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
