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

// TestEveryCardWithAnAnimalCanBeHunted checks that a hunt can be made by a press on each face-up
// card whose animal can be caught, such as the card under the player's own frontiersman and the
// second card with the same animal.
func TestEveryCardWithAnAnimalCanBeHunted(t *testing.T) {
	for _, under := range []bool{false, true} {
		var hunted rules.Node
		fits := func(s *rules.State, legal []engine.Move) bool {
			for n := range rules.Node(rules.NodeCount) {
				c := s.CardAt(n)
				if s.FaceUp().Has(int(n)) && slices.Contains(legal, rules.Catch(s.Mode().Card(c).Animal)) &&
					under == (s.Climber(s.Turn()) == n) {
					hunted = n
					return true
				}
			}
			return false
		}
		b, nodes := decision(t, "gold_rush", 2, fits)
		caught := false
		for _, n := range nodes {
			caught = caught || n.Rect == b.at.node(hunted) && n.Press != nil && n.DisabledReason == ""
		}
		if !caught {
			t.Errorf("under the own frontiersman %v: the card at %v can't be pressed to catch its animal", under, hunted)
		}
	}
}
