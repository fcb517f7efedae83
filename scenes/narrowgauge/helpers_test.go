package narrowgauge

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/tabletest"
)

// newTestTable returns a table for which no seat is the viewer.
func newTestTable(t testing.TB) *Table {
	t.Helper()
	return New(tabletest.App(t, rules.Game), []match.Seat{{Name: "Ada"}, {Name: "Bo"}})
}

// boards holds an example of a board rectangle for each window class.
var boards = map[ui.Class]geom.Rect{
	ui.Wide: geom.R(24, 56, 936, 648), ui.Square: geom.R(20, 56, 808, 768), ui.Tall: geom.R(20, 60, 760, 824),
}
