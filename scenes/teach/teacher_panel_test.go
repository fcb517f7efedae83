package teach

import (
	"math/rand/v2"
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

// TestPointerConnectsPanelAndTarget checks that the pointer leads from the panel to its target
// without gaps, and that it is left out only if the two nearly touch.
func TestPointerConnectsPanelAndTarget(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 1))
	drawn := 0
	for range 5000 {
		box := geom.R(r.Float64()*880, r.Float64()*500, 400, 120+r.Float64()*100)
		at := geom.R(r.Float64()*1200, r.Float64()*680, 20+r.Float64()*300, 20+r.Float64()*200)
		x, ok := newPointer(geom.R(-100, -100, 1900, 1300), box, at, nil)
		if !ok {
			if gap := box.Inset(-pointerOff - 12); overlap(gap, []geom.Rect{at.Inset(-6)}) == 0 {
				t.Fatalf("there is no pointer from panel %v to target %v, although they are far enough apart", box, at)
			}
			continue
		}
		drawn++
		line := append([]geom.Point{exitPoint(box, box.Center(), at.Center())}, x.dots...)
		for i := range line[1:] {
			if line[i].Dist(line[i+1]) > dotGap+0.01 {
				t.Fatalf("from %v to %v the dots have a gap: %v", box, at, line)
			}
		}
		end := x.center(10*r.Float64() - 5)
		if d := line[len(line)-1].Dist(end); d > pointerSize {
			t.Fatalf("from %v to %v the pointer is %.0f away from its last dot", box, at, d)
		}
		if box.Has(x.center(0)) || at.Has(end) {
			t.Fatalf("from %v to %v the pointer overlaps one of them, at %v", box, at, end)
		}
		if d := end.Dist(exitPoint(at.Inset(-6), at.Center(), box.Center())); d > pointerOff+5.01 {
			t.Fatalf("from %v to %v the pointer ends %.0f before its target", box, at, d)
		}
	}
	if drawn < 1000 {
		t.Errorf("only %d of 5000 pointers are drawn, want at least 1000", drawn)
	}
}
