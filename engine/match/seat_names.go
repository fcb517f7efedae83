package match

import (
	"fmt"
	"slices"
	"strings"
)

// MaxName is the maximum number of characters of a seat's name, combining marks not counted. The
// new-game screen has the same limit.
const MaxName = 16

// makeNameUnique appends a number, as in "Ada (2)", to the name of seat i if an earlier seat has
// the same name, and reports whether it did.
func (r *Record) makeNameUnique(i int) (told bool) {
	name := r.Seats[i].Name
	for n := 2; slices.ContainsFunc(r.Seats[:i], func(s Seat) bool { return SameName(s.Name, r.Seats[i].Name) }); n++ {
		number := fmt.Sprintf("(%d)", n)
		r.Seats[i].Name = strings.TrimSpace(strings.TrimSpace(Sanitize(name, MaxName-len(number)-1)) + " " + number)
		told = true
	}
	return told
}

// lookalikes replaces Cyrillic letters by the Latin letters that have the same shape.
var lookalikes = strings.NewReplacer("А", "A", "В", "B", "Е", "E", "Ѕ", "S", "І", "I", "Ї", "Ï", "Ј", "J", "К", "K",
	"М", "M", "Н", "H",
	"О", "O", "Р", "P", "С", "C", "Т", "T", "У", "Y", "Х", "X", "Ё", "Ë")

// SameName reports whether two names look the same. Such names differ at most in case, in
// surrounding spaces, and in Cyrillic letters that have the same shape as Latin ones.
func SameName(a, b string) bool { return NameKey(a) == NameKey(b) }

// NameKey returns the key by which names are compared: two names are [SameName] if and only if
// their keys are equal.
func NameKey(name string) string { return lookalikes.Replace(strings.ToUpper(strings.TrimSpace(name))) }

// SanitizeName returns a name in the form that the new-game screen allows: at most [MaxName]
// letters, no control characters, single spaces between words. The result may be empty.
func SanitizeName(name string) string {
	held := strings.Join(strings.Fields(Sanitize(name, len(name))), " ")
	return strings.TrimSpace(Sanitize(held, MaxName))
}
