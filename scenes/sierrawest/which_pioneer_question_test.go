package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAskWhichPioneer checks that a press on a card that either pioneer can reach asks which
// pioneer walks, and offers both. If the player has chosen a pioneer before, that pioneer must walk
// without the question.
func TestAskWhichPioneer(t *testing.T) {
	b := newTestTable(t, 2)
	window, area := tabletest.WideWindow()
	for seed := uint64(0); seed < 60; seed++ {
		state, err := rules.Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			one, two := errands(s, rules.Green), errands(s, rules.Tan)
			for goal, e := range one {
				x := two[goal]
				if goal.Kind != rules.KindClimb || s.Phase() != rules.PhasePioneer || !e.walks || !x.walks ||
					e.path == x.path {
					continue
				}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				b.OnAllShown()
				id := "node " + rules.NodeOf(goal).String()
				pressNode(t, b, s, id)
				if b.choice.pendingGoal != goal {
					t.Fatalf("a press on %s asks which pioneer goes to %v, expected %v", id, b.choice.pendingGoal, goal)
				}
				var offered []string
				for _, n := range b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) {
					if strings.HasPrefix(n.ID, "send ") {
						offered = append(offered, n.ID)
					}
				}
				if want := "send green send tan send nobody"; strings.Join(offered, " ") != want {
					t.Errorf("the offered pioneers are %q, expected %q", offered, want)
				}
				pressNode(t, b, s, id)
				if b.choice.pendingGoal.Kind != 0 {
					t.Error("a second press does not cancel the question")
				}
				pressNode(t, b, s, "pioneer tan")
				pressNode(t, b, s, id)
				if b.choice.pendingGoal.Kind != 0 {
					t.Error("the question is asked although a pioneer was chosen")
				}
				return
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no position has two pioneers that can go to the same card")
}
