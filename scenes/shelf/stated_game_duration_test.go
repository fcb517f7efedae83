package shelf_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
)

// TestBoxesStateTheDuration checks that the duration stated on a game's box fits its number of
// decisions. It allows 2.5 to 16 seconds for each of the player's decisions, and 0.5 to 4 seconds
// for each decision of a bot, which the player watches.
func TestBoxesStateTheDuration(t *testing.T) {
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		if g.Box.Pace == nil {
			t.Errorf("%s: Box.Pace is nil, expected a function that returns the duration of a game", info.Name)
			continue
		}
		for _, seats := range []int{info.MinSeats, stage.UsualSeats(info), info.MaxSeats} {
			t.Run(fmt.Sprintf("%s-%d", info.ID, seats), func(t *testing.T) {
				own := decisions(t, g.Rules, seats)
				pace := g.Box.Pace(seats, nil)
				if s := pace.Person * 60 / float64(own); s < 2.5 || s > 16 {
					t.Errorf("the Person time of Box.Pace is %.1f s for each of %d own decisions, expected 2.5 to 16 s",
						s, own)
				}
				if s := pace.Bot * 60 / float64(own); s < 0.5 || s > 4 {
					t.Errorf("the Bot time of Box.Pace is %.1f s for each of %d decisions of a bot, expected "+
						"0.5 to 4 s", s, own)
				}
			})
		}
	}
}

// decisions returns the mean number of decisions per seat in a game played by bots.
func decisions(t *testing.T, g engine.Game, seats int) int {
	t.Helper()
	s, err := g.New(seats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bot.New("medium", 1)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for ; s.Turn() != engine.NoSeat; n++ {
		if err := s.Play(bot.Choose(b, s), nil); err != nil {
			t.Fatal(err)
		}
	}
	return n / seats
}
