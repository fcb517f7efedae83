package teach

import (
	"testing"

	"gulch/render/geom"
)

// The panel hides nothing that is lit or to be pressed where there is room, and stays where it is as long as it hides nothing.
func TestPanelFindsRoom(t *testing.T) {
	full := geom.R(0, 0, 1280, 720)
	for name, lit := range map[string][]geom.Rect{
		"nothing": nil, "the middle": {geom.R(500, 300, 200, 100)}, "a wide row": {geom.R(0, 300, 1280, 120)},
		"two ends": {geom.R(0, 0, 600, 720), geom.R(1100, 0, 180, 720)}, "the ledger": {geom.R(960, 40, 300, 660)},
	} {
		s := &scene{}
		avoid := []geom.Rect{geom.R(20, 600, 300, 100)}
		s.at.box = s.room(full, lit, avoid, 400, 220)
		if overlap(s.at.box, lit)+overlap(s.at.box, avoid) > 0 {
			t.Errorf("%s: %v hides what is lit", name, s.at.box)
		}
		before := s.at.box
		if s.at.box = s.room(full, nil, nil, 400, 180); s.at.box.Right() != before.Right() || s.at.box.Bottom() != before.Bottom() {
			t.Errorf("%s: it goes from %v to %v though nothing is in its way", name, before, s.at.box)
		}
	}
}
