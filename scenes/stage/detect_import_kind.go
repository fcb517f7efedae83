package stage

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/packed"
	"gulch/scenes/lines"
)

// Content is the kind of content of an imported text or file.
type Content uint8

// The kinds of content that can be imported.
const (
	ContentNone Content = iota
	ContentGame
	ContentPeople
)

// The fixed words at the start of a game in a text: recordMark for a readable record, gameMark for
// a game encoded as a message. They are the same in all versions of the app.
const (
	recordMark = "gulch-record "
	gameMark   = "gulch:"
)

// DetectContent detects the kind of imported data. Besides the kind it returns the text of the data
// in UTF-8, from the words that mark a game or exported persons to the end. For any other data it
// returns an error that says what the data is instead, such as a picture.
func DetectContent(data []byte) (Content, string, error) {
	text := string(match.NormalizeText(data))
	record, game, people := strings.Index(text, recordMark), strings.Index(text, gameMark), -1
	if IsPeople(text) {
		people = strings.Index(text, peopleMark)
	}
	first := func(at int, others ...int) bool {
		for _, other := range others {
			if other >= 0 && other < at {
				return false
			}
		}
		return at >= 0
	}
	switch {
	case first(people, record, game):
		return ContentPeople, text[people:], nil
	case first(record, people, game):
		return ContentGame, text[record:], nil
	case game >= 0:
		return ContentGame, text[game:], nil
	case printable(text) && strings.Contains(packed.Letters(text), gameMark): // line breaks may split the mark
		return ContentGame, text, nil
	}
	return ContentNone, "", other(data, text)
}

// signatures lists the first bytes of common file formats, each with the error that tells the
// player the kind of file.
var signatures = []struct {
	begins string
	is     error
}{
	{"\x89PNG", errPicture}, {"\xff\xd8\xff", errPicture}, {"GIF8", errPicture}, {"RIFF", errPicture},
	{"BM", errPicture},
	{"PK\x03\x04", errArchive}, {"\x1f\x8b", errArchive}, {"7z\xbc\xaf", errArchive}, {"Rar!", errArchive},
	{"%PDF", errForeign},
}

// Errors for files that contain neither a game nor persons. They say what the file is instead.
var (
	errEmpty    = engine.Errorf("it's empty")
	errPicture  = engine.Errorf("it's a picture. A game file ends in .gulch")
	errArchive  = engine.Errorf("it's an archive. Unpack it, and drop the files inside")
	errForeign  = engine.Errorf("it's another app's file. A game file ends in .gulch")
	errOwn      = engine.Errorf("it's one of Gulch's own files. To take players along, use “Export players”")
	errHeadless = engine.Errorf("%s: its first line, with the players and the seed, is missing. "+
		"Use a copy of the file if you have one", match.ErrHeader)
	errNothing = engine.Errorf("it has no game and no players. If it's a message, copy all of it")
)

// other returns the error for imported data that contains neither a game nor persons. The error
// says what the data is instead, as far as that can be detected.
func other(data []byte, text string) error {
	if strings.TrimSpace(text) == "" {
		return errEmpty
	}
	for _, s := range signatures {
		if bytes.HasPrefix(data, []byte(s.begins)) && !printable(text) {
			return s.is
		}
	}
	switch {
	case strings.HasPrefix(text, "%PDF"):
		return errForeign
	case headless(text):
		return errHeadless
	case !printable(text):
		return errForeign
	case own(text):
		return errOwn
	}
	return errNothing
}

// printable reports whether text, the data of an imported file, is text at all: valid UTF-8 without
// zero bytes.
func printable(text string) bool { return utf8.ValidString(text) && !strings.Contains(text, "\x00") }

// headless reports whether a text has lines of a game's record but lacks the first line of the
// record.
func headless(text string) bool {
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) < 4 {
			continue
		}
		if check := words[len(words)-1]; check[0] != '#' || len(check) != len("#00000000") {
			continue
		}
		switch words[1] {
		case "seat", "undo", "hint", "haste":
			return true
		}
	}
	return false
}

// own reports whether a text is one of Gulch's internal documents: a document of lines with
// checksums, or the settings.
func own(text string) bool {
	first, _, _ := strings.Cut(text, "\n")
	if _, whole := lines.Verify([]byte(strings.TrimSpace(first))); whole {
		return true
	}
	return strings.HasPrefix(strings.TrimSpace(text), "{") && strings.Contains(text, `"master_volume"`)
}
