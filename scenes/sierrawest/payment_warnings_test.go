package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestPaymentsSpareNeededGoods checks that the proposed payment of a fee avoids goods that are
// needed later in the turn, if it can. If it cannot, the space and the payment must show a warning.
func TestPaymentsSpareNeededGoods(t *testing.T) {
	b := newTestTable(t, 2)
	spared, warned := 0, 0
	for seed := uint64(0); seed < 60 && (spared == 0 || warned == 0); seed++ {
		state, err := rules.Game.New(2, engine.Options{"mode": rules.Mode(seed % 4).String()}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			good, bad := 0, 0
			legal := s.Moves(nil)
			fee := func(m engine.Move) bool {
				return m.Kind == rules.KindWalk && rules.UsesOf(m) && rules.PaymentOf(m) != 0
			}
			for _, m := range legal {
				switch {
				case fee(m) && losesSomething(s, m):
					bad++
				case fee(m):
					good++
				}
			}
			best := cheapest(s, only(legal, fee))
			switch {
			case good > 0 && bad > 0:
				if spared++; losesSomething(s, best) {
					t.Fatalf("seed %d: the suggested payment %v spends a good that is needed later", seed, best)
				}
			case bad > 0 && checkWarned(t, b, s, best):
				warned++
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if spared == 0 || warned == 0 {
		t.Errorf("%d payments could spare the needed goods, %d could not: both kinds expected", spared, warned)
	}
}

// checkWarned reports whether payment m causes a warning that something can no longer be paid for.
// If so, it checks that the tooltip of the move's node contains the warning, too.
func checkWarned(t *testing.T, b *Table, s *rules.State, m engine.Move) bool {
	t.Helper()
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	why := b.adviseFee(m)
	if why == "" {
		return false
	}
	for _, n := range b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) {
		if n.ID == s.Notation(m) && !strings.Contains(n.Tip, why) {
			t.Errorf("the tooltip of %s is only %q, expected the warning", n.ID, n.Tip)
		}
	}
	return true
}

// TestDefaultPaymentSparesTheToll checks that the proposed payment of a fee for boots keeps the
// goods of the next toll, so that no gold is paid for it, if another payment would do and leaves
// everything else as it is.
func TestDefaultPaymentSparesTheToll(t *testing.T) {
	spared := 0
	for seed := range uint64(60) {
		state, err := rules.Game.New(2, engine.Options{"mode": rules.Mode(seed % 4).String()}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			for what, ways := range choicesOfPayment(s) {
				if what.Kind != rules.KindWalk {
					continue
				}
				best := cheapest(s, ways)
				gold, others := goldForToll(s, best)
				for _, m := range ways {
					if less, kept := goldForToll(s, m); less < gold && kept >= others && !losesSomething(s, m) {
						t.Errorf("seed %d: %s leaves %d gold to pay for the toll, %s only %d", seed, s.Notation(best), gold,
							s.Notation(m), less)
					} else if less > gold && kept >= others {
						spared++
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if spared == 0 {
		t.Error("no payment had to spare the toll")
	}
}

// goldForToll returns how much gold the next toll costs after payment m for boots, which is 9 if it
// can't be paid, and how much of all other needs is kept. The gold is 0 if m does not pay for
// boots.
func goldForToll(s *rules.State, m engine.Move) (gold, others int) {
	after := *s
	if after.Play(m, nil) != nil || after.Phase() != rules.PhaseSteps {
		return 0, 0
	}
	gold = 9
	for _, x := range after.Moves(nil) {
		if x.Kind == rules.KindRoll {
			gold = min(gold, rules.PaymentOf(x).Of(rules.Gold))
		}
	}
	return gold, keptOf(&after, slices.DeleteFunc(needsOf(&after), func(x need) bool {
		return slices.Equal(x.prices, nextToll(&after))
	}))
}
