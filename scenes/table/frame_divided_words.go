package table

import (
	"strings"

	"gulch/render/i18n"
)

// DivideWord divides a long word before one of the usual endings of such words, and returns the
// first part with a hyphen, and the rest. It returns false if no ending fits.
func DivideWord(word string) (first, rest string, ok bool) {
	for _, end := range strings.Fields(i18n.T(dividedEndings)) {
		if first, has := strings.CutSuffix(word, end); has && first != "" {
			return first + "-", end, true
		}
	}
	return word, "", false
}

// dividedEndings lists the ends of long words, in names of cards and cabins, before which these are
// divided. An ending that contains another one comes first.
var dividedEndings = i18n.Mark("wright house ment")
