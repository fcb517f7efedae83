package results

import (
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
)

// TestChartOfWealth checks that a press or a drag on the chart sets the pin from which the replay
// can be watched.
func TestChartOfWealth(t *testing.T) {
	h := menutest.NewApp(t)
	from := -1
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "wealth", TieBreak: "More mines decide",
		Replay: func(at int) { from = at }}))
	s := h.Top().(*results)
	if !strings.HasPrefix(s.foot, "More mines decide · ") {
		t.Errorf("the line below the sheet is %q, want how ties are broken at its beginning", s.foot)
	}
	page := s.pages[s.open].(*wealthPage)
	if why := menutest.Node(t, h, "watch").DisabledReason; why == "" {
		t.Error("the replay can be watched from a place before one was chosen")
	}
	chart := menutest.Node(t, h, "chart")
	drive.OnHost(func() { chart.Drag(geom.Point{X: chart.Rect.Right(), Y: chart.Rect.Y}, ui.Drag{}) })
	if page.pin != s.history.last() {
		t.Errorf("a drag to the right end pins position %d, want the last, %d", page.pin, s.history.last())
	}
	menutest.Update(h, ui.Input{Inside: true, X: chart.Rect.X + 1, Y: chart.Rect.Center().Y})
	menutest.Press(t, h, "chart")
	if page.pin > 1 {
		t.Errorf("a press at the left end pins position %d, want the first", page.pin)
	}
	want := page.pin
	if menutest.Press(t, h, "watch"); from != want {
		t.Errorf("the replay is watched from position %d, want %d", from, want)
	}
}
