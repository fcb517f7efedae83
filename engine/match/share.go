package match

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
	"unicode"

	"gulch/engine"
)

// Marks around a record that is pasted into a message, and the length of its lines.
const (
	shareBegin = "gulch:1:"
	shareEnd   = ":end"
	shareWidth = 64
)

// ErrPaste says that pasted text holds no whole record.
var ErrPaste = engine.Errorf("no whole game in this text")

// Export writes the record small, as lines of letters for a message: "gulch:1:", then, in URL-safe base64, the
// CRC-32C and the deflated text of the setup (JSON) and the moves ("seat notation", one per line), then ":end".
func (r Record) Export() (string, error) {
	var packed bytes.Buffer
	setup, err := json.Marshal(r)
	if err != nil {
		return "", err
	}
	plain := append(setup, '\n')
	for _, e := range r.Entries {
		plain = fmt.Appendf(plain, "%d %s\n", e.Seat, e.Move)
	}
	if err := binary.Write(&packed, binary.BigEndian, crc32.Checksum(plain, castagnoli)); err != nil {
		return "", err
	}
	z, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := z.Write(plain); err != nil {
		return "", err
	}
	if err := z.Close(); err != nil {
		return "", err
	}
	return wrap(shareBegin + base64.RawURLEncoding.EncodeToString(packed.Bytes()) + shareEnd), nil
}

// wrap breaks text into lines.
func wrap(text string) string {
	var b strings.Builder
	for len(text) > shareWidth {
		b.WriteString(text[:shareWidth] + "\n")
		text = text[shareWidth:]
	}
	b.WriteString(text)
	return b.String()
}

// Import finds in text what Export has written. Words around it, line breaks and quotation marks (">") do no harm.
// The error says, for the player, what is missing.
func Import(text string) (Record, error) {
	if len(text) > maxText {
		return Record{}, checkSize(ErrPaste, len(text), 0)
	}
	text = strings.Map(func(c rune) rune {
		if unicode.IsSpace(c) || c == '>' || !unicode.IsPrint(c) {
			return -1
		}
		return c
	}, text)
	_, text, found := strings.Cut(text, shareBegin)
	if !found {
		return Record{}, engine.Errorf("%s: it has no %q; copy the whole message", ErrPaste, shareBegin)
	}
	text, _, found = strings.Cut(text, shareEnd)
	if !found {
		return Record{}, engine.Errorf("%s: its end, %q, is missing; copy the whole message", ErrPaste, shareEnd)
	}
	plain, err := unpack(text)
	if err != nil {
		return Record{}, engine.Errorf("%s: letters are missing or were changed (%s); ask for it again", ErrPaste, err)
	}
	return readShared(plain)
}

// unpack undoes base64, compression and check.
func unpack(text string) ([]byte, error) {
	packed, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	if len(packed) < 4 {
		return nil, io.ErrUnexpectedEOF
	}
	plain, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed[4:])), maxText+1))
	if err != nil {
		return nil, err
	}
	if err := checkSize(ErrPaste, len(plain), bytes.Count(plain, []byte("\n"))-1); err != nil {
		return nil, err
	}
	if crc32.Checksum(plain, castagnoli) != binary.BigEndian.Uint32(packed) {
		return nil, engine.Errorf("the check does not fit")
	}
	return plain, nil
}

// readShared reads setup and moves.
func readShared(plain []byte) (Record, error) {
	var r Record
	setup, moves, _ := strings.Cut(string(plain), "\n")
	if err := json.Unmarshal([]byte(setup), &r); err != nil {
		return r, engine.Errorf("%s: its setup cannot be read: %s", ErrPaste, engine.ExplainJSON(err))
	}
	r.Cut = r.hold()
	for line := range strings.Lines(moves) {
		seat, move, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		n, err := strconv.Atoi(seat)
		if err != nil || n < 0 || n >= len(r.Seats) {
			return r, engine.Errorf("%s: there is no seat %q", ErrPaste, short(seat))
		}
		r.Entries = append(r.Entries, Entry{Seat: engine.Seat(n), Move: move})
	}
	return r, nil
}
