package narrowgauge

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBrassButtonFollowsChoice checks the main (brass) button for laying a card: until a card and
// its space are selected it says what to choose, then it lays the card.
func TestBrassButtonFollowsChoice(t *testing.T) {
	m := awaiting(t, "first_card")
	b := newTestTable(t)
	s := m.State().(*rules.State)
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	a := table.NewDecision(b, s, s.Moves(nil))
	var done engine.Move
	a.Do = func(_ string, m engine.Move) { done = m }
	brass := func() (n ui.Node) {
		for _, n = range b.Nodes(a, nil) {
			if n.Primary {
				return n
			}
		}
		t.Fatal("no brass button")
		return n
	}
	if n := brass(); n.ID != table.ChooseID || n.Enabled() {
		t.Errorf("with nothing chosen the brass button is %q, expected a dim %q", n.ID, table.ChooseID)
	}
	var play engine.Move
	for _, x := range a.Legal {
		if x.Kind == rules.KindPlay {
			play = x
		}
	}
	b.aim(play)
	if n := brass(); n.ID != "lay" {
		t.Errorf("with a card and a space chosen the brass button is %q, expected \"lay\"", n.ID)
	} else if n.Press(); done != play {
		t.Errorf("the brass button plays %v, expected the chosen move %v", done, play)
	}
}
