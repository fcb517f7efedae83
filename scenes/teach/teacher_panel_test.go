package teach

import (
	"testing"

	"gulch/render/geom"
)

// TestPanelFindsRoom checks that the panel covers no highlighted or active node if there is room
// elsewhere, and that it keeps its place as long as it covers nothing there.
func TestPanelFindsRoom(t *testing.T) {
	full := geom.R(0, 0, 1280, 720)
	for name, lit := range map[string][]geom.Rect{
		"nothing": nil, "the middle": {geom.R(500, 300, 200, 100)}, "a wide row": {geom.R(0, 300, 1280, 120)},
		"two ends": {geom.R(0, 0, 600, 720), geom.R(1100, 0, 180, 720)}, "the ledger": {geom.R(960, 40, 300, 660)},
	} {
		s := &scene{}
		avoid := []geom.Rect{geom.R(20, 600, 300, 100)}
		s.at.box = s.panelRect(full, lit, avoid, 400, 220)
		if overlap(s.at.box, lit)+overlap(s.at.box, avoid) > 0 {
			t.Errorf("%s: the panel at %v covers a highlight or an active node", name, s.at.box)
		}
		before := s.at.box
		if s.at.box = s.panelRect(full, nil, nil, 400, 180); s.at.box.Right() != before.Right() ||
			s.at.box.Bottom() != before.Bottom() {
			t.Errorf("%s: the panel moves from %v to %v although it covered nothing", name, before, s.at.box)
		}
	}
}
