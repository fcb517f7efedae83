package kit

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// PlaqueStyle returns the text style for brass letters on a plaque of walnut. size is the text size
// in design units.
func PlaqueStyle(size float64) paint.Style {
	return paint.Style{
		Face: paint.Display, Size: size, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95),
		Align: paint.Center,
	}
}

// Heading paints the title of a sheet at the top of rectangle r, with a double rule below it. It
// returns the part of r below the rule, in which the content goes.
func Heading(p *paint.Canvas, r geom.Rect, text string) geom.Rect {
	head, rest := r.CutTop(36)
	p.Label(text, head.Move(0, -2), paint.Style{Face: paint.Display, Size: 21, Color: theme.Umber, Align: paint.Center})
	p.Rule(r.X, head.Bottom()-2, r.W)
	p.Rule(r.X, head.Bottom()+1, r.W)
	return rest
}

// Text styles on paper.
var (
	BodyStyle  = paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink}
	SmallStyle = paint.Style{Face: paint.Body, Size: 13, Color: theme.SoftInk}
	BoldStyle  = paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Ink}
	HeadStyle  = paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber}
)
