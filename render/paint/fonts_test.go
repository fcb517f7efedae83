package paint

import (
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// holds reports whether a font has a glyph for a letter.
func holds(f *text.GoTextFaceSource, r rune) bool {
	glyph := reflect.ValueOf(f.UnsafeInternal()).MethodByName("NominalGlyph").Call([]reflect.Value{reflect.ValueOf(r)})
	return glyph[1].Bool()
}

// TestLegibleLettersAreInTheFonts checks that the fonts of every typeface have all letters for
// which HasGlyph returns true, and that HasGlyph is false for letters of other scripts.
func TestLegibleLettersAreInTheFonts(t *testing.T) {
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for f := range faces {
		for r := rune(0); r < 0x2200; r++ {
			file := fontFiles[f]
			for i, x := range scripts {
				if rare(string(r))>>i&1 != 0 && !holds(k.font(file), r) {
					file = x.files[f]
				}
			}
			if (HasGlyph(r) || r == '\u00a0') && !holds(k.font(file), r) {
				t.Errorf("the font %s has no %q (%U), which Legible allows", file, r, r)
			}
		}
	}
	for _, r := range "\t\u0391\u05d0\u5b57\u200b" {
		if HasGlyph(r) {
			t.Errorf("HasGlyph(%q) is true, but the fonts lack it", r)
		}
	}
}

// TestLettersOfTheLanguages checks that the main font files have all letters and marks of the app's
// languages. In fonts that have a narrow space for French, it must be narrower than a normal space.
func TestLettersOfTheLanguages(t *testing.T) {
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	const letters = "éèêëàâçœŒæîïôûùüÿÉÈÀÇñÑáíóúÁÍÓÚ«»¿¡ªºäöüß„“”’–—…·×−\u00a0\u202f"
	for f := range faces {
		drawn := replaceNarrowSpaces(letters, f)
		for _, r := range drawn {
			if !holds(k.font(fontFiles[f]), r) && !(f == Display && strings.ContainsRune("·×−…—", r)) {
				t.Errorf("the font %s has no %q (%U), which a language needs", fontFiles[f], r, r)
			}
		}
		if rare("œŒ") != 0 {
			t.Error("œ needs an additional font file")
		}
		face := k.face(f, 40, "")
		if thin, wide := advance(replaceNarrowSpaces("\u202f", f), face), advance(" ", face); thin <= 0 ||
			f != Display && thin >= wide {
			t.Errorf("%s: the narrow space is %v wide, the normal space %v", fontFiles[f], thin, wide)
		}
	}
	if got := wrap(replaceNarrowSpaces("Oui\u202f!", Body), k.face(Body, 12, ""), 1); len(got) != 1 {
		t.Errorf("the text is broken before the narrow space: %q", got)
	}
}
