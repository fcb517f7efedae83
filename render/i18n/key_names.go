package i18n

import (
	"maps"
	"strings"
	"sync/atomic"
)

// Texts name shortcut keys by their letters, either in brackets at the end, as in "Ask a strong
// player what to do here. (H)", or inside the text as {key H}. T replaces both by the name that the
// key has on the player's keyboard.

// keyboard maps letters of shortcut keys to the names of these keys on the player's keyboard. It
// contains only keys whose name is not the letter. It may be nil.
var keyboard atomic.Pointer[map[string]string]

// NameKeys sets the names of letter keys on the player's keyboard. names maps upper-case letters to
// names and contains only keys whose name is not the letter. NameKeys reports whether the names
// have changed. The names apply to the whole program, so NameKeys must be called between two
// frames.
func NameKeys(names map[string]string) (changed bool) {
	old := keyboard.Swap(&names)
	return old == nil && len(names) > 0 || old != nil && !maps.Equal(*old, names)
}

// Key returns the name, on the player's keyboard, of a letter key. letter is the upper-case letter
// that the key has on a US keyboard.
func Key(letter string) string {
	if names := keyboard.Load(); names != nil && (*names)[letter] != "" {
		return (*names)[letter]
	}
	return letter
}

// keyMark is the beginning of a placeholder for a key inside a text, such as "{key T}".
const keyMark = "{key "

// withKeys replaces the placeholders for keys in a text, such as "{key T}", by the names of the
// keys.
func withKeys(text string) string {
	for {
		before, rest, found := strings.Cut(text, keyMark)
		letter, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return text
		}
		text = before + Key(letter) + after
	}
}

// withKeyAtEnd replaces the letter in brackets at the end of a text, as in "Hint. (H)", by the name
// of that key.
func withKeyAtEnd(text, letter string) string {
	if name := Key(letter); name != letter {
		return withoutKeyAtEnd(text) + " (" + name + ")"
	}
	return text
}
