package menu

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentence makes an error a sentence for a player: with a capital letter and a full stop.
func sentence(err error) string { return sentenceOf(err.Error()) }

func sentenceOf(text string) string {
	text = strings.TrimSpace(text)
	first, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return ""
	}
	text = string(unicode.ToUpper(first)) + text[n:]
	if !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return text
}
