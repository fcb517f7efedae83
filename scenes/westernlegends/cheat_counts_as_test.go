package westernlegends

import (
	"strings"
	"testing"

	rules "gulch/engine/westernlegends"
)

// TestCheatSaysAsWhichCardItCounts checks that a poker hand with Cheat names the card as which
// Cheat counts, and that other cards are only named.
func TestCheatSaysAsWhichCardItCounts(t *testing.T) {
	b := boardOf(t)
	card := func(rank, suit int) rules.Card { return rules.Card(4*(rank-2) + suit) }
	b.Board.Game.FlopSize = 3
	b.Board.Game.Flop = [5]rules.Card{card(13, 0), card(12, 0), card(11, 0), rules.NoCard, rules.NoCard}
	cheat, ten, nine := card(2, 0), card(10, 0), card(9, 1)
	for _, c := range []struct {
		own  [2]rules.Card
		want [2]string
	}{
		{[2]rules.Card{cheat, ten}, [2]string{cardName(cheat) + " as " + cardName(card(14, 0)), cardName(ten)}},
		{[2]rules.Card{ten, nine}, [2]string{cardName(ten), cardName(nine)}},
	} {
		if got := b.countingAs(c.own); got != c.want {
			t.Errorf("the cards are named %q, expected %q", got, c.want)
		}
	}
	both := b.countingAs([2]rules.Card{cheat, card(2, 1)}) // both are wild
	if as := strings.Join(both[:], " "); !strings.Contains(as, cardName(card(14, 0))) ||
		!strings.Contains(as, cardName(card(10, 0))) {
		t.Errorf("two wild cards are named %q, expected an ace and a ten of hearts", both)
	}
	lines := b.OutcomeLines(rules.Show(cheat, ten))
	if len(lines) != 1 || !strings.Contains(lines[0], " as ") {
		t.Errorf("the preview of a hand with Cheat says %q", lines)
	}
}
