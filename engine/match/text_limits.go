package match

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gulch/engine"
)

// Limits of records and messages, far above any real game. They are checked before memory is
// allocated, because a short compressed message can expand to millions of lines.
const (
	maxText  = 1 << 20 // maximum size in bytes of a record, and of a message after it is unpacked
	maxLines = 20_000  // maximum number of decisions, including undone ones
	// maximum number of characters of an ID in the setup: of a game, face, level or persona
	maxWord = 40
)

// maxMarks is the maximum number of combining marks, such as accents, per letter. Several marks on
// top of each other would cover the lines above and below.
const maxMarks = 1

// checkSize returns an error if a record is larger than any real game. what is the error that it
// wraps. size is in bytes, and lines is the number of lines after the setup.
func checkSize(what error, size, lines int) error {
	switch {
	case size > maxText:
		return engine.Errorf("%s: %d kB is too large for a game", what, size>>10)
	case lines > maxLines:
		return engine.Errorf("%s: %d lines are too many for a game", what, lines)
	}
	return nil
}

// sanitize limits the words of the setup to values that the new-game screen allows. It truncates
// long words, and adds a number to a name that an earlier seat has, too. It reports whether it
// changed any word.
func (r *Record) sanitize() (cut bool) {
	keep := func(word *string, most int) {
		if held := Sanitize(*word, most); held != *word {
			*word, cut = held, true
		}
	}
	keep(&r.Game, maxWord)
	for i := range r.Seats {
		s := &r.Seats[i]
		keep(&s.Name, MaxName)
		keep(&s.Face, maxWord)
		keep(&s.Bot, maxWord)
		keep(&s.Persona, maxWord)
		keep(&s.PersonID, maxWord)
	}
	r.Hints = r.Hints[:min(len(r.Hints), len(r.Seats))]
	r.SearchCutoffs = clampCutoffs(r.SearchCutoffs, len(r.Seats))
	for i := range r.Seats {
		cut = r.makeNameUnique(i) || cut
	}
	return cut
}

// Sanitize removes control characters, and combining marks beyond maxMarks per letter, from a word,
// and returns the beginning of the rest. most is the maximum number of characters in the result.
// The combining marks that are left are not counted as characters.
func Sanitize(word string, most int) string {
	var b strings.Builder
	letters, marks := 0, 0
	for _, c := range word {
		switch {
		case c == utf8.RuneError: // invalid encoding
			continue
		case unicode.Is(unicode.M, c):
			if marks++; letters == 0 || marks > maxMarks {
				continue
			}
		case unicode.IsSpace(c):
			c = ' '
			fallthrough
		case unicode.IsGraphic(c):
			if letters++; letters > most {
				return strings.TrimRight(b.String(), " ")
			}
			marks = 0
		default: // drops control characters, direction marks and invalid encoding
			continue
		}
		b.WriteRune(c)
	}
	return b.String()
}

// abbreviate returns a word from a record, truncated to a length at which an error message can
// quote it.
func abbreviate(word string) string {
	if held := Sanitize(word, maxWord); held != word {
		return held + "…"
	}
	return word
}
