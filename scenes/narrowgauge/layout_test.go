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
			if next := a.nextCity(c); next.Y < row.Y || a.small && next.Y < row.Y+railGlow/2 {
				t.Errorf("class %v: the pay of the next city of %v at %v is under the glow of the row above %v", class, c,
					next, row)
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

// TestContractTagsDoNotOverlap checks in every class of windows that the letters of up to three
// Contracts in a seat's panel do not overlap each other or the Build token; in square windows there
// is room for two.
func TestContractTagsDoNotOverlap(t *testing.T) {
	for class, board := range boards {
		b := newTestTable(t)
		b.at = newLayout(ui.Layout{Class: class}, board, 0, 0, 5)
		most := rules.Contract(3)
		if class == ui.Square {
			most = 2
		}
		for k := range most {
			b.Board.Contracts[0] |= 1 << k
			for i := range int(k) + 1 {
				tag := b.tag(0, i)
				if i > 0 && b.tag(0, i-1).Center().X-tag.Center().X < tagLetters ||
					tag.Center().X-tagLetters/2 < b.token(0).X+10 || tag.Right() > b.at.plates[0].Right() {
					t.Errorf("class %v: tag %d of %d contracts at %v overlaps something in %v", class, i, k+1, tag,
						b.at.plates[0])
				}
			}
		}
	}
}

// TestGroundNamesKeepClear checks that no name of a ground space is written between names of a City
// or Yard above it, and that most ground spaces can have their names.
func TestGroundNamesKeepClear(t *testing.T) {
	named := 0
	for x := range rules.Space(rules.SpaceCount) {
		if !besideNames(x) {
			named++
		}
	}
	guyandotte := rules.Space(0)
	for guyandotte.Info().Name != "Guyandotte Hills" {
		guyandotte++
	}
	if !besideNames(guyandotte) || named < rules.SpaceCount/2 {
		t.Errorf("%d of %d spaces can have their names, Guyandotte Hills can: %v", named, rules.SpaceCount,
			!besideNames(guyandotte))
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
