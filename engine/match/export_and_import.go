package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/packed"
)

// The beginning and the end of an exported game in a text message.
const (
	shareMark  = "gulch:"
	shareBegin = shareMark + "1:"
	shareEnd   = ":end"
)

// ErrPaste means that a pasted text contains no complete exported game.
var ErrPaste = engine.Errorf("no complete game in this text")

// Export returns the record in a compact form that fits into a message: "gulch:1:", the encoded
// game, and ":end", wrapped into lines. The encoded game is the setup (JSON) and the moves ("seat
// notation", one per line; "+" after the seat marks SamePress, "*" Automatic), encoded by package
// packed. The JSON object also has the coach's advice about decisions, which earlier versions
// ignore. Export returns an error if the game is longer than Import accepts.
func (r Record) Export() (string, error) {
	setup, err := json.Marshal(sharedRecord{r, adviceOf(r.Entries)})
	if err != nil {
		return "", err
	}
	plain := append(setup, '\n')
	for _, e := range r.Entries {
		plain = fmt.Appendf(plain, "%d%s %s\n", e.Seat, originMarks[e.Origin], e.Move)
	}
	if err := checkSize(errTooLong, len(plain), len(r.Entries)); err != nil {
		return "", err
	}
	letters, err := packed.Encode(plain)
	if err != nil {
		return "", err
	}
	return packed.Wrap(shareBegin + letters + shareEnd), nil
}

// sharedRecord is the JSON form of an exported game, without its moves.
type sharedRecord struct {
	Record
	Advice []sharedAdvice `json:"advice,omitempty"`
}

// errTooLong means that the record of a game is too long to be exported as a message.
var errTooLong = engine.Errorf("this game is too long to share")

// Import finds an exported game in a text and returns its record. It ignores surrounding words,
// line breaks and quotation marks (">"). Its error tells the player what is missing.
func Import(text string) (Record, error) {
	if len(text) > maxText {
		return Record{}, checkSize(ErrPaste, len(text), 0)
	}
	text = packed.Letters(text)
	_, after, found := strings.Cut(text, shareBegin)
	if !found {
		if v := shareVersion(text); v > 1 {
			return Record{}, engine.Errorf("%s: it has format %d, and this Gulch reads format 1. Open it with a newer version",
				ErrFormat, v)
		}
		return Record{}, engine.Errorf("%s: %q is missing. Copy the whole message", ErrPaste, shareBegin)
	}
	text, _, found = strings.Cut(after, shareEnd)
	if !found {
		return Record{}, engine.Errorf("%s: its end, %q, is missing. Copy the whole message", ErrPaste, shareEnd)
	}
	plain, err := unpack(text)
	if err != nil {
		return Record{}, engine.Errorf("%s: characters are missing or changed (%s). Ask for it again", ErrPaste, err)
	}
	return readShared(plain)
}

// shareVersion returns the format version of the first exported game in a text, which any version
// of Gulch may have written. It returns 0 if there is none.
func shareVersion(text string) int {
	for {
		var found bool
		if _, text, found = strings.Cut(text, shareMark); !found {
			return 0
		}
		digits, _, _ := strings.Cut(text, ":")
		if v, err := strconv.Atoi(digits); err == nil && v > 0 {
			return v
		}
	}
}

// unpack decodes the base64 text of an exported game, decompresses it, and verifies its checksum
// and size.
func unpack(text string) ([]byte, error) {
	plain, err := packed.Decode(text, maxText)
	if errors.Is(err, packed.ErrLong) {
		return nil, checkSize(ErrPaste, maxText+1, 0)
	}
	if err != nil {
		return nil, err
	}
	return plain, checkSize(ErrPaste, len(plain), bytes.Count(plain, []byte("\n"))-1)
}

// readShared parses the decompressed contents of a message: the setup and the moves.
func readShared(plain []byte) (Record, error) {
	var shared sharedRecord
	setup, moves, _ := strings.Cut(string(plain), "\n")
	err := json.Unmarshal([]byte(setup), &shared)
	r := shared.Record
	if err != nil {
		return r, engine.Errorf("%s: its setup can't be read: %s", ErrPaste, engine.ExplainJSON(err))
	}
	r.NamesChanged = r.sanitize()
	for line := range strings.Lines(moves) {
		seat, move, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		seat, from := cutOriginMark(seat)
		n, err := strconv.Atoi(seat)
		if err != nil || n < 0 || n >= len(r.Seats) {
			return r, engine.Errorf("%s: there's no seat %q", ErrPaste, abbreviate(seat))
		}
		r.Entries = append(r.Entries, Entry{Seat: engine.Seat(n), Move: move, Origin: from})
	}
	addAdvice(r.Entries, shared.Advice)
	return r, nil
}
