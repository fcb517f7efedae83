package reader

import (
	"slices"
	"strings"
	"testing"
)

// TestFaults checks that every kind of broken reference is reported, and that a correct book has no
// faults.
func TestFaults(t *testing.T) {
	anyFigure := func(string, []string) (Illustration, bool) { return Illustration{}, true }
	if all := parsed(t, sample).Faults(anyFigure, func(string) bool { return true }); len(all) > 0 {
		t.Errorf("a correct book has the faults %q", all)
	}
	b := parsed(t, sample+"\n### Again | inner\n[a link>nowhere]\n")
	b.Sections = append(b.Sections, Section{Title: "Empty", Anchor: "empty"})
	got := b.Faults(noFigures, func(string) bool { return false })
	want := []string{`there is no icon "gavel"`, `there is no figure cards ["a" "b"]`, `two paragraphs have the anchor`,
		`there is no paragraph "nowhere"`, `the section "empty" cannot be gone to`}
	for _, w := range want {
		if !slices.ContainsFunc(got, func(x string) bool { return strings.Contains(x, w) }) {
			t.Errorf("the faults %q lack %q", got, w)
		}
	}
	if len(got) != 6 { // the icon is in a text and in a sign
		t.Errorf("%d faults, want 6: %q", len(got), got)
	}
}

// TestCompare checks that a translation is compared with the original part by part.
func TestCompare(t *testing.T) {
	original := parsed(t, sample)
	for text, want := range map[string]string{
		sample:                                  "",
		sample + "\n### More | more\n":          "stands where the original has",
		sample + "\n= hat | Hat | A hat. | x\n": "stands where the original has",
		sample + "\n@ wait | W | Wait. | x\n":   "is not in the original",
		strings.Replace(sample, "@ bid", "", 1): "is missing",
	} {
		got := strings.Join(parsed(t, text).Compare(original), "; ")
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("the differences are %q, want %q, of the text %s", got, want, text)
		}
	}
}
