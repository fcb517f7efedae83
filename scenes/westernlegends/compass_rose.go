package westernlegends

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// compassPlace returns the centre of the compass rose in map coordinates, and its radius as a
// fraction of the map's height. The rose is in a corner of the map without spaces, story cards and
// action signs. ok is false if there is no such corner.
func (b *Table) compassPlace() (at geom.Point, size float64, ok bool) {
	const large, small = 0.062, 0.05
	switch {
	case !b.anteUp(): // on the map of the base game only the lower right corner has no spaces
		return geom.Point{X: 0.955, Y: 0.93}, small, true
	case !b.at.afloat:
		return geom.Point{X: 1.56, Y: 0.87}, large, true
	}
	at = geom.Point{X: 0.90, Y: 0.105}
	return at, large, b.map_.place(at).X-large*b.map_.Scale() > b.at.stories[1].Right()+4
}

// paintCompass paints the compass rose, an ornament, if a corner of the map is free for it.
func (b *Table) paintCompass(p *paint.Canvas) {
	place, size, ok := b.compassPlace()
	if !ok {
		return
	}
	at, r := b.map_.place(place), size*b.map_.Scale()
	hi, lo := theme.RGB(0xE9D3A0), theme.RGB(0x4A2E18)
	p.Outline(geom.Around(at, 1.36*r, 1.36*r), 0.68*r, max(0.03*r, 1), theme.Alpha(lo, 0.75))
	p.Outline(geom.Around(at, 1.2*r, 1.2*r), 0.6*r, max(0.02*r, 0.8), theme.Alpha(hi, 0.55))
	for i := range 4 {
		spike(p, at, (float64(i)+0.5)*math.Pi/2, 0.58*r, 0.14*r, theme.RGB(0xB08A56), lo)
	}
	for i := range 4 {
		spike(p, at, float64(i)*math.Pi/2, r, 0.2*r, hi, lo)
	}
	p.Disc(at, 0.09*r, theme.BrassHi, theme.BrassLo)
	st := paint.Style{Face: paint.Display, Size: max(0.42*r, 11), Color: hi, Edge: theme.Alpha(lo, 0.95),
		Align: paint.Center, Fixed: true}
	p.Label(i18n.T("N"), geom.Around(at.Add(0, -1.24*r), 2*r, 0.6*r), st)
}

// spike draws one point of a compass rose. at is the centre of the rose. turn is the direction of
// the point in radians clockwise from north, long and wide are its length and width, hi and lo are
// the colours of its lit and its shaded half.
func spike(p *paint.Canvas, at geom.Point, turn, long, wide float64, hi, lo color.RGBA) {
	dx, dy := math.Sin(turn), -math.Cos(turn)
	const steps = 14
	for i := range steps {
		t := float64(i) / steps
		half := wide * (1 - t)
		if t < 0.2 {
			half = wide * t / 0.2 * 0.8
		}
		from, to := at.Add(dx*long*t, dy*long*t), at.Add(dx*long*(t+1.0/steps), dy*long*(t+1.0/steps))
		p.Line(from.Add(dy*half/2, -dx*half/2), to.Add(dy*half/2, -dx*half/2), max(half, 0.6), hi)
		p.Line(from.Add(-dy*half/2, dx*half/2), to.Add(-dy*half/2, dx*half/2), max(half, 0.6), lo)
	}
}
