package boomtown

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestTargetsAreWhole checks that nothing that is drawn on a target, a town or a panel, has a node
// of its own: a press would miss the target, and the tooltip would be about something else than the
// choice.
func TestTargetsAreWhole(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	targets := map[engine.Kind]int{}
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
				targets[legal[0].Kind] += checkWholeTargets(t, h, m)
			}
			if _, err := m.Play(legal[c.Below(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, k := range []engine.Kind{rules.KindOpen, rules.KindRob} {
		if targets[k] == 0 {
			t.Errorf("no target made a move of kind %d: the test has checked nothing", k)
		}
	}
}

// checkWholeTargets fails the test if another node has its centre on a node that makes a move. It
// returns how many nodes make a move.
func checkWholeTargets(t *testing.T, h *stage.App, m *match.Match) (targets int) {
	t.Helper()
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	nodes := b.Nodes(table.NewDecision(b, m.State(), m.Legal()), nil)
	for i, under := range nodes {
		if under.Role != "move" {
			continue
		}
		targets++
		for _, n := range nodes[i+1:] {
			if n.Role == "text" && under.Rect.Has(n.Rect.Center()) {
				t.Errorf("node %s is on the target %s", n.ID, under.ID)
			}
		}
	}
	return targets
}

// TestHoldupTipsNameTheLoot checks that the tooltip and the preview of a player to hold up say how
// much the best demand gets from them.
func TestHoldupTipsNameTheLoot(t *testing.T) {
	b := loaded(t, `{"players": 3, "turn": 5, "phase": "holdup_victim", "actor": 0, "first_player": 0,
		"winner": 0, "pick_order": [0, 1, 2], "resolving": "holdup_1", "gold": [5, 15, 3], "row": ["cm07", "cj08"],
		"mines": [["sn04"], ["sn07"], []]}`)
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	for seat, want := range map[engine.Seat]string{
		1: "A demand of 6 gets the most: 4.3 gold on average.", // 26 of 36 rolls
		2: "A demand of 3 gets the most: 2.9 gold on average.", // 35 of 36 rolls
	} {
		if tip := b.streetTip(a, seat); !strings.Contains(tip, want) {
			t.Errorf("the tooltip of seat %d is %q, want %q in it", seat, tip, want)
		}
		if lines := b.OutcomeLines(rules.Rob(seat)); !slices.Contains(lines, want) {
			t.Errorf("the preview of holding up seat %d has the lines %q, want %q", seat, lines, want)
		}
	}
}
