package paint

import (
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// holds reports whether a font has a letter.
func holds(f *text.GoTextFaceSource, r rune) bool {
	glyph := reflect.ValueOf(f.UnsafeInternal()).MethodByName("NominalGlyph").Call([]reflect.Value{reflect.ValueOf(r)})
	return glyph[1].Bool()
}

// What players are let write can be drawn in every face.
func TestLegibleLettersAreInTheFonts(t *testing.T) {
	k, err := NewKit()
	if err != nil {
		t.Fatal(err)
	}
	for f := range faces {
		for r := rune(0); r < 0x2100; r++ {
			file := fontFiles[f]
			if rare(string(r)) && !holds(k.font(file), r) {
				file = rareFiles[f]
			}
			if (Legible(r) || r == '\u00a0') && !holds(k.font(file), r) {
				t.Errorf("%s has no %q (%U)", file, r, r)
			}
		}
	}
	for _, r := range "\t\u0416\u5b57\u200b" {
		if Legible(r) {
			t.Errorf("%q is held for legible", r)
		}
	}
}

// An amount stays on one line with its unit.
func TestNonBreakingSpace(t *testing.T) {
	k, err := NewKit()
	if err != nil {
		t.Fatal(err)
	}
	f := k.face(Body, 12, "")
	width := text.Advance("kostet 20", f) + 1
	if got, want := wrap("kostet 20\u00a0$", f, width), []string{"kostet", "20\u00a0$"}; !reflect.DeepEqual(got, want) {
		t.Errorf("broken into %q, want %q", got, want)
	}
}
