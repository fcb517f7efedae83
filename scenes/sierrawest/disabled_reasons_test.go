package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestDisabledNodesGiveReasons checks that every card of the mountain and every cabin for sale
// either can be pressed or gives a reason why it cannot. One of the cases is a second cabin of the
// same kind.
func TestDisabledNodesGiveReasons(t *testing.T) {
	b := newTestTable(t, 2)
	window, area := tabletest.WideWindow()
	second := 0
	for seed := uint64(0); seed < 8; seed++ {
		state, err := rules.Game.New(2, engine.Options{"mode": rules.Mode(seed % 4).String()}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for i := 0; s.Turn() != engine.NoSeat; i++ {
			if i%5 == 0 && s.Turn() == s.Active() && s.Phase() != rules.PhasePlan {
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				b.OnAllShown()
				for _, n := range b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) {
					place, which, _ := strings.Cut(n.ID, " ")
					if n.Press == nil && n.DisabledReason == "" && (place == "node" || place == "cabin") {
						t.Fatalf("seed %d, move %d: a press on the disabled node %s gives no reason", seed, i, n.ID)
					}
					for c := range s.Cabins(s.Turn()).All() {
						if place == "cabin" && which == rules.Cabin(c).String() &&
							strings.Contains(n.DisabledReason, "already") {
							second++
						}
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if second == 0 {
		t.Error("no second cabin of a kind was pressed: the test has checked nothing")
	}
}
