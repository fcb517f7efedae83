package dakota

import (
	"testing"

	"gulch/engine"
)

// TestForcedMovesAreAsked checks decisions with a single legal move. In games with rivals, players
// must be asked for some of them, because skipping them would reveal something about a hand. In the
// solo race none of them are asked.
func TestForcedMovesAreAsked(t *testing.T) {
	for seats := MinSeats; seats <= 2; seats++ {
		asked := 0
		s, err := Game.New(seats, nil, 5)
		if err != nil {
			t.Fatal(err)
		}
		for {
			moves, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			if len(moves) == 1 {
				asked++
			}
			if err := s.Play(moves[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		if (asked > 0) != (seats > 1) {
			t.Errorf("%d seats: %d decisions with a single legal move were asked, want some with rivals and "+
				"none alone", seats, asked)
		}
	}
}
