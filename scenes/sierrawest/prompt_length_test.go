package sierrawest

import (
	"testing"
	"unicode/utf8"

	"gulch/assets"
	"gulch/render/i18n"
)

// mostLetters is the maximum length, in letters, of a prompt that fits into a tall window in
// letters of the size that the log has.
const mostLetters = 104

// TestPromptsAreShort checks, in every language, that prompts fit into a tall window in letters of
// the size that the log has.
func TestPromptsAreShort(t *testing.T) {
	defer i18n.SetCatalogue(nil)
	for _, lang := range i18n.Languages() {
		i18n.SetCatalogue(nil)
		if lang != i18n.English {
			catalogue, err := i18n.Load(assets.Translations(), lang)
			if err != nil {
				t.Fatal(err)
			}
			i18n.SetCatalogue(catalogue)
		}
		for phase, text := range prompts() {
			if said := i18n.T(text); utf8.RuneCountInString(said) > mostLetters {
				t.Errorf("%s, phase %d: the prompt has %d letters, too many: %s", lang, phase,
					utf8.RuneCountInString(said), said)
			}
		}
	}
}
