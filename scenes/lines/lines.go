// Package lines writes documents of one line for each thing, every line with a check of its own: damage costs the lines that it
// hits and no others, and what is new is added at the end.
package lines

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Of writes a thing as a line: its JSON, " #", and the CRC-32C of that as eight digits.
func Of(thing any) ([]byte, error) {
	text, err := json.Marshal(thing)
	if err != nil {
		return nil, err
	}
	return Sign(text), nil
}

// Sign writes JSON as a line.
func Sign(text []byte) []byte {
	return fmt.Appendf(text[:len(text):len(text)], " #%08x\n", crc32.Checksum(text, castagnoli))
}

// Text returns the JSON of a line, and whether the line is whole.
func Text(line []byte) (text []byte, whole bool) {
	at := bytes.LastIndex(line, []byte(" #"))
	if at < 0 || string(line[at+2:]) != fmt.Sprintf("%08x", crc32.Checksum(line[:at], castagnoli)) {
		return nil, false
	}
	return line[:at], true
}

// Read reads a line into a thing. It reports whether the line is whole and is one.
func Read(line []byte, thing any) bool {
	text, whole := Text(line)
	return whole && json.Unmarshal(text, thing) == nil
}

// Each gives every line of a document that is not empty to take, which reports whether the line was whole. It returns how many
// were not.
func Each(document []byte, take func(line []byte) bool) (damaged int) {
	for line := range bytes.Lines(document) {
		if line = bytes.TrimSpace(line); len(line) > 0 && !take(line) {
			damaged++
		}
	}
	return damaged
}
