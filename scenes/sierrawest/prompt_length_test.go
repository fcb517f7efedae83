package sierrawest

import (
	"testing"
	"unicode/utf8"

	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
)

// mostLetters is the maximum length, in letters, of a prompt that fits into a tall window in
// letters of the size that the log has.
const mostLetters = 104

// TestPromptsAreShort checks, in every language, that prompts fit into a tall window in letters of
// the size that the log has.
func TestPromptsAreShort(t *testing.T) {
	i18ntest.Each(t, func(lang string) {
		for phase, text := range prompts() {
			if said := i18n.T(text); utf8.RuneCountInString(said) > mostLetters {
				t.Errorf("%s, phase %d: the prompt has %d letters, too many: %s", lang, phase,
					utf8.RuneCountInString(said), said)
			}
		}
	})
}
