package hexmap

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Turned returns the hex rotated by 180 degrees about hex (0, 0).
func (h Hex) Turned() Hex { return Hex{-h.Q, -h.R} }

// Mirrored returns the hex mirrored in the north-south line through hex (0, 0).
func (h Hex) Mirrored() Hex { return Hex{-h.Q, h.R + h.Q} }

// Pattern is a pattern of connected hexes as it is printed on a card: a start hex, and tracks from
// it to the other hexes.
type Pattern struct {
	Hexes []Hex      // hexes of the pattern; the first one is the start hex
	Start color.RGBA // fill colour of the start hex
	Icon  string     // icon on the start hex
}

// mostPattern is the maximum radius of a hex of a pattern, from its centre to a corner, in design
// units.
const mostPattern = 33

// Draw draws the pattern centred in room, as large as possible.
func (s Pattern) Draw(p *paint.Canvas, room geom.Rect) {
	spots := make([]geom.Point, len(s.Hexes))
	box := geom.Rect{}
	for i, h := range s.Hexes {
		spots[i] = h.Center()
		cell := geom.Around(spots[i], 2*cornerRadius, 1)
		if i == 0 {
			box = cell
		}
		box = box.Union(cell)
	}
	high := min(room.W/box.W, room.H/box.H, mostPattern/cornerRadius)
	mid, radius := box.Center(), high*cornerRadius
	for i, at := range spots {
		spots[i] = room.Center().Add((at.X-mid.X)*high, (at.Y-mid.Y)*high)
	}
	for i, at := range spots {
		s.hex(p, at, radius, i == 0)
	}
	fine := radius*p.View.Scale > 20 // whether the pattern is large enough to be drawn in full detail
	for i, at := range spots[1:] {
		from := nearest(spots[:i+1], at)
		if fine {
			sleepers(p, at, from, radius)
		} else {
			p.Line(at, from, radius*0.26, theme.WalnutInk)
		}
	}
	for _, at := range spots[1:] {
		p.Disc(at, radius*0.44, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, radius*0.32, theme.BrassHi, theme.Brass)
	}
	if fine {
		p.Icon(s.Icon, spots[0], radius*1.2, theme.Cream)
	} else {
		p.Disc(spots[0], radius*0.40, theme.Cream, theme.Cream)
	}
}

// hex draws one hex of the pattern. at is its centre, and radius the distance from the centre to a
// corner. If first is true, it is the start hex, which has the colour Start and a heavy outline.
func (s Pattern) hex(p *paint.Canvas, at geom.Point, radius float64, first bool) {
	const gap = 0.97
	Fill(p, at.Add(1.2, 2), radius*gap, theme.Alpha(theme.Shadow, 0.22))
	rim, fill := 0.09, theme.RGB(0xF8ECCC)
	if first {
		rim, fill = 0.13, s.Start
	}
	Fill(p, at, radius*gap, theme.Ink)
	Fill(p, at, radius*(gap-rim), fill)
}

// nearest returns the one of several points that is nearest to a target. all are the points, and
// the parameter to is the target. If several points are equally near, nearest returns the first of
// them.
func nearest(all []geom.Point, to geom.Point) geom.Point {
	best := all[0]
	for _, s := range all {
		if s.Dist(to) < best.Dist(to)-1e-6 {
			best = s
		}
	}
	return best
}

// sleepers draws a straight piece of railway track, with ties and rails. from and to are its ends.
// radius is the radius of the pattern's hexes, which determines the size of the track.
func sleepers(p *paint.Canvas, from, to geom.Point, radius float64) {
	long := max(from.Dist(to), 1e-9)
	dx, dy := (to.X-from.X)/long, (to.Y-from.Y)/long
	ties := max(2, int(long/(radius*0.24)))
	for i := 1; i < ties; i++ {
		at, w := from.Lerp(to, float64(i)/float64(ties)), radius*0.20
		p.Line(at.Add(-dy*w, dx*w), at.Add(dy*w, -dx*w), radius*0.085, theme.RGB(0x6A4426))
	}
	for _, o := range []float64{-0.115 * radius, 0.115 * radius} {
		p.Line(from.Add(-dy*o, dx*o), to.Add(-dy*o, dx*o), radius*0.06, theme.WalnutInk)
	}
}
