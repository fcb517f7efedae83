package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/render/geom"
)

// TestWagonsDoNotOverlap checks that four wagons on a space do not overlap each other, and neither
// do four canoes at a location.
func TestWagonsDoNotOverlap(t *testing.T) {
	b, _ := decision(t, "boats_banjos", 4, planning)
	for s := range engine.Seat(4) {
		b.Board.Of[s].Wagon, b.Board.Of[s].Canoe = 3, 1
	}
	for s := range engine.Seat(4) {
		for o := range s {
			if b.wagonAt(s, 3).Inset(0.1).Meets(b.wagonAt(o, 3)) {
				t.Errorf("the wagons of seats %d and %d overlap", s, o)
			}
			x, y := b.at.canoe(1, s), b.at.canoe(1, o)
			if geom.Around(x, 14, 14).Meets(geom.Around(y, 14, 14)) {
				t.Errorf("the canoes of seats %d and %d overlap", s, o)
			}
		}
	}
}
