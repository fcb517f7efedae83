// Package lines reads and writes documents that have one JSON value per line. Each line has its own
// checksum, so damage to a document loses only the lines that it affects, and new values can be
// appended at the end. Packages person, stats and stage store their lists in this format. [Encode]
// encodes a line, [Verify] checks one, and [ForEach] iterates over the lines of a document.
package lines

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode returns a value encoded as a line: the JSON of the value, " #", the CRC-32C of the JSON in
// eight hexadecimal digits, and a newline. It returns an error if the value cannot be encoded as
// JSON.
func Encode(thing any) ([]byte, error) {
	text, err := json.Marshal(thing)
	if err != nil {
		return nil, err
	}
	return WithChecksum(text), nil
}

// WithChecksum returns a line made of the JSON text and its checksum, in the format of [Encode].
func WithChecksum(text []byte) []byte {
	return fmt.Appendf(text[:len(text):len(text)], " #%08x\n", crc32.Checksum(text, castagnoli))
}

// Verify returns the JSON text in a line. whole reports whether the line's checksum is right; if it
// is not, the text is nil. The line must be passed without its newline.
func Verify(line []byte) (text []byte, whole bool) {
	at := bytes.LastIndex(line, []byte(" #"))
	if at < 0 || string(line[at+2:]) != fmt.Sprintf("%08x", crc32.Checksum(line[:at], castagnoli)) {
		return nil, false
	}
	return line[:at], true
}

// ForEach calls take with each non-empty line of a document, without its newline. take must report
// whether the line is intact. ForEach returns the number of lines for which take returned false.
func ForEach(document []byte, take func(line []byte) bool) (damaged int) {
	for line := range bytes.Lines(document) {
		if line = bytes.TrimSpace(line); len(line) > 0 && !take(line) {
			damaged++
		}
	}
	return damaged
}
