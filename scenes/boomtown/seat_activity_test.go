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

// TestMarkOfGovernorLeavesTheOfficeFree checks in large letters that the mark of a governor in the
// viewer's own town does not lie on the word beside it.
func TestMarkOfGovernorLeavesTheOfficeFree(t *testing.T) {
	app, marks := tabletest.App(t, rules.Game), 0
	window, area := tabletest.WideWindow()
	window.View.Text = 1.5
	area.W = 890 // the ledger is wider beside large letters
	eachDecision(t, 5, 12, func(b *Table, s *rules.State, _ *table.Decision, _ []ui.Node) {
		table.ShowPosition(b, s, window, area)
		for town := range rules.Town(len(b.Board.Mayor)) {
			if b.Board.Mayor[town] != b.Viewer || b.Board.Governors(town) == 0 {
				continue
			}
			pen, office, mark := new(paint.Trace).Canvas(app.Kit, 1280, 720, window.View), geom.Rect{}, geom.Rect{}
			pen.OnText = func(w paint.DrawnText) {
				if w.Text == "mayor" {
					office = w.Rect
				}
			}
			pen.OnIcon = func(name string, at geom.Rect) {
				if name == "capitol" {
					mark = at
				}
			}
			app.Kit.DryRun(func() { b.paintTown(pen, b.Viewer, town) })
			if marks++; office.Right() > mark.X+1 {
				t.Errorf("the word ends at %.1f, and the mark begins at %.1f", office.Right(), mark.X)
			}
		}
	})
	if marks == 0 {
		t.Error("no viewer was mayor of a town with a governor")
	}
}
