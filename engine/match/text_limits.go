package match

import (
	"fmt"
	"slices"
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

// MaxName is the maximum number of characters of a seat's name, combining marks not counted. The
// new-game screen has the same limit.
const MaxName = 16

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

// makeNameUnique appends a number, as in "Ada (2)", to the name of seat i if an earlier seat has
// the same name, and reports whether it did.
func (r *Record) makeNameUnique(i int) (told bool) {
	name := r.Seats[i].Name
	for n := 2; slices.ContainsFunc(r.Seats[:i], func(s Seat) bool { return SameName(s.Name, r.Seats[i].Name) }); n++ {
		number := fmt.Sprintf("(%d)", n)
		r.Seats[i].Name = strings.TrimSpace(strings.TrimSpace(Sanitize(name, MaxName-len(number)-1)) + " " + number)
		told = true
	}
	return told
}

// lookalikes replaces Cyrillic letters by the Latin letters that have the same shape.
var lookalikes = strings.NewReplacer("А", "A", "В", "B", "Е", "E", "Ѕ", "S", "І", "I", "Ї", "Ï", "Ј", "J", "К", "K",
	"М", "M", "Н", "H",
	"О", "O", "Р", "P", "С", "C", "Т", "T", "У", "Y", "Х", "X", "Ё", "Ë")

// SameName reports whether two names look the same. Such names differ at most in case, in
// surrounding spaces, and in Cyrillic letters that have the same shape as Latin ones.
func SameName(a, b string) bool { return NameKey(a) == NameKey(b) }

// NameKey returns the key by which names are compared: two names are [SameName] if and only if
// their keys are equal.
func NameKey(name string) string { return lookalikes.Replace(strings.ToUpper(strings.TrimSpace(name))) }

// SanitizeName returns a name in the form that the new-game screen allows: at most [MaxName]
// letters, no control characters, single spaces between words. The result may be empty.
func SanitizeName(name string) string {
	held := strings.Join(strings.Fields(Sanitize(name, len(name))), " ")
	return strings.TrimSpace(Sanitize(held, MaxName))
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
