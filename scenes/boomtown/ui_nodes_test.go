package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestNodesOnATargetMakeItsMove checks that things drawn on top of a target, a town or a panel,
// make the same move as the target. Otherwise players would have to press the gaps between the
// things.
func TestNodesOnATargetMakeItsMove(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	pressed := map[engine.Kind]int{}
	for seed := range uint64(30) {
		m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		c := engine.NewChance(seed, 3)
		for !m.Over() {
			legal := m.Legal()
			switch legal[0].Kind {
			case rules.KindOpen, rules.KindPromote, rules.KindRob:
				pressed[legal[0].Kind] += pressThings(t, h, m)
			}
			if _, err := m.Play(legal[c.Below(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if pressed[rules.KindRob] == 0 { // while towns are targets, nothing lies on them
		t.Error("no node lay on a panel that could be held up: the test has checked nothing")
	}
}

// pressThings presses every node that makes a move, and every node with a text that is on top of
// such a node. It fails the test if the latter makes another move, and returns how many nodes with
// texts it pressed.
func pressThings(t *testing.T, h *stage.App, m *match.Match) int {
	t.Helper()
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	var made engine.Move
	a := table.NewDecision(b, m.State(), m.Legal())
	a.Do = func(_ string, x engine.Move) { made = x }
	nodes := b.Nodes(a, nil)
	things := 0
	for i, under := range nodes {
		if under.Role != "move" {
			continue
		}
		under.Press()
		want := made
		for _, n := range nodes[i+1:] {
			if n.Role != "text" || !under.Rect.Has(n.Rect.Center()) {
				continue
			}
			things++
			if made = (engine.Move{}); n.Press == nil {
				t.Errorf("node %s on the target %s cannot be pressed", n.ID, under.ID)
			} else if n.Press(); made != want {
				t.Errorf("node %s on the target %s makes a different move: %v", n.ID, under.ID, made)
			}
		}
	}
	return things
}
