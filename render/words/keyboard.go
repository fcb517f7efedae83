package words

import (
	"maps"
	"strings"
	"sync/atomic"
)

// Texts name keys by their letters: in brackets at the end, "Ask a strong player what to do here.
// (H)", or within as {key H}. Both become what the key is called on the player's keyboard.

// keyboard holds the names of letter keys by their letters, where the names are others. It may be
// nil.
var keyboard atomic.Pointer[map[string]string]

// NameKeys sets the names of letter keys, by their letters in upper case, where they are not the
// letters, and reports whether that is new. It holds for the whole program and is changed between
// two frames.
func NameKeys(names map[string]string) (changed bool) {
	old := keyboard.Swap(&names)
	return old == nil && len(names) > 0 || old != nil && !maps.Equal(*old, names)
}

// Key returns the name of a letter key on the player's keyboard.
func Key(letter string) string {
	if names := keyboard.Load(); names != nil && (*names)[letter] != "" {
		return (*names)[letter]
	}
	return letter
}

// keyMark begins a key within a text; it ends with "}".
const keyMark = "{key "

// withKeys replaces the keys within a text by their names.
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

// withKeyAtEnd names the letter key in brackets at the end of a text.
func withKeyAtEnd(text, letter string) string {
	if name := Key(letter); name != letter {
		return keyless(text) + " (" + name + ")"
	}
	return text
}
