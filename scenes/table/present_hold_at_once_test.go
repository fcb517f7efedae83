package table_test

import (
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/match"
	scene "gulch/scenes/boomtown"
	"gulch/scenes/table"
)

// TestResultsStayAtOnce checks that a result stays on the screen for [table.ResultTime] also if
// animations are off, and that all else is shown at once.
func TestResultsStayAtOnce(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}}
	m, err := match.New(boomtown.Game, match.Setup{Seats: seats, Seed: 3, BotSeed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	h := openTable(t, scene.Game, m)
	rolls, others := 0, 0
	for n := 0; n < 400 && !m.Over() && rolls < 3; n++ {
		before := len(m.Steps())
		if h.Top().Name() == "handover" {
			press(t, h, "ready")
			continue
		}
		press(t, h, moveOf(t, h))
		if len(m.Steps()) == before {
			tick(t, h, 1)
			continue
		}
		rolled := false
		for _, s := range m.Steps()[before:] {
			for _, e := range s.Events {
				rolled = rolled || e.Kind == boomtown.EventRolled || e.Kind == boomtown.EventHoldupRoll
			}
		}
		waited := 0
		for ; h.Top().(*table.Table).Busy && waited < 600; waited++ {
			tick(t, h, 1)
		}
		if ms := float64(waited) * 1000 / 60; rolled {
			if rolls++; ms < table.ResultTime*0.9 {
				t.Errorf("after a roll the table waits for %.0f ms, want %v", ms, table.ResultTime)
			}
		} else if others++; ms > 500 {
			t.Errorf("without a result the table waits for %.0f ms", ms)
		}
	}
	if rolls == 0 || others == 0 {
		t.Errorf("%d rolls and %d other decisions were made, want some of both", rolls, others)
	}
}
