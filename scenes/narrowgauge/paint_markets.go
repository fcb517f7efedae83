package narrowgauge

import (
	"fmt"
	"image/color"
	"math"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintMarkets paints the markets panel. Each market is a scale on which the die is the weight; the
// side of the home seat is on the right.
func (b *Table) paintMarkets(p *paint.Canvas) {
	r := b.at.markets
	pieces.Slate(p, r.Inset(-4))
	p.Label(i18n.T("Markets"), geom.R(r.X+10, r.Y+5, r.W-24, 20),
		paint.Style{Face: paint.Display, Size: 14, Color: theme.Cream})
	lane := b.at.lane(0)
	for seat := range engine.Seat(rules.Seats) {
		x := lane.X + lane.W*0.36
		if seat == b.at.home {
			x = lane.X + lane.W*0.72
		}
		if b.at.small && seat != b.at.home {
			x += 14 // keep a distance from the heading
		}
		b.Token(p, seat, geom.Point{X: x, Y: r.Y + 14}, 19)
	}
	if !b.at.small {
		pays := paint.Style{Face: paint.Italic, Size: 12, Color: theme.MapSheet, Align: paint.Right}
		p.Label(i18n.T("pays"), geom.R(lane.Right(), r.Y+5, r.Right()-12-lane.Right(), 18), pays)
		first, last := b.at.lane(0), b.at.lane(rules.CommodityCount-1)
		post := geom.R(first.Center().X-2, first.Y-5, 4, last.Bottom()-first.Y+9)
		p.Rect(post.Inset(-1), 2, theme.WalnutInk)
		p.Gradient(post, 1.5, theme.BrassHi, theme.BrassLo)
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		b.paintGood(p, g)
	}
}

func (b *Table) paintGood(p *paint.Canvas, g rules.Commodity) {
	row, lane := b.at.good(g), b.at.lane(g)
	icon := geom.Point{X: row.X + 13, Y: lane.Center().Y}
	if b.at.small {
		icon = geom.Point{X: row.X + 10, Y: row.Y + 8}
		p.Label(commodity(g), geom.R(icon.X+13, row.Y-2, 70, 19),
			paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream})
		goodsToken(p, g, icon, 17)
	} else {
		goodsToken(p, g, icon, 23)
	}
	b.paintBeam(p, g)
	if !b.Carried(g) {
		b.marketDie(p, g, b.dieSpot(g, b.Board.DieAt[g]), b.Board.DieValue[g])
	}
	b.paintPays(p, g, row, lane)
}

// beamDip is the maximum distance, in design units, by which an end of a scale's beam dips.
const beamDip = 3

// beamTilt returns how much the scale of Commodity g dips on the right side, from -1 (dips on the
// left) to 1. It dips on the side on which the die is.
func (b *Table) beamTilt(g rules.Commodity) float64 {
	at := float64(b.Board.DieAt[g])
	if b.at.home == 1 {
		at = -at
	}
	return min(max(at/2, -1), 1)
}

// dieSpot returns the centre of the die of Commodity g on the tilted beam of its scale. at is the
// row of the die, as in boardLayout.dieSpot.
func (b *Table) dieSpot(g rules.Commodity, at int) geom.Point {
	spot, lane := b.at.dieSpot(g, at), b.at.lane(g)
	return spot.Add(0, b.beamTilt(g)*beamDip*(spot.X-lane.Center().X)/(lane.W/2))
}

// paintBeam paints the beam of the scale of Commodity g with the rows of the market, and the pivot
// in the middle.
func (b *Table) paintBeam(p *paint.Canvas, g rules.Commodity) {
	lane, lean := b.at.lane(g), b.beamTilt(g)
	angle := math.Atan2(lean*2*beamDip, lane.W)
	for _, c := range []struct {
		grow        float64
		top, bottom color.RGBA
	}{{1.2, theme.WalnutInk, theme.WalnutInk}, {0, theme.RGB(0xB98A52), theme.RGB(0x7A5226)}} {
		p.RotatedRect(lane.Inset(-c.grow), 4, angle, c.top, c.bottom)
	}
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.RGB(0x2B1608), Align: paint.Center}
	for i := range 2*rules.MaxRow + 1 {
		at, field := i-rules.MaxRow, lane.Row(i, 2*rules.MaxRow+1, 0)
		field = field.Move(0, lean*beamDip*(field.Center().X-lane.Center().X)/(lane.W/2))
		seat := b.at.home
		if at < 0 {
			seat, at = 1-seat, -at
		}
		if at == 0 {
			p.Disc(field.Center(), 6, theme.WalnutInk, theme.WalnutInk)
			p.Disc(field.Center(), 5, theme.BrassHi, theme.BrassLo)
			continue
		}
		p.RotatedRect(field.Pad(0.8, 1.6), 2.5, angle, sideTint(int(seat), at), sideTint(int(seat), at))
		p.Label(fmt.Sprint(at), field, st)
	}
}

// sideTint returns the background colour of a row of a market, on the side of the given seat. row
// counts from the middle, 0.
func sideTint(seat, row int) color.RGBA {
	return theme.Mix(theme.RGB(0xF3E2BC), theme.Lighten(theme.LookOf(int(seat)).Colour, 0.25), 0.10+0.15*float64(row))
}

// paintPays writes which seat the market of Commodity g would pay if the round ended now, and how
// much. It writes nothing if it would pay neither.
func (b *Table) paintPays(p *paint.Canvas, g rules.Commodity, row, lane geom.Rect) {
	seat, amount := b.Board.CommodityBonus(g)
	if seat == engine.NoSeat {
		return
	}
	r := geom.R(lane.Right()+5, lane.Y, row.Right()-lane.Right()-8, lane.H)
	if b.at.small {
		r = geom.R(row.Right()-60, row.Y-2, 58, 18)
	}
	size := min(r.H, 20, r.W*0.36) // small enough for amounts of two digits
	b.Token(p, seat, geom.Point{X: r.X + size/2 - 1, Y: r.Center().Y}, size)
	p.Label(dollars(amount), geom.R(r.X+19, r.Y, r.W-19, r.H), paint.Style{
		Face: paint.Bold, Size: 14, Color: theme.RGB(0xA8D88A), Align: paint.Right,
	})
}

// marketDie draws the die of Commodity g. at is its centre, and value the number on its upper face.
func (b *Table) marketDie(p *paint.Canvas, g rules.Commodity, at geom.Point, value int) {
	size := b.at.lane(g).H + 1
	r := geom.Around(at, min(size, b.at.lane(g).W/11+3), size)
	pieces.FlatDie(p, geom.Around(at, min(r.W, r.H), min(r.W, r.H)), value, pipTone(g))
}

// pipTone returns the colour of the pips on the die of Commodity g.
func pipTone(g rules.Commodity) color.RGBA { return theme.Darken(goods[g].Colour, 0.3) }
