package pieces

import (
	"math"
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/poster"

	"pgregory.net/rapid"
)

// TestCounting checks that a counting amount changes only in one direction and ends at its target,
// and that figureOf returns the same digits as Number.
func TestCounting(t *testing.T) {
	last := 3
	for i := range 101 {
		n := CountingValue(3, 120, float64(i)/100)
		if n < last {
			t.Fatalf("while counting up, %d is followed by %d", last, n)
		}
		last = n
	}
	if last != 120 || CountingValue(9, 4, 1) != 4 || CountingValue(9, 4, 0) != 9 {
		t.Error("CountingValue does not begin or end at the given values")
	}
	var room [24]uint8
	for _, n := range []int{0, 7, 10, 4302, -15, math.MaxInt64, -math.MaxInt64} {
		written := ""
		for _, d := range figureOf(n, false, &room) {
			written += digits[d]
		}
		if written != Number(n) {
			t.Errorf("figureOf writes %d as %s, want the same as Number", n, written)
		}
	}
}

// TestRailMarkersDoNotOverlap checks for random values that the markers of a rail are between its
// texts and in order and do not cover each other. A marker without others near it must be exactly
// on its hole.
func TestRailMarkersDoNotOverlap(t *testing.T) {
	rail := Rail{From: -9, To: 9, Head: 74, Foot: 74}
	r := geom.R(24, 551, 647, 26)
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.IntRange(-9, 9), 1, 6).Draw(t, "values")
		at := rail.Markers(r, values)
		size := rail.MarkerSize(r)
		for i, a := range at {
			if a.X < r.X+rail.Head+size/2-0.01 || a.X > r.Right()-rail.Foot-size/2+0.01 {
				t.Fatalf("values %v: a marker covers a text of the rail, at %v", values, a)
			}
			for k, b := range at {
				if i != k && math.Abs(a.X-b.X) < size*markerGap-0.01 {
					t.Fatalf("values %v: markers %d and %d are too close, at %v and %v", values, i, k, a, b)
				}
				if values[i] < values[k] && a.X >= b.X {
					t.Fatalf("values %v: marker %d is not before marker %d though its value is smaller", values, i, k)
				}
			}
			alone := !slices.ContainsFunc(values, func(v int) bool {
				return v != values[i] && v >= values[i]-3 &&
					v <= values[i]+3
			}) &&
				count(values, values[i]) == 1
			if alone && a.Dist(rail.Spot(r, float64(values[i]))) > 0.01 {
				t.Fatalf("values %v: marker %d is not on its hole though nothing is near", values, i)
			}
		}
	})
}

func count(values []int, v int) (n int) {
	for _, x := range values {
		if x == v {
			n++
		}
	}
	return n
}

// TestGaugeCells checks that a gauge has one cell per unit for small amounts, and a single bar for
// large ones.
func TestGaugeCells(t *testing.T) {
	for _, c := range []struct {
		g    Gauge
		want int
	}{{Gauge{Value: 1, Target: 3}, 3}, {Gauge{Value: 5, Target: 3}, 5}, {Gauge{Value: 2, Target: 30}, 1}, {Gauge{}, 1},
		{Gauge{Max: 6}, 6}} {
		if n := c.g.Cells(); n != c.want {
			t.Errorf("%+v has %d cells, want %d", c.g, n, c.want)
		}
	}
}

// TestPeopleAreToldApartWithoutColour checks that any two kinds of people can be told apart by
// shape and brightness alone, at the size at which they are drawn on a board.
func TestPeopleAreToldApartWithoutColour(t *testing.T) {
	const least = 9.0 // minimum mean difference of brightness over the picture, on a scale from 0 to 255
	var grey [Kinds][]float64
	for k := range Kind(Kinds) {
		grey[k] = shades(t, Person{Kind: k, Seat: 1})
	}
	for a := range Kind(Kinds) {
		for b := range a {
			sum := 0.0
			for i, v := range grey[a] {
				sum += math.Abs(v - grey[b][i])
			}
			if mean := sum / float64(len(grey[a])); mean < least {
				t.Errorf("the kinds of people %d and %d differ by %.1f in grey, want at least %.1f", a, b, mean, least)
			}
		}
	}
}

// shades returns the brightness of each pixel of a rendered person, from 0 to 255.
func shades(t *testing.T, who Person) []float64 {
	t.Helper()
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	picture := art.Person(who.look(), 32)
	if err := picture.Err(); err != nil {
		t.Fatal(err)
	}
	m := picture.Image(32, 40)
	out := make([]float64, 0, 32*40)
	for i := 0; i < len(m.Pix); i += 4 {
		back := 110 * (1 - float64(m.Pix[i+3])/255)
		out = append(out, back+0.3*float64(m.Pix[i])+0.59*float64(m.Pix[i+1])+0.11*float64(m.Pix[i+2]))
	}
	return out
}
