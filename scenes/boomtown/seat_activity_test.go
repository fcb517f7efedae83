package boomtown

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestHighBidderIsNamedWhole checks that the panel of the high bidder says so in whole words, in
// fewer where kept cards take up room, and in none where the room is even less.
func TestHighBidderIsNamedWhole(t *testing.T) {
	app, written := tabletest.App(t, rules.Game), map[string]int{}
	eachDecision(t, 5, 1, func(b *Table, _ *rules.State, _ *table.Decision, _ []ui.Node) {
		for seat := range engine.Seat(5) {
			for width := 20.0; b.holdsBid(seat) && width <= 120; width += 5 {
				pen := new(paint.Trace).Canvas(app.Kit, 1280, 720, b.Window.View)
				text := ""
				pen.OnText = func(w paint.DrawnText) { text = w.Text }
				st := paint.Style{Face: paint.Italic, Size: 12.5, Clip: true}
				b.writeActivity(pen, seat, geom.R(0, 0, width, 17), st)
				if !slices.Contains([]string{"high bidder", "leads", ""}, text) {
					t.Errorf("in a width of %.0f, it says %q", width, text)
				}
				written[text]++
			}
		}
	})
	if len(written) != 3 {
		t.Errorf("the texts are %v, want the long one, the short one and none", written)
	}
}
