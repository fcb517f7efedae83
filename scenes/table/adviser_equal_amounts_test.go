package table

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/stage"
)

// wordedBids is a game that has words for ranges of bids.
type wordedBids struct{ GameUI }

func (wordedBids) RangeWords(low, high engine.Move) string {
	if low.Kind != rules.KindBid || high.Kind != rules.KindBid {
		return ""
	}
	return fmt.Sprint(rules.GoldOf(low), " to ", rules.GoldOf(high))
}

// TestEqualAmountsAreOneLine checks that the coach lists consecutive bids that it rates alike in
// one line, and that a hint does not compare one of them with another.
func TestEqualAmountsAreOneLine(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	m := a.session.Match
	thinkToEnd(t, &a)
	a.gameUI, a.mistakes = wordedBids{a.gameUI}, tiedMistakes{} // another game: nothing that was kept holds
	joined := 0
	var named []engine.Move
	for _, line := range a.listed() {
		if slices.Contains(named, line.moves[0]) {
			t.Errorf("the line %q is a move that a line above names", m.State().Notation(line.moves[0]))
		}
		moves, words := a.rangeOf(line.moves[0])
		if named = append(named, line.moves[0]); words == "" {
			continue
		}
		joined++
		named = append(named, moves...)
		for i, x := range moves {
			if a.shownVerdict(a.moveVerdict(x)) != line.verdict {
				t.Errorf("%q is in one line with %q, but is rated otherwise", m.State().Notation(x),
					m.State().Notation(line.moves[0]))
			}
			if i > 0 && rules.GoldOf(x) != rules.GoldOf(moves[i-1])+1 {
				t.Errorf("the bid %d follows %d in a line", rules.GoldOf(x), rules.GoldOf(moves[i-1]))
			}
		}
		low, high := rules.GoldOf(moves[0]), rules.GoldOf(moves[len(moves)-1])
		if got, want := a.otherAmounts(moves[0]), fmt.Sprint(low+1, " to ", high); got != want {
			t.Errorf("beside a bid of %d the hint names %s, want %s", low, got, want)
		}
		if next, ok := a.otherChoice(line.moves[0]); ok && slices.Contains(moves, next.Move) {
			t.Errorf("the hint %q is compared with a bid of the same line", a.coachMoveName(line.moves[0]))
		}
	}
	if joined == 0 {
		t.Error("no line has several bids")
	}
}
