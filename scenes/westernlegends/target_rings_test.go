package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/paint"
	"gulch/render/ui"
)

// TestTargetsCoverNoNames checks that the spaces to which the Sheriff can go are not marked over
// the names on the map, unless the pointer is on them.
func TestTargetsCoverNoNames(t *testing.T) {
	m := findDecision(t, 3, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseSheriffStep })
	b, nodes := showPosition(t, m.State().(*rules.State))
	b.setReachShade()
	targets := 0
	for id, n := range nodes {
		if n.Role != "move" || !strings.Contains(n.Label, "Sheriff") || n.Rect.Empty() || n.Draw == nil {
			continue
		}
		targets++
		for _, hover := range []float64{0, 1} {
			trace := new(paint.Trace)
			pen := trace.Canvas(b.App.Kit, 1280, 720, b.Window.View)
			before := trace.Sum()
			n.Draw(pen, &n, ui.NodeState{Pulse: 1, Hover: hover})
			pen.Flush()
			if drawn := trace.Sum() != before; drawn != (hover > 0) {
				t.Errorf("target %s: marked %v while the pointer on it is %v", id, drawn, hover > 0)
			}
		}
	}
	if targets == 0 {
		t.Error("the Sheriff has no target")
	}
}
