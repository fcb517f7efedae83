package boomtown

import (
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestStreetCloseUp checks the close-up of a rival's street. A press on the rival opens it, and the
// next press closes it. Every house is larger in it than in the street, and no two houses overlap.
func TestStreetCloseUp(t *testing.T) {
	looked := 0
	eachDecision(t, 5, 2, func(b *Table, s *rules.State, a *table.Decision, nodes []ui.Node) {
		p := (s.Turn() + 1) % 5
		if b.at.ownPanel(p) || b.Board.Mines[p] == 0 || s.Phase() != rules.PhaseBid {
			return
		}
		press := func(id string) {
			for _, n := range b.Nodes(a, nil) {
				if n.ID == id && n.Press != nil {
					n.Press()
					return
				}
			}
			t.Errorf("%s cannot be pressed to open its street", id)
		}
		press(table.SeatID(p))
		b.streetView.FinishAnimation()
		at := map[string]ui.Node{}
		for _, n := range b.Nodes(a, nil) {
			at[n.ID] = n
		}
		for c := range b.Board.Mines[p].All() {
			n := at["mine "+c.String()]
			if small := b.house(p, c); n.Rect.W < 1.5*small.W || !n.Rect.Within(b.streetView.Inner()) {
				t.Errorf("%s is %.0f wide in the close-up of the street, %.0f in the panel: expected larger", name(c),
					n.Rect.W, small.W)
			}
			for d := range b.Board.Mines[p].All() {
				if o := at["mine "+d.String()]; c < d && o.Hit.Meets(n.Hit) {
					t.Errorf("%s overlaps %s in the close-up", name(c), name(d))
				}
			}
		}
		looked++
		for c := range b.Board.Mines[p].All() {
			press("mine " + c.String())
			break
		}
		if b.streetView.IsOpen() {
			t.Error("the next press does not close the close-up of the street")
		}
		b.streetView.FinishAnimation()
		press(table.SeatID(p))
		if b.Nodes(a, nil); !a.CloseOpen() || b.streetView.IsOpen() {
			t.Error("Escape does not close the close-up of the street")
		}
		b.streetView.FinishAnimation()
	})
	if looked == 0 {
		t.Error("no street was opened: the test has checked nothing")
	}
}
