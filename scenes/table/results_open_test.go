package table_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/boomtown"
)

// TestSameStart checks that "Same start" in the results deals the same game again.
func TestSameStart(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "easy")
	c := engine.NewChance(7, 1)
	for !m.Over() {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	h := openTable(t, boomtown.Game, m)
	var started *match.Match
	open := h.OpenTable
	h.OpenTable = func(m *match.Match, doc string) { started = m; open(m, doc) }
	waitFor(t, h, "the end of the celebration", func() bool { return node(h, "results") != nil })
	press(t, h, "results")
	press(t, h, "same")
	if node(h, "alone") != nil {
		press(t, h, "alone") // without the finished game for comparison
	}
	if started == nil || started.Setup().Seed != m.Setup().Seed || len(started.Steps()) > 0 && started.Over() {
		t.Errorf("the new game is %+v, want one with the seed %d", started, m.Setup().Seed)
	}
}
