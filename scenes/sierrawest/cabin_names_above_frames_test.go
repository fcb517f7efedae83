package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestCabinNamesAreAboveFrames checks that the names of the viewer's cabins are drawn above the
// frames of legal targets, even if the last cabin is not a target itself.
func TestCabinNamesAreAboveFrames(t *testing.T) {
	var own []rules.Cabin
	b, nodes := decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		own = own[:0]
		for c := range table.ReadBoard(newTestTable(t, 2), s).(*rules.Board).Of[s.Turn()].Cabins.All() {
			own = append(own, rules.Cabin(c))
		}
		asked := func(c rules.Cabin) bool {
			return slices.ContainsFunc(legal, func(m engine.Move) bool {
				return m == rules.Visit(0, c) || m == rules.Visit(1, c) || m == rules.Wreck(c)
			})
		}
		return len(own) > 1 && asked(own[0]) && !asked(own[len(own)-1])
	})
	pen := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
	var said []string
	pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
	rims := 0
	for _, n := range nodes {
		if n.Draw != nil && n.Rect == b.at.plot(0) {
			rims++
		}
		if n.Draw != nil && n.Rect.Within(b.at.chest) {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	if all := strings.Join(said, " "); rims == 0 || !strings.Contains(all, cabinName(own[0])) {
		t.Errorf("%d rims are drawn, with the texts %q over them", rims, all)
	}
}
