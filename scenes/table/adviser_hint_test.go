package table_test

import (
	"strings"
	"testing"

	"gulch/scenes/boomtown"
)

// TestHintSwitchesOff checks that a second press on the hint takes the hint away, and that the
// prompt says what to do while the coach thinks about it.
func TestHintSwitchesOff(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "easy")
	h := openTable(t, boomtown.Game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && node(h, "hint").Enabled() })
	hinted := func() bool {
		return strings.Contains(promptOf(h), "The coach is thinking") ||
			strings.Contains(promptOf(h), "Hint:")
	}
	asks := promptOf(h)
	if press(t, h, "hint"); !hinted() {
		t.Errorf("after a press on the hint the prompt is %q, want a hint", promptOf(h))
	}
	if said := promptOf(h); !strings.Contains(said, "Hint:") && !strings.Contains(said, asks) {
		t.Errorf("while the coach thinks, the prompt is %q, want what to do, too: %q", said, asks)
	}
	if press(t, h, "hint"); hinted() {
		t.Errorf("after a second press the prompt is still %q", promptOf(h))
	}
}

// TestHintAnswersWhileTheCoachThinks checks that a press on the hint changes the prompt at once if
// the coach is on and still thinking.
func TestHintAnswersWhileTheCoachThinks(t *testing.T) {
	m := oneAgainstBots(t, boomtown.Game.Rules, "easy")
	h := openTable(t, boomtown.Game, m)
	waitFor(t, h, "the person's turn", func() bool { return m.Turn() == 0 && node(h, "hint").Enabled() })
	press(t, h, "coach")
	asks := promptOf(h)
	press(t, h, "hint")
	if said := promptOf(h); !strings.Contains(said, "The coach is thinking") && !strings.Contains(said, "Hint:") {
		t.Errorf("after a press on the hint the prompt is %q, like %q before", said, asks)
	}
}
