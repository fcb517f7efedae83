package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine/gametest"
)

// TestImpossibleDocumentsAreRefused checks that loading refuses documents that are made by changing
// one field of a valid position.
func TestImpossibleDocumentsAreRefused(t *testing.T) {
	text, err := actPosition(t).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	fight := `{"kind": "duel", "space": "dr_bank", "first": 0, "second": 1, "played": ["", ""], "lowered": [0, 0],
		"lowered_by_card": [0, 0]}`
	list := func(what string, n int) string { return "[" + strings.Repeat(what+", ", n-1) + what + "]" }
	gametest.RefusedDocuments(t, Game, text, map[string]string{
		"the stack is too deep":           `{"stack": ` + list(`"turn act"`, maxDepth) + `}`,
		`frame "turn act x": "x" is no`:   `{"stack": ["turn act x"]}`,
		`frame "" is not understood`:      `{"stack": [""]}`,
		"it must begin with a turn":       `{"stack": ["turn act", "turn act"]}`,
		"fights or games do not agree":    `{"game": {"kind": "poker", "starter": 0, "in": [0, 1], "dealer": 1}}`,
		"4 fights at once":                `{"fights": ` + list(fight, 4) + `}`,
		"a fight needs two sides":         `{"fights": [null]}`,
		"deck_top is too long":            `{"deck_top": ` + list(`"pk_2h"`, 40) + `}`,
		"events_owed is too long":         `{"events_owed": ` + list("0", 12) + `}`,
		"is no longhorn that somebody":    `{"longhorns_held": ["lh1"]}`,
		"a game of cards without players": `{"game": {"kind": "poker", "starter": 2, "in": [0, 1]}}`,
		"a challenge without a high":      `{"game": {"kind": "challenge", "starter": 0, "in": [0, 1], "dealer": 1}}`,
		"6 open cards": `{"game": {"kind": "poker", "starter": 0, "in": [0, 1], "flop": ` +
			list(`"pk_2h"`, 6) + `}}`,
		"bets of seat 0: [1 1 1]": `{"game": {"kind": "faro", "starter": 0, "in": [0], "bets": {"0": [1, 1, 1]}}}`,
		"bets of seat 0: [-5]":    `{"game": {"kind": "faro", "starter": 0, "in": [0], "bets": {"0": [-5]}}}`,
		"9 cards in the faro box": `{"game": {"kind": "faro", "starter": 0, "in": [0], "faro": ` +
			list(`"fc_2"`, 9) + `}}`,
	})
}
