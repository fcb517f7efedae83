package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// places holds the rectangles of the components on the board, in design units.
type places struct {
	plates []geom.Rect // plate (panel with name, points and sack) of each seat
	hill   geom.Rect
	row    [rules.RowSize]geom.Rect
	die    geom.Rect
}

// lay returns the layout of the board in the rectangle area for a number of seats: the plate of the
// viewer at the bottom, the other plates at the top, and the hill, the row and the die between
// them.
func lay(area geom.Rect, seats int, viewer engine.Seat) places {
	at := places{plates: make([]geom.Rect, seats)}
	in := area.Inset(14)
	top, rest := in.CutTop(in.H * 0.24)
	bottom, middle := rest.CutBottom(in.H * 0.24)
	for i := range seats - 1 {
		p := (int(viewer) + 1 + i) % seats
		at.plates[p] = top.Row(i, seats-1, 12)
	}
	at.plates[viewer] = geom.Around(bottom.Center(), min(bottom.W, 520), bottom.H)
	middle = middle.Pad(0, 18)
	size := min(middle.H, middle.W/6)
	spot := func(i int) geom.Rect { return geom.Around(middle.Row(i, 5, 10).Center(), size, size) }
	at.hill, at.die = spot(0), spot(4).Scale(0.6)
	for i := range at.row {
		at.row[i] = spot(1 + i)
	}
	return at
}

// Layout computes the layout of the board for the current area and viewer.
func (b *Table) Layout() { b.at = lay(b.Area, len(b.Players), b.Viewer) }

// purse returns the rectangle of the nugget in a seat's sack.
func (b *Table) purse(p engine.Seat) geom.Rect {
	r := b.at.plates[p].Inset(8)
	right, _ := r.CutRight(min(r.H, r.W*0.3))
	return right.Fit(1, 1)
}

// SeatLayout returns the places on the board where a seat's words, coins and gains are drawn. For
// NoSeat, which is the bank, all of them are at the hill.
func (b *Table) SeatLayout(p engine.Seat) table.SeatLayout {
	if p == engine.NoSeat {
		return table.SeatLayout{Panel: b.at.hill, Speech: b.at.hill.Center(), Purse: b.at.hill.Center(),
			Gain: b.at.hill.Center()}
	}
	r := b.at.plates[p]
	return table.SeatLayout{Panel: r, Speech: r.Center(), Purse: b.purse(p).Center(), Gain: r.Center()}
}

// Reading returns the rectangle of the viewer's plate.
func (b *Table) Reading() []geom.Rect { return []geom.Rect{b.at.plates[b.Viewer]} }

// slots returns the nuggets in the row in ascending order, in which they are placed side by side.
func (b *Table) slots() []rules.Nugget { return b.Board.Row.List() }
