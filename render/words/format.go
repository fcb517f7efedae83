package words

import (
	"fmt"
	"strings"
)

// Mark returns a text as it is. It marks a text of a table, kept in English, that [T] translates when it is shown, so
// that the catalogue of the app knows it.
func Mark(text string) string { return text }

// decimals are the decimal signs of the languages that have no point.
var decimals = map[string]string{"de": ","}

// Decimal writes a number with one decimal place, with the decimal sign of the language in use.
func Decimal(x float64) string {
	s := fmt.Sprintf("%.1f", x)
	if sign, other := decimals[Lang()]; other {
		s = strings.Replace(s, ".", sign, 1)
	}
	return s
}

// List puts things one after the other as a sentence does: "Ada, Ben and Cleo".
func List(all []string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return T("%s and %s", strings.Join(all[:n-1], ", "), all[n-1])
}
