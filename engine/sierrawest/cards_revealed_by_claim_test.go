package sierrawest_test

import (
	"testing"

	. "gulch/engine/sierrawest"
)

// TestMostRevealed checks the largest number of special cards that one claim could bring into the
// row: a chain of cards along the edge of the mountain, as long as its rows hide special cards, and
// none in Outlaws & Outposts.
func TestMostRevealed(t *testing.T) {
	for _, c := range []struct {
		mode    Mode
		players int
		want    int
	}{{OutlawsOutposts, 2, 0}, {AppleHill, 2, 2}, {GoldRush, 4, 4}} {
		var b Board
		b.Read(setUp(t, c.players, c.mode, 1), 0)
		if got := b.MostRevealed(); got != c.want {
			t.Errorf("mode %d with %d players: the first claim can reveal %d special cards, want %d", c.mode, c.players,
				got, c.want)
		}
		b.HiddenSpecials = [6]int{}
		if got := b.MostRevealed(); got != 0 {
			t.Errorf("mode %d: a claim can reveal %d special cards although none is hidden", c.mode, got)
		}
	}
}
