package table

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/scenes/stage"
)

// TestIllegalBotMoveIsReportedAndReplaced checks that an illegal move of a bot is reported as a
// defect and replaced by a legal move, and that the table panics instead if nothing receives such
// reports.
func TestIllegalBotMoveIsReportedAndReplaced(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.info = tb.session.Match.Info()
	var notes []string
	tb.app.WriteDefectReport = func(what string) { notes = append(notes, what) }
	for range 5 {
		before := len(tb.session.Match.Steps())
		if err := tb.playBotMove(tb.session.Match.Turn(), engine.Move{Kind: 999}); err != nil ||
			len(tb.session.Match.Steps()) != before+1 {
			t.Fatalf("no legal move was played in place of an illegal one: error %v", err)
		}
	}
	if len(notes) != 3 || !strings.Contains(notes[0], `the bot "easy" in seat`) ||
		!strings.Contains(notes[0], `"deck"`) {
		t.Errorf("got the notes %q, want 3 that name the bot and contain the position", notes)
	}
	tb.app.WriteDefectReport = nil
	defer func() {
		if recover() == nil {
			t.Error("without a receiver of notes an illegal move did not panic")
		}
	}()
	_ = tb.playBotMove(tb.session.Match.Turn(), engine.Move{Kind: 999})
}
