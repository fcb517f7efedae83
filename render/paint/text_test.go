package paint

import (
	"reflect"
	"strings"
	"testing"
)

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
