package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestPaymentLayout checks that the tags of 1 to 10 ways to pay are inside their room, do not
// overlap, and are high enough to be pressed with a finger: on the board of a question that can be
// closed, and in the free middle of the canyon of Sierra West, at two text sizes.
func TestPaymentLayout(t *testing.T) {
	for n := 1; n <= 10; n++ {
		for _, letters := range []float64{1, 1.5} {
			m := Payment{Title: "Pay for the Sawmill", Ways: make([]PaymentOption, n)}
			for i := range m.Ways {
				m.Ways[i].Goods = make([]func(*paint.Canvas, geom.Rect), 1+i%3)
			}
			checkTags(t, m, geom.R(10, 10, 210, 160), letters)
			m.Cancel = func() {}
			w, h := m.Size(letters)
			checkTags(t, m, geom.R(10, 10, w, h), letters)
		}
	}
}

// checkTags checks the nodes of a payment in room.
func checkTags(t *testing.T, m Payment, room geom.Rect, letters float64) {
	t.Helper()
	const least = 44.0 // height in design units, which are pixels in a window of 1280x720
	all := m.Nodes(nil, room, letters)[1:]
	for i, a := range all {
		if !a.Rect.Within(room.Inset(-0.01)) {
			t.Errorf("tag %d of %d is at %v, outside of the room", i, len(all), a.Rect)
		}
		if a.Rect.H < least-0.01 {
			t.Errorf("tag %d of %d is %.1f high, expected at least %.0f", i, len(all), a.Rect.H, least)
		}
		for _, b := range all[:i] {
			if a.Rect.Meets(b.Rect.Inset(0.01)) {
				t.Errorf("tag %d of %d overlaps another: %v, %v", i, len(all), a.Rect, b.Rect)
			}
		}
	}
}

// TestCheapestPaymentHasItsOwnMark checks that the mark of the cheapest way to pay is not the
// coach's mark of the best move.
func TestCheapestPaymentHasItsOwnMark(t *testing.T) {
	if cheapestIcon == bestIcon {
		t.Errorf("the icon %q marks both the cheapest way to pay and the coach's best move", cheapestIcon)
	}
}
