package dakota

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine/gametest"
)

// TestImpossibleDocumentsAreRefused checks that loading refuses documents that are made by changing
// one field of a position during an attack.
func TestImpossibleDocumentsAreRefused(t *testing.T) {
	s := decisionIn(t, PhaseAttackResponse)
	text, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	list := func(what string, n int) string { return "[" + strings.Repeat(what+", ", n-1) + what + "]" }
	attack := fmt.Sprintf(`{"card": %q, "attacker": %d, "target": %d, `, s.attack.card, s.attack.attacker,
		s.attack.target)
	gametest.RefusedDocuments(t, Game, text, map[string]string{
		"aim: \"x y z\" is not what": `{"attack": ` + attack + `"aim": "x y z"}}`,
		"committed: at most 2 are possible, not 9": `{"attack": ` + attack +
			`"committed": ` + list(`"miner"`, 9) + `}}`,
		"arrest and raid belong to their":       `{"attack": ` + attack[:len(attack)-2] + `, "arrested": "miner"}}`,
		"deck: at most 60 are possible, not 99": `{"deck": ` + list(`"fever"`, 99) + `}`,
		"pending of seat 0: at most 16 are possible": `{"towns": {"P0": {"pending": ` +
			list(`"fever"`, 99) + `}}}`,
		"seen: at most 3 are possible, not 9": `{"seen": ` + list(`"fever"`, 9) + `}`,
	})
}
