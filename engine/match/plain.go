package match

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
)

// Plain returns a text as Gulch writes it: in UTF-8, without a byte order mark, with the line ends
// of Unix. Editors of other systems save texts in UTF-16 (with a byte order mark, by which it is
// known) and with other line ends, and change nothing else by that.
func Plain(text []byte) []byte {
	switch {
	case bytes.HasPrefix(text, []byte("\xff\xfe")):
		text = fromUTF16(text[2:], binary.LittleEndian)
	case bytes.HasPrefix(text, []byte("\xfe\xff")):
		text = fromUTF16(text[2:], binary.BigEndian)
	default:
		text = bytes.TrimPrefix(text, []byte("\ufeff"))
	}
	if !bytes.Contains(text, []byte("\r")) {
		return text
	}
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
}

// fromUTF16 returns a text in UTF-8. A byte too many at its end is left out.
func fromUTF16(text []byte, order binary.ByteOrder) []byte {
	units := make([]uint16, len(text)/2)
	for i := range units {
		units[i] = order.Uint16(text[2*i:])
	}
	return []byte(string(utf16.Decode(units)))
}
