package clip

import (
	"slices"
	"testing"
)

// TestUTF16RoundTrip checks the encoding for the Windows clipboard, and that decoding restores the
// text.
func TestUTF16RoundTrip(t *testing.T) {
	for text, want := range map[string][]uint16{
		"":        {0},
		"a share": {'a', ' ', 's', 'h', 'a', 'r', 'e', 0},
		"Grüße":   {'G', 'r', 0xFC, 0xDF, 'e', 0},
		"Ада":     {0x410, 0x434, 0x430, 0},
		"🐎\r\n":   {0xD83D, 0xDC0E, '\r', '\n', 0}, // a surrogate pair
	} {
		got := encodeUTF16(text)
		if !slices.Equal(got, want) {
			t.Errorf("%q is encoded as %x, want %x", text, got, want)
		}
		if back := decodeUTF16(got); back != text {
			t.Errorf("%q is decoded as %q", text, back)
		}
	}
	if got := encodeUTF16("a\x00b"); !slices.Equal(got, []uint16{'a', 'b', 0}) {
		t.Errorf("a text with a zero in it is encoded as %x, want it without the zero", got)
	}
	// the memory block may be larger than the text, or may end without a zero
	for _, letters := range [][]uint16{{'a', 'b', 0, 'c', 0}, {'a', 'b'}} {
		if got := decodeUTF16(letters); got != "ab" {
			t.Errorf("%x is decoded as %q, want \"ab\"", letters, got)
		}
	}
}
