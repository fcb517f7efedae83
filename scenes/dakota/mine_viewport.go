package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// The mine is drawn in a viewport that can be zoomed and scrolled. The unit of the viewport's
// content is a cell, and its origin is the middle of the lower edge of the entrance. At zoom 1 the
// mine is where layMine has placed it.

// fitField fits the mine into its viewport, and resets the zoom when a different town is shown.
func (b *Table) fitField() {
	a := &b.at
	if a.cell <= 0 {
		return
	}
	b.field.MaxZoom = 2.5
	b.field.Fit(a.mine, geom.R((a.mine.X-a.shaft.X)/a.cell, (a.mine.Y-a.shaft.Y)/a.cell, a.mine.W/a.cell,
		a.mine.H/a.cell))
	if now := b.shownSeat(); now != b.fieldOf {
		b.fieldOf = now
		b.field.Show(1, geom.Point{})
	}
}

// cellAt returns the board rectangle of cell c of the mine at the current zoom and scroll position.
func (b *Table) cellAt(c int) geom.Rect {
	x, y := rules.CellXY(c)
	return b.field.Rect(geom.R(float64(x)-0.5, float64(y)-1, 1, 1))
}

// moved converts p, a point on the board as laid out at zoom 1, to its position at the current zoom
// and scroll position.
func (b *Table) moved(p geom.Point) geom.Point {
	a := &b.at
	return b.field.At(geom.Point{X: (p.X - a.shaft.X) / a.cell, Y: (p.Y - a.shaft.Y) / a.cell})
}

func (b *Table) larger() float64 { return b.field.Scale() / b.at.cell }

// paintField paints the mine at the current zoom and scroll position.
func (b *Table) paintField(p *paint.Canvas) {
	if b.field.Zoom() != 1 || b.field.Moving() { // at zoom 1 the ground has been painted already
		b.paintEarth(p, b.larger(), b.moved)
	}
	b.paintMine(p)
}

// paintFieldEdge draws a frame around the viewport if it shows only a part of the mine.
func (b *Table) paintFieldEdge(p *paint.Canvas) {
	if b.field.Zoom() != 1 {
		p.Outline(b.at.mine, 4, 2, theme.Alpha(theme.BrassHi, 0.7))
	}
}

// Draw draws what changes without a rebuild of the board: the mine (and the panels over it) while
// it scrolls or zooms, and the dragged worker or tile.
func (b *Table) Draw(p *paint.Canvas) {
	if b.field.Moving() && !b.evening() {
		b.field.Draw(p, b.paintField)
		b.paintFieldEdge(p)
		b.paintDrawn(p)
	}
	b.drawDragged(p)
}

// fieldNode returns the node on which the mine is scrolled and zoomed.
func (b *Table) fieldNode(a *table.Decision) ui.Node {
	return b.field.Node("mine", i18n.T("The mine"), a.Pointer, a.Rebuild)
}

// wholeNode returns the button that shows the whole mine or, if the whole mine is shown, zooms in.
func (b *Table) wholeNode() ui.Node {
	label, tip, icon := i18n.T("Zoom in"), i18n.T(
		"Zoom in on the mine. You can also double-click, or use the wheel or two fingers. (F)"), "plus"
	if !b.field.ShowsAll() {
		label, tip, icon = i18n.T("Show whole mine"), i18n.T(
			"Show the whole mine again. You can also double-click. (F)"), "expand"
	}
	at := geom.Around(geom.Point{X: b.at.mine.Right() - 17, Y: b.at.mine.Y + 19 + adit}, 26, 26)
	n := ui.Disc("fit", label, tip, icon, at, func() { b.field.Toggle(b.depth()) }, ui.ZoomKey)
	n.ViewOnly = true
	return n
}

// depth returns the middle of the rectangle that the tiles of the mine cover on the board, at the
// current zoom and scroll position.
func (b *Table) depth() geom.Point {
	r, any := geom.Rect{}, false
	t := b.town()
	for c := range gridCells {
		if _, _, _, ok := t.TileAt(c); ok {
			if !any {
				r, any = b.cellAt(c), true
			}
			r = r.Union(b.cellAt(c))
		}
	}
	if !any {
		return b.at.mine.Center()
	}
	return r.Center()
}

// onField places node n on cell c of the mine. It can be pressed where the cell is visible, and its
// drawing is clipped to the viewport. The second result is false if the cell is not visible.
func (b *Table) onField(n ui.Node, c int) (ui.Node, bool) {
	n.Rect = b.field.VisiblePart(b.cellAt(c))
	under := n.Draw
	if under != nil {
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			x := *n
			if x.Rect = b.cellAt(c); !b.at.mine.Has(x.Rect.Center()) {
				return
			}
			if b.field.Zoom() == 1 {
				under(p, &x, f)
				return
			}
			p.Clip(b.at.mine, func() { under(p, &x, f) })
		}
	}
	return n, !n.Rect.Empty()
}
