package clip

import (
	"slices"
	"unicode/utf16"
)

// encodeUTF16 returns a text as the Windows clipboard stores it: in UTF-16 with a terminating zero.
// Zeros within the text are dropped, since the text would end there.
func encodeUTF16(text string) []uint16 {
	letters := slices.DeleteFunc(utf16.Encode([]rune(text)), func(l uint16) bool { return l == 0 })
	return append(letters, 0)
}

// decodeUTF16 returns the text of UTF-16 code units up to the first zero, or of all if there is
// none.
func decodeUTF16(letters []uint16) string {
	if end := slices.Index(letters, 0); end >= 0 {
		letters = letters[:end]
	}
	return string(utf16.Decode(letters))
}
