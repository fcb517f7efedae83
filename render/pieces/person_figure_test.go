package pieces

import (
	"math"
	"testing"

	"gulch/render/poster"
)

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
