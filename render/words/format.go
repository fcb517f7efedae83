package words

import (
	"fmt"
	"strings"
	"time"
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

// months are the names of the months.
var months = [...]string{
	Mark("January"), Mark("February"), Mark("March"), Mark("April"), Mark("May"), Mark("June"), Mark("July"),
	Mark("August"), Mark("September"), Mark("October"), Mark("November"), Mark("December"),
}

// Date writes a day: "2 January 2026".
func Date(t time.Time) string { return T("%d %s %d", t.Day(), T(months[t.Month()-1]), t.Year()) }
