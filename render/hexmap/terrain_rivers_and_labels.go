package hexmap

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Terrain is what the land of a hex looks like: open land, mountains, water or cleared land.
type Terrain uint8

// The terrains: open land with some trees, mountains, water, and cleared land around towns without
// trees or mountains.
const (
	Open Terrain = iota
	Hills
	Water
	Cleared
)

// Cell is one hex of the land of a map.
type Cell struct {
	Hex     Hex
	Terrain Terrain
	AtEdge  bool // the hex is at the edge of the map, so only its outline is drawn
}

// Features are the rivers, ridges, borders and labels of a map, and the place of its compass rose,
// in map units.
type Features struct {
	Rivers, Ridges, Borders []Stroke
	Labels                  []Label
	Compass                 geom.Point
}

// Stroke is a river, a ridge or a border, given by the points through which it goes.
type Stroke struct {
	Width  float64 // width of a river, from 1 to 5; not used for ridges and borders
	Points []geom.Point
}

// Label is a text label on the land.
type Label struct {
	Word string
	At   geom.Point
}

// ReadFeatures reads features from JSON with the keys rivers, ridges and state_borders (each with
// points), state_labels and compass. Positions in the JSON are fractions of size, the size of the
// map; in the result they are in map units. It returns an error if the JSON is malformed.
func ReadFeatures(data []byte, size geom.Point) (Features, error) {
	type stroke struct {
		Width  float64
		Points [][2]float64
	}
	var file struct {
		Rivers, Ridges []stroke
		Borders        []stroke `json:"state_borders"`
		States         []struct {
			State string
			X, Y  float64
		} `json:"state_labels"`
		Compass struct{ X, Y float64 }
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return Features{}, fmt.Errorf("features of the map: %w", err)
	}
	at := func(x, y float64) geom.Point { return geom.Point{X: x * size.X, Y: y * size.Y} }
	strokes := func(all []stroke) (out []Stroke) {
		for _, s := range all {
			line := Stroke{Width: s.Width}
			for _, p := range s.Points {
				line.Points = append(line.Points, at(p[0], p[1]))
			}
			out = append(out, line)
		}
		return out
	}
	f := Features{
		Rivers: strokes(file.Rivers), Ridges: strokes(file.Ridges), Borders: strokes(file.Borders),
		Compass: at(file.Compass.X, file.Compass.Y),
	}
	for _, s := range file.States {
		f.Labels = append(f.Labels, Label{s.State, at(s.X, s.Y)})
	}
	return f, nil
}

// Country is the land of a map: its hexes with their terrain, rivers, ridges, borders and labels.
type Country struct {
	Cells []Cell
	Features
}

// unit is the height of a hex in units of a [poster.Picture].
const unit = 64.0

// Poster returns a poster of the part of the map inside cover, a rectangle in map units. The poster
// is rendered width pixels wide. key must identify the map among all posters.
func (c *Country) Poster(key string, cover geom.Rect, width int) paint.Poster {
	return paint.Poster{Key: fmt.Sprintf("%s %.2f %.2f", key, cover.W, cover.H), Width: width,
		Make: func(art *poster.Art, _ float64) *poster.Picture {
			p := art.New(cover.W*unit, cover.H*unit, "noon")
			p.WithTones(tones, func() {
				p.Flat(poster.Box(0, 0, p.Box.W, p.Box.H), "land")
				light := poster.Line{X1: p.Box.W * 0.6, Y1: p.Box.H * 0.5}
				p.Grit(poster.Box(0, 0, p.Box.W, p.Box.H), light, "landL", 0.5, 0)
				p.At(poster.Move(-cover.X*unit, -cover.Y*unit), func() { c.paint(p) })
			})
			return p
		}}
}

// tones are the colours of the land, by the names that the drawing code uses.
var tones = poster.Tones{
	"land": theme.RGB(0xDCCD96), "landL": theme.RGB(0xEDE0B0), "wood": theme.RGB(0xA3B56E),
	"pineD": theme.RGB(0x48694C),
	"pineL": theme.RGB(0x9DB06A), "hill": theme.RGB(0xDFB57E), "hillG": theme.RGB(0xBF8658),
	"rock":  theme.RGB(0x7F4E40),
	"rockL": theme.RGB(0xF0D09A), "rockS": theme.RGB(0x6A3E34), "snow": theme.RGB(0xFFF6DC),
	"shoal":  theme.RGB(0x8CC0B8),
	"shoalG": theme.RGB(0x5CA3AC), "water": theme.RGB(0x5B9CA2), "waterL": theme.RGB(0xD3E6CC),
	"waterD": theme.RGB(0x2F6A7A),
	"edge":   theme.RGB(0x6E4E3A), "edgeL": theme.RGB(0xFFF3D2), "border": theme.RGB(0x8E2F2A),
}

// paint draws the land: terrain, rivers, hex outlines, borders, and then mountains and trees from
// back to front.
func (c *Country) paint(p *poster.Picture) {
	for _, x := range c.Cells {
		if m := x.Hex.Center(); !x.AtEdge {
			x.Terrain.paint(p, m.X*unit, m.Y*unit)
		}
	}
	c.rivers(p)
	for _, wide := range []struct {
		w, a float64
		tone string
	}{{2.2, 0.45, "edgeL"}, {1, 0.55, "edge"}} {
		lines := new(poster.Path)
		for _, x := range c.Cells {
			m := x.Hex.Center()
			for i := range 6 {
				a, b := Corner(m, cornerRadius, i), Corner(m, cornerRadius, i+1)
				lines = lines.And(poster.Plank(a.X*unit, a.Y*unit, b.X*unit, b.Y*unit, wide.w))
			}
		}
		p.Tint(lines, wide.tone, wide.a)
	}
	c.borders(p)
	c.drawObjects(p)
}

// paint draws the terrain of a hex whose centre is at (x, y) in the picture.
func (g Terrain) paint(p *poster.Picture, x, y float64) {
	hex := new(poster.Path)
	for i := range 6 {
		at := Corner(geom.Point{X: x, Y: y}, cornerRadius*unit*0.985, i)
		hex.LineTo(at.X, at.Y)
	}
	hex.Close()
	fall := func(x0, y0, x1, y1 float64) poster.Line {
		return poster.Line{X0: x + x0, Y0: y + y0, X1: x + x1, Y1: y + y1}
	}
	switch g {
	case Open:
		p.Grit(hex, fall(-26, 36, 20, -36), "wood", 0.42, 0)
	case Hills:
		p.Tint(hex, "hill", 0.8).Grit(hex, fall(30, 30, -30, -30), "hillG", 0.4, 0)
	case Water:
		p.Tint(hex, "shoal", 0.85).Grit(hex, fall(-20, 34, 10, -34), "shoalG", 0.5, 0)
		for _, w := range [][3]float64{{-24, 16, 15}, {6, -18, 18}, {8, 20, 13}, {-25, -14, 12}} {
			p.Tint(poster.Ellipse(x+w[0]+w[2]/2, y+w[1], w[2]/2, 1.1), "waterL", 0.85)
		}
	case Cleared:
		p.Tint(hex, "landL", 0.7)
	}
}

// rivers draws the rivers in three passes: first all banks, then the water, then highlights.
func (c *Country) rivers(p *poster.Picture) {
	for pass := range 3 {
		for _, r := range c.Rivers {
			run, w := r.run(3.0/unit), 3.2+r.Width*2.1
			switch pass {
			case 0:
				p.Flat(poster.Ribbon(run, 0, w+2.4), "waterD")
			case 1:
				p.Flat(poster.Ribbon(run, 0, w), "water")
			default:
				p.Tint(poster.Ribbon(run, w*0.22, w*0.17), "waterL", 0.7)
			}
		}
	}
}

// borders draws the borders as dash-dot lines.
func (c *Country) borders(p *poster.Picture) {
	for _, b := range c.Borders {
		run := b.run(2.0 / unit)
		for i := 0; i+1 < len(run); i++ {
			if at := i % 8; at < 4 || at == 6 {
				p.Tint(poster.Plank(run[i].X, run[i].Y, run[i+1].X, run[i+1].Y, 1.6), "border", 0.5)
			}
		}
	}
}

// run returns points of a smooth curve through the points of the stroke, in picture units. step is
// the distance between these points in heights of a hex.
func (s Stroke) run(step float64) []poster.Sample {
	nodes := make([]poster.Node, len(s.Points))
	for i, at := range s.Points {
		a, b := s.Points[max(i-1, 0)], s.Points[min(i+1, len(s.Points)-1)]
		l := max(a.Dist(b), 1e-9)
		nodes[i] = poster.Node{
			At:  geom.Point{X: at.X * unit, Y: at.Y * unit},
			Dir: geom.Point{X: (b.X - a.X) / l, Y: (b.Y - a.Y) / l},
		}
	}
	return poster.SampleCurve(nodes, step*unit)
}

// landObject is a mountain or a tree. foot is the y coordinate of its base; objects are drawn in
// the order of foot.
type landObject struct {
	foot float64
	draw func()
}

// drawObjects draws mountains and trees from back to front. It leaves the centres of hexes free,
// where tracks and tokens are drawn.
func (c *Country) drawObjects(p *poster.Picture) {
	var all []landObject
	rivers := c.banks()
	for n, x := range c.Cells {
		m := x.Hex.Center()
		switch {
		case x.AtEdge:
		case x.Terrain == Hills:
			all = append(all, mountains(p, m.X*unit, m.Y*unit, n%3 == 0)...)
		case x.Terrain == Open:
			all = append(all, woods(p, m.X*unit, m.Y*unit, uint64(n), rivers)...)
		}
	}
	slices.SortStableFunc(all, func(a, b landObject) int { return int(math.Copysign(1, a.foot-b.foot)) })
	for _, t := range all {
		t.draw()
	}
}

// banks returns points close together along all rivers, in units of the picture. Trees keep away
// from these points.
func (c *Country) banks() (out []geom.Point) {
	for _, r := range c.Rivers {
		for _, s := range r.run(5.0 / unit) {
			out = append(out, geom.Point{X: s.X, Y: s.Y})
		}
	}
	return out
}

// mountains returns the four mountains of a hex whose centre is at (x, y): two behind the centre,
// two in front of it. If snow is true, they have snow on their tops.
func mountains(p *poster.Picture, x, y float64, snow bool) (out []landObject) {
	for _, at := range [][3]float64{{-11, -3, 42}, {15, -9, 32}, {-17, 25, 27}, {9, 27, 38}} {
		x, y, z := x+at[0], y+at[1], at[2]
		out = append(out, landObject{y, func() {
			p.Tint(poster.Polygon(x+z*0.2, y-z*0.1, x+z*0.84, y+z*0.05, x+z*0.5, y+z*0.1, x-z*0.3, y), "rockS", 0.45)
			if snow {
				p.Massif("rock", "rockL", [4]float64{x, y, z, z * 0.62}, -1, "snow")
				return
			}
			p.Massif("rock", "rockL", [4]float64{x, y, z, z * 0.62}, -1)
		}})
	}
	return out
}

// woods returns the trees of a hex whose centre is at (x, y). The trees stand around the centre and
// away from rivers, which is a list of points along all rivers. seed varies the woods.
func woods(p *poster.Picture, x, y float64, seed uint64, rivers []geom.Point) (out []landObject) {
	const bank, clear = 11, 13
	r := rand.New(rand.NewPCG(seed, 7))
	for k := range 9 {
		sin, cos := math.Sincos(2 * math.Pi * r.Float64())
		far := math.Sqrt(0.2+0.8*r.Float64()) * cornerRadius * unit * 0.84
		at := geom.Point{X: x + cos*far, Y: y + sin*far*0.84 + 5}
		wet := slices.ContainsFunc(rivers, func(q geom.Point) bool { return q.Dist(at) < bank })
		if wet || at.Dist(geom.Point{X: x, Y: y}) < clear {
			continue
		}
		out = append(out, landObject{at.Y, func() {
			p.Tint(poster.Polygon(at.X, at.Y, at.X+8, at.Y+3, at.X+5, at.Y+4, at.X-1, at.Y+2), "edge", 0.28)
			p.Pine("pineD", "pineL", at.X, at.Y, 13+float64(k%4)*1.6, 10.5, k+int(seed)*50, -1)
		}})
	}
	return out
}

// DrawLabels draws the labels and the compass rose. taken are the rectangles, in design units, that
// a label must not cover; the label is moved down instead. Labels are not part of the poster of the
// map, because posters contain no text.
func (c *Country) DrawLabels(p *paint.Canvas, m *Map, taken []geom.Rect) {
	k := m.Height()
	st := paint.Style{Face: paint.Bold, Size: max(0.175*k, 12*min(p.View.Letters(), 1.12)),
		Color: theme.Alpha(theme.RGB(0x7A1F18), 0.85), Align: paint.Center, Fixed: true}
	room := m.MapRect().Inset(6)
	for _, n := range c.Labels {
		w, h := p.Measure(n.Word, st)
		r := geom.Around(m.At(n.At), w, h)
		r.X = min(max(r.X, room.X), room.Right()-w)
		for range taken { // a label moved below one rectangle may overlap another one
			at := slices.IndexFunc(taken, func(t geom.Rect) bool { return r.Meets(t.Inset(-2)) })
			if at < 0 {
				break
			}
			r.Y = taken[at].Bottom() + 3
		}
		p.SoftRect(r.Pad(0, 0.15*h), h*0.35, h*0.4, 0, theme.Alpha(theme.MapSheet, 0.62))
		p.Text(n.Word, geom.Point{X: r.Center().X, Y: r.Y}, st)
	}
	c.compass(p, m)
}

// compass draws the compass rose.
func (c *Country) compass(p *paint.Canvas, m *Map) {
	k, ink := m.Height(), theme.Alpha(theme.RGB(0x4A3220), 0.8)
	at, r := m.At(c.Compass), 0.30*m.Height()
	p.Outline(geom.Around(at, 2*r, 2*r), r, 0.8, ink)
	for i := range 8 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		long := r * (1.15 - 0.53*float64(i%2))
		p.Line(at, at.Add(sin*long, -cos*long), 0.024*k, ink)
	}
	p.Text("N", at.Add(0, -r*1.15-0.2*k), paint.Style{Face: paint.Display, Size: max(0.16*k, 11), Color: ink,
		Align: paint.Center, Fixed: true})
}
