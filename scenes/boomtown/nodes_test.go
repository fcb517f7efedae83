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

// Whatever lies on a town or a panel that can be pressed makes the same move: nobody has to hit the gaps.
func TestThingsOnATargetMakeItsMove(t *testing.T) {
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
	for _, kind := range []engine.Kind{rules.KindOpen, rules.KindPromote, rules.KindRob} {
		if pressed[kind] == 0 {
			t.Errorf("nothing lay on a target of the kind %d", kind)
		}
	}
}

// pressThings presses all that lies on the targets of a position, and returns how many there were.
func pressThings(t *testing.T, h *stage.App, m *match.Match) int {
	t.Helper()
	b := New(h, m.Setup().Seats)
	window, area := tabletest.Wide()
	table.Show(b, m.State(), window, area)
	var made engine.Move
	a := table.NewAsk(b, m.State(), m.Legal())
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
				t.Errorf("%s on %s cannot be pressed", n.ID, under.ID)
			} else if n.Press(); made != want {
				t.Errorf("%s on %s makes the move %v", n.ID, under.ID, made)
			}
		}
	}
	return things
}
