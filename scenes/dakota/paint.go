package dakota

import (
	"image/color"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Paint paints the board in its current state, without animations: the rivals' boards, the cutaway
// view of the town, and the panels in front of its ground.
func (b *Table) Paint(p *paint.Canvas) {
	for q := range b.SeatCount() {
		if !b.at.rivals[q].Empty() {
			p.PartOf("rival", int(q), func() { b.paintRival(p, q) })
		}
	}
	if !b.at.race.Empty() {
		p.Part("race", b.paintRace)
	}
	p.Part("frame", b.paintFrame)
	p.Clip(b.at.picture.Inset(3), func() {
		p.Part("sky", b.paintSky)
		p.Part("earth", func(p *paint.Canvas) {
			b.paintEarth(p, 1, func(at geom.Point) geom.Point { return at })
		})
		p.Part("street", b.paintStreet)
		if !b.evening() {
			p.Part("niche", b.paintNiche)
			p.Part("bags", b.paintBags)
		}
	})
	if b.evening() {
		p.Part("evening", b.paintEvening)
	} else {
		p.Clip(b.at.mine, func() {
			p.Part("field", b.paintField)
			p.Part("field edge", b.paintFieldEdge)
		})
		p.Part("drawn", b.paintDrawn)
	}
	p.Part("mark", b.paintMark)
	p.Part("aim", b.paintAim)
	p.Part("exchange", b.paintExchange)
	p.Part("hire", b.paintHire)
	p.Part("hand", b.paintHand)
	p.Part("visit", b.paintVisit)
	p.Part("last day", b.paintLastDay)
}

// paintFrame paints the frame around the cutaway view of the town.
func (b *Table) paintFrame(p *paint.Canvas) {
	r := b.at.picture
	p.DropShadow(r, 6, 6)
	p.Rect(r, 6, theme.WalnutInk)
	p.Outline(r.Inset(1), 5, 2, theme.WalnutMid)
	if b.Board.LastDay {
		p.Outline(r.Inset(-1), 7, 4, theme.Oxblood)
	}
}

// paintLastDay paints a red band on the upper frame on the last day of the game.
func (b *Table) paintLastDay(p *paint.Canvas) {
	if !b.Board.LastDay {
		return
	}
	r := b.at.picture
	band := geom.R(r.Right()-150, r.Y-9, 136, 22)
	p.DropShadow(band, 4, 4)
	p.Rect(band, 4, theme.WalnutInk)
	p.Gradient(band.Inset(1.4), 3, theme.Lighten(theme.Oxblood, 0.12), theme.Oxblood)
	p.Label(i18n.T("The last day"), band.Pad(8, 0), centred(onWood(14)))
}

// earths holds the colours of each layer of the ground, at its upper and at its lower edge.
var earths = [rules.Layers][2]color.RGBA{
	{theme.RGB(0x7A5230), theme.RGB(0x5E3C22)}, {theme.RGB(0x575058), theme.RGB(0x403A42)},
	{theme.RGB(0x2C4058), theme.RGB(0x1D2C42)},
}

// paintEarth paints the ground in three layers. at converts a point of the unzoomed ground to its
// place on the board, and k is the factor for lengths, so that the ground can be zoomed like the
// mine. The border above a layer is at the least depth at which tiles of that layer may be laid.
func (b *Table) paintEarth(p *paint.Canvas, k float64, at func(geom.Point) geom.Point) {
	whole := b.at.earth
	from := at(geom.Point{X: whole.X, Y: whole.Y})
	r := geom.R(from.X, from.Y, whole.W*k, whole.H*k)
	y := r.Y
	for l := range rules.Layers {
		end := r.Bottom()
		if l < rules.Layers-1 {
			end = min(end, at(geom.Point{Y: b.at.shaft.Y + b.at.cell*float64(rules.NeedsDistance(l+2)-1)}).Y)
		}
		if end > y {
			p.Gradient(geom.R(r.X, y, r.W, end-y), 0, earths[l][0], earths[l][1])
			if l > 0 {
				p.Rect(geom.R(r.X, y, r.W, 1.6), 0, theme.Alpha(theme.Shadow, 0.35))
			}
		}
		y = max(y, end)
	}
	for i := range 60 { // draw pebbles
		x, h := frac(float64(i)*0.618+0.13), frac(float64(i)*0.7548+0.31)
		c := theme.Alpha(theme.Shadow, 0.10)
		if i%3 == 0 {
			c = theme.Alpha(theme.Cream, 0.07)
		}
		p.Disc(geom.Point{X: r.X + r.W*x, Y: r.Y + k*8 + (r.H-k*10)*h}, k*(1.4+3*frac(float64(i)*0.37)), c, c)
	}
	m := b.at.mine
	p.Icon("desert-skull", at(geom.Point{X: m.Right() - 46, Y: m.Y + m.H*0.30}), k*38, theme.Alpha(theme.Cream, 0.16))
	p.Icon("crystal-growth", at(geom.Point{X: m.Right() - 34, Y: m.Bottom() - 34}), k*46,
		theme.Alpha(theme.RGB(0x9FC4E8), 0.28))
	p.Icon("stone-pile", at(geom.Point{X: m.X + 22, Y: m.Bottom() - m.H*0.42}), k*34, theme.Alpha(theme.Shadow, 0.16))
}

// visitPlaque returns the rectangle in which the name of a rival is written while that rival's town
// is shown.
func (b *Table) visitPlaque() geom.Rect {
	return geom.R(b.at.picture.X+10, b.at.picture.Y+8, min(220, b.at.picture.W*0.4), 28)
}

// paintVisit writes the name of the rival whose town is shown. It does nothing for the viewer's own
// town.
func (b *Table) paintVisit(p *paint.Canvas) {
	if b.shownSeat() == b.Viewer {
		return
	}
	r := b.visitPlaque()
	plaque(p, r)
	b.Token(p, b.shownSeat(), geom.Point{X: r.X + 16, Y: r.Center().Y}, 20)
	_, text := r.CutLeft(32)
	p.Label(i18n.T("%s's town", b.Name(b.shownSeat())), text, onWood(13))
}

// points returns the points of a seat that are shown on the screen. Money is included only if the
// viewer may see the money of all seats.
func (b *Table) points(seat engine.Seat) int {
	n := 0
	for _, l := range b.sheet(seat) {
		if l.icon != moneyIcon || b.moneyOpen() {
			n += l.value
		}
	}
	return n
}

// moneyOpen reports whether the viewer may see the money of all seats. Only then do the shown
// points include money; otherwise they include no seat's money, so that they can be compared.
func (b *Table) moneyOpen() bool {
	for q := range b.SeatCount() {
		if !b.RevealedSeats.Has(q) {
			return false
		}
	}
	return true
}
