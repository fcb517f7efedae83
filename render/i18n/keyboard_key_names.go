package i18n

import (
	"maps"
	"strings"
	"sync/atomic"
)

// Texts name shortcut keys by their letters, either in brackets at the end, as in "Ask a strong
// player what to do here. (H)", or inside the text as {key H}. T replaces both by the name that the
// key has on the player's keyboard.

// keyboard maps upper-case letters of shortcut keys to the names of these keys on the player's
// keyboard. It has an entry only where the name differs from the letter. It is nil until [NameKeys]
// is called.
var keyboard atomic.Pointer[map[string]string]

// NameKeys sets the names of the letter keys on the player's keyboard, and reports whether the
// names have changed. names maps upper-case letters to names; a key whose name is the letter itself
// has no entry. The names apply to the whole program, so NameKeys must be called between two
// frames.
func NameKeys(names map[string]string) (changed bool) {
	old := keyboard.Swap(&names)
	return old == nil && len(names) > 0 || old != nil && !maps.Equal(*old, names)
}

// Key returns the name of a letter key on the player's keyboard. letter is the upper-case letter of
// the key in the shortcuts, such as "H" for the hint.
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
