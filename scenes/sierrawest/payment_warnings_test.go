package sierrawest

import (
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
			best := cheapest(s, legal, fee)
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

// pressNode shows position s on table b and presses the node with the given ID.
func pressNode(t *testing.T, b *Table, s *rules.State, id string) {
	t.Helper()
	a := table.NewDecision(b, s, s.Moves(nil))
	for _, n := range b.Nodes(a, nil) {
		if n.ID == id && n.Press != nil {
			n.Press()
			return
		}
	}
	t.Fatalf("the node %q cannot be pressed or is missing", id)
}

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
