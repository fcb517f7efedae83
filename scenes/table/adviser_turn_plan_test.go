package table_test

import (
	"strings"
	"testing"

	"gulch/engine/sierrawest"
	scene "gulch/scenes/sierrawest"
)

// TestHintNamesGoalsOfTheTurn checks that the hint for a layout of cards, which does nothing by
// itself, says what it is laid out for.
func TestHintNamesGoalsOfTheTurn(t *testing.T) {
	m := oneAgainstBots(t, sierrawest.Game, "easy")
	h := openTable(t, scene.Game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && node(h, "hint").Enabled() })
	press(t, h, "hint")
	waitFor(t, h, "a hint", func() bool { return strings.HasPrefix(promptOf(h), "Hint:") })
	if got := promptOf(h); !strings.Contains(got, "Later this turn: ") {
		t.Errorf("the hint is %q, want it to name what comes later in the turn", got)
	}
}
