package table

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"gulch/render/i18n"
	"gulch/render/paint"
)

// FirstName returns the first word of a name, for places where the whole name does not fit. A
// number after it is kept: only the number distinguishes "Stranger 2" from "Stranger".
func FirstName(name string) string {
	name = strings.TrimSpace(name)
	first, rest, _ := strings.Cut(name, " ")
	if _, err := strconv.Atoi(rest); err == nil {
		return name
	}
	return first
}

// FittingName returns a name and the style to write it in a width: the whole name in letters no
// smaller than least, else its first word likewise. If not even that fits, it returns the whole
// name at size least, for the style to clip.
func FittingName(p *paint.Canvas, name string, wide float64, st paint.Style, least float64) (paint.Style, string) {
	size := st.Size
	for _, text := range []string{name, FirstName(name)} {
		for st.Size = size; st.Size >= least; st.Size -= 0.5 {
			if w, _ := p.Measure(text, st); w <= wide {
				return st, text
			}
		}
	}
	st.Size = least
	return st, name
}

// CurrentAndNext returns whose turn it is and who comes next, for the heading of the ledger. First
// names are used if the whole names are too long and the first names differ.
func CurrentAndNext(now, next string) string {
	one, other := FirstName(now), FirstName(next)
	if one != other && utf8.RuneCountInString(now)+utf8.RuneCountInString(next) > maxBothNames {
		now, next = one, other
	}
	return i18n.T("%s's turn, then %s", now, next)
}

// maxBothNames is the largest total of letters of two names that are written whole in the heading
// of the ledger.
const maxBothNames = 12
