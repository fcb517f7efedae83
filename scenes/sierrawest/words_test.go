package sierrawest

import (
	"testing"
	"unicode/utf8"

	"gulch/assets"
	"gulch/render/words"
)

// mostLetters is what the prompt of a tall window holds in the size of the log; with more it would be smaller.
const mostLetters = 104

// What is asked is short enough to stand in letters as large as those of the log, in every language.
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
				t.Errorf("%s, phase %d: %d letters: %s", lang, phase, utf8.RuneCountInString(said), said)
			}
		}
	}
}
