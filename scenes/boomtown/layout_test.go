package boomtown

import (
	"fmt"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/ui"
)

// boards holds, by name of the case, a window class and a board rectangle.
var boards = map[string]struct {
	class ui.Class
	board geom.Rect
}{
	"wide":   {ui.Wide, geom.R(24, 56, 936, 648)},
	"square": {ui.Square, geom.R(20, 56, 808, 768)},
	"tall":   {ui.Tall, geom.R(20, 60, 760, 824)},
}

// TestBoardHoldsEverything checks that the parts of the board do not overlap and are inside the
// board, for every number of seats, every viewer and every class of windows.
func TestBoardHoldsEverything(t *testing.T) {
	for name, b := range boards {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			for viewer := range engine.Seat(seats) {
				a := newLayout(ui.Layout{Class: b.class}, b.board, seats, viewer)
				things := map[string]geom.Rect{"deck": a.deck, "removed": a.removed, "block": a.block,
					"last throw": a.throwResults}
				for p := range engine.Seat(seats) {
					if station := a.station(p); !station.Within(a.block) || station.W < 80 {
						t.Errorf("%s, %d seats: the station of seat %d at %v is not within the auction block %v", name,
							seats, p, station, a.block)
					}
				}
				coin := a.station((viewer+1)%engine.Seat(seats)).X - a.stationGap()/2 - handedOnLeft
				if head := a.blockHeadRect(); head.Right() > coin || head.W < 90 {
					t.Errorf("%s, %d seats: the head of the auction block at %v is narrow or meets the coin at %.0f", name,
						seats, head, coin)
				}
				for i, r := range a.slots {
					things[fmt.Sprintf("slot %d", i)] = r
				}
				for p := range seats {
					things[fmt.Sprintf("panel %d", p)] = a.panels[p]
				}
				things["dice"] = geom.R(a.dice[0].X, a.dice[0].Y, a.dice[1].Right()-a.dice[0].X,
					a.dice[1].Bottom()-a.dice[0].Y)
				checkNoOverlap(t, fmt.Sprintf("%s, %d seats, viewer %d", name, seats, viewer), b.board.Inset(-8),
					things)
			}
		}
	}
}

// TestPanelHoldsEverything checks that the head, towns and shelf of each panel are inside the panel
// and do not overlap.
func TestPanelHoldsEverything(t *testing.T) {
	for name, b := range boards {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			a := newLayout(ui.Layout{Class: b.class}, b.board, seats, 0)
			for p := range engine.Seat(seats) {
				things := map[string]geom.Rect{"head": a.head(p)}
				switch {
				case a.ownPanel(p) && a.stacked:
					things["head"] = geom.R(a.head(p).X, a.head(p).Y, 350, 40)
				case !a.ownPanel(p): // in these panels the shelf is inside the head, beside the text
					things["head"], _ = a.head(p).CutLeft(a.shelf(p).X - a.head(p).X)
				}
				for town := range rules.Town(rules.TownCount) {
					things[town.String()] = a.town(p, town)
				}
				things["shelf"] = a.shelf(p)
				checkNoOverlap(t, fmt.Sprintf("%s, %d seats, panel %d", name, seats, p), a.panels[p], things)
			}
		}
	}
}

// TestFullTownFits checks that all nine mines of a town fit into the town's column. The numbers on
// the houses must be legible even if the seat also has a mine in each other town.
func TestFullTownFits(t *testing.T) {
	for name, b := range boards {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			a := newLayout(ui.Layout{Class: b.class}, b.board, seats, 0)
			for p := range engine.Seat(seats) {
				for town := range rules.Town(rules.TownCount) {
					a.streets[p] = street{1, 1, 1, 1, 1}
					a.streets[p][town] = town.Mines().Len()
					least := 15.5 // width of two digits in the smallest letter size used on houses
					for c := range town.Mines().All() {
						r, _ := a.mine(p, c, town.Mines())
						if !r.Within(a.town(p, town).Inset(-1)) {
							t.Errorf("%s, %d seats: %s of seat %d is not within its town's column", name, seats, c, p)
						}
						if r.W < least {
							t.Errorf("%s, %d seats: %s of seat %d is too narrow: %.1f", name, seats, c, p, r.W)
						}
					}
				}
			}
		}
	}
}

func checkNoOverlap(t *testing.T, where string, in geom.Rect, things map[string]geom.Rect) {
	t.Helper()
	for n, r := range things {
		if !r.Within(in) {
			t.Errorf("%s: %s at %v is not within %v", where, n, r, in)
		}
		if r.Empty() {
			t.Errorf("%s: %s is empty", where, n)
		}
		for m, s := range things {
			if n < m && r.Meets(s) {
				t.Errorf("%s: %s %v overlaps %s %v", where, n, r, m, s)
			}
		}
	}
}
