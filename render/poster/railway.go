package poster

import (
	"math"

	"gulch/render/geom"
)

// A railway is drawn as ribbons and rows of small planks along one line. On a hex map the nodes of
// the line are the midpoints of hex sides, with the side's normal as the direction, so that the
// curves of adjacent hexes join smoothly. Two railways in one hex are the same curve with different
// offsets. The drawing order is: ground, water, hex outlines, tracks, and then trees, mountains and
// houses from back to front, so that a track runs through the landscape. A margin of 17 units on
// both sides of a track must stay free.

// Node is a point through which a track runs.
type Node struct {
	At  geom.Point
	Dir geom.Point // direction of the track at the node, a unit vector
	Off float64    // offset of the track to the right of the line in units; interpolated between nodes
}

// Sample is a point of a line and the direction of the line at that point, a unit vector.
type Sample struct{ X, Y, DX, DY float64 }

// beside returns the point w units to the right of a sample, seen in the direction of the line.
func (s Sample) beside(w float64) vec { return vec{s.X - s.DY*w, s.Y + s.DX*w} }

// SampleCurve returns points of the curve through nodes, at equal distances of step units. It
// returns nil for fewer than two nodes.
func SampleCurve(nodes []Node, step float64) []Sample {
	line := shifted(curve(nodes))
	if len(line) < 2 {
		return nil
	}
	even := []vec{line[0]}
	rest := step
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		l := length(vec{b.x - a.x, b.y - a.y})
		for l >= rest {
			a = vec{a.x + (b.x-a.x)/l*rest, a.y + (b.y-a.y)/l*rest}
			even = append(even, a)
			l, rest = length(vec{b.x - a.x, b.y - a.y}), step
		}
		rest -= l
	}
	out := make([]Sample, len(even))
	for i, p := range even {
		d := along(even, i)
		out[i] = Sample{p.x, p.y, d.x, d.y}
	}
	return out
}

// lane is a point of a railway line, and how far the track is moved sideways at that point.
type lane struct {
	at  vec
	off float64
}

// curve joins the nodes by Bézier curves and returns points along these curves.
func curve(nodes []Node) []lane {
	const steps = 40
	var out []lane
	for i := 0; i+1 < len(nodes); i++ {
		a, b := nodes[i], nodes[i+1]
		reach := a.At.Dist(b.At) * 0.42
		from := 1
		if i == 0 {
			from = 0
		}
		for k := from; k <= steps; k++ {
			t := float64(k) / steps
			u := 1 - t
			at := func(a, da, b, db float64) float64 {
				return u*u*u*a + 3*u*u*t*(a+da*reach) + 3*u*t*t*(b-db*reach) + t*t*t*b
			}
			ease := t * t * (3 - 2*t)
			out = append(out, lane{vec{at(a.At.X, a.Dir.X, b.At.X, b.Dir.X), at(a.At.Y, a.Dir.Y, b.At.Y, b.Dir.Y)},
				a.Off*(1-ease) + b.Off*ease})
		}
	}
	return out
}

// shifted returns the points of a line, each moved sideways by the distance given in its lane.
func shifted(lanes []lane) []vec {
	line := make([]vec, len(lanes))
	for i, l := range lanes {
		line[i] = l.at
	}
	out := make([]vec, len(lanes))
	for i, l := range lanes {
		d := along(line, i)
		out[i] = vec{l.at.x - d.y*l.off, l.at.y + d.x*l.off}
	}
	return out
}

// along returns the direction of a line at its point with index i.
func along(line []vec, i int) vec {
	a, b := line[max(i-1, 0)], line[min(i+1, len(line)-1)]
	d := vec{b.x - a.x, b.y - a.y}
	l := max(length(d), 1e-9)
	return vec{d.x / l, d.y / l}
}

func length(v vec) float64 { return math.Sqrt(float64(v.x*v.x) + float64(v.y*v.y)) }

// Ribbon returns a band along a line, w units wide. off is the distance, in units, by which it is
// shifted sideways, to the right if positive.
func Ribbon(line []Sample, off, w float64) *Path {
	p := &Path{}
	for _, s := range line {
		q := s.beside(off - w/2)
		p.LineTo(q.x, q.y)
	}
	for i := len(line) - 1; i >= 0; i-- {
		q := line[i].beside(off + w/2)
		p.LineTo(q.x, q.y)
	}
	return p.Close()
}

// planks returns the ties (sleepers) of a track along line, each l units long and w wide, moved by
// (dx, dy).
func planks(line []Sample, l, w, dx, dy float64) *Path {
	p := &Path{}
	for i := 1; i < len(line); i += 3 {
		s := line[i]
		s.X, s.Y = s.X+dx, s.Y+dy
		for _, c := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			q := s.beside(c[0] * l / 2)
			p.LineTo(q.x+s.DX*c[1]*w/2, q.y+s.DY*c[1]*w/2)
		}
		p.Close()
	}
	return p
}

// TrackStep is the distance of the samples of a track in units. There is a tie at every third
// sample.
const TrackStep = 2

// track calls f, which draws railway tracks, with the named colours of tracks added.
func (p *Picture) track(f func()) *Picture { return p.WithTones(p.art.tones["track"], f) }

// Track draws a railway along a line sampled with TrackStep: its shadow, a bed in the tones bright
// and dark of the owner, ties and two rails. share, from 0 to 1, is the progress of the animation
// in which a new track is laid: first the ties appear one after another, then the rails.
func (p *Picture) Track(line []Sample, bright, dark string, share float64) *Picture {
	const ties = 0.6 // fraction of the animation in which the ties appear
	laid := line[:int(float64(len(line))*min(share/ties, 1))]
	railed := line[:int(float64(len(line))*min(max((share-ties)/(1-ties), 0), 1))]
	if len(laid) < 2 {
		return p
	}
	return p.track(func() {
		p.At(Move(1.6, 2.4), func() { p.Tint(Ribbon(laid, 0, 13.5), "shadow", 0.38) })
		p.Flat(Ribbon(laid, 0, 13.5), dark).Flat(Ribbon(laid, 0, 11.4), bright)
		p.Flat(planks(laid, 11.6, 2.5, 0, 0), "tie").Flat(planks(laid, 11.2, 0.8, -0.35, -0.5), "tieL")
		if len(railed) < 2 {
			return
		}
		for _, off := range [2]float64{-3, 3} {
			p.Flat(Ribbon(railed, off, 1.9), "tie").Flat(Ribbon(railed, off-0.15, 1.15), "rail")
		}
	})
}

// Bridge adds two bright parapets (low walls) to a track over water, one on each side of line.
func (p *Picture) Bridge(line []Sample) *Picture {
	if len(line) < 2 {
		return p
	}
	return p.track(func() {
		for _, off := range [2]float64{-8.4, 8.4} {
			p.Flat(Ribbon(line, off, 4.2), "shadow").Flat(Ribbon(line, off-0.5, 2.6), "wall")
		}
	})
}

// Train draws a locomotive with tender and car on a track, seen from above and a little from the
// south. The locomotive is at the sample with index i, and the car at the 26th sample before it;
// nothing is drawn if there is no such sample. bright and light are the names of the colours of the
// locomotive's cab and of the lit part of the cab.
func (p *Picture) Train(line []Sample, i int, bright, light string) *Picture {
	if i < 26 || i >= len(line) {
		return p
	}
	return p.track(func() {
		p.car(line[i-26], 20, "car", "carL").car(line[i-14], 16, "tender", "tenderL")
		p.At(line[i].place(), func() {
			p.Tint(enginePaths[0], "shadow", 0.5).Flat(enginePaths[1], bright).Flat(enginePaths[2], light)
			p.Flat(enginePaths[3], "boiler").Flat(enginePaths[4], "boilerL")
			p.Flat(Circle(9, 0, 2.8), "shadow").Flat(Circle(2, 0, 2), "window")
		})
	})
}

// enginePaths are the shapes of a locomotive that faces right: shadow, cab, lit part of the cab,
// boiler and lit part of the boiler.
var enginePaths = [5]*Path{
	MustPath("M-14 -3H15L20 2L15 7H-14Z"), MustPath("M-14 -6H-4V6H-14Z"), MustPath("M-14 -6H-4V-2H-14Z"),
	MustPath("M-4 -4.4H13L18 0L13 4.4H-4Z"), MustPath("M-4 -4.4H13L14 -2H-4Z"),
}

// place returns the transformation that moves a drawing from the origin to the sample. A drawing
// that faces right is rotated into the direction of the line.
func (s Sample) place() Matrix { return Matrix{s.DX, s.DY, -s.DY, s.DX, s.X, s.Y} }

// car draws a wagon of a train, l units long, at a sample. tone and lit are the names of the
// colours of its body and its lit side.
func (p *Picture) car(s Sample, l float64, tone, lit string) *Picture {
	const w = 10.5
	return p.At(s.place(), func() {
		p.Tint(Box(-l/2, -w/2+2, l, w), "shadow", 0.5).Flat(Box(-l/2, -w/2, l, w),
			tone).Flat(Box(-l/2, -w/2, l, w*0.36), lit)
	})
}

// Station draws a small house on a platform; (x, y) is the middle of its base.
func (p *Picture) Station(x, y float64) *Picture {
	return p.track(func() {
		p.At(Move(x, y), func() {
			p.Tint(Polygon(-20, 0, 34, 4, 26, 8, -20, 8), "shadow", 0.35)
			p.Flat(Box(-28, -3, 56, 5), "wallD").Flat(Box(-28, -3, 56, 1.6), "wall")
			p.Flat(Box(-18, -17, 24, 14), "wall").Flat(Box(6, -17, 13, 14), "wallD")
			p.Flat(Polygon(-22, -16, -13, -28, 11, -28, 8, -16), "roofL").Flat(Polygon(8, -16, 11, -28, 22, -16),
				"roof")
			p.Flat(Box(-4, -34, 5, 8), "roof")
			p.Flat(Box(-14, -13, 5, 6), "shadow").Flat(Box(-5, -13, 5, 10), "shadow").Flat(Box(10, -13, 4, 6), "window")
		})
	})
}
