package sierrawest

import (
	"testing"
	"unicode/utf8"

	"gulch/assets"
	"gulch/render/words"
)

// mostLetters is the largest number of letters of a prompt that fits into a tall window in the size
// of the log.
const mostLetters = 104

// TestPromptsAreShort checks that prompts are short enough for letters as large as those of the
// log, in every language.
func TestPromptsAreShort(t *testing.T) {
	defer words.Use(nil)
	for _, lang := range words.Languages() {
		words.Use(nil)
		if lang != words.English {
			catalogue, err := words.Load(assets.Words(), lang)
			if err != nil {
				t.Fatal(err)
			}
			words.Use(catalogue)
		}
		for phase, text := range prompts() {
			if said := words.T(text); utf8.RuneCountInString(said) > mostLetters {
				t.Errorf("%s, phase %d: the prompt has %d letters, too many: %s", lang, phase, utf8.RuneCountInString(said), said)
			}
		}
	}
}
