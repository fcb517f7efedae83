package pieces

import (
	"image/color"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// FrontTall is how many times higher than wide a house of a street is.
const FrontTall = 90.0 / 56

// FalseFront is a house of a street that stands for what pays its owner: a figure on its front, a coin on its step.
type FalseFront struct {
	Picture Motif // 56 by 90 units
	Figure  int
	Coin    int
	Rich    bool // gold lies beside the coin
	Danger  bool // a skull hangs at the gable
}

// Paint paints the house into r, which is FrontTall times higher than wide.
func (f FalseFront) Paint(p *paint.Pen, r geom.Rect) {
	w, c := r.W, r.Center()
	f.Picture.Coarse = true
	f.Picture.Fit(p, r)
	size := max(w*0.40, leastFigure(p), 12.5)
	board := geom.Around(geom.Point{X: c.X, Y: r.Y + r.H*0.38}, max(w, 18), size*1.3)
	p.Label(strconv.Itoa(f.Figure), board, paint.Style{
		Face: paint.Bold, Size: size, Color: theme.RGB(0xFFF6DF), Edge: theme.Alpha(theme.Shadow, 0.75), Align: paint.Center, Fixed: true,
	})
	if f.Danger {
		at := geom.Point{X: r.Right() - w*0.14, Y: r.Y + r.H*0.17}
		rim := max(w*0.17, 6)
		p.Disc(at, rim, theme.Oxblood, theme.RGB(0x4A1214))
		p.Icon("skull-crossed-bones", at, rim*1.5, theme.Cream)
	}
	coin := max(w*0.23, min(9, w*0.38))
	if f.Rich {
		p.Icon("gold-nuggets", geom.Point{X: r.X + w*0.16, Y: r.Bottom() - coin*0.9}, coin*1.5, theme.BrassHi)
	}
	CoinWith(p, geom.Point{X: c.X, Y: r.Bottom() - coin*0.94}, coin, f.Coin)
}

// Crowd lays n houses out in a room, as large as they may be but no wider than widest, the last in front at the right, and
// returns where the i-th stands and how much of the room is its own.
func Crowd(room geom.Rect, n, i int, widest float64) (house, share geom.Rect) {
	best, perRow := 0.0, 1
	for k := 1; k <= n; k++ {
		rows := float64((n + k - 1) / k)
		if w := min(room.W/float64(k)-1, (room.H/rows-1)/FrontTall, widest); w > best {
			best, perRow = w, k
		}
	}
	rows := (n + perRow - 1) / perRow
	high := min(room.H/float64(rows), best*FrontTall+3)
	y := room.Bottom() - high*float64(rows-i/perRow)
	share = geom.R(room.X, y, room.W, high).Row(i%perRow, perRow, 0)
	c := share.Center()
	return geom.R(c.X-best/2, share.Bottom()-best*FrontTall, best, best*FrontTall), share
}

// Hide draws a panel of leather that lies on the table, with a strip in the colour of whose it is.
func Hide(p *paint.Pen, r geom.Rect, of color.RGBA) {
	p.Lift(r, 8, 5)
	p.Rect(r, 8, theme.RGB(0x1A0C06))
	p.Grad(r.Inset(1.5), 6.8, theme.RGB(0x5A321D), theme.RGB(0x3A1E10))
	p.Outline(r.Inset(4), 5, 1, theme.Alpha(theme.RGB(0xB98A5A), 0.35))
	p.Rect(geom.R(r.X+2.5, r.Y+9, 4, r.H-18), 2, of)
}

// A saloon on the table: a false front with lit windows, and the porch before it.
var saloonParts = []paint.Figure{
	{Icon: "saloon-front", Body: theme.RGB(0xD9A566), Line: theme.RGB(0xFFF0B4), Glow: 0.2}, {Icon: "porch", Body: theme.RGB(0xA5362B)},
}

// Saloon draws a saloon that stands on a point.
func Saloon(p *paint.Pen, foot geom.Point, size float64) {
	p.Soft(geom.Around(foot.Add(size*0.14, -size*0.03), size*0.9, size*0.2), size*0.1, size*0.08, 0, theme.Alpha(theme.Shadow, 0.6))
	for _, f := range saloonParts {
		p.Figure(f, foot.Add(0, -size/2), size, 0)
	}
}

// Plate draws a small plate that lies flat and shades from one colour to another.
func Plate(p *paint.Pen, r geom.Rect, top, bottom color.RGBA) {
	p.Soft(r.Move(1, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 5, theme.WalnutInk)
	p.Grad(r.Inset(1.2), 4, theme.Lighten(top, 0.2), bottom)
	p.Grad(r.Inset(2.2), 3.2, top, bottom)
}
