package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Reversible draws a round token with a light and a dark side, and with an icon on both. at is its
// centre and size its width. The dark side is up if dark is true. wide is the visible width as a
// fraction of the full width, less than 1 while the token flips.
func Reversible(p *paint.Canvas, at geom.Point, size float64, icon string, dark bool, wide float64) {
	top, bottom, ink := theme.RGB(0xFFF8E6), theme.RGB(0xE6D5AC), theme.Ink
	if dark {
		top, bottom, ink = theme.RGB(0x4A3A33), theme.RGB(0x221814), theme.BrassHi
	}
	box := geom.Around(at, size*max(wide, 0.08), size)
	p.SoftRect(box.Move(0.8, 1.6), size/2, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(box, size/2, theme.WalnutInk)
	p.Gradient(box.Inset(1.2), size/2-1, top, bottom)
	if wide > 0.6 {
		p.Icon(icon, at, size*0.6, ink)
	}
}

// Ticket draws a small tag that fills r, with a word on it. The tag stands for a right that a
// player has; it is pale if the right has been used.
func Ticket(p *paint.Canvas, r geom.Rect, word string, used bool) {
	top, bottom, ink := theme.RGB(0xC9794A), theme.RGB(0x8A4522), theme.Cream
	if used {
		top, bottom, ink = theme.RGB(0xC9B48C), theme.RGB(0xB39C72), theme.SoftInk
	}
	p.SoftRect(r.Move(0.8, 1.5), 4, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 4, theme.WalnutInk)
	p.Gradient(r.Inset(1.1), 3.2, top, bottom)
	p.Label(word, geom.Around(r.Center(), max(r.W, 19), r.H), paint.Style{Face: paint.Bold, Size: 12, Color: ink,
		Align: paint.Center, Fixed: r.W < 26})
}

// Pill draws a rounded label that fills r, with an icon and words, a short status text; ground is
// the colour of the label.
func Pill(p *paint.Canvas, r geom.Rect, icon, words string, ground color.RGBA) {
	p.Rect(r.Inset(-1.2), r.H/2, theme.BrassHi)
	p.Rect(r, r.H/2, ground)
	p.Icon(icon, geom.Point{X: r.X + 15, Y: r.Center().Y}, 13, theme.Cream)
	p.Label(words, r.Pad(24, 0), paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Cream, Align: paint.Center})
}

// Medallion draws a large round token with an icon, for example for a home, a yard or a
// headquarters. at is its centre, r its radius and c its colour.
func Medallion(p *paint.Canvas, at geom.Point, r float64, icon string, c color.RGBA) {
	p.SoftRect(geom.Around(at.Add(r*0.1, r*0.16), 2*r, 2*r), r, 3, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Disc(at, r, theme.Ink, theme.Ink)
	p.Disc(at, r*0.94, theme.Cream, theme.RGB(0xE9D7AE))
	p.Disc(at, r*0.84, theme.Lighten(c, 0.14), theme.Darken(c, 0.12))
	p.Icon(icon, at.Add(0, -r*0.10), r*1.34, theme.TextOn(c))
}

// MapPlate draws a paper plate for one or two numbers on a map and returns its rectangle. The plate
// is w by h units in size; at is its centre.
func MapPlate(p *paint.Canvas, at geom.Point, w, h float64) geom.Rect {
	r := geom.Around(at, w, h)
	p.SoftRect(r.Move(1, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(r, 5, theme.Ink)
	p.Rect(r.Inset(1.1), 4, theme.RGB(0xFBF2D8))
	return r
}

// Socket draws a round piece of paper with a dark rim, on which a symbol can be drawn; at is its
// centre and r its radius.
func Socket(p *paint.Canvas, at geom.Point, r float64) {
	shade := theme.Alpha(theme.Shadow, 0.4)
	p.Disc(at.Add(0.8, 1.6), r+1, shade, shade)
	p.Disc(at, r, theme.Ink, theme.Ink)
	p.Disc(at, r*0.88, theme.RGB(0xFFF8E4), theme.RGB(0xEFE0BC))
}
