package kit

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Tile is a box with a large number (Value), a name above it and a line of text below it.
type Tile struct{ ID, Name, Value, Below, Tip string }

// PaintTile paints a tile in r.
func PaintTile(p *paint.Canvas, r geom.Rect, t Tile) {
	p.Rect(r, 8, theme.Alpha(theme.SoftInk, 0.45))
	p.Gradient(r.Inset(1), 7, theme.RGB(0xFAF0D4), theme.RGB(0xEAD8AC))
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.SoftInk, Align: paint.Center}
	p.Label(t.Name, geom.R(r.X+4, r.Y+5, r.W-8, 20), st)
	p.Label(t.Value, geom.R(r.X+4, r.Y+22, r.W-8, 38), paint.Style{Face: paint.Display, Size: 29, Color: theme.Umber,
		Align: paint.Center})
	st.Face, st.Size = paint.Body, 12.5
	line := geom.R(r.X+4, r.Bottom()-27, r.W-8, 20)
	if p.LabelWidth(t.Below, line, st) > line.W {
		p.Fit(t.Below, geom.R(line.X, r.Y+59, line.W, r.H-61), st)
		return
	}
	p.Label(t.Below, line, st)
}
