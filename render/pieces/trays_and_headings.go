package pieces

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Heading draws name as the title of a panel, along the upper edge of the panel's rectangle r.
func Heading(p *paint.Canvas, r geom.Rect, name string) {
	at, st := headingPlace(r)
	p.Label(name, at, st)
}

// HeadingWidth returns the width, in design units, of the heading that Heading draws for the same
// arguments.
func HeadingWidth(p *paint.Canvas, r geom.Rect, name string) float64 {
	at, st := headingPlace(r)
	return p.LabelWidth(name, at, st)
}

// headingPlace returns the place and the style of the heading of a panel that fills r.
func headingPlace(r geom.Rect) (geom.Rect, paint.Style) {
	return geom.R(r.X+10, r.Y+4, r.W-20, 20), paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber}
}

// Tray draws a leather tray that fills r, for a hand of cards.
func Tray(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 8, 4)
	p.Rect(r, 8, theme.WalnutInk)
	p.Gradient(r.Inset(1.5), 7, theme.RGB(0x5B3520), theme.RGB(0x3A1F10))
	p.Outline(r.Inset(5), 6, 1, theme.Alpha(theme.Brass, 0.55))
	p.SoftRect(geom.R(r.X+4, r.Y+2, r.W-8, 8), 4, 5, 0, theme.Alpha(theme.Shadow, 0.55))
}

// Planks draws a wall of wooden boards that fills r.
func Planks(p *paint.Canvas, r geom.Rect) {
	const boards = 7
	p.Gradient(r, 3, theme.RGB(0x6A4426), theme.RGB(0x42260F))
	for i := range boards {
		p.Rect(geom.R(r.X, r.Column(i, boards, 0).Bottom()-1, r.W, 1.4), 0, theme.Alpha(theme.Shadow, 0.35))
	}
}

// Outcomes draws a leather tray that fills r, and on it a title and a list of outcomes. Each
// element of lines is one row of the list: a condition and its result.
func Outcomes(p *paint.Canvas, r geom.Rect, title string, lines [][2]string) {
	Tray(p, r)
	in := r.Pad(16, 9)
	head, rest := in.CutTop(in.H / 4)
	p.Label(title, head, paint.Style{Face: paint.Display, Size: 14, Color: theme.BrassHi})
	for i, l := range lines {
		first, then := rest.Column(i, max(len(lines), 3), 0).CutLeft(in.W * 0.30)
		p.Label(l[0], first, paint.Style{Face: paint.Bold, Size: 13, Color: theme.BrassHi})
		p.Label(l[1], then, paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream})
	}
}
