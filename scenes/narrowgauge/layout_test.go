package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/tabletest"
)

// TestHandGrowsWithTheWindow checks that the cards of the hand fit into the tray beside the piles,
// and that they are not smaller in a larger window. A hand of seven cards (with the Contract
// Dispatch Office) is laid out in eight places, so its cards may be up to a tenth smaller.
func TestHandGrowsWithTheWindow(t *testing.T) {
	for slots, less := range map[int]float64{5: 1, 7: 0.9} {
		last := 0.0
		for _, w := range [][2]int{{800, 600}, {1600, 900}, {1920, 1080}, {3840, 2160}} {
			l := ui.NewLayout(w[0], w[1])
			a := newLayout(l, boards[l.Class], 0, 0, slots)
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
		a := newLayout(ui.Layout{Class: class}, board, 0, 0, 5)
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

// TestSidesStay checks that the sides of the board stay when two persons at one device take turns,
// and that one person among bots has the first side at any seat.
func TestSidesStay(t *testing.T) {
	ada, ben, bot := match.Seat{Name: "Ada"}, match.Seat{Name: "Ben"}, match.Seat{Name: "Dutch", Bot: "easy"}
	for _, x := range []struct {
		seats  []match.Seat
		viewer engine.Seat
		home   engine.Seat
	}{{[]match.Seat{ada, ben}, 0, 0}, {[]match.Seat{ada, ben}, 1, 0}, {[]match.Seat{ada, bot}, 0, 0},
		{[]match.Seat{bot, ben}, 1, 1}} {
		b := New(tabletest.App(t, rules.Game), x.seats)
		b.Window, b.Area = tabletest.WideWindow()
		b.Viewer = x.viewer
		b.Layout()
		first, other := b.at.plates[x.home], b.at.plates[1-x.home]
		right, left := b.at.dieSpot(0, rules.MaxRow), b.at.dieSpot(0, -rules.MaxRow)
		if x.home == 1 {
			right, left = left, right
		}
		if first.X > other.X || b.at.holding(0, x.home).X > b.at.holding(0, 1-x.home).X || right.X < left.X {
			t.Errorf("with seats %v and viewer %d, the side of seat %d does not come first", x.seats, x.viewer, x.home)
		}
	}
}
