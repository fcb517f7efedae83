package narrowgauge

import (
	"testing"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
)

// TestHandGrowsWithTheWindow checks that the cards of the hand fit into the tray beside the piles,
// and that they are not smaller in a larger window. A hand of seven cards (with the Contract
// Dispatch Office) is laid out in eight places, so its cards may be up to a tenth smaller.
func TestHandGrowsWithTheWindow(t *testing.T) {
	for slots, less := range map[int]float64{5: 1, 7: 0.9} {
		last := 0.0
		for _, w := range [][2]int{{800, 600}, {1600, 900}, {1920, 1080}, {3840, 2160}} {
			l := ui.NewLayout(w[0], w[1])
			a := newLayout(l, boards[l.Class], 0, slots)
			for place := range slots {
				r := a.card(place)
				if !r.Within(a.hand) || r.Meets(a.deck) || r.Meets(a.discard) {
					t.Errorf("window %v: card %d of %d at %v is outside the hand %v or covers the deck %v", w, place,
						slots, r, a.hand, a.deck)
				}
			}
			high := a.card(0).H * l.View.Scale
			if high < less*last {
				t.Errorf("window %v: one of %d cards is %.0f pixels high, but %.0f in a smaller window", w, slots, high,
					last)
			}
			last = max(last, high)
		}
	}
}

// TestRailwayPanelLayout checks in every class of windows that the train of each railway stays on
// its rails for every number of Cities, that the columns do not overlap, and that the prices of new
// Locomotives are on the frame below the map.
func TestRailwayPanelLayout(t *testing.T) {
	for class, board := range boards {
		a := newLayout(ui.Layout{Class: class}, board, 0, 5)
		if a.terms.Meets(a.window) || !a.terms.Within(a.sheet) {
			t.Errorf("class %v: the prices at %v or the map at %v are not within the sheet %v", class, a.terms,
				a.window, a.sheet)
		}
		for c := range rules.Company(rules.CompanyCount) {
			row, track := a.rail(c), a.track(c)
			if !track.Within(row) {
				t.Errorf("class %v: the track of %v is not within its row", class, c)
			}
			for at := range rules.MaxMarker {
				if d := a.marker(c, at+1).X - a.marker(c, at).X; d < 6 {
					t.Errorf("class %v: the stops of %v are only %.1f apart", class, c, d)
				}
			}
			if from, to := a.marker(c, 0), a.marker(c, rules.MaxMarker); from.X-track.H*1.25 < row.X ||
				to.X > track.Right() {
				t.Errorf("class %v: the train of %v is not within its track", class, c)
			}
			columns := []geom.Rect{a.holding(c, 0), a.holding(c, 1), a.offer(c)}
			for i, r := range columns {
				if !r.Within(row.Inset(-1)) || r.Meets(track) {
					t.Errorf("class %v: column %d of %v at %v overlaps the track %v or leaves the row %v", class, i, c,
						r, track, row)
				}
				for _, other := range columns[:i] {
					if r.Meets(other) {
						t.Errorf("class %v: two columns of %v overlap", class, c)
					}
				}
			}
		}
	}
}
