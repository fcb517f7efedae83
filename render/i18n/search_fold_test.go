package i18n

import "testing"

func TestFolded(t *testing.T) {
	for text, want := range map[string]string{"Mine ÉPUISÉE\u202f!": "mine epuisee !", "Cœur": "coeur",
		"Straße": "strasse", "Año": "ano", "R17": "r17"} {
		if got := FoldForSearch(text); got != want {
			t.Errorf("Folded(%q) is %q, want %q", text, got, want)
		}
	}
}
