package narrowgauge

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestNarrowPlatesCutNoName checks that the panel of a seat has a whole name, or no name if it is
// too narrow, but never the first letter of one.
func TestNarrowPlatesCutNoName(t *testing.T) {
	b, s := newTestTable(t), newState(t, 3)
	window, area := tabletest.WideWindow()
	window.View.Text = 1.5
	table.ShowPosition(b, s, window, area)
	b.Players[0].Name, b.Players[1].Name = "Ada", "Dutch Maddox"
	named := 0
	for wide := 80.0; wide < 200; wide += 10 {
		for seat := range engine.Seat(2) {
			b.at.plates[seat] = geom.R(600, 60, wide, 48)
			pen := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, window.View)
			pen.OnText = func(w paint.DrawnText) {
				if strings.HasSuffix(w.Text, "…") {
					t.Errorf("a panel %.0f wide cuts a name: %q", wide, w.Text)
				}
				if strings.HasPrefix(b.Name(seat), w.Text) {
					named++
				}
			}
			b.App.Kit.DryRun(func() { b.paintPlate(pen, seat) })
		}
	}
	if named == 0 {
		t.Error("no panel has a name")
	}
}
