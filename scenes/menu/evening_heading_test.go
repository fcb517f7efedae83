//go:build !js

package menu

import (
	"testing"
	"time"

	"gulch/scenes/stats"
)

// TestEveningsAreCalledByTheirDates checks that an evening is called "this evening" only while it
// may go on, and by its date afterwards.
func TestEveningsAreCalledByTheirDates(t *testing.T) {
	h := newTestApp(t)
	now := h.Now()
	past := now.AddDate(0, 0, -3)
	for when, want := range map[time.Time][2]string{
		now.Add(-time.Hour): {"This game night", "This game night"},
		past:                {"Game night of " + h.DateOf(past.Add(-time.Minute)).Words(), "That game night"},
	} {
		e := stats.Evening{Games: []stats.Game{{When: when.Add(-time.Minute)}, {When: when}}}
		page := eveningPage{results: &results{app: h}, table: eveningTable{app: h, evening: e}}
		if _, tab := page.head(); eveningTitle(h, e) != want[0] || tab != want[1] {
			t.Errorf("title and tab of the evening are %q and %q, want %q", eveningTitle(h, e), tab, want)
		}
	}
}
