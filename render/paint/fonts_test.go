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

// TestAlphabetsHaveSameHeight checks that names in the Latin and the Cyrillic alphabet have the
// same baseline and line height.
func TestAlphabetsHaveSameHeight(t *testing.T) {
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for f := range faces {
		want := k.face(f, 40, "Ada").Metrics()
		for _, name := range []string{"Анна", "Łukasz", "Ada Łoś и Анна"} {
			face := k.face(f, 40, name)
			if f != Display && (face.Metrics().HAscent != want.HAscent || face.Metrics().HDescent != want.HDescent) {
				t.Errorf("typeface %d: %q has the metrics %v, want %v like other alphabets", f, name, face.Metrics(),
					want)
			}
			if advance(name, face) <= 0 {
				t.Errorf("typeface %d: %q has no width", f, name)
			}
		}
	}
}

// TestNonBreakingSpace checks that a line is not broken between an amount and its unit.
func TestNonBreakingSpace(t *testing.T) {
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	f := k.face(Body, 12, "")
	width := advance("kostet 20", f) + 1
	if got, want := wrap("kostet 20\u00a0$", f, width), []string{"kostet", "20\u00a0$"}; !reflect.DeepEqual(got, want) {
		t.Errorf("the text is broken into %q, want %q", got, want)
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

// TestLongTextsStayWithinTextures checks that the picture of a very long text, for example from a
// file, does not exceed the size limit of textures.
func TestLongTextsStayWithinTextures(t *testing.T) {
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	const limit = 4096 - 2*overhang
	for name, s := range map[string]string{
		"one word": strings.Repeat("W", 3000), "lines": strings.Repeat("a\n", 30_000),
		"words": strings.Repeat("dusty trail ", 9000),
		"marks": "a" + strings.Repeat("\u0301", 9000), "spaces": strings.Repeat(" ", 30_000),
	} {
		for _, wrap := range []int{0, 400} {
			for _, px := range []int{12, 90} {
				r := k.set(runKey{text: s, face: Body, px: px, wrap: wrap, lead: 1.3})
				if r.w > limit || r.h > limit {
					t.Errorf("%s, wrapped at %d, letters of %d pixels: the picture has %.0f by %.0f pixels, more "+
						"than a texture", name, wrap, px, r.w, r.h)
				}
			}
		}
	}
}

// TestTruncate checks that truncate counts letters, not bytes.
func TestTruncate(t *testing.T) {
	for _, c := range []struct {
		text string
		n    int
		want string
	}{{"äöü", 3, "äöü"}, {"äöü", 2, "äö…"}, {"abc", 3, "abc"}, {"abcd", 3, "abc…"}} {
		if got := truncate(c.text, c.n); got != c.want {
			t.Errorf("truncate(%q, %d) = %q, want %q", c.text, c.n, got, c.want)
		}
	}
}
