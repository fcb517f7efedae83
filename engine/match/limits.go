package match

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"gulch/engine"
)

// Limits of what is read, which no real game comes near. They are checked before anything is built of a text: a few letters of
// a message can stand for millions of lines.
const (
	maxText  = 1 << 20 // bytes of a record, or of a message once it is unpacked
	maxLines = 20_000  // decisions and what was taken back
	maxWord  = 40      // letters of a word of the setup that is no name: game, face, level, character
)

// MaxName is how many letters the name of a seat has at most, as on the sheet of a new game.
const MaxName = 16

// maxMarks is how many combining marks may stand on one letter. Stacks of them reach across everything above and below.
const maxMarks = 1

// checkSize refuses what is longer than any game. lines is how many there are after the setup.
func checkSize(what error, size, lines int) error {
	switch {
	case size > maxText:
		return engine.Errorf("%s: %d kB is more than any game needs", what, size>>10)
	case lines > maxLines:
		return engine.Errorf("%s: %d lines are more than any game has", what, lines)
	}
	return nil
}

// hold brings the words of a setup to what a sheet of a new game can write, and reports whether it had to: what is longer is
// cut, and of players with the same name the later ones get a number.
func (r *Record) hold() (cut bool) {
	keep := func(word *string, most int) {
		if held := Held(*word, most); held != *word {
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
		keep(&s.Who, maxWord)
	}
	r.Hints = r.Hints[:min(len(r.Hints), len(r.Seats))]
	r.Haste = heldHaste(r.Haste, len(r.Seats))
	for i := range r.Seats {
		cut = r.tell(i) || cut
	}
	return cut
}

// tell gives a seat's name a number if an earlier seat has the same one, and reports whether it did: "Ada (2)".
func (r *Record) tell(i int) (told bool) {
	name := r.Seats[i].Name
	for n := 2; slices.ContainsFunc(r.Seats[:i], func(s Seat) bool { return Alike(s.Name, r.Seats[i].Name) }); n++ {
		number := fmt.Sprintf("(%d)", n)
		r.Seats[i].Name = strings.TrimSpace(strings.TrimSpace(Held(name, MaxName-len(number)-1)) + " " + number)
		told = true
	}
	return told
}

// twins are letters of two alphabets that look the same.
var twins = strings.NewReplacer("А", "A", "В", "B", "Е", "E", "Ѕ", "S", "І", "I", "Ї", "Ï", "Ј", "J", "К", "K", "М", "M", "Н", "H",
	"О", "O", "Р", "P", "С", "C", "Т", "T", "У", "Y", "Х", "X", "Ё", "Ë")

// Alike reports whether nobody could tell two names apart: they differ in nothing but small and capital letters, spaces round
// them, and the alphabet.
func Alike(a, b string) bool { return NameKey(a) == NameKey(b) }

// NameKey returns the form in which names are compared: two names are [Alike] if and only if their
// keys are equal.
func NameKey(name string) string { return twins.Replace(strings.ToUpper(strings.TrimSpace(name))) }

// HeldName returns a name as the sheet of a new game allows it: at most [MaxName] letters, without
// controls, and with single spaces between words only. The result may be empty.
func HeldName(name string) string {
	held := strings.Join(strings.Fields(Held(name, len(name))), " ")
	return strings.TrimSpace(Held(held, MaxName))
}

// Held returns as much of a word as there is room for: so many letters at most, without controls, and with no more than one
// combining mark on each.
func Held(word string, most int) string {
	var b strings.Builder
	letters, marks := 0, 0
	for _, c := range word {
		switch {
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
		default: // controls, marks of direction, what cannot be read
			continue
		}
		b.WriteRune(c)
	}
	return b.String()
}

// short is a word out of a record as a message may quote it.
func short(word string) string {
	if held := Held(word, maxWord); held != word {
		return held + "…"
	}
	return word
}
