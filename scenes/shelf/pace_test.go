package shelf_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
)

// What a box says of the length of a game is near what it asks of people: from 2.5 to 16 seconds a decision of one's own, and
// from half a second to four for each decision of a bot that one watches.
func TestBoxesSayHowLongAGameTakes(t *testing.T) {
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		if g.Box.Pace == nil {
			t.Errorf("the box of %s does not say how long a game takes", info.Name)
			continue
		}
		for _, seats := range []int{info.MinSeats, stage.UsualSeats(info), info.MaxSeats} {
			t.Run(fmt.Sprintf("%s-%d", info.ID, seats), func(t *testing.T) {
				own := decisions(t, g.Rules, seats)
				pace := g.Box.Pace(seats, nil)
				if s := pace.Person * 60 / float64(own); s < 2.5 || s > 16 {
					t.Errorf("a person has %.1f s for each of %d decisions", s, own)
				}
				if s := pace.Bot * 60 / float64(own); s < 0.5 || s > 4 {
					t.Errorf("one watches each of %d decisions of a bot for %.1f s", own, s)
				}
			})
		}
	}
}

// decisions counts how often each seat is asked in a game of bots.
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
