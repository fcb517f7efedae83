package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// TestCarryOut checks that the button "Carry out" plays legal moves until only jobs in workshops
// and lessons are left, and that it sends each cart down a shaft from which the cart can bring up
// the most valuable ore.
func TestCarryOut(t *testing.T) {
	automatic := []engine.Kind{rules.KindTendBar, rules.KindDrink, rules.KindLaunch, rules.KindLearn}
	played, shafts := map[engine.Kind]int{}, 0
	for seed := uint64(1); seed < 4; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseResolve || !canCarryOut(s.Moves(nil)) {
				return
			}
			now, seat := new(rules.State), s.Turn()
			s.CopyTo(now)
			next := b.carryOut()
			for m, ok := next(now); ok; m, ok = next(now) {
				legal := now.Moves(nil)
				if !slices.Contains(legal, m) {
					t.Fatalf("seed %d, day %d: %s is not legal", seed, s.Day(), now.Notation(m))
				}
				if played[m.Kind]++; m.Kind == rules.KindShaft && len(legal) > 1 {
					shafts++
					chosen := haulOf(t, now, m)
					for _, other := range legal {
						if worth := haulOf(t, now, other); worth > chosen {
							t.Errorf("seed %d, day %d: %s brings up $%d, but %s $%d", seed, s.Day(), now.Notation(m),
								chosen, now.Notation(other), worth)
						}
					}
				}
				if err := now.Play(m, nil); err != nil {
					t.Fatal(err)
				}
				if now.Turn() != seat {
					return
				}
			}
			for _, m := range now.Moves(nil) {
				if now.Phase() == rules.PhaseResolve && slices.Contains(automatic, m.Kind) {
					t.Errorf("seed %d, day %d: %s is left", seed, s.Day(), now.Notation(m))
				}
			}
		})
	}
	for _, k := range []engine.Kind{rules.KindDrink, rules.KindLaunch, rules.KindShaft} {
		if played[k] == 0 {
			t.Errorf("no move of kind %d was played: %v", k, played)
		}
	}
	if shafts < 10 {
		t.Errorf("only %d decisions about a shaft were checked", shafts)
	}
}

// haulOf returns the value in dollars of the ore that a cart can bring up if move m sends it down a
// shaft. The cart is the one for which s asks for a shaft.
func haulOf(t *testing.T, s *rules.State, m engine.Move) int {
	t.Helper()
	b := boardOf(s)
	town, cart := &b.Towns[s.Turn()], b.Work.Cart
	next := new(rules.State)
	s.CopyTo(next)
	if err := next.Play(m, nil); err != nil {
		t.Fatal(err)
	}
	after := boardOf(next)
	var crews [rules.CartSlots]crewSize
	for i := range town.Carts {
		if town.Carts[i].Launched || i == cart {
			crews[i] = crewOf(town.Carts[i].Crew)
		}
	}
	worth := 0
	for _, x := range outings(after, &after.Towns[s.Turn()], crews) {
		if x.cart == cart {
			worth = x.haul.worth
		}
	}
	return worth
}
