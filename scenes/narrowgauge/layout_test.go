package narrowgauge

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
)

// boards are where the board lies in the classes of windows.
var boards = map[ui.Class]geom.Rect{
	ui.Wide: geom.R(24, 56, 936, 648), ui.Square: geom.R(20, 56, 808, 768), ui.Tall: geom.R(20, 60, 760, 824),
}

// Cards of the hand lie in its tray beside the piles, and are no smaller in a larger window. The seven of a Dispatch
// Office stand in eight cells, a little closer.
func TestHandGrowsWithTheWindow(t *testing.T) {
	for slots, less := range map[int]float64{5: 1, 7: 0.9} {
		last := 0.0
		for _, w := range [][2]int{{800, 600}, {1600, 900}, {1920, 1080}, {3840, 2160}} {
			l := ui.NewLayout(w[0], w[1])
			a := lay(l, boards[l.Class], 0, slots)
			for place := range slots {
				r := a.card(place)
				if !r.Within(a.hand) || r.Meets(a.deck) || r.Meets(a.discard) {
					t.Errorf("%v: card %d of %d lies at %v in %v, the deck at %v", w, place, slots, r, a.hand, a.deck)
				}
			}
			high := a.card(0).H * l.View.Scale
			if high < less*last {
				t.Errorf("%v: a card of %d is %.0f pixels high, %.0f in a smaller window", w, slots, high, last)
			}
			last = max(last, high)
		}
	}
}
