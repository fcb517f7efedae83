package clip

import (
	"slices"
	"unicode/utf16"
)

// encodeUTF16 is a text as the clipboard of Windows holds it: in UTF-16, with a zero at its end. A zero in its midst would end it there, so
// that is left out.
func encodeUTF16(text string) []uint16 {
	letters := slices.DeleteFunc(utf16.Encode([]rune(text)), func(l uint16) bool { return l == 0 })
	return append(letters, 0)
}

// decodeUTF16 is the text of such letters: up to the first zero, or all of them where there is none.
func decodeUTF16(letters []uint16) string {
	if end := slices.Index(letters, 0); end >= 0 {
		letters = letters[:end]
	}
	return string(utf16.Decode(letters))
}
