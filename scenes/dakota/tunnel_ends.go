package dakota

import (
	"image/color"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// This file computes what a laid tile does to the ends of a mine: which openings are joined, which
// stay open, and which are permanently blocked by rock or a wall (R3 to R5, R10).

// end is the state of one side of a tile after the tile is laid.
type end int

const (
	wall    end = iota // no opening on either side of the border to the neighbouring cell
	joined             // an opening that meets an opening of the neighbouring tile
	openEnd            // an opening towards an empty cell, where the mine can grow
	// an opening, of this tile or of the neighbouring one, that meets rock, the surface or the edge
	// of the grid
	blocked
)

// sides holds the steps (x, y) to the four neighbouring cells, clockwise from north. The openings
// of a tile have the same order.
var sides = [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// endsOf returns what the four sides of tile t would be like if it were laid in a cell of the
// town's mine. rot is the rotation in quarter turns. The result has the order of [sides].
func endsOf(town *rules.Town, t rules.Tile, rot, cell int) (out [4]end) {
	x, y := rules.CellXY(cell)
	for i, by := range sides {
		own := t.Openings(rot)>>i&1 != 0
		there, free := facing(town, x+by[0], y+by[1], (i+2)%4)
		switch {
		case own && there:
			out[i] = joined
		case own && free:
			out[i] = openEnd
		case own, there:
			out[i] = blocked
		}
	}
	return out
}

// facing describes the cell at (x, y) of the mine of town, seen from a neighbouring cell. opening
// is true if the tile there has an opening on the given side, an index in sides. free is true if
// the cell is in the grid and has no tile.
func facing(town *rules.Town, x, y, side int) (opening, free bool) {
	if y < 1 {
		return x == 0 && y == 0 && side == 2, false // the entrance, which opens to the south
	}
	if x < west || x > east || y > deepest {
		return false, false
	}
	for c := range gridCells {
		if cx, cy := rules.CellXY(c); cx == x && cy == y {
			t, rot, _, ok := town.TileAt(c)
			return ok && t.Openings(rot)>>side&1 != 0, !ok
		}
	}
	return false, false
}

// laid returns the viewer's town as it would be after laying tile t at site s with rot quarter
// turns. The second result is false if that is illegal.
func (b *Table) laid(t rules.Tile, s site, rot int) (*rules.Town, bool) {
	now, seat := b.copy(), b.State.Turn()
	next := b.lay(t, b.placing(s), rot, true)
	for range 3 {
		m, ok := next(now)
		if !ok {
			break
		}
		if now.Play(m, nil) != nil {
			return nil, false
		}
		if now.Turn() != seat {
			break
		}
	}
	bd := rules.Game.NewBoard().(*rules.Board)
	bd.Read(now, engine.SeatsOf(seat))
	_, _, _, ok := bd.Towns[seat].TileAt(s.cell)
	return &bd.Towns[seat], ok
}

// endWords returns a sentence about the mine after tile t is laid at site s with rot quarter turns:
// which tile is removed, how many ends are open, and how many openings are blocked. It returns ""
// if nothing of that changes, or if laying the tile so is illegal.
func (b *Table) endWords(t rules.Tile, s site, rot int) string {
	now := &b.Board.Towns[b.Viewer]
	then, ok := b.laid(t, s, rot)
	if !ok {
		return ""
	}
	n := len(then.OpenEnds())
	if n == 0 {
		return i18n.T("This closes your mine. Only a strong miner, Blasting Crew or a collapse can reopen it.")
	}
	tip := ""
	if s.swap {
		tip = i18n.T("This removes the tile there: %s.", tileAtName(now, s.cell))
	}
	if was := len(now.OpenEnds()); n != was {
		tip = table.Sentences(tip,
			i18n.N(n, "This leaves %d open end instead of %d.", "This leaves %d open ends instead of %d.", n, was))
	}
	shut := 0
	for _, e := range endsOf(now, t, rot, s.cell) {
		shut += oneIf(e == blocked)
	}
	if shut > 0 {
		tip = table.Sentences(tip, i18n.N(shut, "This blocks %d opening.", "This blocks %d openings.",
			shut))
	}
	if more := len(then.Shafts()) - len(now.Shafts()); more > 0 {
		tip = table.Sentences(tip, i18n.T("This adds a shaft for 1 more cart."))
	}
	return tip
}

// drawEnds marks the sides of tile t, which is shown in r over a cell of the mine with rot quarter
// turns: an arrow for an open end, a cross for a blocked opening. fade is the opacity, 0 to 1.
func (b *Table) drawEnds(p *paint.Canvas, t rules.Tile, rot, cell int, r geom.Rect, fade float64) {
	size := r.W * 0.34
	for i, e := range endsOf(&b.Board.Towns[b.Viewer], t, rot, cell) {
		at := r.Center().Add(float64(sides[i][0])*r.W*0.5, float64(sides[i][1])*r.H*0.5)
		switch e {
		case openEnd:
			way := geom.Point{X: float64(sides[i][0]), Y: float64(sides[i][1])}
			drawArrow(p, at, way, size, theme.Alpha(theme.RGB(0xA9E06A), fade))
		case blocked:
			box := geom.Around(at, size, size)
			p.Disc(at, size*0.56, theme.Alpha(theme.WalnutInk, 0.85*fade), theme.Alpha(theme.WalnutInk, 0.85*fade))
			p.Icon("cancel", box.Center(), size, theme.Alpha(theme.RGB(0xFF9A7A), fade))
		}
	}
}

// drawArrow draws an arrow in the colour c that marks an open end. at is its middle, way its
// direction (a vector of length 1), size its length in design units.
func drawArrow(p *paint.Canvas, at, way geom.Point, size float64, c color.RGBA) {
	side := geom.Point{X: -way.Y, Y: way.X}
	from, tip := at.Add(-way.X*size*0.3, -way.Y*size*0.3), at.Add(way.X*size*0.6, way.Y*size*0.6)
	for _, pass := range []struct {
		wide float64
		ink  color.RGBA
	}{{size * 0.42, theme.Alpha(theme.WalnutInk, 0.85)}, {size * 0.2, c}} {
		p.Line(from, tip, pass.wide, pass.ink)
		for _, s := range []float64{-1, 1} {
			p.Line(tip, at.Add(side.X*size*0.4*s+way.X*size*0.1, side.Y*size*0.4*s+way.Y*size*0.1), pass.wide, pass.ink)
		}
	}
}
