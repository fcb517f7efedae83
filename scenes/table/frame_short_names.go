package table

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"gulch/render/i18n"
	"gulch/render/paint"
)

// FirstName returns the first word of a name, for places where the whole name does not fit. If the
// second word is a number it is kept, because only the number distinguishes "Stranger 2" from
// "Stranger".
func FirstName(name string) string {
	name = strings.TrimSpace(name)
	first, rest, _ := strings.Cut(name, " ")
	if _, err := strconv.Atoi(rest); err == nil {
		return name
	}
	return first
}

// FittingName returns a text for a name that fits into a given width, and style st with the letter
// size at which it fits. wide is the width, and least is the minimum letter size at the usual text
// size; larger text raises this minimum only a little. If the whole name does not fit at the
// minimum size, the text is the first word of the name. If that does not fit either, it is the
// whole name at the minimum size, which is clipped when drawn.
func FittingName(p *paint.Canvas, name string, wide float64, st paint.Style, least float64) (paint.Style, string) {
	size, grown := st.Size, max(p.View.Letters(), 1)
	least *= min(grown, maxNameGrowth) / grown
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

// maxNameGrowth is the largest factor by which the player's text size setting raises the minimum
// letter size of names.
const maxNameGrowth = 1.1

// CurrentAndNext returns the text beside the heading of the ledger: now is the name of the player
// whose turn it is, next that of the player who comes next. If the names are too long together, the
// text has first names, provided that these differ.
func CurrentAndNext(now, next string) string {
	one, other := FirstName(now), FirstName(next)
	if one != other && utf8.RuneCountInString(now)+utf8.RuneCountInString(next) > maxBothNames {
		now, next = one, other
	}
	return i18n.T("%s's turn, then %s", now, next)
}

// maxBothNames is the largest number of letters of two names together for which the heading of the
// ledger uses whole names.
const maxBothNames = 12
