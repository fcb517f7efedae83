package hexmap

import (
	"maps"
	"math"
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/poster"
)

// lines returns two railway lines that share three hexes, and a third one with a branch.
func lines() []Line {
	has := func(all ...Hex) map[Hex]int {
		m := map[Hex]int{}
		for _, h := range all {
			m[h] = 0
		}
		return m
	}
	return []Line{
		{Hex{0, 0}, has(Hex{0, 0}, Hex{1, 0}, Hex{1, 1}, Hex{1, 2}, Hex{2, 2})},
		{Hex{1, -1}, has(Hex{1, -1}, Hex{1, 0}, Hex{1, 1}, Hex{1, 2}, Hex{0, 3}, Hex{0, 4})},
		{Hex{4, 0}, has(Hex{4, 0}, Hex{4, 1}, Hex{5, 1}, Hex{3, 2})},
	}
}

// TestTracksAreContinuous checks that the tracks of a line are continuous. A track that leaves a
// hex must enter the next one at the same point and in the same direction, whatever other lines are
// beside it.
func TestTracksAreContinuous(t *testing.T) {
	all := lines()
	tracks := NewTracks(all)
	for i, l := range all {
		starts := map[Hex][]poster.Sample{}
		var ends []poster.Sample
		reached := map[Hex]bool{}
		for _, leg := range tracks.Segments(i, nil) {
			reached[leg.Hex] = true
			starts[leg.Hex] = append(starts[leg.Hex], leg.Samples[0])
			if n := len(tracks.next[i][leg.Hex]); n > 0 {
				ends = append(ends, leg.Samples[len(leg.Samples)-1])
			}
		}
		for h := range l.Reached {
			if !reached[h] {
				t.Errorf("the tracks of line %d do not reach hex %v", i, h)
			}
		}
		for _, e := range ends {
			met := false
			for _, hs := range starts {
				for _, s := range hs {
					if math.Hypot(s.X-e.X, s.Y-e.Y) < 0.01 && s.DX*e.DX+s.DY*e.DY > 0.9 {
						met = true
					}
				}
			}
			if !met {
				t.Errorf("a track of line %d ends at %.2f, %.2f, where no other track of the line begins", i, e.X, e.Y)
			}
		}
	}
}

// TestLinesRunSideBySide checks that lines that leave a hex through the same side have the distance
// of a lane there. On a straight stretch they must not cross.
func TestLinesRunSideBySide(t *testing.T) {
	tracks := NewTracks(lines())
	for _, y := range []Hex{{1, 0}, {1, 1}} {
		a, _ := tracks.gate(0, y, y.Add(Hex{0, 1}))
		b, _ := tracks.gate(1, y, y.Add(Hex{0, 1}))
		if d := math.Abs(a.Off - b.Off); d < laneGap-1e-9 {
			t.Errorf("two lines leave hex %v at a distance of %.2f, want at least laneGap", y, d)
		}
		stopA, _ := tracks.stop(0, y)
		stopB, _ := tracks.stop(1, y)
		if (a.Off > b.Off) != (stopA.X < stopB.X) { // the lines go south, so the right side is the west
			t.Errorf("two lines cross in %v", y)
		}
	}
}

// TestWayEndsOnHex checks that PathTo returns a path to every hex of a line, which ends on that
// hex, and nil for hexes that the line does not reach.
func TestWayEndsOnHex(t *testing.T) {
	all := lines()
	tracks := NewTracks(all)
	for i, l := range all {
		for h := range l.Reached {
			way := tracks.PathTo(i, h)
			if h == l.From {
				if way != nil {
					t.Errorf("the path from the start %v to itself is not nil", h)
				}
				continue
			}
			end, _ := tracks.stop(i, h)
			if len(way) == 0 || math.Hypot(way[len(way)-1].X-end.X, way[len(way)-1].Y-end.Y) > 1e-6 {
				t.Errorf("Way of line %d does not end on hex %v", i, h)
			}
		}
		if tracks.PathTo(i, Hex{9, 9}) != nil {
			t.Error("Way to a hex without the line is not nil")
		}
	}
}

// TestEndsAreTips checks that End reports true for the last hex of each branch of a line, and false
// for hexes from which the line continues.
func TestEndsAreTips(t *testing.T) {
	tracks := NewTracks(lines())
	for h, end := range map[Hex]bool{{0, 0}: false, {1, 1}: false, {1, 2}: false, {2, 2}: true} {
		if tracks.End(0, h) != end {
			t.Errorf("End(0, %v) is %v", h, !end)
		}
	}
	for _, tip := range []Hex{{5, 1}, {3, 2}} {
		if !tracks.End(2, tip) {
			t.Errorf("End is false at the tip %v of a branch", tip)
		}
	}
}

// TestTracksStay checks that the hexes of a later step never change the way of existing tracks,
// also if they would allow a shorter one.
func TestTracksStay(t *testing.T) {
	loop := []Hex{{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 1}, {2, 0}, {1, 0}}
	l := Line{From: loop[0], Reached: map[Hex]int{}}
	ways := map[Hex]Hex{}
	for step, h := range loop {
		l.Reached[h] = step
		tracks := NewTracks([]Line{l})
		for to, from := range tracks.from[0] {
			if was, ok := ways[to]; ok && was != from {
				t.Errorf("after step %d, hex %v is reached from %v, want %v as before", step, to, from, was)
			}
			ways[to] = from
		}
		if len(ways) != step {
			t.Errorf("after step %d, %d hexes are connected", step, len(ways))
		}
	}
}

// TestTracksKeepTheirPlace checks that a line that comes to hexes of other lines later, whatever
// its index, moves no track that is there already.
func TestTracksKeepTheirPlace(t *testing.T) {
	starts := []Hex{{0, 0}, {1, 0}, {1, 1}, {-1, 1}, {-1, 2}}
	shared := []Hex{{0, 1}, {0, 2}, {0, 3}, {0, 4}}
	for shift := range starts {
		var before []Line
		for i := range starts {
			before = append(before, Line{From: starts[i], Reached: map[Hex]int{starts[i]: 0}})
		}
		for turn := range starts {
			late := (turn*2 + shift) % len(starts)
			after := slices.Clone(before)
			after[late].Reached = maps.Clone(before[late].Reached)
			for n, h := range shared {
				after[late].Reached[h] = 10*turn + n + 1
			}
			was, is := NewTracks(before), NewTracks(after)
			for i := range before {
				for n, h := range shared[:len(shared)-1] {
					if i == late || before[i].Reached[h] == 0 {
						continue
					}
					a, _ := was.gate(i, h, shared[n+1])
					b, _ := is.gate(i, h, shared[n+1])
					c, _ := was.stop(i, h)
					d, _ := is.stop(i, h)
					if a != b || c != d {
						t.Errorf("line %d comes to hex %v, and the track of line %d moves from %v, %v to %v, %v", late, h,
							i, c, a, d, b)
					}
				}
			}
			before = after
		}
	}
}

// TestTracksMakeNoKnots checks that no track turns too much on a hex, wherever it enters and
// leaves, whatever its place and its lanes there.
func TestTracksMakeNoKnots(t *testing.T) {
	h := Hex{3, 3}
	at := func(a, b geom.Point, lane float64) poster.Node {
		return poster.Node{At: a.Lerp(b, 0.5), Dir: geom.Point{X: b.X - a.X, Y: b.Y - a.Y}, Off: lane * laneGap}
	}
	for _, from := range Directions {
		for _, to := range Directions {
			for i := 0; i < len(spots)*len(lanes)*len(lanes) && from != to; i++ {
				place := spots[i%len(spots)]
				in := at(h.Add(from).Center(), h.Center(), lanes[i/len(spots)%len(lanes)])
				out := at(h.Center(), h.Add(to).Center(), lanes[i/len(spots)/len(lanes)])
				track := leg(0, h, 1, across(in, h.Center().Add(place.X, place.Y), out)...)
				if a := turned(track.Samples); a > sharpest {
					t.Fatalf("a track from %v to %v over %v turns by %.2f, want at most %.2f", from, to, place, a, sharpest)
				}
			}
		}
	}
}
