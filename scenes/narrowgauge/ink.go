package narrowgauge

import (
	"image/color"
	"math"
	"strings"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// draftsman draws the map: land, rivers, ridges, the grid, and small drawings in ink. Sizes are in heights of a hex.
type draftsman struct {
	pen  *paint.Pen
	map_ chart
	unit float64 // height of a hex, design units
}

// Inks of the map.
var (
	riverBank  = theme.RGB(0x4B7C86)
	riverWater = theme.RGB(0x8DB9BE)
	sepia      = theme.RGB(0x4A3220)
	pineInk    = theme.RGB(0x3F4B2A)
)

// drawMap draws the picture of the map, w by h design units large at the given scale.
func drawMap(kit *paint.Kit, m *ebiten.Image, w, h, scale float64) {
	d := draftsman{pen: kit.Pen(m, paint.View{Scale: scale})}
	d.map_.fit(geom.R(0, 0, w, h))
	d.unit = d.map_.hexHeight()
	d.relief()
	d.ridges()
	d.rivers()
	d.grid()
	d.borders()
	d.terrain()
	d.states()
	d.compass()
	d.pen.Flush()
}

// relief lays the land out.
func (d *draftsman) relief() {
	cover := d.map_.cover()
	field := ebiten.NewImageFromImage(theLand().field(cover))
	defer field.Deallocate()
	corner := geom.Point{X: cover.X * frameRatio / hexHigh, Y: cover.Y / hexHigh}
	d.pen.Relief(d.map_.Window(), field, corner, cover.H/hexHigh)
}

// at returns a place of the map on the picture.
func (d *draftsman) at(p geom.Point) geom.Point { return d.map_.point(p.X, p.Y) }

// ink draws a stroke between two points on the picture; its width is in thousandths of a hex's height.
func (d *draftsman) ink(a, b geom.Point, width float64, c color.RGBA) {
	d.pen.Line(a, b, max(width*d.unit/1000, 0.5), c)
}

// ridges hatches both flanks of the ridges.
func (d *draftsman) ridges() {
	for n, r := range theLand().Ridges {
		for i := range len(r.smooth) - 1 {
			a, b := d.at(r.smooth[i]), d.at(r.smooth[i+1])
			long := a.Dist(b)
			if long == 0 {
				continue
			}
			nx, ny := -(b.Y-a.Y)/long, (b.X-a.X)/long
			steps := max(1, int(long/(0.075*d.unit)))
			for s := range steps {
				seed := uint32(n*1000 + i*40 + s)
				from := a.Lerp(b, (float64(s)+0.5*scatter(seed, 1))/float64(steps))
				for _, side := range []float64{-1, 1} {
					reach := (0.13 + 0.17*scatter(seed, uint32(5+side))) * d.unit * side
					alpha := 0.30
					if nx*side+ny*side > 0 { // away from the lamp
						alpha = 0.52
					}
					start := geom.Point{X: from.X + nx*reach*0.16, Y: from.Y + ny*reach*0.16}
					lean := 0.05 * d.unit * (scatter(seed, 9) - 0.5)
					end := geom.Point{X: from.X + nx*reach + lean, Y: from.Y + ny*reach + lean}
					d.ink(start, end, 13, theme.Alpha(sepia, alpha))
				}
			}
		}
	}
}

// rivers draws the rivers, each wider towards its mouth.
func (d *draftsman) rivers() {
	for _, look := range []struct {
		extra float64
		c     color.RGBA
	}{{26, riverBank}, {0, riverWater}} {
		for _, r := range theLand().Rivers {
			for i := range len(r.smooth) - 1 {
				width := r.Width*11 + 12 + look.extra
				d.ink(d.at(r.smooth[i]), d.at(r.smooth[i+1]), width, look.c)
			}
		}
	}
}

// borders draws the borders of the states: a dash, a dot.
func (d *draftsman) borders() {
	c := theme.Alpha(theme.Oxblood, 0.42)
	for _, border := range theLand().Borders {
		run := 0.0
		for i := range len(border.smooth) - 1 {
			a, b := d.at(border.smooth[i]), d.at(border.smooth[i+1])
			pieces := max(1, int(a.Dist(b)/(0.02*d.unit)))
			for s := range pieces {
				p, q := a.Lerp(b, float64(s)/float64(pieces)), a.Lerp(b, float64(s+1)/float64(pieces))
				if at := math.Mod(run, 0.26*d.unit); at < 0.13*d.unit || at > 0.18*d.unit && at < 0.205*d.unit {
					d.ink(p, q, 26, c)
				}
				run += p.Dist(q)
			}
		}
	}
}

// grid draws the hexes with an unsteady pen, and the half hexes at the edges more faintly.
func (d *draftsman) grid() {
	r := d.map_.radius()
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		c := d.map_.space(x)
		switch info.Terrain {
		case rules.Difficult:
			d.pen.Icon("hex-flat", c, 2*r*0.985, theme.Alpha(theme.RGB(0x7A5B45), 0.17))
		case rules.Water:
			d.pen.Icon("hex-flat", c, 2*r*0.985, theme.Alpha(theme.RGB(0x5E9AA3), 0.24))
		case rules.City, rules.Yard:
			d.pen.Icon("hex-flat", c, 2*r*0.985, theme.Alpha(theme.Cream, 0.30))
		}
		for i := range 6 {
			a, b := corner(c, r, i), corner(c, r, i+1)
			d.edge(a, b, uint32(x)*8+uint32(i), 0.62)
		}
	}
	for col := 1; col < 11; col += 2 {
		for _, row := range []int{-1, 9} {
			c := d.map_.hex(rules.Hex{Q: int8(col), R: int8(row - col/2)})
			for i := range 6 {
				d.edge(corner(c, r, i), corner(c, r, i+1), uint32(col*16+i), 0.16)
			}
		}
	}
}

// edge draws one side of a hex.
func (d *draftsman) edge(a, b geom.Point, seed uint32, strength float64) {
	mid := a.Lerp(b, 0.5)
	mid.X += (scatter(seed, 1) - 0.5) * 0.03 * d.unit
	mid.Y += (scatter(seed, 2) - 0.5) * 0.03 * d.unit
	d.ink(a, mid, 15+7*scatter(seed, 3), theme.Alpha(theme.Ink, strength))
	d.ink(mid, b, 15+7*scatter(seed, 4), theme.Alpha(theme.Ink, strength))
}

// terrain makes the small drawings in the spaces.
func (d *draftsman) terrain() {
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		c := d.map_.space(x)
		switch {
		case info.Terrain == rules.Difficult:
			d.peaks(c, uint32(x))
		case info.Terrain == rules.Water:
			d.ripples(c, uint32(x))
		case info.Terrain == rules.Plain && woods(x):
			d.pines(c, uint32(x))
		case info.Terrain == rules.Plain:
			d.tufts(c, uint32(x))
		}
	}
}

// off is a point beside another, in heights of a hex.
func (d *draftsman) off(c geom.Point, x, y float64) geom.Point {
	return geom.Point{X: c.X + x*d.unit, Y: c.Y + y*d.unit}
}

// peaks draws three mountains, hatched on the side away from the lamp.
func (d *draftsman) peaks(c geom.Point, seed uint32) {
	for i, at := range []geom.Point{{X: -0.22, Y: 0.02}, {X: 0.20, Y: -0.05}, {X: 0.02, Y: 0.24}} {
		n := uint32(i)
		foot := d.off(c, at.X+0.05*(scatter(seed, n)-0.5), at.Y+0.12+0.04*(scatter(seed, n+7)-0.5))
		high, wide := 0.26+0.09*scatter(seed, n+3), 0.17+0.04*scatter(seed, n+5)
		top := d.off(foot, 0.02, -high)
		left, right := d.off(foot, -wide, 0), d.off(foot, wide, 0.01)
		d.pen.Flush()
		knee := d.off(left.Lerp(top, 0.55), -0.015, 0.01)
		d.ink(left, knee, 22, theme.Alpha(sepia, 0.85))
		d.ink(knee, top, 24, theme.Alpha(sepia, 0.9))
		bend := d.off(top.Lerp(right, 0.45), 0.012, -0.01)
		d.ink(top, bend, 30, theme.Alpha(sepia, 0.95))
		d.ink(bend, right, 24, theme.Alpha(sepia, 0.85))
		for h := range 5 {
			t := 0.16 + 0.17*float64(h)
			from := top.Lerp(right, t)
			d.ink(from, d.off(from, -0.035-0.012*float64(h), 0.075+0.012*float64(h)), 14, theme.Alpha(sepia, 0.62))
		}
	}
}

// pines draws a stand of firs.
func (d *draftsman) pines(c geom.Point, seed uint32) {
	count := 5 + int(2*scatter(seed, 20))
	for i := range count {
		n := uint32(i)
		angle := 2 * math.Pi * (float64(i) + 0.5*scatter(seed, n)) / float64(count)
		far := 0.27 + 0.09*scatter(seed, n+30)
		d.pine(d.off(c, math.Cos(angle)*far*1.05, math.Sin(angle)*far), 0.15+0.05*scatter(seed, n+50))
	}
}

// pine draws one fir with its foot at a point.
func (d *draftsman) pine(foot geom.Point, high float64) {
	ink := theme.Alpha(pineInk, 0.82)
	d.ink(d.off(foot, 0.012, 0.01), d.off(foot, 0.075, 0.03), 34, theme.Alpha(theme.Shadow, 0.16))
	d.ink(foot, d.off(foot, 0, -high), 16, ink)
	for i := range 4 {
		y := -high * (0.18 + 0.22*float64(i))
		wide := high * (0.40 - 0.085*float64(i))
		tip := d.off(foot, 0, y-high*0.16)
		d.ink(tip, d.off(foot, -wide, y+0.006), 20, ink)
		d.ink(tip, d.off(foot, wide, y+0.006), 26, ink)
	}
}

// tufts draws grass.
func (d *draftsman) tufts(c geom.Point, seed uint32) {
	ink := theme.Alpha(theme.RGB(0x6B5A2C), 0.6)
	for i := range 6 {
		n := uint32(i)
		angle := 2*math.Pi*scatter(seed, n+60) + float64(i)
		far := 0.14 + 0.24*scatter(seed, n+70)
		at := d.off(c, math.Cos(angle)*far, math.Sin(angle)*far)
		for _, dx := range []float64{-0.035, 0, 0.035} {
			d.ink(at, d.off(at, dx, -0.055-0.02*scatter(seed, n)), 12, ink)
		}
	}
}

// ripples draws the water of a ford or a shoal.
func (d *draftsman) ripples(c geom.Point, seed uint32) {
	ink := theme.Alpha(theme.RGB(0x2F5D67), 0.6)
	for i, y := range []float64{-0.27, -0.1, 0.1, 0.27} {
		n := uint32(i)
		x := -0.20 + 0.22*scatter(seed, n)
		from := d.off(c, x, y)
		for k := range 4 {
			to := d.off(from, 0.062, 0.024*float64(1-2*(k%2)))
			d.ink(from, to, 18, ink)
			from = to
		}
	}
}

// states writes the names of the states across the land.
func (d *draftsman) states() {
	names := map[string]string{
		"OH": "OHIO", "WV": "WEST VIRGINIA", "KY": "KENTUCKY", "VA": "VIRGINIA", "TN": "TENNESSEE", "NC": "NORTH CAROLINA",
		"MD": "MARYLAND",
	}
	for _, s := range theLand().States {
		at := d.map_.point(s.X, s.Y)
		st := paint.Style{Face: paint.Bold, Size: 0.175 * d.unit, Color: theme.Alpha(theme.RGB(0x7A1F18), 0.8), Align: paint.Center}
		name := strings.Join(strings.Split(names[s.State], ""), "\u2009")
		w, h := d.pen.Measure(name, st)
		room := d.map_.Window().Inset(6)
		at.X = min(max(at.X, room.X+w/2), room.Right()-w/2)
		at.Y += d.aside(at, w)
		d.pen.Soft(geom.Around(at, w, h*0.7), h*0.35, h*0.4, 0, theme.Alpha(theme.MapSheet, 0.62))
		d.pen.Text(name, geom.Point{X: at.X, Y: at.Y - h/2}, st)
	}
}

// aside is how far down the name of a state, w wide, moves so that the name of no City and no Yard lies on it.
func (d *draftsman) aside(at geom.Point, w float64) float64 {
	for x := range rules.Space(rules.SpaceCount) {
		if info := x.Info(); info.City < 0 && info.Yard < 0 {
			continue
		}
		plate := d.off(d.map_.space(x), 0, 0.355)
		if math.Abs(at.Y-plate.Y) < 0.2*d.unit && math.Abs(at.X-plate.X) < w/2+0.4*d.unit {
			return plate.Y + 0.24*d.unit - at.Y
		}
	}
	return 0
}

// compass draws the rose.
func (d *draftsman) compass() {
	c := theLand().Compass
	at := d.map_.point(c.X, c.Y)
	r := 0.30 * d.unit
	d.pen.Outline(geom.Around(at, 2*r, 2*r), r, 0.8, theme.Alpha(sepia, 0.6))
	d.pen.Outline(geom.Around(at, 1.7*r, 1.7*r), r, 0.5, theme.Alpha(sepia, 0.5))
	for i := range 8 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		long := r * 1.15
		if i%2 == 1 {
			long = r * 0.62
		}
		d.ink(at, geom.Point{X: at.X + sin*long, Y: at.Y - cos*long}, 24, theme.Alpha(sepia, 0.8))
	}
	d.pen.Text("N", geom.Point{X: at.X, Y: at.Y - r*1.15 - 0.2*d.unit}, paint.Style{
		Face: paint.Display, Size: 0.16 * d.unit, Color: theme.Alpha(sepia, 0.9), Align: paint.Center,
	})
}
