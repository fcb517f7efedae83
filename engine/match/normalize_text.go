package match

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
)

// NormalizeText normalizes a text file to UTF-8 without a byte order mark and with LF line ends.
// Editors on other systems may have saved it in UTF-16 (with a byte order mark, by which it is
// recognized) or with other line ends.
func NormalizeText(text []byte) []byte {
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

// fromUTF16 converts UTF-16 to UTF-8. It ignores an odd last byte.
func fromUTF16(text []byte, order binary.ByteOrder) []byte {
	units := make([]uint16, len(text)/2)
	for i := range units {
		units[i] = order.Uint16(text[2*i:])
	}
	return []byte(string(utf16.Decode(units)))
}
