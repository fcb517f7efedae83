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
		"the stack is too deep":                 `{"stack": ` + list(`"turn act"`, maxDepth) + `}`,
		`frame "turn act x": "x" is no`:         `{"stack": ["turn act x"]}`,
		`frame "" is not understood`:            `{"stack": [""]}`,
		"it must begin with a turn":             `{"stack": ["turn act", "turn act"]}`,
		"fights or games do not agree":          `{"game": {"kind": "poker", "starter": 0, "in": [0, 1], "dealer": 1}}`,
		"fights: at most 3 are possible, not 4": `{"fights": ` + list(fight, 4) + `}`,
		"fights is missing":                     `{"fights": [null]}`,
		"deck_top: at most 16 are possible":     `{"deck_top": ` + list(`"pk_2h"`, 40) + `}`,
		"events_owed: at most 8 are possible":   `{"events_owed": ` + list("0", 12) + `}`,
		"is no longhorn that somebody":          `{"longhorns_held": ["lh1"]}`,
		"a game of cards without players":       `{"game": {"kind": "poker", "starter": 2, "in": [0, 1]}}`,
		"a challenge without a high":            `{"game": {"kind": "challenge", "starter": 0, "in": [0, 1], "dealer": 1}}`,
		"flop: at most 5 are possible": `{"game": {"kind": "poker", "starter": 0, "in": [0, 1], "flop": ` +
			list(`"pk_2h"`, 6) + `}}`,
		"bets of seat 0: 1 is no bet": `{"game": {"kind": "faro", "starter": 0, "in": [0], "bets": {"0": [1, 1, 1]}}}`,
		"bets of seat 0 is -5":        `{"game": {"kind": "faro", "starter": 0, "in": [0], "bets": {"0": [-5]}}}`,
		"faro: at most 4 are possible": `{"game": {"kind": "faro", "starter": 0, "in": [0], "faro": ` +
			list(`"fc_2"`, 9) + `}}`,
	})
}
