package clip

import (
	"slices"
	"unicode/utf16"
)

// encodeUTF16 returns a text in the format of the Windows clipboard: UTF-16 with a terminating
// zero. Zeros within the text are removed, because the text would end there.
func encodeUTF16(text string) []uint16 {
	letters := slices.DeleteFunc(utf16.Encode([]rune(text)), func(l uint16) bool { return l == 0 })
	return append(letters, 0)
}

// decodeUTF16 returns the text encoded by the UTF-16 code units before the first zero, or by all of
// them if there is no zero.
func decodeUTF16(letters []uint16) string {
	if end := slices.Index(letters, 0); end >= 0 {
		letters = letters[:end]
	}
	return string(utf16.Decode(letters))
}
