package table

import (
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/theme"
	"gulch/scenes/stage"
)

// TestRivalsChangesHaveNoSign checks that a preview paints what a rival loses not like a loss of
// the person who looks at it.
func TestRivalsChangesHaveNoSign(t *testing.T) {
	for _, by := range []int{-5, 5} {
		if ink := changeInk(by, true); ink != theme.Ink {
			t.Errorf("a rival's change by %d is painted in %v, expected %v", by, ink, theme.Ink)
		}
	}
	if lost, won := changeInk(-5, false), changeInk(5, false); lost == won || lost == theme.Ink || won == theme.Ink {
		t.Errorf("own loss and gain are painted in %v and %v", lost, won)
	}
}

// TestRangeReadsAsRange checks that a preview's line about a value that is not known exactly does
// not read like a change from the least to the greatest value.
func TestRangeReadsAsRange(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	said := tb.gameUI.common().rangeLine(StatRange{Seat: 0, Stat: Stat{Name: "cash"}, Least: 2, Most: 4})
	if !strings.Contains(said, "between 2 and 4") {
		t.Errorf("the line is %q", said)
	}
}

// TestNoCoachPanelAfterTheGame checks that the log keeps the room of the coach's panel when the
// game is over, because nothing is advised then.
func TestNoCoachPanelAfterTheGame(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	tb.session.Take(tb.session.Match.Turn())
	tb.adviser.setCoach(true)
	tb.frame.log = geom.R(0, 0, 300, 400)
	tb.frame.layOutCoach()
	if tb.frame.coach.Empty() {
		t.Fatal("during the game, the coach has no panel")
	}
	for !tb.session.Match.Over() {
		if _, err := tb.session.Match.Play(tb.session.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if tb.frame.layOutCoach(); !tb.frame.coach.Empty() {
		t.Errorf("after the game, the coach's panel is %v", tb.frame.coach)
	}
}
