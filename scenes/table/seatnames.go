package table

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"gulch/render/paint"
	"gulch/render/words"
)

// FirstName is the first word of a name, for where there is no room for all of it. A number stays with it: by that alone "Stranger 2"
// is told from "Stranger".
func FirstName(name string) string {
	name = strings.TrimSpace(name)
	first, rest, _ := strings.Cut(name, " ")
	if _, err := strconv.Atoi(rest); err == nil {
		return name
	}
	return first
}

// FittingName is a name as it is written where there is so much room: with letters that are a little smaller, but no smaller than least,
// or else the first word of it. Where not even that has room it is the whole name in the smallest letters, for the style to clip.
func FittingName(p *paint.Pen, name string, wide float64, st paint.Style, least float64) (paint.Style, string) {
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

// TurnThen says whose turn it is and who comes next as it stands beside the head of the ledger: by their first names where whole ones
// have no room and the first ones differ.
func TurnThen(now, next string) string {
	one, other := FirstName(now), FirstName(next)
	if one != other && utf8.RuneCountInString(now)+utf8.RuneCountInString(next) > maxBothNames {
		now, next = one, other
	}
	return words.T("%s's turn, then %s", now, next)
}

// maxBothNames is how many letters two names have at most that stand whole beside the head of the ledger.
const maxBothNames = 12
