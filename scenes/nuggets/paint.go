package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// unseen is the colour in which a sack is drawn whose content the viewer may not know.
var unseen = theme.Umber

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
