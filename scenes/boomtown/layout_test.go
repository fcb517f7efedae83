package boomtown

import (
	"fmt"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/ui"
)

// boards are a board for each class of window.
var boards = map[string]struct {
	class ui.Class
	board geom.Rect
}{
	"wide":   {ui.Wide, geom.R(24, 56, 936, 648)},
	"square": {ui.Square, geom.R(20, 56, 808, 768)},
	"tall":   {ui.Tall, geom.R(20, 60, 760, 824)},
}

// Nothing on the board overlaps, and everything lies on it, for every table size and class of window.
func TestBoardHoldsEverything(t *testing.T) {
	for name, b := range boards {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			for viewer := range engine.Seat(seats) {
				a := lay(ui.Layout{Class: b.class}, b.board, seats, viewer)
				things := map[string]geom.Rect{"deck": a.deck, "removed": a.removed}
				for i, r := range a.slots {
					things[fmt.Sprintf("slot %d", i)] = r
				}
				for p := range seats {
					things[fmt.Sprintf("panel %d", p)] = a.panels[p]
				}
				things["dice"] = geom.R(a.dice[0].X, a.dice[0].Y, a.dice[1].Right()-a.dice[0].X, a.dice[1].Bottom()-a.dice[0].Y)
				apart(t, fmt.Sprintf("%s, %d seats, viewer %d", name, seats, viewer), b.board.Inset(-8), things)
			}
		}
	}
}

// A panel holds its head, its towns and its shelf without overlap.
func TestPanelHoldsEverything(t *testing.T) {
	for name, b := range boards {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			a := lay(ui.Layout{Class: b.class}, b.board, seats, 0)
			for p := range engine.Seat(seats) {
				a.shelved[p] = true
				things := map[string]geom.Rect{"head": a.head(p)}
				if a.own(p) {
					things["head"] = geom.R(a.head(p).X, a.head(p).Y, 350, 40)
				}
				for town := range rules.Town(rules.TownCount) {
					things[town.String()] = a.town(p, town)
				}
				things["shelf"] = a.shelf(p)
				apart(t, fmt.Sprintf("%s, %d seats, panel %d", name, seats, p), a.panels[p], things)
			}
		}
	}
}

// Even all nine mines of a town stay in their column.
func TestFullTownFits(t *testing.T) {
	for name, b := range boards {
		for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
			a := lay(ui.Layout{Class: b.class}, b.board, seats, 0)
			for p := range engine.Seat(seats) {
				for town := range rules.Town(rules.TownCount) {
					for c := range town.Mines().All() {
						if r, _ := a.mine(p, c, town.Mines()); !r.Within(a.town(p, town).Inset(-1)) {
							t.Errorf("%s, %d seats: %s of seat %d leaves its column", name, seats, c, p)
						}
					}
				}
			}
		}
	}
}

func apart(t *testing.T, where string, in geom.Rect, things map[string]geom.Rect) {
	t.Helper()
	for n, r := range things {
		if !r.Within(in) {
			t.Errorf("%s: %s %v leaves %v", where, n, r, in)
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

// Every card has a picture that exists and a text.
func TestEveryCardHasAFace(t *testing.T) {
	s, err := rules.Game.New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := &Table{}
	b.State = s.(*rules.State)
	for c := range rules.Card(rules.Cards()) {
		f := b.face(c)
		if _, _, ok := f.Picture.Size(); !ok || f.Title == "" || f.Body == "" {
			t.Errorf("%s has an incomplete face: %+v", c, f)
		}
	}
}
