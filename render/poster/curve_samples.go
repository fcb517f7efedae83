package poster

import (
	"math"

	"gulch/render/geom"
)

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

// place returns the transformation that moves a drawing from the origin to the sample. A drawing
// that faces right is rotated into the direction of the line.
func (s Sample) place() Matrix { return Matrix{s.DX, s.DY, -s.DY, s.DX, s.X, s.Y} }
