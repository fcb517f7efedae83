package gallery

import (
	"math"

	"gulch/render/geom"
	"gulch/render/poster"
)

// hexR is the radius of a hex of the sample map in design units; hexes are flat-topped.
const hexR = 66

var hexes = struct{ woods, hills [][2]int }{
	woods: [][2]int{{0, 0}, {1, 0}, {0, 2}, {3, 2}, {4, 0}, {5, 2}, {2, 3}},
	hills: [][2]int{{2, 0}, {3, 0}, {5, 0}, {4, 2}, {1, 2}},
}

// centre returns the center of the hex in column c and row r.
func centre(c, r int) geom.Point {
	h := hexR * math.Sqrt(3)
	return geom.Point{X: 40 + float64(c)*hexR*1.5, Y: 46 + (float64(r)+float64(c&1)/2)*h}
}

// side returns the point where a track crosses side k of the hex in column c and row r, with the
// direction of the track there. Sides are counted clockwise from 0 at the top. out is -1 if the
// track enters the hex there, and 1 if it leaves it. off is the distance of the track from the
// middle of the side, in design units.
func side(c, r, k int, out, off float64) poster.Node {
	sin, cos := math.Sincos(-math.Pi/2 + float64(k)*math.Pi/3)
	d := hexR * math.Sqrt(3) / 2
	return poster.Node{At: centre(c, r).Add(d*cos, d*sin), Dir: geom.Point{X: cos * out, Y: sin * out}, Off: off}
}

// hexPath returns the outline of the hex in column c and row r.
func hexPath(c, r int) *poster.Path {
	p, m := &poster.Path{}, centre(c, r)
	for k := range 6 {
		sin, cos := math.Sincos(float64(k) * math.Pi / 3)
		p.LineTo(m.X+hexR*cos, m.Y+hexR*sin)
	}
	return p.Close()
}

// Railways returns a sample map with two railways, one of them with a train, that run side by side
// through two hexes.
func Railways(art *poster.Art) Piece {
	p := art.New(640, 300, "noon")
	p.Flat(poster.Box(0, 0, 640, 300), "#D9C489")
	p.Grit(poster.Box(0, 0, 640, 300), poster.Line{X1: 450, Y1: 300}, "#F0E2B0", 0.9, 0)
	for _, h := range hexes.woods {
		m := centre(h[0], h[1])
		p.Grit(hexPath(h[0], h[1]), poster.Line{X0: m.X - 40, Y0: m.Y - 60, X1: m.X + 30, Y1: m.Y + 60},
			"#7C9359", 1, 0.45)
	}
	for _, h := range hexes.hills {
		m := centre(h[0], h[1])
		p.Grit(hexPath(h[0], h[1]), poster.Line{X0: m.X + 50, Y0: m.Y + 50, X1: m.X - 50, Y1: m.Y - 50},
			"#CE9F5E", 1, 0.3)
	}
	red := poster.SampleCurve([]poster.Node{
		side(0, 1, 4, -1, 0), side(0, 1, 1, 1, 0), side(1, 0, 2, 1, 0), side(2, 1, 2, 1, -9), side(3, 1, 1, 1, -9),
		side(4, 1, 2, 1, 0), side(5, 1, 1, 1, 0),
	}, poster.TrackStep)
	blue := poster.SampleCurve([]poster.Node{
		side(0, 2, 5, -1, 0), side(0, 2, 2, 1, 0), side(1, 2, 1, 1, 0), side(2, 2, 0, 1, 0), side(2, 1, 2, 1, 9),
		side(3, 1, 1, 1, 9), side(4, 1, 0, 1, 0), side(4, 0, 1, 1, 0),
	}, poster.TrackStep)
	p.Track(blue, "#3C79A6", "#1E3F60", 1).Track(red, "#C24A33", "#6C1F22", 1).Train(red, 150, "#C24A33", "#F2906A")
	for i, h := range hexes.woods {
		for k := range 12 {
			m := centre(h[0], h[1]).Add(float64(k%4)*26-44+float64(k/4*9), float64(k/4)*24-24)
			if clearOfTrack(m, red) && clearOfTrack(m, blue) {
				p.Pine("#4F6C4A", "#B6BE72", m.X, m.Y, 24, 17.5, i*12+k, -1)
			}
		}
	}
	for _, h := range hexes.hills {
		if m := centre(h[0], h[1]).Add(0, 20); clearOfTrack(m, red) && clearOfTrack(m, blue) {
			p.Massif("#8F5A43", "#F2D59A", [4]float64{m.X, m.Y, 74, 44}, -1, "#FFF6DC")
		}
	}
	at := centre(3, 1)
	p.Station(at.X+2, at.Y+40)
	return PictureSizes("Railways", "two lines side by side, a train, a station", p)
}

// clearOfTrack reports whether an object can be placed without covering the track. at is the point
// of the object, and line contains the points of the track.
func clearOfTrack(at geom.Point, line []poster.Sample) bool {
	for _, s := range line {
		if math.Hypot(s.X-at.X, s.Y-at.Y+6) < 17 {
			return false
		}
	}
	return true
}
