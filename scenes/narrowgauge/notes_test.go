package narrowgauge

import (
	"testing"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
)

// The Contracts that one bids for lie on the map and hide no City and no Yard, in no shape of the window.
func TestContractsHideNoCity(t *testing.T) {
	for _, x := range []struct {
		w, h  int
		board geom.Rect
	}{
		{1280, 720, geom.R(24, 56, 936, 648)}, {2560, 1440, geom.R(24, 56, 936, 648)},
		{1280, 720, geom.R(24, 56, 891, 648)}, // beside a ledger with larger letters
		{1120, 840, geom.R(20, 56, 808, 768)}, {820, 1180, geom.R(20, 60, 760, 842)},
	} {
		b := &Table{}
		b.Board = new(rules.Board)
		b.Window, b.Area = ui.NewLayout(x.w, x.h), x.board
		b.Layout()
		h := b.map_.Height()
		for i := range mostNotes {
			note := b.noteSpot(i)
			if w := b.at.window; note.X < w.X || note.Right() > w.Right() || note.Bottom() > w.Bottom() {
				t.Errorf("%d by %d: Contract %d leaves the map", x.w, x.h, i)
			}
			for s := range rules.Space(rules.SpaceCount) {
				if info := s.Info(); info.City < 0 && info.Yard < 0 {
					continue
				}
				if ring := geom.Around(b.map_.space(s), 0.7*h, 0.7*h); note.Meets(ring) {
					t.Errorf("%d by %d: Contract %d lies on %s", x.w, x.h, i, s.Info().Name)
				}
			}
		}
	}
}
