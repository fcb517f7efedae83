package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestPointsCanBeCompared checks that all ledger rows count points in the same way. As long as the
// money of rivals is hidden, the viewer's points do not include money; if nothing is hidden, they
// do.
func TestPointsCanBeCompared(t *testing.T) {
	b := newTestTable(t, 3)
	showToMover(b, lateGame(t, rules.PhaseEvening).State().(*rules.State))
	own := b.points(b.Viewer)
	b.Board.Towns[b.Viewer].Money += 30
	if b.points(b.Viewer) != own {
		t.Errorf("with $30 more the row shows %d points, expected %d: rivals' points do not include money",
			b.points(b.Viewer), own)
	}
	table.RevealSeats(b, engine.SeatsOf(0, 1, 2))
	if with := b.points(b.Viewer); with <= own {
		t.Errorf("with all safes open the row shows %d points, expected more than %d", with, own)
	}
}
