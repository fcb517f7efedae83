package westernlegends

import (
	"image/color"
	"math"
	"sync"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/theme"
)

// Constants for drawing the land. The land is computed once for each resolution. Each pixel belongs
// to the nearest space within its reach. Map coordinates are in heights of both boards: x from 0 to
// about 1.6, y from 0 to 1. In the game's data the distance between the boards is larger than the
// mountains between them need, so the second board is moved closer. If the window is wider than the
// map, the land is stretched: spaces keep their neighbours, and trees and buildings keep their
// shape.
const (
	boardRatio = 2320.0 / 1340
	eastShift  = 0.058 // how far the second board is shifted to the left, as a fraction of a board's width
	// how far the second board is shifted down, in map heights. Its lower corner and the first
	// board's upper corner stay empty.
	eastDrop  = 0.025
	eastHigh  = 0.93  // ratio of the second board's height on the map to its height in the data
	cellReach = 0.058 // how far a space at the edge of the board extends from its middle, in map heights
	outside   = 255   // value of ground.cell for a pixel that belongs to no space
)

// placeOf returns the middle of space x in map coordinates (1 is the height of the map).
func placeOf(x rules.Space) geom.Point {
	in := x.Info()
	if in.East {
		in.X -= eastShift
		in.Y = in.Y*eastHigh + eastDrop
	}
	return geom.Point{X: in.X * boardRatio, Y: in.Y}
}

// bounds returns the part of the map that is in play, including its edge, in map coordinates.
// anteUp is true if both boards are in play.
func bounds(anteUp bool) geom.Rect {
	lo, hi := geom.Point{X: 9, Y: 9}, geom.Point{X: -9, Y: -9}
	for x := range rules.Space(rules.Spaces()) {
		if x.Info().East && !anteUp {
			continue
		}
		p := placeOf(x)
		lo = geom.Point{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}
		hi = geom.Point{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
	}
	return geom.R(lo.X, lo.Y, hi.X-lo.X, hi.Y-lo.Y).Inset(-cellReach - 0.004)
}

// ground holds, for each pixel of a picture of the map, the space to which the pixel belongs.
type ground struct {
	w, h   int
	res    float64   // resolution in pixels per map height
	wide   float64   // factor by which the map is stretched horizontally
	cover  geom.Rect // the part of the map shown by the picture, in content coordinates of the viewport
	anteUp bool
	cell   []uint8
	edge   []float32 // distance of each pixel to the nearest border of its space, in map heights
	other  []uint8   // for each pixel, the space on the other side of the nearest border
}

// site is a space (x) together with its middle in map coordinates.
type site struct {
	geom.Point
	x rules.Space
}

// newGround returns the ground of the picture with key k; its pixels are not yet assigned to
// spaces.
func newGround(k landKey) *ground {
	w, h := k.size()
	g := &ground{w: w, h: h, res: k.res, wide: k.wide, cover: k.cover, anteUp: k.anteUp}
	g.cell, g.other, g.edge = make([]uint8, g.w*g.h), make([]uint8, g.w*g.h), make([]float32, g.w*g.h)
	return g
}

// survey returns the ground of the picture with key k, with all its pixels assigned to spaces.
func survey(k landKey) *ground {
	g := newGround(k)
	for y := 0; y < g.h; y += tile {
		g.surveyRow(y)
	}
	return g
}

// tile is the side in pixels of the square tiles of the picture. A step of the painter processes
// one row of tiles.
const tile = 12

// surveyRow assigns the pixels of one row of tiles to spaces. ty is the first pixel row of the
// tiles.
func (g *ground) surveyRow(ty int) {
	for tx := 0; tx < g.w; tx += tile {
		near := g.near(tx+tile/2, ty+tile/2, tile/g.res)
		for y := ty; y < min(ty+tile, g.h); y++ {
			for x := tx; x < min(tx+tile, g.w); x++ {
				g.assign(x, y, near)
			}
		}
	}
}

// near returns the spaces to which the pixels around pixel (px, py) can belong, up to a distance of
// slack map heights from it.
func (g *ground) near(px, py int, slack float64) (out []site) {
	at := g.place(px, py)
	for x := range rules.Space(rules.Spaces()) {
		if x.Info().East && !g.anteUp {
			continue
		}
		if p := placeOf(x); p.Dist(at) < 3*cellReach+slack {
			out = append(out, site{p, x})
		}
	}
	return out
}

// place returns the map coordinates of pixel (px, py).
func (g *ground) place(px, py int) geom.Point {
	return geom.Point{X: (g.cover.X + (float64(px)+0.5)/g.res) / g.wide, Y: g.cover.Y + (float64(py)+0.5)/g.res}
}

// pixel converts map coordinates to pixel coordinates; it is the inverse of place.
func (g *ground) pixel(at geom.Point) geom.Point {
	return geom.Point{X: (at.X*g.wide - g.cover.X) * g.res, Y: (at.Y - g.cover.Y) * g.res}
}

// assign assigns pixel (px, py) to the nearest of the sites in near. Noise makes the borders
// slightly irregular.
func (g *ground) assign(px, py int, near []site) {
	at := g.place(px, py)
	p := at.Add((fbm(at.X*46, at.Y*46, 3)-0.5)*0.012, (fbm(at.X*46+50, at.Y*46+9, 3)-0.5)*0.012)
	i := py*g.w + px
	best, next := 9.0, 9.0
	var b, n site
	for _, s := range near {
		dx, dy := p.X-s.X, p.Y-s.Y
		if d := dx*dx + dy*dy; d < best {
			best, next, b, n = d, best, s, b
		} else if d < next {
			next, n = d, s
		}
	}
	g.cell[i], g.other[i] = outside, outside
	rim := cellReach - math.Sqrt(best)
	if rim < 0 {
		g.edge[i] = float32(-rim)
		if best < 9 {
			g.other[i] = uint8(b.x)
		}
		return
	}
	g.cell[i] = uint8(b.x)
	g.edge[i] = float32(rim)
	if next < 9 {
		if d := (next - best) / (2 * max(b.Dist(n.Point), 1e-6)); d < rim {
			g.edge[i], g.other[i] = float32(d), uint8(n.x)
		}
	}
}

// soil is the look of the land of a region: its colour, and a factor for the height of its hills.
type soil struct {
	tone  color.RGBA
	rough float64
}

var soils = sync.OnceValue(func() map[string]soil {
	return map[string]soil{
		"darkrock":       {theme.RGB(0xE6BF85), 0.1},
		"red_falls":      {theme.RGB(0xE3A78A), 0.1},
		"mesitos_point":  {theme.RGB(0xE8D08C), 0.3},
		"sunny_hills":    {theme.RGB(0xAFC27A), 0.8},
		"dixon_creek":    {theme.RGB(0xC3D2A4), 0.3},
		"cliff_junction": {theme.RGB(0xD9A26E), 0.7},
		"spikes_view":    {theme.RGB(0xCFC07E), 0.5},
		"mesa":           {theme.RGB(0xB5643F), 1.2},
		"buzzard_gulch":  {theme.RGB(0xE6BE9C), 0.1},
		"bg_frontier":    {theme.RGB(0xE2C083), 0.4},
	}
})

// Soils of land that belongs to no space: wilds in general, peaks for the mountains between the
// boards. ink is the colour of lines.
var (
	wilds = soil{theme.RGB(0xC4AA7A), 0.7}
	peaks = soil{theme.RGB(0xA8957E), 2.4}
	ink   = theme.RGB(0x3B2413)
)

// landPainter assigns and paints the pixels of a ground in steps, so that no frame has to wait for
// the whole picture.
type landPainter struct {
	g    *ground
	pix  []byte    // the picture's pixels, four bytes (RGBA) each
	high []float32 // height of the land at each pixel
	pass int       // the current pass over the pixels: 0 assigns them to spaces, 1 computes heights, 2 computes colours
	row  int       // the first row of pixels that the current pass has yet to process
	done bool
}

// newLandPainter returns a painter for g. surveyed says that the pixels of g are already assigned
// to spaces; the painter then skips its first pass.
func newLandPainter(g *ground, surveyed bool) *landPainter {
	e := &landPainter{g: g, pix: make([]byte, 4*g.w*g.h), high: make([]float32, g.w*g.h)}
	if surveyed {
		e.pass = 1
	}
	return e
}

// step processes one row of tiles in the current pass of the painter. After the last pass it sets
// e.done.
func (e *landPainter) step() {
	passes := [...]func(y int){e.g.surveyRow, e.heights, e.colours}
	if e.pass == len(passes) {
		e.g.decorate(e.pix)
		e.done = true
		return
	}
	passes[e.pass](e.row)
	if e.row += tile; e.row >= e.g.h {
		e.row, e.pass = 0, e.pass+1
	}
}

// paint returns the pixels (four bytes each) of the picture of g, whose pixels must be assigned to
// spaces.
func (g *ground) paint() []byte {
	e := newLandPainter(g, true)
	for !e.done {
		e.step()
	}
	return e.pix
}

// soil returns the soil (colour and roughness) at the pixel with index i.
func (g *ground) soil(i int) soil {
	if c := g.cell[i]; c != outside {
		return spaceSoils()[c]
	}
	return wilds
}

// spaceSoils returns the soil (colour and roughness) of every space.
var spaceSoils = sync.OnceValue(func() (out []soil) {
	for x := range rules.Space(rules.Spaces()) {
		out = append(out, soils()[x.Info().Region.String()])
	}
	return out
})

// heights computes the height of the land in a row of tiles; y is its first pixel row.
func (e *landPainter) heights(y int) {
	g := e.g
	for i := y * g.w; i < min(y+tile, g.h)*g.w; i++ {
		p := g.place(i%g.w, i/g.w)
		rough := g.soil(i).rough + peaks.rough*g.mountains(p)
		v := rough * (fbm(p.X*22, p.Y*22, 4) - 0.5) * 0.02
		if c := g.cell[i]; c != outside && rules.Space(c).Info().Feature == rules.Mesa {
			v += 0.016 * math.Min(float64(g.edge[i])/0.007, 1)
		}
		e.high[i] = float32(v)
	}
}

// colours paints the land in a row of tiles; y is its first pixel row.
func (e *landPainter) colours(y int) {
	g := e.g
	for i := y * g.w; i < min(y+tile, g.h)*g.w; i++ {
		p := g.place(i%g.w, i/g.w)
		tone := g.soil(i).tone
		if m := g.mountains(p); m > 0 {
			tone = theme.Mix(tone, peaks.tone, min(1, 1.4*m))
		}
		tone = g.lit(i, e.high, tone, p)
		tone = g.drawn(i, tone, p)
		tone = g.creek(p, tone)
		e.pix[4*i], e.pix[4*i+1], e.pix[4*i+2], e.pix[4*i+3] = tone.R, tone.G, tone.B, 255
	}
}

// mountains returns the strength of the mountain range between the boards at point p: 0 outside it,
// 1 at its ridge.
func (g *ground) mountains(p geom.Point) float64 {
	if !g.anteUp {
		return 0
	}
	return max(0, 1-math.Abs(p.X-ridge(p.Y))/0.07)
}

// lit returns tone, the colour of pixel i at point p, shaded as if evening light came from the
// upper left. high holds the height of the land at each pixel.
func (g *ground) lit(i int, high []float32, tone color.RGBA, p geom.Point) color.RGBA {
	dx, dy := float32(0), float32(0)
	if i%g.w > 0 {
		dx = high[i] - high[i-1]
	}
	if i >= g.w {
		dy = high[i] - high[i-g.w]
	}
	slope := float64(dx+dy) * g.res * 0.62
	slope += (fbm(p.X*170, p.Y*170, 2) - 0.5) * 0.07
	if slope > 0 {
		return theme.Mix(tone, theme.RGB(0xFFF3D2), min(0.5, slope*0.8))
	}
	return theme.Mix(tone, theme.RGB(0x5A3A30), min(0.5, -slope*0.7))
}

// drawn returns tone, the colour of pixel i at point p, with the border of its space drawn over it:
// a fine line between spaces that are connected, a cliff between others. Without a border there, it
// returns tone unchanged.
func (g *ground) drawn(i int, tone color.RGBA, p geom.Point) color.RGBA {
	c, o, d := g.cell[i], g.other[i], float64(g.edge[i])
	if c == outside {
		if o != outside && d < 0.0075 {
			tone = theme.Mix(tone, ink, 0.34*(1-d/0.0075))
		}
		return theme.Mix(tone, theme.RGB(0x8A6E48), 0.16)
	}
	if o == outside {
		if d < 0.0022 {
			return theme.Mix(tone, ink, 0.75)
		}
		return tone
	}
	a, b := rules.Space(c), rules.Space(o)
	if n, ok := rules.Distance(a, b); ok && n == 1 {
		if d < 0.0011 {
			return theme.Mix(tone, ink, 0.55)
		}
		if a.Info().Town != b.Info().Town && d < 0.004 {
			return theme.Mix(tone, ink, 0.22)
		}
		return tone
	}
	if d < 0.0028 {
		return theme.Mix(tone, theme.RGB(0x2A170C), 0.86)
	}
	if d < 0.0085 && c > o && int(math.Floor((p.X*0.8+p.Y)*210))%3 == 0 {
		return theme.Mix(tone, theme.RGB(0x2A170C), 0.5)
	}
	return tone
}

// paintReachShade returns the picture of a reachShade, as four bytes per pixel. It shades the land
// that the ride cannot reach. Each space for which lit returns true gets a brass rim, or a red one
// if danger returns true, because something stops the ride there.
func (g *ground) paintReachShade(lit, danger func(x rules.Space) bool) []byte {
	pix := make([]byte, 4*g.w*g.h)
	var on, red [256]bool
	for x := range rules.Spaces() {
		on[x], red[x] = lit(rules.Space(x)), danger(rules.Space(x))
	}
	shade := theme.Alpha(theme.RGB(0x2A3040), 0.27)
	brass, dark, blood := theme.RGB(0xF6C94E), theme.Alpha(theme.RGB(0x2A1408), 0.95), theme.RGB(0xC4402E)
	for i := range g.cell {
		c := g.cell[i]
		tone := shade
		if c != outside && on[c] {
			d := g.edge[i]
			switch {
			case d < 0.0012:
				tone = dark
			case d < 0.0045 && red[c]:
				tone = blood
			case d < 0.0045:
				tone = brass
			default:
				tone = theme.Alpha(theme.RGB(0xFFF4B8), 0.26)
			}
		}
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = tone.R, tone.G, tone.B, tone.A
	}
	return pix
}

// fbm returns fractal noise (fractional Brownian motion) of several octaves at (x, y), from 0 to 1.
func fbm(x, y float64, octaves int) float64 {
	sum, part, all := 0.0, 1.0, 0.0
	for range octaves {
		sum += part * noise(x, y)
		all += part
		x, y, part = 2*x+17.3, 2*y+5.1, part*0.5
	}
	return sum / all
}

// noise returns smooth noise at (x, y), from 0 to 1, interpolated between values at integer points.
func noise(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	u, v := x-fx, y-fy
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	ix, iy := int32(fx), int32(fy)
	a, b := grain(ix, iy), grain(ix+1, iy)
	c, d := grain(ix, iy+1), grain(ix+1, iy+1)
	return a + (b-a)*u + (c-a)*v + (a-b-c+d)*u*v
}

// grain returns a pseudorandom number from 0 to 1 for the integer point (x, y). The same point
// always has the same number.
func grain(x, y int32) float64 {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	h ^= h >> 15
	return float64(h) / (1 << 32)
}
