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

// TestAutomaticHighNoonPassIsExplained checks the explanation of an automatic pass at High Noon. A
// person who holds cards gets one, a person with an empty hand does not. At a table of several
// persons, a person who holds cards does not pass automatically, because that would reveal
// something about the hand.
func TestAutomaticHighNoonPassIsExplained(t *testing.T) {
	told, silent, asked := 0, 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			legal := s.Moves(nil)
			if s.Phase() != rules.PhaseHighNoon || len(legal) != 1 || legal[0].Kind != rules.KindPass {
				return
			}
			me := s.Turn()
			b.Viewer = me
			if _, by := b.PreparedAnswer(s); by && b.Board.Towns[me].HandSize > 0 {
				t.Error("with several people High Noon is passed automatically although the hand holds cards")
			}
			asked++
			for i := range b.Players {
				if b.Players[i].Bot = "easy"; engine.Seat(i) == me {
					b.Players[i].Bot = ""
				}
			}
			defer func() {
				for i := range b.Players {
					b.Players[i].Bot = ""
				}
			}()
			if _, by := b.PreparedAnswer(s); !by {
				return
			}
			hand := b.Board.Towns[me].HandSize
			words := 0
			passed := engine.Told{Event: engine.Event{Kind: rules.EventPassed, Seat: me}}
			for _, a := range table.Animate(b, passed).Animations() {
				if a.Length == noonTime {
					words++
				}
			}
			switch {
			case hand > 0 && words == 0:
				t.Error("the automatic pass is not explained although the hand holds cards")
			case hand == 0 && words > 0:
				t.Error("the automatic pass is explained although the hand is empty")
			case hand > 0:
				told++
			default:
				silent++
			}
		})
	}
	if told == 0 || silent == 0 || asked == 0 {
		t.Errorf("automatic passes: %d explained, %d not, of %d: both kinds expected", told, silent, asked)
	}
}
