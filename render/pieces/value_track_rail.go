package pieces

import (
	"image/color"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Rail is a track on which values are marked: a walnut strip with a hole for every value, along
// which the seats' markers move.
type Rail struct {
	From, To int
	// Name and End are texts at the left and the right end. Head and Foot are the widths reserved
	// for them, in design units.
	Name, End  string
	Head, Foot float64
	// The multiples of Every are written to the left of their holes; 0 for no numbers. If the goal
	// is the last hole and there is an icon, the goal's number is written beside the icon, where no
	// marker covers it.
	Every   int
	Bands   []Band
	Gems    []int  // values whose holes are framed in brass, because something happens when they are reached
	Goal    int    // value whose hole has a ring around it, if HasGoal is true
	Icon    string // name of the icon drawn after the last hole, "" for none
	HasGoal bool
}

// Band is a range of values of a rail that has its own colour.
type Band struct {
	From, To int
	Colour   color.RGBA
}

// pitch returns the distance, in design units, between two neighbouring holes of the rail in r.
func (t Rail) pitch(r geom.Rect) float64 {
	return (r.W - t.Head - t.Foot - t.iconRoom(r) - r.H) / float64(max(t.To-t.From, 1))
}

// goalBesideIcon reports whether the number of the goal is written beside the icon.
func (t Rail) goalBesideIcon() bool {
	return t.Icon != "" && t.HasGoal && t.Goal == t.To && t.Every > 0
}

// iconRoom returns the width, in design units, of the icon after the last hole with the number
// before it, when the rail is drawn in r.
func (t Rail) iconRoom(r geom.Rect) float64 {
	switch {
	case t.Icon == "":
		return 0
	case t.goalBesideIcon():
		return r.H * (1 + goalNumberWidth)
	}
	return r.H
}

// goalNumberWidth is the width of the goal's number beside the icon, as a multiple of the rail's
// height.
const goalNumberWidth = 0.8

// Spot returns the position of a value on the rail when it is drawn in r. A fractional value is
// between two holes.
func (t Rail) Spot(r geom.Rect, value float64) geom.Point {
	return geom.Point{X: r.X + t.Head + r.H/2 + t.pitch(r)*(value-float64(t.From)), Y: r.Center().Y}
}

// MarkerSize returns the size of a seat's marker on the rail, in design units, when the rail is
// drawn in r.
func (t Rail) MarkerSize(r geom.Rect) float64 { return r.H * 0.76 }

// markerGap is the minimum distance of two markers as a fraction of their size. It is less than 1,
// so markers side by side may overlap a little.
const markerGap = 0.84

// Markers returns the positions of markers with the given values on the rail in r: on their holes
// if they do not overlap there, otherwise side by side as close to their holes as possible. They do
// not cover the texts at the ends of the rail.
func (t Rail) Markers(r geom.Rect, values []int) []geom.Point {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return values[a] - values[b] })
	at := make([]float64, len(values))
	for i, m := range order {
		at[i] = t.Spot(r, float64(values[m])).X
	}
	size := t.MarkerSize(r)
	spread(at, size*markerGap)
	left, right := t.ends(r)
	keepBetween(at, left+size/2, right-size/2, size*markerGap)
	out := make([]geom.Point, len(values))
	for i, m := range order {
		out[m] = geom.Point{X: at[i], Y: r.Center().Y}
	}
	return out
}

// ends returns the x coordinates between which the rail in r has neither texts nor an icon.
func (t Rail) ends(r geom.Rect) (left, right float64) {
	return r.X + t.Head, r.Right() - t.Foot - t.iconRoom(r)
}

// keepBetween changes positions so that none is less than low or more than high. at holds the
// positions, in ascending order and at least gap apart. If they do not all fit, the last ones
// exceed high.
func keepBetween(at []float64, low, high, gap float64) {
	for i := len(at) - 1; i >= 0; i-- {
		at[i] = min(at[i], high)
		high = at[i] - gap
	}
	for i := range at {
		at[i] = max(at[i], low)
		low = at[i] + gap
	}
}

// spread moves positions so that each is at least gap larger than the one before. at holds the
// positions, in ascending order. The total movement is as small as possible (pool adjacent
// violators algorithm).
func spread(at []float64, gap float64) {
	type pool struct {
		sum float64
		n   int
	}
	var room [16]pool
	pools := room[:0]
	for i, x := range at {
		pools = append(pools, pool{x - gap*float64(i), 1})
		for k := len(pools) - 1; k > 0 && pools[k].sum*float64(pools[k-1].n) < pools[k-1].sum*float64(pools[k].n); k-- {
			pools[k-1].sum += pools[k].sum
			pools[k-1].n += pools[k].n
			pools = pools[:k]
		}
	}
	i := 0
	for _, p := range pools {
		for range p.n {
			at[i] = p.sum/float64(p.n) + gap*float64(i)
			i++
		}
	}
}

// Draw draws the rail, without the seats' markers, so that it fills r.
func (t Rail) Draw(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 5, 4)
	p.Rect(r, 5, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.2), 4.2, theme.RGB(0x84502E), theme.RGB(0x4B2712))
	p.Gradient(r.Pad(2.6, 2.6), 3.4, theme.WalnutMid, theme.RGB(0x512C14))
	p.Outline(r.Inset(1.9), 3.8, 0.8, theme.Alpha(theme.Brass, 0.5))
	for _, b := range t.Bands {
		half := min(t.pitch(r)/2-1, r.H/2-4)
		from, to := t.Spot(r, float64(b.From)).X-half, t.Spot(r, float64(b.To)).X+half
		band := geom.R(from, r.Y+4, to-from, r.H-8)
		p.Gradient(band, 4, theme.Darken(b.Colour, 0.28), theme.Darken(b.Colour, 0.42))
	}
	name := paint.Style{Face: paint.Display, Size: r.H * 0.54, Color: theme.BrassHi,
		Edge: theme.Alpha(theme.RGB(0x120805), 0.9)}
	p.Label(t.Name, geom.R(r.X+9, r.Y, t.Head-12, r.H), name)
	name.Align = paint.Right
	p.Label(t.End, geom.R(r.Right()-t.Foot+3, r.Y, t.Foot-12, r.H), name)
	for v := t.From; v <= t.To; v++ {
		t.drawHole(p, r, v)
	}
	if t.Icon != "" {
		p.Icon(t.Icon, geom.Point{X: r.Right() - t.Foot - r.H*0.54, Y: r.Center().Y}, r.H*0.7, theme.BrassHi)
	}
	if t.goalBesideIcon() {
		_, right := t.ends(r)
		drawRailNumber(p, geom.R(right, r.Y, r.H*goalNumberWidth, r.H), t.Goal)
	}
}

// drawHole draws the hole of the value v with its frame, ring and number, if it has them. r is the
// rectangle of the rail.
func (t Rail) drawHole(p *paint.Canvas, r geom.Rect, v int) {
	c := t.Spot(r, float64(v))
	if slices.Contains(t.Gems, v) {
		d := r.H * 0.52
		p.RotatedRect(geom.Around(c.Add(0.6, 1.2), d, d), 1, 0.785, theme.Alpha(theme.Shadow, 0.5),
			theme.Alpha(theme.Shadow, 0.5))
		p.RotatedRect(geom.Around(c, d, d), 1, 0.785, coinRim, coinRim)
		p.RotatedRect(geom.Around(c, d-2, d-2), 0.8, 0.785, theme.BrassHi, theme.BrassLo)
	}
	if t.HasGoal && v == t.Goal {
		p.Outline(geom.Around(c, r.H*0.72, r.H*0.72), r.H*0.36, 1.8, theme.BrassHi)
	}
	hole := min(r.H*0.14, t.pitch(r)*0.3)
	p.Disc(c.Add(0.5, 0.7), hole+0.6, theme.Alpha(theme.Brass, 0.75), theme.Alpha(theme.Brass, 0.75))
	p.Disc(c, hole, theme.RGB(0x120805), theme.RGB(0x2A1408))
	if t.Every > 0 && v%t.Every == 0 && v != t.From && !(t.goalBesideIcon() && v == t.Goal) {
		wide := min(t.pitch(r)*0.7, r.H)
		drawRailNumber(p, geom.Around(c.Add(-t.pitch(r)/2, 0), wide, r.H), v)
	}
}

// drawRailNumber draws the number v into the box at, which is as high as the rail.
func drawRailNumber(p *paint.Canvas, at geom.Rect, v int) {
	DrawNumber(p, at, v, paint.Style{
		Face: paint.Bold, Size: max(at.H*0.5, 12) * min(max(p.View.Letters(), 1), 1.1), Color: theme.RGB(0xF0D79B),
		Align: paint.Center, Fixed: true,
	})
}
