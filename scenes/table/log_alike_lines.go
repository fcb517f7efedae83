package table

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"gulch/engine"
	"gulch/render/i18n"
)

// maxPart is the number of words up to which the part in which lines differ is listed.
const maxPart = 4

// joinAlike returns one text for log lines that differ in one short part at most, in their order:
// the last line and the parts of the earlier ones, such as "Ada collects Coal. Before that: Copper,
// Iron." It returns "" if the lines differ in more, because then each says something of its own.
func joinAlike(lines []string) string {
	last := lines[len(lines)-1]
	if !slices.ContainsFunc(lines, func(s string) bool { return s != last }) {
		return Sentences(last, i18n.T("This happened %d times.", len(lines)))
	}
	words := make([][]string, len(lines))
	for i, s := range lines {
		words[i] = strings.Split(strings.TrimRight(s, ".!"), " ")
	}
	before, after := commonEnds(words)
	parts := make([]string, len(lines))
	for i, w := range words {
		if parts[i] = strings.Join(w[before:len(w)-after], " "); parts[i] == "" || len(w)-before-after > maxPart {
			return ""
		}
	}
	if before+after == 0 || before > 0 && !slices.ContainsFunc(words[0][:before], isPlainWord) {
		return "" // alike in no more than a name: the lines tell of different actions
	}
	return Sentences(last, i18n.T("Before that: %s.", strings.Join(parts[:len(parts)-1], ", ")))
}

// commonEnds returns with how many words all lines begin and end alike. A capitalized word beside
// the part in which the lines differ belongs to that part, because it is usually part of a name:
// "Gold Mine" and "Coal Mine" differ as a whole.
func commonEnds(lines [][]string) (before, after int) {
	shortest := len(lines[0])
	for _, w := range lines {
		shortest = min(shortest, len(w))
	}
	same := func(at func(w []string) string) bool {
		return !slices.ContainsFunc(lines, func(w []string) bool { return at(w) != at(lines[0]) })
	}
	for before < shortest && same(func(w []string) string { return w[before] }) {
		before++
	}
	for after < shortest-before && same(func(w []string) string { return w[len(w)-1-after] }) {
		after++
	}
	first := lines[0]
	for before > 1 && capitalized(first[before-1]) {
		before--
	}
	for after > 0 && capitalized(first[len(first)-after]) {
		after--
	}
	return before, after
}

// isPlainWord reports whether word does not begin with an upper-case letter.
func isPlainWord(word string) bool { return !capitalized(word) }

// capitalized reports whether word begins with an upper-case letter.
func capitalized(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return unicode.IsUpper(r)
}

// told returns the events of entry e that its text is about: the one whose own log line is the
// text, or all if the text sums them up.
func (e *entry) told(gameUI GameUI) []engine.Event {
	for i := range slices.Backward(e.events) {
		if _, line := gameUI.Line(e.events[i]); line == e.line {
			return e.events[i : i+1]
		}
	}
	return e.events
}

// mergeLines returns the log line that the game itself gives for the events of all lines together,
// such as the sum of gains, or "" if there is none.
func mergeLines(gameUI GameUI, lines []recapLine) (line string) {
	all := slices.Clone(lines[0].told(gameUI))
	for i := range lines[1:] {
		for _, e := range lines[i+1].told(gameUI) {
			all = append(all, e)
			if _, line = gameUI.MergedLine(all); line == "" {
				return ""
			}
		}
	}
	return line
}
