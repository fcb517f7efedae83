package results

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/scenes/drive"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stats"
)

// TestEveningPage checks that the page of the results shows the result and the date of an evening
// that is over.
func TestEveningPage(t *testing.T) {
	h := menutest.NewApp(t)
	now := time.Date(2026, time.May, 4, 22, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	ada, ben := h.NewPerson("Ada", ""), h.NewPerson("Ben", "")
	for i := range 2 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint(i), Game: "boomtown", When: now.Add(time.Duration(i-2) * time.Hour),
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1 + i}, {Name: "Ben", Who: ben.ID, Rank: 2 - i}}})
	}
	now = now.Add(12 * time.Hour)
	page := &eveningPage{results: &results{app: h}, table: evening.Table{App: h, Evening: h.Tally().Evenings()[0]}}
	page.build(h.CurrentLayout(), geom.R(0, 0, 900, 500), nil)
	said := ""
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
		p.OnText = func(x paint.DrawnText) { said += x.Text + "|" }
		page.paint(p)
	})
	if !strings.Contains(said, "share the game night · May 4, 2026") {
		t.Errorf("the page of the results shows %q, want the result and the date of the evening", said)
	}
}

// TestEveningTab checks that the tab of an evening is called "this game night" only while it may go
// on.
func TestEveningTab(t *testing.T) {
	h := menutest.NewApp(t)
	now := h.Now()
	past := now.AddDate(0, 0, -3)
	for when, want := range map[time.Time]string{
		now.Add(-time.Hour): "This game night",
		past:                "That game night",
	} {
		e := stats.Evening{Games: []stats.Game{{When: when.Add(-time.Minute)}, {When: when}}}
		page := eveningPage{results: &results{app: h}, table: evening.Table{App: h, Evening: e}}
		if _, tab := page.head(); tab != want {
			t.Errorf("the tab of the evening is %q, want %q", tab, want)
		}
	}
}
