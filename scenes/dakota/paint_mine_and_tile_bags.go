package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// gridCells is the number of cells of the mine's grid.
const gridCells = (east - west + 1) * (deepest + 1)

// paintMine paints the tiles of the mine, faint frames at its open ends, and marks on the tiles
// mined today.
func (b *Table) paintMine(p *paint.Canvas) {
	t := b.town()
	k := b.field.Scale()
	b.paintAdit(p)
	for _, c := range t.OpenEnds() {
		r := b.cellAt(c).Inset(k * 0.12)
		p.Outline(r, 4, 1.2, theme.Alpha(theme.Cream, 0.38))
	}
	for c := range gridCells {
		b.paintTile(p, t, c)
	}
	for i := range t.Carts {
		if w := &t.Carts[i]; w.Launched && !w.Returned {
			b.paintBelow(p, i, w)
		}
	}
}

// paintAdit paints the adit: the level tunnel from the head frame to the shaft of the mine.
func (b *Table) paintAdit(p *paint.Canvas) {
	k, n := b.field.Scale(), b.larger()
	top := b.moved(geom.Point{X: b.at.head.Center().X, Y: b.at.earth.Y})
	x, z := top.X, b.field.At(geom.Point{}).X
	dark := theme.RGB(0x1A100A)
	p.Rect(geom.R(x-k*0.2, top.Y-6*n, k*0.4, (adit+2)*n), 0, dark)
	p.Rect(geom.R(z-k*0.2, top.Y+2*n, k*0.4, adit*n), 0, dark)
	if max(x, z)-min(x, z) > 1 {
		road := geom.R(min(x, z)-k*0.2, top.Y+n, max(x, z)-min(x, z)+k*0.4, (adit-2)*n)
		p.Rect(road, 3, dark)
		for at := road.X + 6*n; at < road.Right()-6*n; at += 11 * n {
			p.Rect(geom.R(at, road.Bottom()-4*n, 6*n, 2.4*n), 0, theme.RGB(0x5A3A20))
		}
		p.Rect(geom.R(road.X+3*n, road.Bottom()-4.6*n, road.W-6*n, 1.4*n), 0, theme.RGB(0xAEB6BC))
	}
}

func (b *Table) paintTile(p *paint.Canvas, t *rules.Town, c int) {
	kind, rot, distance, ok := t.TileAt(c)
	if !ok || b.Carried(tileKey(c)) {
		return
	}
	r := b.cellAt(c)
	tile(p, kind, rot, r)
	if t.Mined(c) {
		p.Rect(r.Inset(2), 3, theme.Alpha(theme.Shadow, 0.42))
		p.Icon("check-mark", r.Center(), r.W*0.4, theme.Cream)
	}
	if b.leaf(t, c) {
		tag := geom.R(r.Right()-20, r.Bottom()-18, 20, 18)
		p.Rect(tag, 3, theme.Alpha(theme.WalnutInk, 0.9))
		p.Label(pieces.Number(distance), tag, centred(paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream}))
	}
}

// leaf reports whether cell c of town t is the end of a shaft.
func (b *Table) leaf(t *rules.Town, c int) bool {
	for _, x := range t.Shafts() {
		if x == c {
			return true
		}
	}
	return false
}

// paintBelow paints wagon w, the cart in slot i, at the end of the shaft into which it was sent.
func (b *Table) paintBelow(p *paint.Canvas, i int, w *rules.Wagon) {
	if b.Carried(cartKey(i)) {
		return
	}
	r := b.cellAt(w.Leaf)
	pictures().cart[w.Kind].Fit(p, geom.R(r.X, r.Bottom()-r.H*0.42, r.W, r.H*0.4))
}

// paintNiche paints the places for explorers, each with the wage that it costs.
func (b *Table) paintNiche(p *paint.Canvas) {
	r, t := b.at.niche, b.town()
	p.Rect(r, 6, theme.Alpha(theme.Shadow, 0.45))
	p.Outline(r, 6, 1.4, theme.Alpha(theme.Cream, 0.3))
	head, _ := r.Inset(4).CutBottom(17)
	p.Label(i18n.T("Explorers"), head, centred(onWood(12)))
	for i, at := range b.at.outs {
		if i < t.Explorers { // the worker sent out to this place is drawn in the street again
			p.Rect(at, 4, theme.Alpha(theme.Shadow, 0.35))
			p.Icon("check-mark", at.Center(), min(at.W, at.H)*0.6, theme.Alpha(theme.Cream, 0.85))
			continue
		}
		p.Outline(at, 4, 1.1, theme.Alpha(theme.Cream, 0.5))
		p.Label(table.Dollars(rules.Wage(i)), at, centred(onWood(13)))
	}
}

// bagParts returns the parts of a bag with rectangle r: its picture and the two lines beside it.
func bagParts(r geom.Rect) (bag, title, note geom.Rect) {
	bag, text := r.CutLeft(40)
	both := geom.Around(text.Center(), text.W, 36).Pad(3, 0)
	return bag, both.Column(0, 2, 0), both.Column(1, 2, 0)
}

// paintBags paints the bags of tiles of the three layers, each with the number of tiles left in it.
func (b *Table) paintBags(p *paint.Canvas) {
	for i := range b.at.bags {
		r := b.at.bags[i]
		left := b.Board.BagSize(i + 1)
		bag, title, note := bagParts(r)
		pictures().bag[i+1].Fit(p, bag)
		p.Label(pieces.Number(left), geom.Around(bag.Center().Add(0, bag.H*0.1), 30, 18), centred(onWood(14)))
		p.Label(i18n.T("Layer %d", i+1), title, onWood(12.5))
		from := i18n.T("any distance")
		if d := rules.NeedsDistance(i + 1); d > 1 {
			from = i18n.T("distance %d+", d)
		}
		p.Label(from, note, paint.Style{Face: paint.Italic, Size: 12, Color: theme.Alpha(theme.Cream, 0.85)})
	}
}

// drawnAt returns the rectangle of the tile with index i among the n tiles drawn from the bag in
// the current exploration.
func (b *Table) drawnAt(i, n int) geom.Rect {
	r := b.at.drawn
	w := min(r.H, r.W/float64(max(n, 1)))
	return geom.R(r.X+w*float64(i)+2, r.Y+2, w-4, w-4)
}

// paintDrawn paints the tiles that have been drawn from the bag in the current exploration.
func (b *Table) paintDrawn(p *paint.Canvas) {
	e := &b.Board.Exploring
	all := e.Tiles()
	if e.Tile != rules.TileKinds && len(all) == 0 {
		all = []rules.Tile{e.Tile}
	}
	if len(all) == 0 {
		return
	}
	last := b.drawnAt(len(all)-1, len(all))
	p.Rect(geom.R(b.at.drawn.X-3, b.at.drawn.Y-3, last.Right()-b.at.drawn.X+8, last.H+10), 6,
		theme.Alpha(theme.Shadow, 0.5))
	for i, t := range all {
		r := b.drawnAt(i, len(all))
		tile(p, t, b.rotOf(t), r)
		if t == e.Tile || t == b.chosen.tile {
			p.Outline(r.Inset(-1), 4, 2.4, theme.BrassHi)
		}
		if n := b.alike(); n > 1 {
			tag := geom.R(r.Right()-26, r.Bottom()-20, 26, 20)
			p.Rect(tag, 3, theme.Alpha(theme.WalnutInk, 0.9))
			p.Label("×"+pieces.Number(n), tag, centred(paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream}))
		}
	}
}

// rotOf returns the rotation, in quarter turns, in which tile t from the bag is shown beside the
// mine: the chosen one for the selected tile, otherwise 0.
func (b *Table) rotOf(t rules.Tile) int {
	if b.isInHand(t) {
		return b.rotInHand()
	}
	return 0
}

// heldTile returns the selected one of the tiles that were drawn from the bag, TileKinds if none is
// selected. A tile is selected by a move, or only on the screen.
func (b *Table) heldTile() rules.Tile {
	if t := b.Board.Exploring.Tile; t != rules.TileKinds {
		return t
	}
	return b.chosen.tile
}
