package hexmap

import (
	"cmp"
	"image/color"
	"maps"
	"math"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Line is a railway line, given by its start hex and all hexes that it has reached. The value of a
// hex in Reached is the number of the step in which it was reached; hexes with equal numbers were
// reached together.
type Line struct {
	From    Hex
	Reached map[Hex]int
}

// Tracks holds the tracks of several lines on one map. Each line is a tree that grows step by step:
// the hexes of a step are connected to the tree by shortest paths, so that adding hexes in a later
// step never changes the way of existing tracks. If several lines are on a hex, each line has its
// own place there, and lines that leave the hex through the same side run side by side. Places and
// lanes are given in the order in which the lines came, so that tracks keep theirs when other lines
// come later.
type Tracks struct {
	lines []Line
	from  []map[Hex]Hex // for each line: the hex before each hex, on the path from the start
	next  []map[Hex][]Hex
	// indices of the lines that cross each side of a hex, in the order in which they came
	sides map[side][]int
	here  map[Hex][]int // indices of the lines that are on each hex, in the order in which they came
}

// side is the side that two neighbouring hexes share. a is the western one of the two hexes, or the
// northern one if they are in the same column; b is the other.
type side struct{ a, b Hex }

func between(a, b Hex) side {
	if b.Q < a.Q || b.Q == a.Q && b.R < a.R {
		a, b = b, a
	}
	return side{a, b}
}

// NewTracks computes the tracks of lines: for each line and step, by a breadth-first search from
// the hexes that are connected already.
func NewTracks(lines []Line) *Tracks {
	t := &Tracks{lines: lines, sides: map[side][]int{}, here: map[Hex][]int{}}
	for i, l := range lines {
		t.from, t.next = append(t.from, map[Hex]Hex{}), append(t.next, map[Hex][]Hex{})
		for _, step := range slices.Compact(slices.Sorted(maps.Values(l.Reached))) {
			t.grow(i, step)
		}
		for _, h := range t.along(i) {
			t.here[h] = append(t.here[h], i)
			for _, to := range t.next[i][h] {
				s := between(h, to)
				t.sides[s] = append(t.sides[s], i)
			}
		}
	}
	for h, all := range t.here {
		slices.SortStableFunc(all, func(i, k int) int { return cmp.Compare(t.stepAt(i, h), t.stepAt(k, h)) })
	}
	for s, all := range t.sides {
		slices.SortStableFunc(all, func(i, k int) int {
			return cmp.Compare(t.stepAcross(i, s), t.stepAcross(k, s))
		})
	}
	return t
}

// stepAt returns the number of the step in which a line reached hex h, with its start before all
// others.
func (t *Tracks) stepAt(line int, h Hex) int {
	if t.lines[line].From == h {
		return math.MinInt
	}
	return t.lines[line].Reached[h]
}

// stepAcross returns the number of the step in which a line crossed a side.
func (t *Tracks) stepAcross(line int, s side) int {
	return max(t.stepAt(line, s.a), t.stepAt(line, s.b))
}

// grow connects to the tree of line i the hexes that the line has reached up to a step.
func (t *Tracks) grow(i, step int) {
	l, before, after := t.lines[i], t.from[i], t.next[i]
	queue := t.along(i)
	for n := 0; n < len(queue); n++ {
		h := queue[n]
		for _, d := range Directions {
			to := h.Add(d)
			at, reached := l.Reached[to]
			if _, seen := before[to]; seen || !reached || at > step || to == l.From {
				continue
			}
			before[to] = h
			after[h] = append(after[h], to)
			queue = append(queue, to)
		}
	}
}

// laneGap is the distance between two lines that cross the same side of a hex, in heights of a hex.
// lanes are the distances from the middle of the side, in laneGap, in the order in which the lines
// came. The lanes of the fourth and the fifth line are between those of the others, so that all
// lines are then drawn half as wide.
const laneGap = 0.175

var lanes = [...]float64{0, 1, -1, 0.5, -0.5}

// wideLanes is the number of lines that cross a side without making each other narrower.
const wideLanes = 3

// gate returns the node at which a line crosses from hex h to a neighbour. The parameter to is the
// neighbour, and line the index of the line. The node is in the middle of the common side, with the
// sideways offset of the line's lane. thin is the width of the line there as a fraction of the full
// width.
func (t *Tracks) gate(line int, h, to Hex) (n poster.Node, thin float64) {
	a, b := h.Center(), to.Center()
	n = poster.Node{At: a.Lerp(b, 0.5), Dir: geom.Point{X: b.X - a.X, Y: b.Y - a.Y}}
	s := between(h, to)
	all := t.sides[s]
	for i, l := range all {
		if l == line {
			n.Off = lanes[min(i, len(lanes)-1)] * laneGap
		}
	}
	// lanes are ordered from west to east; the offset must be mirrored for the other direction
	if (s.a == h) == (s.b.R >= s.a.R) {
		n.Off = -n.Off
	}
	if len(all) > wideLanes {
		return n, 0.5
	}
	return n, 1
}

// stop returns the point, in map units, where the track of a line passes through hex h; line is the
// index of the line. thin is the width of the track there as a fraction of the full width.
func (t *Tracks) stop(line int, h Hex) (at geom.Point, thin float64) {
	at = h.Center()
	all := t.here[h]
	if t.lines[line].From == h || len(all) == 0 {
		return at, 1
	}
	for i, l := range all {
		if l == line {
			d, _ := PiecePlace(i, len(all))
			return at.Add(d.X, d.Y), min(1, 2.6/float64(len(all)))
		}
	}
	return at, 1
}

// End reports whether a line ends on hex h, which means that no track of the line leads on from it.
func (t *Tracks) End(line int, h Hex) bool { return len(t.next[line][h]) == 0 }

// step is the distance between the samples of a track, in heights of a hex. There is a tie at every
// other sample.
const step = 1.0 / 14

// Segment is the part of a line's track on one hex, in map units.
type Segment struct {
	Line          int
	Hex           Hex
	Samples       []poster.Sample
	RelativeWidth float64 // width of the track as a fraction of the full width
}

// through returns the segments of a line on one hex, from the side where the line enters to each
// side where it leaves. A line that begins or ends on the hex begins or ends at its place there.
func (t *Tracks) through(line int, h Hex) []Segment {
	stop, thin := t.stop(line, h)
	var in *poster.Node
	if from, ok := t.from[line][h]; ok {
		g, narrow := t.gate(line, h, from)
		g.Dir, g.Off, thin = geom.Point{X: -g.Dir.X, Y: -g.Dir.Y}, -g.Off, min(thin, narrow)
		in = &g
	}
	out := t.next[line][h]
	if len(out) == 0 {
		if in == nil {
			return nil
		}
		d := geom.Point{X: stop.X - in.At.X, Y: stop.Y - in.At.Y}
		return []Segment{leg(line, h, thin, *in, poster.Node{At: stop, Dir: d})}
	}
	var legs []Segment
	for _, to := range out {
		g, narrow := t.gate(line, h, to)
		nodes := []poster.Node{{At: stop, Dir: g.Dir}, g}
		if in != nil {
			nodes = across(*in, stop, g)
		}
		legs = append(legs, leg(line, h, min(thin, narrow), nodes...))
	}
	return legs
}

// sharpest is the angle in radians by which a track may turn on a hex in all, to the left and to
// the right. Tracks that turn more look like knots.
const sharpest = 1.05 * math.Pi

// across returns the nodes of a track that crosses a hex from in to out: over stop, its place
// there, or directly if it would turn too much on the way.
func across(in poster.Node, stop geom.Point, out poster.Node) []poster.Node {
	turn := geom.Point{X: out.At.X - in.At.X, Y: out.At.Y - in.At.Y}
	over := []poster.Node{in, {At: stop, Dir: turn}, out}
	if turned(leg(0, Hex{}, 1, slices.Clone(over)...).Samples) > sharpest {
		return []poster.Node{in, out}
	}
	return over
}

// turned returns the sum of the angles, in radians, by which a track turns.
func turned(all []poster.Sample) (sum float64) {
	for i := 1; i < len(all); i++ {
		a, b := math.Atan2(all[i-1].DY, all[i-1].DX), math.Atan2(all[i].DY, all[i].DX)
		sum += math.Abs(math.Remainder(b-a, 2*math.Pi))
	}
	return sum
}

// leg returns the segment of a line on hex h along the curve through nodes; thin is its relative
// width.
func leg(line int, h Hex, thin float64, nodes ...poster.Node) Segment {
	for i := range nodes {
		d := &nodes[i].Dir
		l := max(math.Hypot(d.X, d.Y), 1e-9)
		d.X, d.Y = d.X/l, d.Y/l
	}
	s := poster.SampleCurve(nodes, step)
	last := nodes[len(nodes)-1]
	s = append(s, poster.Sample{ // the segment must end exactly where the next hex's segment begins
		X: last.At.X - last.Dir.Y*last.Off, Y: last.At.Y + last.Dir.X*last.Off, DX: last.Dir.X, DY: last.Dir.Y,
	})
	return Segment{line, h, s, thin}
}

// Segments returns the segments of a line on the hexes for which want returns true, hex by hex from
// the start. If want is nil, it returns those on all hexes.
func (t *Tracks) Segments(line int, want func(h Hex) bool) []Segment {
	var legs []Segment
	for _, h := range t.along(line) {
		if want == nil || want(h) {
			legs = append(legs, t.through(line, h)...)
		}
	}
	return legs
}

// along returns the hexes of a line in the order of a breadth-first search from its start hex. line
// is the index of the line.
func (t *Tracks) along(line int) []Hex {
	all := []Hex{t.lines[line].From}
	for i := 0; i < len(all); i++ {
		all = append(all, t.next[line][all[i]]...)
	}
	return all
}

// PathTo returns the path of a line from its start to a hex, as samples in map units along which a
// train can be moved. line is the index of the line, and the parameter to is the hex. PathTo
// returns nil if the line does not reach the hex, or if the hex is the start of the line.
func (t *Tracks) PathTo(line int, to Hex) []poster.Sample {
	way := []Hex{to}
	for {
		h, ok := t.from[line][way[0]]
		if !ok {
			break
		}
		way = append([]Hex{h}, way...)
	}
	if way[0] != t.lines[line].From || len(way) < 2 {
		return nil
	}
	at, _ := t.stop(line, way[0])
	first, _ := t.gate(line, way[0], way[1])
	nodes := []poster.Node{{At: at, Dir: first.Dir}, first}
	for i := 1; i+1 < len(way); i++ {
		g, _ := t.gate(line, way[i], way[i+1])
		stop, _ := t.stop(line, way[i])
		nodes = append(nodes, across(nodes[len(nodes)-1], stop, g)[1:]...)
	}
	end, _ := t.stop(line, to)
	in := nodes[len(nodes)-1].At
	nodes = append(nodes, poster.Node{At: end, Dir: geom.Point{X: end.X - in.X, Y: end.Y - in.Y}})
	return leg(line, to, 1, nodes...).Samples
}

// TrackColors holds the three colours of a line's track: the colour of the bed (the band below ties
// and rails), and a dark and a light shade of it.
type TrackColors struct{ Bed, Dark, Light color.RGBA }

// TrackColorsOf derives the track colours from the colour of a line.
func TrackColorsOf(c color.RGBA) TrackColors {
	return TrackColors{c, theme.Mix(theme.Darken(c, 0.55), theme.RGB(0x2C1A22), 0.35), theme.Lighten(c, 0.4)}
}

// trackWide is the width of the bed of a track, in heights of a hex.
const trackWide = 0.155

// DrawTracks draws the track segments legs on the map in the colours b: a bed in the colour of the
// line with an edge that is visible on any terrain, ties and two rails. On hexes for which bridge
// returns true, walls are drawn on both sides of the track.
func (m *Map) DrawTracks(p *paint.Canvas, legs []Segment, b TrackColors, bridge func(h Hex) bool) {
	k := m.Height()
	cream := theme.RGB(0xFFF3D2)
	for _, l := range legs {
		if bridge(l.Hex) {
			m.beside(p, l, 0.105*l.RelativeWidth, 0.05*k, theme.RGB(0x2C1A22))
			m.beside(p, l, 0.105*l.RelativeWidth, 0.028*k, theme.RGB(0xF4DDAA))
		}
	}
	for _, c := range []struct {
		wide float64
		c    color.RGBA
	}{{trackWide + 0.035, cream}, {trackWide, b.Dark}, {trackWide - 0.03, b.Bed}} {
		for _, l := range legs {
			m.run(p, l.Samples, 0, c.wide*l.RelativeWidth*k, c.c)
		}
	}
	for _, l := range legs {
		for i := 1; i < len(l.Samples)-1; i += 2 {
			s := l.Samples[i]
			p.Line(m.beyond(s, -0.045*l.RelativeWidth), m.beyond(s, 0.045*l.RelativeWidth), 0.026*k*l.RelativeWidth,
				b.Dark)
		}
	}
	for _, l := range legs {
		m.beside(p, l, 0.033*l.RelativeWidth, 0.026*k*l.RelativeWidth, b.Dark)
		m.beside(p, l, 0.033*l.RelativeWidth, max(0.015*k*l.RelativeWidth, 0.6), theme.RGB(0xFFF9E8))
	}
}

// DrawPlanned draws the track segments legs, which are planned but not built yet, as dashes in
// white and in the colour of the line.
func (m *Map) DrawPlanned(p *paint.Canvas, legs []Segment, b TrackColors) {
	k := m.Height()
	for _, l := range legs {
		m.run(p, l.Samples, 0, 0.15*k, theme.RGB(0x2C1A22))
		for i := 0; i+1 < len(l.Samples); i++ {
			c := theme.RGB(0xFFF9E8)
			if i%4 < 2 {
				c = b.Bed
			}
			a, z := l.Samples[i], l.Samples[i+1]
			p.Line(m.At(geom.Point{X: a.X, Y: a.Y}), m.At(geom.Point{X: z.X, Y: z.Y}), 0.10*k, c)
		}
	}
}

// DrawGlow draws a highlight in the colour c along the track segments legs; wide is the width of
// the highlight in heights of a hex.
func (m *Map) DrawGlow(p *paint.Canvas, legs []Segment, wide float64, c color.RGBA) {
	for _, l := range legs {
		m.run(p, l.Samples, 0, wide*m.Height(), c)
	}
}

// beyond returns a point beside a track, in design units. The point is to the right of the sample s
// of the track. off is its distance from the track, in heights of a hex.
func (m *Map) beyond(s poster.Sample, off float64) geom.Point {
	return m.At(geom.Point{X: s.X - s.DY*off, Y: s.Y + s.DX*off})
}

// run draws a line along a track. all are the samples of the track. off is the distance by which
// the line is shifted to the right, in heights of a hex; width is its width in design units.
func (m *Map) run(p *paint.Canvas, all []poster.Sample, off, width float64, c color.RGBA) {
	for i := 0; i+1 < len(all); {
		j := i + 1 // index of the end of a straight stretch, which is drawn as one line
		for j+1 < len(all) && all[j].DX*all[i].DX+all[j].DY*all[i].DY > 0.9995 {
			j++
		}
		p.Line(m.beyond(all[i], off), m.beyond(all[j], off), width, c)
		i = j
	}
}

// beside draws two lines, one on each side of the track segment l. off is the distance of each line
// from the middle of the track, in heights of a hex; width is the width of a line in design units.
func (m *Map) beside(p *paint.Canvas, l Segment, off, width float64, c color.RGBA) {
	m.run(p, l.Samples, -off, width, c)
	m.run(p, l.Samples, off, width, c)
}

// DrawTrain draws a locomotive with tender and car on a path. way are the samples of the path. t is
// the position of the front of the train on that path, from 0 (start) to 1 (end). b has the colours
// of the train's line.
func (m *Map) DrawTrain(p *paint.Canvas, way []poster.Sample, t float64, b TrackColors) {
	front := int(t * float64(len(way)-1))
	for _, car := range []struct {
		behind     int
		long, wide float64
		top, low   color.RGBA
	}{
		{11, 0.26, 0.16, theme.RGB(0xC98252), theme.RGB(0x8A4A32)},
		{7, 0.2, 0.16, theme.RGB(0x6A5A66), theme.RGB(0x3A3040)},
		{4, 0.15, 0.19, b.Light, b.Bed}, {2, 0.26, 0.13, theme.RGB(0xA99AA0), theme.RGB(0x2C2430)},
	} {
		i := front - car.behind
		if i < 0 || i >= len(way) {
			continue
		}
		s, k := way[i], m.Height()
		at, angle := m.At(geom.Point{X: s.X, Y: s.Y}), math.Atan2(s.DY, s.DX)
		r := geom.Around(at, car.long*k, car.wide*k)
		p.RotatedRect(r.Inset(-1.2).Move(0.6, 1.4), 2.6, angle, theme.Alpha(theme.Shadow, 0.5),
			theme.Alpha(theme.Shadow, 0.5))
		p.RotatedRect(r.Inset(-1), 2.4, angle, theme.WalnutInk, theme.WalnutInk)
		p.RotatedRect(r, 1.8, angle, car.top, car.low)
	}
}
