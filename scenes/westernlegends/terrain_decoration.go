package westernlegends

import (
	"image/color"
	"math"
	"sync"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/theme"
)

// The decoration of the land has no meaning in the rules: the creek, the mountain range between the
// boards, trees, cacti, grass and stones. It is a part of the cached picture of the land, so it
// takes no time per frame.

// ridge returns the x coordinate of the mountain range between the boards where the y coordinate is
// y. Both are map coordinates.
func ridge(y float64) float64 { return 1.03 + 0.014*math.Sin(y*9) }

// creekBed holds the points of the line along which the creek flows through the first board, in map
// coordinates.
var creekBed = []geom.Point{
	{X: 0.632, Y: 0.16}, {X: 0.618, Y: 0.26}, {X: 0.592, Y: 0.34}, {X: 0.612, Y: 0.43}, {X: 0.597, Y: 0.51},
	{X: 0.588, Y: 0.57},
	{X: 0.579, Y: 0.62}, {X: 0.583, Y: 0.70}, {X: 0.553, Y: 0.78}, {X: 0.540, Y: 0.86}, {X: 0.528, Y: 1.02},
}

// creek returns the colour of the land at point p (map coordinates): water colours where the creek
// flows, otherwise tone.
func (g *ground) creek(p geom.Point, tone color.RGBA) color.RGBA {
	if p.X < 0.48 || p.X > 0.68 {
		return tone
	}
	d := 9.0
	q := p.Add((fbm(p.X*30+7, p.Y*30, 2)-0.5)*0.016, 0)
	for i := range len(creekBed) - 1 {
		d = min(d, segmentDistance(q, creekBed[i], creekBed[i+1]))
	}
	wide := 0.0062 + 0.0016*math.Sin(p.Y*31)
	switch {
	case d < wide*0.55:
		return theme.Mix(tone, theme.RGB(0x9CCBD2), 0.92)
	case d < wide:
		return theme.Mix(tone, theme.RGB(0x5E9FB4), 0.9)
	case d < wide+0.0018:
		return theme.Mix(tone, theme.RGB(0x3F5A52), 0.65)
	}
	return tone
}

// segmentDistance returns the distance of point p from the line segment between a and b.
func segmentDistance(p, a, b geom.Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := ((p.X-a.X)*dx + (p.Y-a.Y)*dy) / max(dx*dx+dy*dy, 1e-9)
	return p.Dist(a.Lerp(b, min(max(t, 0), 1)))
}

// decoration is something that is drawn upright on the land, such as a tree. look returns the
// colour at u (across, from -1 to 1) and v (from 0 at the foot to 1 at the top); ok is false if the
// decoration is transparent there.
type decoration struct {
	high, wide float64 // size in map heights
	look       func(u, v float64) (c color.RGBA, ok bool)
}

// Colours of the decorations. Names ending in Hi are the lit side, names ending in Lo the shaded
// side.
var (
	pineHi, pineLo     = theme.RGB(0x5F8A4C), theme.RGB(0x35603A)
	cactusHi, cactusLo = theme.RGB(0x76984E), theme.RGB(0x45703E)
	rockHi, rockLo     = theme.RGB(0xC9B69A), theme.RGB(0x8B7760)
	trunk              = theme.RGB(0x5A3A20)
	blade              = theme.RGB(0x8A8A48)
)

// shadedColour returns the colour at the horizontal position u of a decoration (-1 to 1): hi on the
// lit side, lo on the shaded side.
func shadedColour(u float64, hi, lo color.RGBA) (color.RGBA, bool) {
	if u < 0.05 {
		return hi, true
	}
	return lo, true
}

var pine = decoration{0.040, 0.013, func(u, v float64) (color.RGBA, bool) {
	switch {
	case v < 0.16:
		return trunk, math.Abs(u) < 0.14
	case v < 0.6 && math.Abs(u) < 0.95*(0.72-v)/0.56, v >= 0.42 && math.Abs(u) < 0.7*(1-v)/0.58:
		return shadedColour(u, pineHi, pineLo)
	}
	return trunk, false
}}

var cactus = decoration{0.034, 0.013, func(u, v float64) (color.RGBA, bool) {
	stem := math.Abs(u) < 0.2 && (v < 0.9 || math.Hypot(u/0.2, (v-0.9)/0.1) < 1)
	left := u > -0.8 && u < -0.5 && v > 0.36 && v < 0.68 || u > -0.8 && u < 0 && v > 0.34 && v < 0.46
	right := u > 0.5 && u < 0.8 && v > 0.5 && v < 0.84 || u > 0 && u < 0.8 && v > 0.48 && v < 0.6
	if stem || left || right {
		return shadedColour(u, cactusHi, cactusLo)
	}
	return trunk, false
}}

var tuft = decoration{0.012, 0.010, func(u, v float64) (color.RGBA, bool) {
	for _, lean := range []float64{-0.8, -0.25, 0.3, 0.85} {
		if math.Abs(u-lean*v) < 0.14*(1.05-v) {
			return blade, true
		}
	}
	return blade, false
}}

var rock = decoration{0.012, 0.010, func(u, v float64) (color.RGBA, bool) {
	if math.Hypot(u, v) > 1 {
		return rockLo, false
	}
	return shadedColour(u+0.4*v, rockHi, rockLo)
}}

// mountain is the decoration that draws a snow-capped peak.
var mountain = decoration{0.115, 0.05, func(u, v float64) (color.RGBA, bool) {
	flank := 1 - v + 0.10*math.Sin(v*17)*(1-v)
	if math.Abs(u) > flank {
		return ink, false
	}
	if flank-math.Abs(u) < 0.055 && v > 0.06 {
		return theme.RGB(0x4A3A32), true
	}
	edge := 0.04*math.Sin(v*23) + 0.02
	if v > 0.64+0.09*math.Abs(math.Sin(u*19)) {
		if u < edge {
			return theme.RGB(0xF7F2E6), true
		}
		return theme.RGB(0xC9C6CC), true
	}
	if u < edge {
		return theme.Mix(theme.RGB(0xB9A48C), theme.RGB(0x98836E), v), true
	}
	return theme.Mix(theme.RGB(0x7D6B5E), theme.RGB(0x66574E), v), true
}}

// regionDecorations returns, for each region, which decorations are drawn there and in how many of
// ten places. The region "" is the land outside the spaces.
var regionDecorations = sync.OnceValue(func() map[string]struct {
	all   []decoration
	dense float64
} {
	return map[string]struct {
		all   []decoration
		dense float64
	}{
		"sunny_hills": {[]decoration{pine, pine, pine, tuft}, 8}, "dixon_creek": {[]decoration{pine, tuft}, 6},
		"mesitos_point":  {[]decoration{cactus, tuft, tuft, rock}, 4},
		"spikes_view":    {[]decoration{tuft, pine, rock, tuft}, 5},
		"cliff_junction": {[]decoration{rock, cactus, tuft}, 4},
		"bg_frontier":    {[]decoration{cactus, cactus, tuft, rock}, 5},
		"":               {[]decoration{cactus, tuft, rock, tuft, rock}, 4},
	}
})

// decorate draws the decorations into the picture pix, at places that are far enough from the
// middles of the spaces. It draws from the upper edge downwards, so that nearer decorations cover
// farther ones.
func (g *ground) decorate(pix []byte) {
	const step = 0.026
	for y := g.cover.Y; y < g.cover.Bottom(); y += step {
		row := int32(y / step)
		g.drawMountainRow(pix, y, step)
		for x := g.cover.X / g.wide; x < g.cover.Right()/g.wide; x += step {
			col := int32(x / step)
			at := geom.Point{X: x + step*(grain(col, row)-0.5), Y: y + step*(grain(col+91, row)-0.5)}
			region, free := g.freePlace(at)
			grow, ok := regionDecorations()[region]
			if !free || !ok || 10*grain(col+7, row+33) > grow.dense {
				continue
			}
			g.drawDecoration(pix, at, grow.all[int(grain(col+3, row+5)*float64(len(grow.all)))%len(grow.all)],
				0.8+0.4*grain(col, row+71))
		}
	}
}

// drawMountainRow draws into pix the mountains at height y, in map coordinates; step is the
// distance to the next row.
func (g *ground) drawMountainRow(pix []byte, y, step float64) {
	row := int32(y / step)
	if !g.anteUp || row%2 != 0 {
		return
	}
	for i := range int32(3) {
		at := geom.Point{X: ridge(y) + (float64(i)-1)*0.042 + 0.022*(grain(row, i)-0.5),
			Y: y + 0.5*step*grain(row, i+9)}
		size := 0.55 + 0.5*grain(row+5, i)
		if i != 1 {
			size *= 0.72
		}
		if g.room(at.Add(0, -0.02), 0.05*size+0.022) {
			g.drawDecoration(pix, at, mountain, size)
		}
	}
}

// freePlace returns the id of the region at a point in map coordinates, "" outside the spaces. at
// is the point. ok is false if there is no room for a decoration.
func (g *ground) freePlace(at geom.Point) (region string, ok bool) {
	spot := g.pixel(at)
	px, py := int(spot.X), int(spot.Y)
	if px < 0 || py < 0 || px >= g.w || py >= g.h || g.mountains(at) > 0.25 {
		return "", false
	}
	i := py*g.w + px
	if g.edge[i] < 0.005 || g.creek(at, ink) != ink || g.creek(at.Add(0.006, 0), ink) != ink {
		return "", false
	}
	if c := g.cell[i]; c != outside {
		region = rules.Space(c).Info().Region.String()
	}
	return region, g.room(at, 0.032)
}

// room reports whether a point is far enough away from the middle of every space. at is the point,
// and near is the minimum distance. Both are in map coordinates.
func (g *ground) room(at geom.Point, near float64) bool {
	for x := range rules.Space(rules.Spaces()) {
		if (g.anteUp || !x.Info().East) && placeOf(x).Dist(at) < near {
			return false
		}
	}
	return true
}

// drawDecoration draws a decoration, with its shadow, into the picture pix. what is the decoration,
// at the point of its foot in map coordinates, and size a factor for its height and width. Four
// samples per pixel smooth its edges.
func (g *ground) drawDecoration(pix []byte, at geom.Point, what decoration, size float64) {
	h, w := what.high*size*g.res, what.wide*size*g.res
	foot := g.pixel(at)
	fx, fy := foot.X, foot.Y
	for y := int(fy - h - 1); y <= int(fy+0.3*w+1); y++ {
		for x := int(fx - w - 1); x <= int(fx+1.7*w+1); x++ {
			if x < 0 || y < 0 || x >= g.w || y >= g.h {
				continue
			}
			i := 4 * (y*g.w + x)
			tone := color.RGBA{pix[i], pix[i+1], pix[i+2], 255}
			sx, sy := (float64(x)+0.5-fx-0.5*w)/w, (float64(y)+0.5-fy)/(0.3*w)
			if math.Hypot(sx, sy) < 1 {
				tone = theme.Mix(tone, ink, 0.2)
			}
			seen, hits := tone, 0
			for s := range 4 {
				u, v := (float64(x)+0.25+0.5*float64(s&1)-fx)/w, (fy-float64(y)-0.25-0.5*float64(s>>1))/h
				if c, ok := what.look(u, v); ok && v >= 0 {
					hits++
					seen = theme.Mix(seen, c, 1/float64(hits))
				}
			}
			tone = theme.Mix(tone, seen, float64(hits)/4)
			pix[i], pix[i+1], pix[i+2] = tone.R, tone.G, tone.B
		}
	}
}
