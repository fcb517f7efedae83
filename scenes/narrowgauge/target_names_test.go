package narrowgauge

import (
	"slices"
	"strings"
	"testing"

	rules "gulch/engine/narrowgauge"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestNamesAreOverTargets checks that the names of the cities from which the selected card can be
// laid are written after all targets, whose rings would cover their ends, and each of them once.
func TestNamesAreOverTargets(t *testing.T) {
	m := awaiting(t, "first_card")
	s := m.State().(*rules.State)
	b := newTestTable(t)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	named := 0
	for _, move := range m.Legal() {
		if move.Kind != rules.KindPlay {
			continue
		}
		b.plan.card, b.plan.how = rules.CardOf(move), rules.HowOf(move)
		nodes := b.Nodes(table.NewDecision(b, s, m.Legal()), nil)
		at := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == "target names" })
		isTarget := func(n ui.Node) bool { return strings.HasPrefix(n.ID, "play ") }
		if next := slices.IndexFunc(nodes[at:], isTarget); next >= 0 {
			t.Fatalf("the target %q is drawn over the names", nodes[at+next].ID)
		}
		var trace paint.Trace
		p := trace.Canvas(b.App.Kit, 1280, 720, window.View)
		written := map[string]int{}
		p.OnText = func(d paint.DrawnText) { written[d.Text]++ }
		nodes[at].Draw(p, &nodes[at], ui.NodeState{})
		if x := rules.OriginOf(move); x.Info().City >= 0 {
			if named++; written[x.Info().Name] != 1 {
				t.Errorf("the name of %s is written %d times", x.Info().Name, written[x.Info().Name])
			}
		}
	}
	if named == 0 {
		t.Error("no card can be laid from a city")
	}
}
