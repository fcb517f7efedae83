package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := newGame(t, 2, nil)
	gametest.RefusedNotation(t, s, map[string]string{
		"plan":           "the card is missing",
		"plan a b c d":   "there is no card",
		"lace_boots x":   `"x" is too much`,
		"sell_fish bear": `there is no fish "bear"`,
		"sell_fish trout trout trout trout trout trout": "does not take these fish together",
		"walk tan food 1":            `a payment is "pay" and pairs`,
		"walk tan pay food":          `a payment is "pay" and pairs`,
		"walk tan pay bear 1":        `"bear"`,
		"walk tan pay food 0":        "want a number from 1",
		"walk tan pay food 1 food 1": "each good once",
		"advance_track sky":          `there is no track "sky"`,
	})
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}
