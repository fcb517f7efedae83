package match

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"
)

// TestPlain checks that a record in another encoding or with other line ends is read like the
// original.
func TestPlain(t *testing.T) {
	good := string(sampleRecord(t))
	wide := func(order binary.AppendByteOrder) string {
		out := order.AppendUint16(nil, 0xfeff)
		for _, u := range utf16.Encode([]rune(good)) {
			out = order.AppendUint16(out, u)
		}
		return string(out)
	}
	for name, text := range map[string]string{
		"CRLF": strings.ReplaceAll(good, "\n", "\r\n"), "CR": strings.ReplaceAll(good, "\n", "\r"), "BOM": "\ufeff" +
			good,
		"UTF-16LE": wide(binary.LittleEndian), "UTF-16BE": wide(binary.BigEndian),
		"CRLF with empty lines": strings.ReplaceAll(good, "\n", "\r\n\r\n"),
	} {
		m, damage, err := Resume(findHeap, []byte(text), nil)
		if err != nil || damage != nil || string(m.Text()) != good {
			t.Errorf("Resume of a record with %s returns the error %v, damage %v, or another text", name, err, damage)
		}
	}
	if got := NormalizeText([]byte("\xff\xfeA\x00B")); !bytes.Equal(got, []byte("A")) {
		t.Errorf("NormalizeText of a text with half a letter at the end is %q, want A", got)
	}
}
