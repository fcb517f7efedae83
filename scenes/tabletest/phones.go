package tabletest

import (
	"fmt"
	"slices"

	"gulch/assets"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// phones are the windows of the fourth class: upright and on its side, with what is covered by a notch and a bar.
var phones = []struct {
	w, h   int
	insets ui.Insets
}{{390, 844, ui.Insets{Top: 47, Bottom: 34}}, {844, 390, ui.Insets{Left: 47, Right: 47, Bottom: 21}}, {360, 640, ui.Insets{}}}

// unzoned returns what the window of a phone never shows of a decision: places for moves that lie in no zone of the board, so that no
// tab leads there.
func unzoned(p position) (wrong []string) {
	for _, w := range phones {
		l := ui.NewLayout(w.w, w.h).Handheld(1, w.insets)
		board := table.ShowOnPhone(p.play, p.state, l)
		nodes := p.play.Nodes(aloof(table.NewAsk(p.play, p.state, p.legal)), nil)
		zones := table.ZonesOf(p.play, board)
		name := fmt.Sprintf("%s, a phone of %dx%d", p.name, w.w, w.h)
		if len(zones) == 0 || len(zones) > mostZones {
			wrong = append(wrong, fmt.Sprintf("%s: there are %d zones, not 1 to %d", name, len(zones), mostZones))
		}
		for _, z := range zones {
			if z.At.X < board.X-slack || z.At.Right() > board.Right()+slack || z.At.Y < board.Y-slack {
				wrong = append(wrong, fmt.Sprintf("%s: the zone %q at %v reaches out of the board, %v; it may only be higher", name, z.ID, z.At, board))
			}
		}
		for _, n := range nodes {
			if n.Role == "move" && n.Enabled() && n.Rect.X < aside-100 && !within(zones, n.Rect.Center()) {
				wrong = append(wrong, fmt.Sprintf("%s: %q at %v lies in no zone; Zones has to hold all that is pressed", name, n.ID, n.Rect))
			}
		}
	}
	p.shown(p.state)
	return wrong
}

// How many tabs there is room for beside the ledger's, how small their letters become at most, and how wide a name is then at most: a
// tab has 72 units in a narrow window and in one that lies on its side.
const (
	mostZones = 4
	leastTab  = 12
	tabRoom   = 71
	slack     = 8 // how far a zone may reach out of the board
)

// aloof is a decision whose controls lie far from the board.
func aloof(a *table.Ask) *table.Ask {
	a.Area, a.Row, a.Panel = a.Area.Move(aside, 0), a.Row.Move(aside, 0), a.Panel.Move(aside, 0)
	return a
}

func within(zones []table.Zone, at geom.Point) bool {
	for _, z := range zones {
		if z.At.Has(at) {
			return true
		}
	}
	return false
}

// tabbed returns the names of zones, in all languages, that do not fit on a tab of a phone with letters that can be read.
func tabbed(app *stage.App, p position) (wrong []string) {
	zones := table.ZonesOf(p.play, table.ShowOnPhone(p.play, p.state, ui.NewLayout(390, 844).Handheld(1, ui.Insets{})))
	pen := app.Kit.Pen(nil, paint.View{Scale: 1})
	for _, tag := range words.Languages() {
		if tag != words.English {
			c, err := words.Load(assets.Words(), tag)
			if err != nil {
				return append(wrong, err.Error())
			}
			words.Use(c)
		}
		for _, z := range append(slices.Clone(zones), table.Zone{Name: "Ledger"}) {
			st := paint.Style{Face: paint.Bold, Size: leastTab, Fixed: true}
			if w, _ := pen.Measure(words.T(z.Name), st); w > tabRoom {
				wrong = append(wrong, fmt.Sprintf("%s: %q is %.0f wide, too wide for a phone's tab", tag, words.T(z.Name), w))
			}
		}
		words.Use(nil)
	}
	p.shown(p.state)
	return wrong
}
