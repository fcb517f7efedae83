package stage

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/packed"
	"gulch/scenes/clip"
	"gulch/scenes/lines"
	"gulch/scenes/person"
	"gulch/scenes/srs"
)

// The text that moves persons to another device begins with a mark and the number of its format.
//
// Format 1 has a line for each fact and for each game, in the format of package lines. The first
// line has the number of lines, so that truncated text is detected; older versions neither write
// nor read that number. Format 2 is the text of format 1, encoded by package packed, between
// "gulch-people 2:" and ":end". It is used if the text in format 1 would be longer than older
// versions can read.
const (
	peopleMark   = "gulch-people "
	peoplePlain  = 1
	peoplePacked = 2
	packedMark   = "gulch-people 2:"
	peopleEnd    = ":end"
)

// Size limits of the exported text in bytes. The export never writes more than the import accepts.
var (
	maxPlainPeople = 1 << 20  // maximum in format 1: older versions read no more from the clipboard
	maxPeopleText  = 64 << 20 // maximum in format 2, after decoding; enough for about 80,000 games
)

// MaxImportBytes is the maximum size in bytes of an imported text or file.
const MaxImportBytes = clip.MaxText

// peopleLine is one line of the exported text: a fact or a game.
type peopleLine struct {
	Lines int             `json:"lines,omitempty"` // number of lines of the whole text; only set in the first line
	Fact  *person.Fact    `json:"fact,omitempty"`
	Game  json.RawMessage `json:"game,omitempty"`
}

// ExportPeople returns all persons, the facts about them and their games as text. It returns an
// error if the text would be longer than [App.ParsePeople] accepts.
func (h *App) ExportPeople() (string, error) {
	out := []byte(peopleMark + strconv.Itoa(peoplePlain) + "\n")
	all := h.peopleLines()
	for i, l := range all {
		if i == 0 {
			l.Lines = len(all)
		}
		line, err := lines.Encode(l)
		if err != nil {
			return "", err
		}
		out = append(out, line...)
	}
	if len(out) <= maxPlainPeople {
		return string(out), nil
	}
	letters, err := packed.Encode(out)
	if err != nil {
		return "", err
	}
	text := packed.Wrap(packedMark + letters + peopleEnd)
	if len(out) > maxPeopleText || len(text) > MaxImportBytes {
		return "", engine.Errorf("this is too much to export: %d MB. Copy Gulch's folder to the other device instead",
			len(out)>>20)
	}
	return text, nil
}

// peopleLines returns the lines of the exported text, the most important first: the persons, their
// games, other facts, and practice positions.
func (h *App) peopleLines() []peopleLine {
	var who, rest, positions []peopleLine
	for _, f := range h.book().Facts() {
		l := peopleLine{Fact: &f}
		switch {
		case f.Identity():
			who = append(who, l)
		case f.Kind == srs.Positions || f.Kind == srs.Answers:
			positions = append(positions, l)
		default:
			rest = append(rest, l)
		}
	}
	for _, g := range h.Tally().Export() {
		who = append(who, peopleLine{Game: g})
	}
	return append(append(who, rest...), positions...)
}

// IsPeople reports whether a text contains exported persons.
func IsPeople(text string) bool { return peopleFormat(text) > 0 }

// peopleFormat returns the number of the format of an exported text, 0 if the text contains no
// persons.
func peopleFormat(text string) int {
	for {
		var found bool
		if _, text, found = strings.Cut(text, peopleMark); !found {
			return 0
		}
		digits := text[:len(text)-len(strings.TrimLeft(text, "0123456789"))]
		if format, err := strconv.Atoi(digits); err == nil && format > 0 {
			return format
		}
	}
}

// ParsePeople reads persons from text. It returns an error if the text contains none.
func (h *App) ParsePeople(text string) (*PeopleImport, error) {
	switch format := peopleFormat(text); format {
	case 0:
		return nil, engine.Errorf("no players in this text: %q is missing. Export them again on the other device, and copy all of it",
			peopleMark+strconv.Itoa(peoplePlain))
	case peoplePlain:
		_, rest, _ := strings.Cut(text, peopleMark+strconv.Itoa(peoplePlain))
		return readPeople(rest)
	case peoplePacked:
		plain, err := unpackPeople(text)
		if err != nil {
			return nil, err
		}
		_, rest, _ := strings.Cut(plain, "\n")
		return readPeople(rest)
	default:
		return nil, engine.Errorf("a newer version of Gulch wrote this text (format %d, and this one reads up to %d). First, update this Gulch",
			format, peoplePacked)
	}
}

// unpackPeople decodes a text in format 2. It returns the text in format 1.
func unpackPeople(text string) (string, error) {
	_, rest, _ := strings.Cut(text, packedMark)
	letters, _, whole := strings.Cut(packed.Letters(rest), peopleEnd)
	if !whole {
		return "", engine.Errorf("this text was cut: its end, %q, is missing. Copy all of it, or use a file", peopleEnd)
	}
	plain, err := packed.Decode(letters, maxPeopleText)
	if errors.Is(err, packed.ErrLong) {
		return "", engine.Errorf("this text is too long to be from Gulch. Copy it again on the other device")
	}
	if err != nil {
		return "", engine.Errorf("this text is damaged: characters are missing or changed (%s). Copy it again on the other device", err)
	}
	return string(plain), nil
}

// readPeople reads the persons and games from a text in format 1. The result says how many lines
// were damaged or missing.
func readPeople(text string) (*PeopleImport, error) {
	a := &PeopleImport{book: &person.Book{}}
	read, of := 0, 0
	var games []json.RawMessage
	a.Damaged = lines.ForEach([]byte(text), func(line []byte) bool {
		if of > 0 && read >= of || strings.Trim(string(line), `"> `) == "" {
			return true // a line that is not part of the export, such as a greeting
		}
		read++
		data, whole := lines.Verify([]byte(strings.TrimLeft(string(line), "> ")))
		var l peopleLine
		if !whole && read == of { // the text was truncated within its last line
			read--
			return true
		}
		if !whole {
			return false
		}
		err := json.Unmarshal(data, &l)
		of = max(of, l.Lines)
		switch {
		case err == nil && l.Fact != nil && l.Fact.Valid():
			a.book.Put(*l.Fact)
		case err == nil && l.Game != nil:
			games = append(games, l.Game)
		default:
			a.Newer++
		}
		return true
	})
	a.Newer += a.games.AddJSON(games)
	a.Missing = max(0, of-read)
	if len(a.book.Facts())+len(a.games.Games) == 0 {
		return nil, engine.Errorf("none of the players in this text can be read. Export them again on the other device")
	}
	return a, nil
}
