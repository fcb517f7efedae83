package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestVisits checks that a press on a rival's board shows its town, and that a second press or the
// button "home" leads back.
func TestVisits(t *testing.T) {
	s := lateIn(t, rules.PhasePlan).State().(*rules.State)
	b := open(t, 4)
	shownTo(b, s)
	a := table.NewAsk(b, s, s.Moves(nil))
	press := func(id string) {
		t.Helper()
		nodes := b.Nodes(a, nil)
		i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
		if i < 0 {
			t.Fatalf("%q is not there", id)
		}
		nodes[i].Press()
	}
	for _, back := range []string{"home", table.SeatID(2)} {
		press(table.SeatID(2))
		if b.shown() != engine.Seat(2) {
			t.Errorf("the town of seat %d is shown", b.shown())
		}
		press(back)
		if b.shown() != b.Viewer {
			t.Errorf("%s does not lead back", back)
		}
	}
}
