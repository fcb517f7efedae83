//go:build !js

package menu

import (
	"testing"
	"time"

	"gulch/scenes/menu/menutest"
	"gulch/scenes/stats"
)

// TestEveningsAreCalledByTheirDates checks that an evening is called "this evening" only while it
// may go on, and by its date afterwards.
func TestEveningsAreCalledByTheirDates(t *testing.T) {
	h := menutest.NewApp(t)
	now := h.Now()
	past := now.AddDate(0, 0, -3)
	for when, want := range map[time.Time]string{
		now.Add(-time.Hour): "This game night",
		past:                "Game night of " + h.DateOf(past.Add(-time.Minute)).Words(),
	} {
		e := stats.Evening{Games: []stats.Game{{When: when.Add(-time.Minute)}, {When: when}}}
		if got := eveningTitle(h, e); got != want {
			t.Errorf("the title of the evening is %q, want %q", got, want)
		}
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
		page := eveningPage{results: &results{app: h}, table: eveningTable{app: h, evening: e}}
		if _, tab := page.head(); tab != want {
			t.Errorf("the tab of the evening is %q, want %q", tab, want)
		}
	}
}
