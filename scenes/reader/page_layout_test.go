package reader

import (
	"strings"
	"testing"

	"gulch/render/paint"

	"pgregory.net/rapid"
)

// monospaced is a function for measuring texts in which all letters have the same width.
func monospaced(s string, st paint.Style) float64 { return float64(len([]rune(s))) * st.Size / 2 }

func noFigures(string, []string) (Illustration, bool) { return Illustration{}, false }

// TestFlowKeepsToItsColumn checks layouts for many widths and text sizes. Only a single word that
// is too long may extend beyond the column, nothing may be below the end of the page, and no word
// may be lost.
func TestFlowKeepsToItsColumn(t *testing.T) {
	b := parsed(t, sample)
	rapid.Check(t, func(t *rapid.T) {
		width := rapid.Float64Range(120, 900).Draw(t, "width")
		f := flow{width: width, size: rapid.SampledFrom([]float64{1, 1.25, 1.5}).Draw(t, "size"), advance: monospaced,
			figure: noFigures}
		page := f.lay(b)
		text := ""
		for _, p := range page.pieces {
			text += " " + p.text
			if p.rect.Right() > width+1 && strings.Contains(p.text, " ") {
				t.Errorf("%q extends to %.0f in a column of %.0f", p.text, p.rect.Right(), width)
			}
			if p.rect.Bottom() > page.height+40 {
				t.Errorf("%q is below the end of the page", p.text)
			}
		}
		for _, word := range []string{"bold", "slanted", "link", "going", "Ada", "Gavel.", "Auction."} {
			if !strings.Contains(text, word) {
				t.Errorf("the word %q is missing in the layout", word)
			}
		}
	})
}
