package pieces

import (
	"image/color"
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestButtonTextsStayInside checks that label and note of a button are inside of it, and that a
// note is left out only if it does not fit.
func TestButtonTextsStayInside(t *testing.T) {
	kit := newKit(t)
	for _, c := range []struct {
		label, note string
		keeps       bool // whether the note is drawn
	}{
		{"Let it stand", "4 against 10", true},
		{"So lassen", "4 gegen 10: die Wache der Bank gewinnt", false},
		{"Noch einmal", "", true},
	} {
		r := geom.R(50, 50, 118, 43)
		d := record(t, kit, new(paint.Trace), func(p *paint.Canvas) {
			p.View.Text = 1.5
			Button{Label: c.label, Note: c.note, Size: 13}.Draw(p, r)
		})
		for _, text := range d.texts {
			if text.Rect.X < r.X || text.Rect.Right() > r.Right() ||
				text.Rect.Y < r.Y-1 || text.Rect.Bottom() > r.Bottom()+1 {
				t.Errorf("the text %q of the button %q is at %v, outside of the button at %v", text.Text, c.label,
					text.Rect, r)
			}
		}
		if drawn := slices.Contains(d.words(), c.note); c.note != "" && drawn != c.keeps {
			t.Errorf("the note %q is drawn: %v, want %v", c.note, drawn, c.keeps)
		}
	}
}

// TestDisabledBrassIsGray checks that a disabled brass button looks neither like brass nor like
// leather, of which buttons that can be pressed are made: its colours are nearly gray.
func TestDisabledBrassIsGray(t *testing.T) {
	for _, c := range []color.RGBA{disabledHi, disabledLo} {
		least, most := min(c.R, c.G, c.B), max(c.R, c.G, c.B)
		if spread := most - least; spread > 24 {
			t.Errorf("the colour %v is not gray: its channels differ by %d", c, spread)
		}
	}
	for _, m := range []ButtonMaterial{Brass, Leather} {
		if c := materials[m].hi; max(c.R, c.G, c.B)-min(c.R, c.G, c.B) < 60 {
			t.Errorf("the colour %v of material %d is gray like a disabled button", c, m)
		}
	}
}
