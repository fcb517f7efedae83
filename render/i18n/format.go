package i18n

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Mark returns its argument. It marks an English text in a table or constant as translatable, so
// that the command dev words finds it. [T] translates the text when it is shown.
func Mark(text string) string { return text }

// Decimal formats a number with one decimal place and the decimal separator of the current
// language. A half is rounded away from zero: 0.25 becomes 0.3.
func Decimal(x float64) string {
	return strings.Replace(fmt.Sprintf("%.1f", roundHalf(x, 1)), ".", currentLanguage().Decimal, 1)
}

// roundHalf rounds a number to a number of decimal places, a half away from zero as people do.
// Package fmt rounds it to the even digit, and 0.35 down because it is not exact in binary.
func roundHalf(x float64, places int) float64 {
	scale := math.Pow10(places)
	return math.Round(x*scale+math.Copysign(1e-9, x)) / scale
}

// decimal is a float64 that package fmt formats with the decimal separator of the language in use.
type decimal float64

// Format implements fmt.Formatter. It formats the number as fmt does, with the decimal separator
// replaced, and rounds like [Decimal].
func (d decimal) Format(f fmt.State, verb rune) {
	x := float64(d)
	if places, ok := f.Precision(); ok {
		x = roundHalf(x, places)
	}
	_, _ = io.WriteString(f, strings.Replace(fmt.Sprintf(fmt.FormatString(f, verb), x), ".",
		currentLanguage().Decimal, 1))
}

// localized returns the arguments of a text with every float64 replaced by a [decimal].
func localized(args []any) []any {
	if !slices.ContainsFunc(args, func(a any) bool { _, ok := a.(float64); return ok }) {
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

// Percent formats n percent in the current language.
func Percent(n int) string { return T("%d%%", n) }

// ordinals holds the texts of [Ordinal], by number minus 1.
var ordinals = [...]string{Mark("1st"), Mark("2nd"), Mark("3rd"), Mark("4th"), Mark("5th"), Mark("6th")}

// Ordinal returns the short text of place n in an order, from 1 for "1st" to 6, the largest number
// of seats in a game.
func Ordinal(n int) string { return T(ordinals[n-1]) }

// List joins items as in a sentence of the current language: "Ada, Ben and Cleo".
func List(all []string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return T("%s and %s", strings.Join(all[:n-1], ", "), all[n-1])
}

// Colon joins a name and a text (said) by a colon, with the spaces that the current language has
// around it: "Gold: 5".
func Colon(name, said string) string { return T("%s: %s", name, said) }

// AfterColon returns a phrase (said) that follows a colon in a sentence. If it contains a colon,
// too, it is in quotation marks: "Hint: “Build: House”".
func AfterColon(said string) string {
	if !strings.Contains(said, ":") {
		return said
	}
	return T("“%s”", said)
}

// JoinClauses joins clauses by semicolons, with the spaces that the current language has around
// them: "Ada pays $2; Ben pays nothing".
func JoinClauses(all []string) string {
	if len(all) == 0 {
		return ""
	}
	out := all[0]
	for _, next := range all[1:] {
		out = T("%s; %s", out, next)
	}
	return out
}

// Question makes a question of a phrase (said), with the punctuation of the current language:
// "Pass?", "¿Pasar?".
func Question(said string) string { return T("%s?", said) }

// months are the English names of the months, which are translated when a date is formatted.
var months = [...]string{
	Mark("January"), Mark("February"), Mark("March"), Mark("April"), Mark("May"), Mark("June"), Mark("July"),
	Mark("August"), Mark("September"), Mark("October"), Mark("November"), Mark("December"),
}

// Date formats a day in the language in use: "January 2, 2026". It takes year, month and day
// instead of a time.Time, because the day of a time.Time depends on a time zone; package calendar
// computes the day.
func Date(year int, month time.Month, day int) string {
	written := T("%[2]s %[1]d, %[3]d", day, T(months[month-1]), year)
	if first := currentLanguage().FirstOfMonth; day == 1 && first != "" {
		written = strings.Replace(written, "1", first, 1)
	}
	return written
}

// Capitalize returns a text with its first letter in upper case. Opening quotes, brackets and
// spaces before the letter are skipped.
func Capitalize(text string) string {
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
