package tabletest

import (
	"fmt"
	"slices"

	"gulch/assets"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// phoneWindows are phone windows in portrait and landscape, with the insets of the notch and the
// home bar.
var phoneWindows = []struct {
	w, h   int
	insets ui.Insets
}{{390, 844, ui.Insets{Top: 47, Bottom: 34}}, {844, 390, ui.Insets{Left: 47, Right: 47, Bottom: 21}},
	{360, 640, ui.Insets{}}}

// zoneFaults returns messages about the board's zones in the windows of phones: too many or too few
// zones, zones that extend beyond the left, right or upper edge of the board, and targets outside
// all zones, which no tab would make visible.
func zoneFaults(p position) (wrong []string) {
	for _, w := range phoneWindows {
		l := ui.NewLayout(w.w, w.h).WithGlass(1, w.insets)
		board := table.ShowPositionOnPhone(p.play, p.state, l)
		nodes := p.play.Nodes(moveControlsAside(table.NewDecision(p.play, p.state, p.legal)), nil)
		zones := table.ZonesOf(p.play, board)
		name := fmt.Sprintf("%s, phone window %dx%d", p.name, w.w, w.h)
		if len(zones) == 0 || len(zones) > maxZones {
			wrong = append(wrong, fmt.Sprintf("%s: the table's Zones returns %d zones, expected 1 to %d", name,
				len(zones), maxZones))
		}
		for _, z := range zones {
			if z.At.X < board.X-zoneSlack || z.At.Right() > board.Right()+zoneSlack || z.At.Y < board.Y-zoneSlack {
				wrong = append(wrong, fmt.Sprintf("%s: the zone %q at %v of the table's Zones leaves the board %v on "+
					"the left, right or top; a zone may only extend below it", name, z.ID, z.At, board))
			}
		}
		for _, n := range nodes {
			if n.Role == "move" && n.Enabled() && n.Rect.X < controlsOffset-100 && !inAnyZone(zones, n.Rect.Center()) {
				wrong = append(wrong, fmt.Sprintf("%s: the move target %q at %v is in no zone, so no tab brings it "+
					"into view: the table's Zones have to contain all move targets", name, n.ID, n.Rect))
			}
		}
	}
	p.shown(p.state)
	return wrong
}

// Limits of the tabs that select a zone on a phone: the number of tabs beside the ledger's tab, the
// minimum text size, and the maximum width of a name. Sizes are in design units; a tab is 72 wide.
const (
	maxZones   = 4
	minTabText = 12
	maxTabName = 71
	zoneSlack  = 8 // how far a zone may extend beyond the left, right or upper edge of the board
)

// moveControlsAside moves the areas for the decision's controls far away from the board and returns
// the decision, so that a check can distinguish controls from nodes on the board.
func moveControlsAside(a *table.Decision) *table.Decision {
	a.Area, a.Row, a.Panel = a.Area.Move(controlsOffset, 0), a.Row.Move(controlsOffset,
		0), a.Panel.Move(controlsOffset, 0)
	return a
}

func inAnyZone(zones []table.Zone, at geom.Point) bool {
	for _, z := range zones {
		if z.At.Has(at) {
			return true
		}
	}
	return false
}

// tabNameFaults returns a message for each zone name, in any language, that does not fit on a
// phone's tab at the minimum text size.
func tabNameFaults(app *stage.App, p position) (wrong []string) {
	zones := table.ZonesOf(p.play, table.ShowPositionOnPhone(p.play, p.state,
		ui.NewLayout(390, 844).WithGlass(1, ui.Insets{})))
	pen := app.Kit.Canvas(nil, paint.View{Scale: 1})
	for _, tag := range i18n.Languages() {
		if tag != i18n.English {
			c, err := i18n.Load(assets.Translations(), tag)
			if err != nil {
				return append(wrong, err.Error())
			}
			i18n.SetCatalogue(c)
		}
		for _, z := range append(slices.Clone(zones), table.Zone{Name: "Ledger"}) {
			st := paint.Style{Face: paint.Bold, Size: minTabText, Fixed: true}
			if w, _ := pen.Measure(i18n.T(z.Name), st); w > maxTabName {
				wrong = append(wrong, fmt.Sprintf("language %s: the zone name %q is %.0f wide, expected at most %d "+
					"for a phone's tab: shorten it in the table's Zones or in "+
					"assets/words/%s", tag, i18n.T(z.Name), w, maxTabName, tag))
			}
		}
		i18n.SetCatalogue(nil)
	}
	p.shown(p.state)
	return wrong
}
