// Package nuggets is the table (the user interface) of Nuggets, the example of how a table is
// written. It contains the layout and drawing of the board (this file), the nodes that can be
// pressed (ui_nodes.go), animations and sounds (animations.go), texts (texts.go), and the links to
// the rulebook and the breakdown of a seat's score (rules_links_and_score.go). Package table does
// everything else; its comment explains the steps. The rules of the game are in engine/nuggets.
package nuggets

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the table of Nuggets; it implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at places
}

// New returns the table of a game with the given seats, in app h.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
}

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

// Paint paints the plates, the hill, the row and the die.
func (b *Table) Paint(p *paint.Canvas) {
	for seat := range b.SeatCount() {
		p.PartOf("plate", int(seat), func() { b.paintPlate(p, seat) })
	}
	p.Part("hill", b.paintHill)
	for i, n := range b.slots() {
		if !b.Carried(n) {
			nugget(p, b.at.row[i], n)
		}
	}
	if b.Board.Past > 0 && !b.Carried(die) {
		pieces.Die(p, b.at.die.Center(), b.at.die.W, b.Board.Past, 0.3, ivory)
	}
}

// die is the key that identifies the rolling die in an animation (Animation.Carries). The board
// does not draw the die during that animation.
const die = "die"

var ivory = pieces.DieLook{Body: theme.RGB(0xF1E6CE), Pip: theme.RGB(0x3A2417)}

// paintPlate paints the plate of a seat, a panel with the player's face and name, the points and
// the sack.
func (b *Table) paintPlate(p *paint.Canvas, seat engine.Seat) {
	r := b.at.plates[seat]
	pieces.Panel(p, r, float64(seat))
	if b.HighlightedSeat == seat {
		p.Outline(r.Inset(2), 8, 3, theme.BrassHi)
	}
	face, rest := r.Inset(10).CutLeft(min(56, r.W*0.2))
	b.Token(p, seat, face.Center(), face.Fit(1, 1).W)
	name, figures := rest.Pad(8, 0).CutTop(rest.H * 0.45)
	name.W -= b.purse(seat).W
	p.Label(b.Name(seat), name, paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink})
	p.Label(i18n.N(b.Board.Points[seat], "%d point", "%d points", b.DisplayedValue(seat, b.Board.Points[seat])),
		figures,
		paint.Style{Face: paint.Body, Size: 15, Color: theme.SoftInk})
	if sack := b.purse(seat); !b.Carried(seat) {
		if n := b.Board.Sack[seat]; n != 0 {
			nugget(p, sack, n)
		} else {
			p.Icon("swap-bag", sack.Center(), sack.W*0.8, theme.Umber)
		}
	}
}

// paintHill paints the hill and the number of nuggets that are left in it.
func (b *Table) paintHill(p *paint.Canvas) {
	r := b.at.hill
	p.Icon("gold-mine", r.Center(), r.W, theme.WalnutLo)
	foot, _ := r.CutBottom(24)
	p.Label(i18n.T("%d left", b.Board.Hill), foot.Move(0, 22),
		paint.Style{Face: paint.Bold, Size: 15, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.9),
			Align: paint.Center})
}

// nugget draws nugget n with its worth into r.
func nugget(p *paint.Canvas, r geom.Rect, n rules.Nugget) {
	c, size := r.Center(), r.W/2
	p.Disc(c.Add(2, 4), size, theme.Alpha(theme.Shadow, 0.5), theme.Alpha(theme.Shadow, 0.5))
	p.Disc(c, size, theme.BrassHi, theme.BrassLo)
	p.Icon("gold-nuggets", c.Add(0, -size*0.3), size*0.9, theme.Alpha(theme.Ink, 0.55))
	p.Label(pieces.Number(n.Worth()), geom.Around(c.Add(0, size*0.42), size*1.6, size*0.7),
		paint.Style{Face: paint.Display, Size: size * 0.62, Color: theme.Ink, Align: paint.Center, Fixed: true})
}
