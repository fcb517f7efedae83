package table

import (
	"strconv"
	"strings"
	"unicode/utf8"

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

// TurnThen says whose turn it is and who comes next as it stands beside the head of the ledger: by their first names where whole ones
// have no room and the first ones differ.
func TurnThen(now, next string) string {
	one, other := FirstName(now), FirstName(next)
	if one != other && utf8.RuneCountInString(now)+utf8.RuneCountInString(next) > bothNames {
		now, next = one, other
	}
	return words.T("%s's turn, then %s", now, next)
}

// bothNames is how many letters two names have at most that stand whole beside the head of the ledger.
const bothNames = 12
