package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAutomaticPasses checks when a decision with a single legal move is played automatically:
// always if there is only one person at the table, but with several persons only if the hand is
// empty. With several, a person who holds a card must be asked even if no card can be played.
func TestAutomaticPasses(t *testing.T) {
	alone, shared, asked := 0, 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		one := New(tabletest.App(t, rules.Game),
			[]match.Seat{{Name: "A"}, {Name: "B", Bot: "easy"}, {Name: "C", Bot: "easy"}})
		all := newTestTable(t, 3)
		state, err := rules.Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if s.ConcealForced() {
				for _, b := range []*Table{one, all} {
					window, area := tabletest.WideWindow()
					table.RevealSeats(b, engine.SeatsOf(s.Turn()))
					table.ShowPosition(b, s, window, area)
					m, passes := b.PreparedAnswer(s)
					hand := b.Board.Towns[s.Turn()].HandSize
					want := len(legal) == 1 && (b == one || hand == 0)
					if passes != want || passes && m != legal[0] {
						t.Fatalf("seed %d: with %d cards and %d legal moves the automatic pass is %v", seed, hand,
							len(legal), passes)
					}
					switch {
					case passes && b == one:
						alone++
					case passes:
						shared++
					default:
						asked++
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if alone == 0 || shared == 0 || asked == 0 {
		t.Errorf("automatic passes: %d with one person, %d with several; %d decisions asked: each expected", alone,
			shared, asked)
	}
}
