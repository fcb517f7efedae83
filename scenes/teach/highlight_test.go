package teach

import (
	"math/rand/v2"
	"testing"

	"gulch/render/geom"
)

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
