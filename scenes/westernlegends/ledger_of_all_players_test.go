package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
)

// TestLedgerNamesNextSeat checks that the ledger (the table of all seats) names the active seat and
// the next one.
func TestLedgerNamesNextSeat(t *testing.T) {
	m := findDecision(t, 3, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseAct })
	play, _ := showPosition(t, m.State().(*rules.State))
	if said := play.TurnSummary(); !strings.Contains(said, play.Name(0)) || !strings.Contains(said, play.Name(1)) {
		t.Errorf("it says %q", said)
	}
}

// TestHerdInLedger checks that the ledger shows a head of cattle and the longhorns beside it, with
// their number if there are several.
func TestHerdInLedger(t *testing.T) {
	b, _ := showPosition(t, lateGame(t, rules.PhaseAct).State().(*rules.State))
	for _, c := range []struct {
		cattle, longhorns, icons int
		number                   string
	}{{-1, 0, 0, ""}, {1, 0, 1, ""}, {-1, 1, 1, ""}, {1, 1, 2, ""}, {1, 3, 2, "3"}} {
		b.Board.Of[0].Cattle, b.Board.Of[0].Longhorns = c.cattle, c.longhorns
		texts, icons := drawnOn(b, func(p *paint.Canvas) { b.paintHerd(p, geom.R(0, 0, 60, 20), 0) })
		if len(icons) != c.icons || strings.Join(texts, "") != c.number {
			t.Errorf("cattle %d and %d longhorns: icons %q and texts %q, expected %d icons and the number %q", c.cattle,
				c.longhorns, icons, texts, c.icons, c.number)
		}
	}
}
