package boomtown

import (
	"strings"
	"testing"

	"gulch/engine"
)

// TestRefusedTargets checks the refusals of moves whose target is a card of a wrong kind.
func TestRefusedTargets(t *testing.T) {
	own := []string{`"owner": 2`, `"owner": 0`, `"holdup_1", "dg05"`, `"holdup_1"`}
	vein := position(t, placing, append(own, `"pick", "actor"`, `"place_vein", "resolving": "new_vein_1", "actor"`,
		`"veins": {"cj04": "new_vein_1"},`, "")...)
	girls := position(t, placing, append(own, `"pick", "actor"`,
		`"place_girls", "resolving": "saloon_girls_1", "actor"`,
		`, "girls": "saloon_girls_1"`, "")...)
	for _, c := range []struct {
		s    *State
		kind engine.Kind
		card string
		want string
	}{
		{vein, KindAttach, "saloon_1", "it isn't a mine"},
		{vein, KindAttach, "cj04", "it isn't your mine"},
		{vein, KindAttach, "cc03", "no player has it"},
		{girls, KindHire, "cj04", "it isn't your saloon"},
	} {
		err := c.s.Play(engine.Move{Kind: c.kind, A: int16(cardOf(t, c.card))}, nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("a move of kind %d with %s returns %v, want %q", c.kind, c.card, err, c.want)
		}
	}
}
