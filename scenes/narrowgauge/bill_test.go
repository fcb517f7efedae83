package narrowgauge

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
)

// TestBillNamesOnlyChangedCash checks in a game played at random that the text about laying a card
// says how the cash changes, but not for a card that costs and gains nothing.
func TestBillNamesOnlyChangedCash(t *testing.T) {
	state, err := rules.Game.New(rules.Seats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b, rng := newTestTable(t), engine.NewRand(1)
	s := state.(*rules.State)
	b.State = s
	same := 0
	for s.Turn() != engine.NoSeat {
		b.Board.Read(s, b.RevealedSeats)
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindPlay {
				continue
			}
			changes := s.Preview(m).Cash != s.Cash(s.Turn())
			if !changes {
				same++
			}
			if text := b.bill(m); strings.Contains(text, "Your cash goes") != changes {
				t.Fatalf("the cash changes: %v, the text is %q", changes, text)
			}
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if same == 0 {
		t.Error("no card left the cash as it was")
	}
}

// TestFreeMeansNoCost checks that the badge of a play says that it is free only if it costs nothing,
// not if its gain makes up for its cost.
func TestFreeMeansNoCost(t *testing.T) {
	if free, even := freeOrEven(0), freeOrEven(4); free != "free" || even != "±$0" {
		t.Errorf("the badges are %q and %q", free, even)
	}
}
