package narrowgauge

import (
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// drawMoving draws the map, and the sheet of dividends over it, while the map is being dragged or
// zoomed.
func (b *Table) drawMoving(p *paint.Canvas) {
	b.map_.Draw(p, b.paintLand)
	b.paintDividendSheet(p)
}

// reveal scrolls the map so that the spaces from which the selected card can be laid are visible.
// It does nothing if there are none.
func (b *Table) reveal(a *table.Decision) {
	if from := plays(a.Legal, b.plan.card, b.plan.how); len(from) > 0 {
		b.map_.Reveal(around(from))
	}
}

// around returns the smallest rectangle of the map that contains all the given spaces, in units of
// the height of a hex.
func around(spaces []rules.Space) geom.Rect {
	out := geom.Rect{}
	for i, x := range spaces {
		r := geom.Around(hexOf(x.Info().Hex).Center(), 1.2, 1.1)
		if i == 0 {
			out = r
		}
		out = out.Union(r)
	}
	return out
}

// wholeNode returns the button, with rectangle r, that shows the whole map. If the whole map is
// visible already, the button zooms in instead: to the spaces from which the selected card can be
// laid, or to the middle if no card is selected.
func (b *Table) wholeNode(a *table.Decision, r geom.Rect) ui.Node {
	label, tip, icon := i18n.T("Zoom in"), i18n.T(
		"Zoom in on the map. You can also double-click, or use the wheel or two fingers. (F)"), "plus"
	if !b.map_.ShowsAll() {
		label, tip, icon = i18n.T("Show whole map"), i18n.T(
			"Show the whole map again. You can also double-click. (F)"), "expand"
	}
	n := ui.Disc("fit", label, tip, icon, r, func() {
		at := b.at.window.Center()
		if from := plays(a.Legal, b.plan.card, b.plan.how); len(from) > 0 {
			at = b.map_.Rect(around(from)).Center()
		}
		b.map_.Toggle(at)
	}, ui.ZoomKey)
	n.ViewOnly = true
	return n
}
