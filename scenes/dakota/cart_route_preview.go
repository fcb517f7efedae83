package dakota

import (
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// route is the way of a cart into the mine: path holds the cells of its shaft, ore the cells whose
// tiles would be mined. The cells in ore are sorted by value, except that those for additional
// workers come last.
type route struct {
	// cells of the shaft, and cells that would be mined. The field new counts the cells at the end
	// of ore that additional workers would mine.
	path, ore []int
	new       int
}

// routeDown returns the route of a crew down the shaft that ends at cell leaf.
func (b *Table) routeDown(leaf int, crew crewSize) route {
	return route{path: b.Board.Towns[b.Viewer].Path(leaf), ore: b.haulDown(leaf, crew).cells(prices(b.Board))}
}

// routeOf returns the route of a cart of the viewer with additional workers: more is the number of
// normal workers who join the crew. It uses the shaft that the cart is in, or the best shaft that
// is left for it. The route is empty if there is no shaft.
func (b *Table) routeOf(cart, more int) route {
	x, ok := b.outing(cart, more)
	if !ok {
		return route{}
	}
	price := prices(b.Board)
	r := route{path: b.Board.Towns[b.Viewer].Path(x.leaf), ore: x.haul.cells(price)}
	if more == 0 {
		return r
	}
	was, _ := b.outing(cart, 0)
	old := was.haul.cells(price)
	isNew := func(c int) int { return oneIf(!slices.Contains(old, c)) }
	slices.SortStableFunc(r.ore, func(x, y int) int { return isNew(x) - isNew(y) })
	for _, c := range r.ore {
		r.new += isNew(c)
	}
	return r
}

// previewed returns node n with a Draw function that also shows route r in the mine while the
// pointer is on the node.
func (b *Table) previewed(n ui.Node, r route) ui.Node {
	if len(r.path) == 0 || b.evening() {
		return n
	}
	under := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if under != nil {
			under(p, n, f)
		}
		if f.Hover > 0 {
			p.Clip(b.at.mine, func() { b.drawRoute(p, r, f.Hover) })
		}
	}
	return n
}

// drawRoute draws route r over the mine: the way down, and a ring around each tile that would be
// mined. The rings of tiles that additional workers add are thicker. light is the opacity, 0 to 1.
func (b *Table) drawRoute(p *paint.Canvas, r route, light float64) {
	k := b.field.Scale()
	yellow := theme.RGB(0xFFD860)
	from := b.cellAt(r.path[0]).Center()
	from.Y -= k / 2
	for _, c := range r.path {
		to := b.cellAt(c).Center()
		p.Line(from, to, 0.17*k, theme.Alpha(yellow, 0.24*light))
		p.Line(from, to, 0.05*k, theme.Alpha(theme.Cream, 0.4*light))
		from = to
	}
	for i, c := range r.ore {
		at := geom.Around(b.cellAt(c).Center(), 0.78*k, 0.78*k)
		width, shine := 0.045*k, 0.7
		if i >= len(r.ore)-r.new {
			width, shine = 0.085*k, 1
			p.SoftRect(at.Inset(-0.04*k), at.W/2, 0.2*k, 0, theme.Alpha(yellow, 0.22*light))
		}
		p.Outline(at, at.W/2, width+1.6, theme.Alpha(theme.WalnutInk, 0.7*light))
		p.Outline(at, at.W/2, width, theme.Alpha(yellow, shine*light))
	}
}

// sent returns the crew of the cart for which a shaft has to be chosen now. It is empty for other
// decisions.
func (b *Table) sent() crewSize {
	if i := b.Board.Work.Cart; i >= 0 && i < rules.CartSlots && b.State.Phase() == rules.PhaseShaft {
		return b.crews()[i]
	}
	return crewSize{}
}

// shaftNode returns n with a preview if move m chooses a shaft: the ore that the cart would bring
// up, and its route. Otherwise it returns n unchanged.
func (b *Table) shaftNode(n ui.Node, m engine.Move) ui.Node {
	if m.Kind != rules.KindShaft {
		return n
	}
	leaf := rules.CellOf(m)
	h := b.haulDown(leaf, b.sent())
	n.Tip = table.Sentences(i18n.T("Ore in this shaft: %s.", strings.Join(b.oreLines(h), ", ")), n.Tip)
	n = b.previewed(n, b.routeDown(leaf, b.sent()))
	under := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if under != nil {
			under(p, n, f)
		}
		p.Clip(b.at.mine, func() { drawWorth(p, b.cellAt(leaf), b.at.mine.Y, h.sale) })
	}
	return n
}

// drawWorth draws a tag over the upper edge of the tile with rectangle r, the end of a shaft, where
// it covers no ore. worth is the value in dollars of the ore that the cart could bring up there,
// and top the upper edge of the mine.
func drawWorth(p *paint.Canvas, r geom.Rect, top float64, worth int) {
	tag := geom.Around(geom.Point{X: r.Center().X, Y: max(r.Y, top+12)}, max(r.W*0.8, 34), 20)
	p.Rect(tag.Inset(-1.2), 5, theme.WalnutInk)
	p.Gradient(tag, 4, theme.Lit, theme.LitLo)
	p.Label(table.Dollars(worth), tag, centred(paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink}))
}
