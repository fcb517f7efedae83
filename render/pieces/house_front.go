package pieces

import (
	"image/color"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// FrontAspect is the ratio height/width of a house in a street.
const FrontAspect = 90.0 / 56

// FalseFront is a house in a street that represents an income. The number on its front is the dice
// number for which the income is paid, and the coin on its step shows the amount.
type FalseFront struct {
	Picture Motif // picture of the house, 56 by 90 units
	Figure  int
	Coin    int
	Rich    bool // gold nuggets are drawn on a disc at the gable
	Danger  bool // a skull is drawn at the gable
}

// Paint paints the house into r, whose height must be FrontAspect times its width.
func (f FalseFront) Paint(p *paint.Canvas, r geom.Rect) {
	w, c := r.W, r.Center()
	f.Picture.Coarse = true
	f.Picture.Fit(p, r)
	size := max(w*0.40, minFigureSize(p), 12.5)
	board := geom.Around(geom.Point{X: c.X, Y: r.Y + r.H*0.38}, max(w, 18), size*1.3)
	p.Label(strconv.Itoa(f.Figure), board, paint.Style{
		Face: paint.Bold, Size: size, Color: theme.RGB(0xFFF6DF), Edge: theme.Alpha(theme.Shadow, 0.75),
		Align: paint.Center, Fixed: true,
	})
	if f.Danger {
		at := geom.Point{X: r.Right() - w*0.14, Y: r.Y + r.H*0.17}
		rim := max(w*0.17, 6)
		p.Disc(at, rim, theme.Oxblood, theme.RGB(0x4A1214))
		p.Icon("skull-crossed-bones", at, rim*1.5, theme.Cream)
	}
	coin := max(w*0.23, min(9, w*0.38))
	if f.Rich {
		at, rim := geom.Point{X: r.X + w*0.14, Y: r.Y + r.H*0.17}, max(w*0.2, 7)
		p.Disc(at, rim+1, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, rim, theme.BrassHi, theme.Brass)
		p.Icon("gold-nuggets", at, rim*1.6, theme.WalnutInk)
	}
	CoinWithNumber(p, geom.Point{X: c.X, Y: r.Bottom() - coin*0.94}, coin, f.Coin)
}

// SaloonFront is the saloon of a street. It is lower and wider than the houses and lit. Its roof
// has the colour of the owner, and the coin on its step shows the income.
type SaloonFront struct {
	Roof color.RGBA
	Coin int
	Lamp bool // a red lamp is drawn at the front of the saloon
}

// Paint paints the saloon into r, whose height must be FrontAspect times its width.
func (f SaloonFront) Paint(p *paint.Canvas, r geom.Rect) {
	w, c := r.W, r.Center()
	in := geom.R(r.X, r.Y+r.H*0.16, w, r.H*0.84)
	part := func(x, y, wide, high float64, c color.RGBA) {
		p.Rect(geom.R(in.X+x*w, in.Y+y*in.H, wide*w, high*in.H), 0.8, c)
	}
	p.SoftRect(geom.R(in.X+w*0.06, in.Bottom()-3, w*1.06, 4), 2, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	part(-0.02, 0, 1.04, 1, theme.RGB(0x180A08))
	part(0.02, 0.05, 0.96, 0.5, theme.RGB(0x7A4650))
	part(0.64, 0.05, 0.34, 0.5, theme.RGB(0x4A3350))
	part(0.02, 0.55, 0.96, 0.45, theme.RGB(0x241620))
	part(0.08, 0.64, 0.2, 0.2, theme.RGB(0xF9BC54))
	part(0.72, 0.64, 0.2, 0.2, theme.RGB(0xF9BC54))
	part(0.34, 0.62, 0.32, 0.38, theme.RGB(0xFFE9A8))
	part(-0.06, -0.04, 1.12, 0.09, theme.Darken(f.Roof, 0.3))
	part(-0.06, -0.04, 1.12, 0.06, f.Roof)
	part(-0.06, 0.48, 1.12, 0.10, theme.Darken(f.Roof, 0.3))
	part(-0.06, 0.48, 1.12, 0.07, f.Roof)
	p.Icon("saloon-doors", geom.Point{X: c.X, Y: in.Y + in.H*0.26}, max(w*0.56, 11), theme.RGB(0xFFE9A8))
	if f.Lamp {
		at, size := geom.Point{X: in.Right() - w*0.1, Y: in.Y + in.H*0.14}, max(w*0.15, 4)
		p.SoftRect(geom.Around(at, 3.6*size, 3.6*size), 1.8*size, 1.6*size, 0, theme.Alpha(theme.RGB(0xFF4A36), 0.75))
		p.Disc(at, size+1, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, size, theme.RGB(0xFF7A5A), theme.RGB(0xC8161A))
	}
	coin := max(w*0.23, min(9, w*0.38))
	CoinWithNumber(p, geom.Point{X: c.X, Y: r.Bottom() - coin*0.94}, coin, f.Coin)
}

// StreetLayout lays out n houses of a street in room, as large as possible. They stand in rows from
// the back (at the top) to the front, each row from left to right. widest is the maximum width of a
// house in design units. StreetLayout returns the rectangle of house i, counted from 0, and as
// share the part of room that belongs to that house.
func StreetLayout(room geom.Rect, n, i int, widest float64) (house, share geom.Rect) {
	best, perRow := 0.0, 1
	for k := 1; k <= n; k++ {
		rows := float64((n + k - 1) / k)
		if w := min(room.W/float64(k)-1, (room.H/rows-1)/FrontAspect, widest); w > best {
			best, perRow = w, k
		}
	}
	rows := (n + perRow - 1) / perRow
	high := min(room.H/float64(rows), best*FrontAspect+3)
	y := room.Bottom() - high*float64(rows-i/perRow)
	share = geom.R(room.X, y, room.W, high).Row(i%perRow, perRow, 0)
	c := share.Center()
	return geom.R(c.X-best/2, share.Bottom()-best*FrontAspect, best, best*FrontAspect), share
}
