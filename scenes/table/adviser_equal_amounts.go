package table

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/coach"
)

// sameRange reports whether a line of the coach's list that names m also names x, another amount.
func (a *adviser) sameRange(m, x engine.Move) bool {
	all, _ := a.rangeOf(m)
	return slices.Contains(all, x)
}

// otherAmounts returns the words for the amounts that are as good as that of move m, such as "Bid 5
// to 8", without m itself if it is the lowest or the highest of them. It returns "" if there are
// none.
func (a *adviser) otherAmounts(m engine.Move) string {
	all, words := a.rangeOf(m)
	switch last := len(all) - 1; {
	case last < 0:
		return ""
	case all[0] == m:
		return a.gameUI.RangeWords(all[1], all[last])
	case all[last] == m:
		return a.gameUI.RangeWords(all[0], all[last-1])
	}
	return words
}

// rangeOf returns the legal moves around m that differ from it only in an amount and that the coach
// rates like m, in the order of their amounts, and the words for all of them: "Bid 4 to 8". It
// returns no words if m has no such neighbours.
func (a *adviser) rangeOf(m engine.Move) (moves []engine.Move, words string) {
	legal := a.session.Match.Legal()
	own := a.moveVerdict(m)
	first := slices.Index(legal, m)
	if own == coach.Unjudged || first < 0 || a.gameUI.RangeWords(m, m) == "" {
		return nil, ""
	}
	shown := a.shownVerdict(own)
	alike := func(i int) bool {
		return i >= 0 && i < len(legal) && a.shownVerdict(a.moveVerdict(legal[i])) == shown &&
			a.gameUI.RangeWords(m, legal[i]) != ""
	}
	last := first
	for alike(first - 1) {
		first--
	}
	for alike(last + 1) {
		last++
	}
	if first == last {
		return nil, ""
	}
	return legal[first : last+1], a.gameUI.RangeWords(legal[first], legal[last])
}
