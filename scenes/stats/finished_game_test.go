package stats

import (
	"testing"
	"time"
)

func TestGameFromMatch(t *testing.T) {
	m := played(t, "boomtown", 4, 3)
	g := FromMatch(m, time.Date(2026, 5, 4, 20, 0, 0, 5, time.UTC))
	if g.ID != ID(m.Record()) || g.Game != "boomtown" || len(g.Seats) != 4 || g.Moves != len(m.Steps()) ||
		g.Options != nil {
		t.Errorf("the entry of the match is %+v", g)
	}
	for seat, points := range m.Scores() {
		if g.Seats[seat].Points != points {
			t.Errorf("seat %d has %d points, kept as %d", seat, points, g.Seats[seat].Points)
		}
	}
}
