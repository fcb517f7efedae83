package theme

import (
	"image/color"
	"math"
	"slices"
	"testing"

	"gulch/render/cvd"
)

// minDistance is the minimum CIEDE2000 distance (perceived difference) between the colours of two
// seats, for every kind of colour vision.
const minDistance = 20

func TestSeatsCanBeToldApart(t *testing.T) {
	for _, eye := range append([]cvd.Vision{cvd.Normal}, cvd.Dichromacies...) {
		for i, a := range Seats {
			for _, b := range Seats[i+1:] {
				if d := distance(lab(a.Colour, eye), lab(b.Colour, eye)); d < minDistance {
					t.Errorf("for %s vision the seats %s and %s have a CIEDE2000 distance of %.1f, want at least %d",
						eye.Name, a.Name, b.Name, d, minDistance)
				}
			}
		}
	}
	shapes := map[Shape]bool{}
	for _, s := range Seats {
		shapes[s.Shape] = true
	}
	if len(shapes) != len(Seats) {
		t.Error("two seats share a shape")
	}
}

// TestTextContrast checks that text has a contrast of at least 4.5 to 1 to its background, as WCAG
// level AA requires.
func TestTextContrast(t *testing.T) {
	for _, c := range []struct {
		name     string
		ink, bed color.RGBA
	}{
		{"ink on parchment", Ink, Parchment}, {"soft ink on parchment", SoftInk, Parchment},
		{"oxblood on parchment", Oxblood, Parchment}, {"cream on walnut", Cream, Walnut},
		{"soft ink on map", SoftInk, MapSheet},
	} {
		a, b := luminance(c.ink), luminance(c.bed)
		if k := (max(a, b) + 0.05) / (min(a, b) + 0.05); k < 4.5 {
			t.Errorf("the contrast of %s is %.1f to 1, want at least 4.5", c.name, k)
		}
	}
}

func luminance(c color.RGBA) float64 {
	return cvd.Grey.LinearRGB(c)[0]
}

// lab converts a colour, as it appears to the given colour vision, to CIE L*a*b* with the white
// point D65.
func lab(c color.RGBA, eye cvd.Vision) [3]float64 {
	rgb := eye.LinearRGB(c)
	f := func(x float64) float64 {
		if x > 216.0/24389 {
			return math.Cbrt(x)
		}
		return (24389.0/27*x + 16) / 116
	}
	x := f((0.4124564*rgb[0] + 0.3575761*rgb[1] + 0.1804375*rgb[2]) / 0.95047)
	y := f(0.2126729*rgb[0] + 0.7151522*rgb[1] + 0.0721750*rgb[2])
	z := f((0.0193339*rgb[0] + 0.1191920*rgb[1] + 0.9503041*rgb[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// distance returns the CIEDE2000 distance of two L*a*b* colours (Sharma, Wu and Dalal 2005).
func distance(p, q [3]float64) float64 {
	c := (math.Hypot(p[1], p[2]) + math.Hypot(q[1], q[2])) / 2
	g := 0.5 * (1 - math.Sqrt(pow7(c)/(pow7(c)+pow7(25))))
	a1, a2 := p[1]*(1+g), q[1]*(1+g)
	c1, c2 := math.Hypot(a1, p[2]), math.Hypot(a2, q[2])
	h1, h2 := hue(a1, p[2]), hue(a2, q[2])
	dh, mh := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		dh, mh = 0, h1+h2
	case math.Abs(dh) > 180:
		dh -= math.Copysign(360, dh)
		mh += 180
	}
	dl, dc := q[0]-p[0], c2-c1
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(rad(dh/2))
	ml, mc := (p[0]+q[0])/2, (c1+c2)/2
	t := 1 - 0.17*math.Cos(rad(mh-30)) + 0.24*math.Cos(rad(2*mh)) +
		0.32*math.Cos(rad(3*mh+6)) - 0.20*math.Cos(rad(4*mh-63))
	sl := 1 + 0.015*(ml-50)*(ml-50)/math.Sqrt(20+(ml-50)*(ml-50))
	sc, sh := 1+0.045*mc, 1+0.015*mc*t
	turn := 60 * math.Exp(-((mh-275)/25)*((mh-275)/25))
	rt := -2 * math.Sqrt(pow7(mc)/(pow7(mc)+pow7(25))) * math.Sin(rad(turn))
	return math.Sqrt(dl*dl/(sl*sl) + dc*dc/(sc*sc) + dH*dH/(sh*sh) + rt*dc/sc*dH/sh)
}

func pow7(x float64) float64 { return math.Pow(x, 7) }

func rad(deg float64) float64 { return deg * math.Pi / 180 }

func hue(a, b float64) float64 {
	if a == 0 && b == 0 {
		return 0
	}
	return math.Mod(math.Atan2(b, a)*180/math.Pi+360, 360)
}

// TestDistance checks distance against pairs of the published CIEDE2000 test data.
func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{60.2574, -34.0099, 36.2677}, [3]float64{60.4626, -34.1751, 39.4387}, 1.2644},
	} {
		if got := distance(c.a, c.b); math.Abs(got-c.want) > 1e-3 {
			t.Errorf("the distance of %v and %v is %.4f, want %.4f", c.a, c.b, got, c.want)
		}
	}
}

// TestLookOfAnySeat checks that negative seats have a look that no seat has, and that seats beyond
// the sixth have the looks of the first ones again.
func TestLookOfAnySeat(t *testing.T) {
	for _, seat := range []int{-128, -1} {
		if look := LookOf(seat); look.Name == "" || slices.Contains(Seats[:], look) {
			t.Errorf("the look of seat %d is %+v, want one that no seat has", seat, look)
		}
	}
	for seat := range 20 {
		if LookOf(seat) != Seats[seat%len(Seats)] {
			t.Errorf("the look of seat %d is %+v, want that of seat %d", seat, LookOf(seat), seat%len(Seats))
		}
	}
}
