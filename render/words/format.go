package words

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Mark returns a text as it is. It marks a text of a table, kept in English, that [T] translates when it is shown, so
// that the catalogue of the app knows it.
func Mark(text string) string { return text }

// Decimal writes a number with one decimal place, with the decimal sign of the language in use.
func Decimal(x float64) string {
	return strings.Replace(fmt.Sprintf("%.1f", x), ".", here().Decimal, 1)
}

// decimal is a number that verbs write with the decimal sign of the language in use.
type decimal float64

// Format is that of the number itself, but for the sign.
func (d decimal) Format(f fmt.State, verb rune) {
	_, _ = io.WriteString(f, strings.Replace(fmt.Sprintf(fmt.FormatString(f, verb), float64(d)), ".", here().Decimal, 1))
}

// localized returns what is put into a text, its numbers with the decimal sign of the language in use.
func localized(args []any) []any {
	if here().Decimal == "." {
		return args
	}
	out := slices.Clone(args)
	for i, a := range out {
		if x, ok := a.(float64); ok {
			out[i] = decimal(x)
		}
	}
	return out
}

// Percent writes a percentage.
func Percent(n int) string { return T("%d%%", n) }

// List puts things one after the other as a sentence does: "Ada, Ben and Cleo".
func List(all []string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return T("%s and %s", strings.Join(all[:n-1], ", "), all[n-1])
}

// Colon puts what is said of a thing behind its name, with the spaces that the language has around a colon: "Gold: 5".
func Colon(name, said string) string { return T("%s: %s", name, said) }

// Clauses puts half sentences one after the other, with the spaces that the language has around a semicolon: "Ada pays $2; Ben pays
// nothing".
func Clauses(all []string) string {
	if len(all) == 0 {
		return ""
	}
	out := all[0]
	for _, next := range all[1:] {
		out = T("%s; %s", out, next)
	}
	return out
}

// Question asks for what is said, with the marks and spaces of the language: "Pass?", "¿Pasar?".
func Question(said string) string { return T("%s?", said) }

// months are the names of the months.
var months = [...]string{
	Mark("January"), Mark("February"), Mark("March"), Mark("April"), Mark("May"), Mark("June"), Mark("July"),
	Mark("August"), Mark("September"), Mark("October"), Mark("November"), Mark("December"),
}

// Date writes a day: "2 January 2026". It takes no time.Time: on which day an instant lies is a question for package calendar.
func Date(year int, month time.Month, day int) string {
	written := T("%d %s %d", day, T(months[month-1]), year)
	if first := here().First; day == 1 && first != "" {
		written = strings.Replace(written, "1", first, 1)
	}
	return written
}

// Capital begins a text with a capital letter, behind the marks that open it.
func Capital(text string) string {
	for i, r := range text {
		if unicode.IsLetter(r) {
			return text[:i] + string(unicode.ToUpper(r)) + text[i+utf8.RuneLen(r):]
		}
		if !strings.ContainsRune("«„“‘¿¡([\u202f\u00a0", r) {
			break
		}
	}
	return text
}
