package theme

import (
	"image/color"
	"testing"

	"gulch/render/cvd"
)

// TestHighContrast checks the contrasts in high-contrast mode. Text must have 7 to 1, that of WCAG
// level AAA. Marks on targets must have 3 to 1 against their background, also in grey.
func TestHighContrast(t *testing.T) {
	ratio := func(a, b color.RGBA) float64 {
		x, y := luminance(cvd.Grey.Color(a)), luminance(cvd.Grey.Color(b))
		return (max(x, y) + 0.05) / (min(x, y) + 0.05)
	}
	for _, c := range []struct {
		name     string
		ink, bed color.RGBA
	}{
		{"ink on parchment", Ink, Parchment}, {"soft ink on parchment", SoftInk, Parchment},
		{"oxblood on parchment", Oxblood, Parchment},
		{"links on parchment", Focus, Parchment}, {"soft ink on the map", SoftInk, MapSheet},
		{"umber on a lit row", Umber, LitLo},
		{"cream on walnut", Cream, Walnut}, {"brass letters on walnut", BrassHi, Walnut},
		{"cream on dark leather", Cream, RGB(0x7A4A2C)},
	} {
		if k := ratio(HighContrastText(c.ink), HighContrast(c.bed)); k < 7 {
			t.Errorf("with high contrast %s has %.1f to 1, want at least 7", c.name, k)
		}
		if before, after := ratio(c.ink, c.bed), ratio(HighContrastText(c.ink), HighContrast(c.bed)); after <= before {
			t.Errorf("high contrast does not increase the contrast of %s: %.1f to 1 becomes %.1f to 1", c.name, before,
				after)
		}
	}
	felt := color.RGBA{25, 67, 51, 255}
	for _, c := range []struct {
		name      string
		mark, bed color.RGBA
	}{
		{"the outline of a target on felt", Brass, felt}, {"its dark rim on parchment", WalnutInk, Parchment},
		{"the focus on parchment", Focus, Parchment}, {"the light rim of the focus on felt", Cream, felt},
		{"a control's rim on parchment", SoftInk, Parchment}, {"a brass button on parchment", WalnutInk, Parchment},
	} {
		if k := ratio(HighContrast(c.mark), HighContrast(c.bed)); k < 3 {
			t.Errorf("with high contrast %s has %.1f to 1, want at least 3", c.name, k)
		}
	}
}

// TestHighContrastKeepsOrder checks that HighContrast keeps the order of colours by brightness,
// makes no visible colour invisible, and keeps the colours of the seats distinguishable.
func TestHighContrastKeepsOrder(t *testing.T) {
	last := 0.0
	for v := range 256 {
		c := HighContrast(color.RGBA{uint8(v), uint8(v), uint8(v), 255})
		if l := luminance(c); l < last {
			t.Fatalf("HighContrast makes grey %d darker than grey %d", v, v-1)
		} else {
			last = l
		}
	}
	faint := Alpha(Brass, 0.4)
	if s := HighContrast(faint); s.A < faint.A || s.R > s.A || s.G > s.A || s.B > s.A {
		t.Errorf("HighContrast turns the translucent %v into %v, want it more opaque and premultiplied", faint, s)
	}
	if (HighContrast(color.RGBA{}) != color.RGBA{}) {
		t.Error("HighContrast makes a transparent colour visible")
	}
	for i, a := range Seats {
		for _, b := range Seats[i+1:] {
			if d := distance(lab(HighContrast(a.Colour), cvd.Normal),
				lab(HighContrast(b.Colour), cvd.Normal)); d < minDistance {
				t.Errorf("with high contrast the seats %s and %s have a CIEDE2000 distance of %.1f, want at least %d",
					a.Name, b.Name, d, minDistance)
			}
		}
	}
}
