package narrowgauge

import (
	"encoding/json"
	"image"
	"math"
	"sync"

	"gulch/assets/data"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
)

// line is a river, a ridge or a border on the map, in shares of its frame.
type line struct {
	ID     string       `json:"id"`
	Name   string       `json:"name"`
	Width  float64      `json:"width"`
	Points [][2]float64 `json:"points"`
	smooth []geom.Point
}

// land is what the map shows beside its spaces. It is read once.
type land struct {
	Rivers  []line `json:"rivers"`
	Ridges  []line `json:"ridges"`
	Borders []line `json:"state_borders"`
	States  []struct {
		State string
		X, Y  float64
	} `json:"state_labels"`
	Compass struct{ X, Y float64 } `json:"compass"`
}

// theLand reads the features of the map. What cannot be read is not drawn; the game goes on without.
var theLand = sync.OnceValue(func() *land {
	l := &land{}
	if file, err := data.NarrowGauge.ReadFile("narrowgauge/map_features.json"); err == nil {
		if json.Unmarshal(file, l) != nil {
			l = &land{}
		}
	}
	for _, lines := range [][]line{l.Rivers, l.Ridges, l.Borders} {
		for i := range lines {
			lines[i].smooth = smoothed(lines[i].Points)
		}
	}
	return l
})

// smoothed draws a Catmull-Rom curve through points.
func smoothed(points [][2]float64) []geom.Point {
	const steps = 10
	at := func(i int) geom.Point {
		p := points[min(max(i, 0), len(points)-1)]
		return geom.Point{X: p[0], Y: p[1]}
	}
	var out []geom.Point
	for i := range len(points) - 1 {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for s := range steps {
			t := float64(s) / steps
			out = append(out, geom.Point{X: catmull(a.X, b.X, c.X, d.X, t), Y: catmull(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	if len(points) > 0 {
		out = append(out, at(len(points)-1))
	}
	return out
}

func catmull(a, b, c, d, t float64) float64 {
	return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// away is the distance of a place from a line, in heights of a hex.
func (l *line) away(p geom.Point) float64 {
	best := math.Inf(1)
	for i := range len(l.smooth) - 1 {
		best = min(best, segmentDist(p, l.smooth[i], l.smooth[i+1]))
	}
	return best
}

// segmentDist is the distance of p from a segment, in heights of a hex.
func segmentDist(p, a, b geom.Point) float64 {
	const w, h = frameRatio / hexHigh, 1 / hexHigh
	px, py, bx, by := (p.X-a.X)*w, (p.Y-a.Y)*h, (b.X-a.X)*w, (b.Y-a.Y)*h
	t := 0.0
	if d := bx*bx + by*by; d > 0 {
		t = min(max((px*bx+py*by)/d, 0), 1)
	}
	return math.Hypot(px-t*bx, py-t*by)
}

// field paints the map of how mountainous, wet and wooded the land is, over the part of the map that cover names.
func (l *land) field(cover geom.Rect) *image.RGBA {
	const n = 72
	m := image.NewRGBA(image.Rect(0, 0, n, n))
	for y := range n {
		for x := range n {
			p := geom.Point{
				X: cover.X + cover.W*(float64(x)+0.5)/n,
				Y: cover.Y + cover.H*(float64(y)+0.5)/n,
			}
			rough, wet, wood := l.at(p)
			i := m.PixOffset(x, y)
			m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = level(rough), level(wet), level(wood), 255
		}
	}
	return m
}

func level(v float64) uint8 { return uint8(min(max(v, 0), 1)*255 + 0.5) }

// at says how mountainous, wet and wooded a place is: by the spaces round it, and by ridges and rivers.
func (l *land) at(p geom.Point) (rough, wet, wood float64) {
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		c := placeOf(info.Hex)
		d := math.Hypot((p.X-c.X)*frameRatio/hexHigh, (p.Y-c.Y)/hexHigh)
		if d > 1.1 {
			continue
		}
		near := fall(d, 0.28, 0.95)
		switch info.Terrain {
		case rules.Difficult:
			rough = max(rough, 0.92*near)
		case rules.Water:
			wet = max(wet, fall(d, 0.2, 0.62)*0.8)
		case rules.City, rules.Yard:
			rough -= 0.25 * fall(d, 0.1, 0.6)
		case rules.Plain:
			if woods(x) {
				wood = max(wood, fall(d, 0.2, 0.8))
			}
		}
	}
	for i := range l.Ridges {
		rough = max(rough, 0.55*fall(l.Ridges[i].away(p), 0.15, 0.9))
	}
	for i := range l.Rivers {
		d := l.Rivers[i].away(p)
		rough -= 0.5 * fall(d, 0.05, 0.35)
	}
	wood = max(wood, 0.75*fall(math.Abs(rough-0.35), 0.05, 0.3))
	return rough, wet, wood
}

// fall is 1 up to near and 0 from far on.
func fall(d, near, far float64) float64 {
	t := min(max((far-d)/(far-near), 0), 1)
	return t * t * (3 - 2*t)
}

// woods reports whether a plain space carries a forest: about half of them, always the same.
func woods(x rules.Space) bool { return scatter(uint32(x), 3) < 0.52 }

// scatter returns a number from 0 to 1 that only depends on its arguments.
func scatter(seed, n uint32) float64 {
	x := seed*0x9E3779B1 ^ n*0x85EBCA6B
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	x *= 0x297A2D39
	x ^= x >> 15
	return float64(x) / (1 << 32)
}
