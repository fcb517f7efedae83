package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestVisitAnotherTown checks that a press on a rival's board shows the rival's town, and that a
// second press or the button "home" leads back.
func TestVisitAnotherTown(t *testing.T) {
	s := lateGame(t, rules.PhasePlan).State().(*rules.State)
	b := newTestTable(t, 4)
	showToMover(b, s)
	a := table.NewDecision(b, s, s.Moves(nil))
	press := func(id string) {
		t.Helper()
		nodes := b.Nodes(a, nil)
		i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
		if i < 0 {
			t.Fatalf("the node %q is missing", id)
		}
		nodes[i].Press()
	}
	for _, back := range []string{"home", table.SeatID(2)} {
		press(table.SeatID(2))
		if b.shownSeat() != engine.Seat(2) {
			t.Errorf("the town of seat %d is shown, expected seat 2", b.shownSeat())
		}
		press(back)
		if b.shownSeat() != b.Viewer {
			t.Errorf("the button %s does not lead back to the own town", back)
		}
	}
	press(table.SeatID(2))
	now := table.NewDecision(b, s, s.Moves(nil))
	if b.Nodes(now, nil); !now.CloseOpen() || b.shownSeat() != b.Viewer {
		t.Error("Escape does not lead back to the own town")
	}
}
