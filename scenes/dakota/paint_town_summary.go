package dakota

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintPoints writes into r the public points of a seat, with the icon of points.
func (b *Table) paintPoints(p *paint.Canvas, seat engine.Seat, r geom.Rect) {
	grown := min(p.View.Letters(), 1.2)
	p.Icon("laurels", geom.Point{X: r.X + 8*grown, Y: r.Center().Y}, 16*grown, theme.BrassHi)
	p.Label(pieces.Number(b.points(seat)), geom.R(r.X+18*grown, r.Y, r.W-18*grown, r.H), onWood(13.5))
}

// markAt returns the rectangle for the short summary that paintMark paints about the town on
// screen. It is below the mine or, in the evening, below the number of actions. It is empty if the
// ledger has rows, which make the summary needless.
func (b *Table) markAt() geom.Rect {
	if b.at.mark.Empty() || !b.evening() {
		return b.at.mark
	}
	s := b.at.night.scene
	return geom.R(s.X+10, s.Y+42, min(s.W-20, 236), 28)
}

// paintMark writes the name, points and number of buildings of the town on screen, in windows in
// which the ledger has no rows.
func (b *Table) paintMark(p *paint.Canvas) {
	r := b.markAt()
	if r.Empty() {
		return
	}
	plaque(p, r)
	seat := b.shownSeat()
	b.Token(p, seat, geom.Point{X: r.X + r.H/2 + 4, Y: r.Center().Y}, r.H-8)
	points, buildings := b.markParts(r)
	name := onWood(14)
	name.Clip = true
	p.Label(b.Name(seat), geom.R(r.X+r.H+6, r.Y, points.X-r.X-r.H-10, r.H), name)
	b.paintPoints(p, seat, points)
	p.Icon("house", geom.Point{X: buildings.X + 8, Y: r.Center().Y}, 16*min(p.View.Letters(), 1.2), theme.BrassHi)
	p.Label(pieces.Number(engine.At(b.Board.Towns[:], seat).Buildings()),
		geom.R(buildings.X+20, r.Y, buildings.W-20, r.H), onWood(13.5))
}

// markParts returns two rectangles at the right end of the summary r: one for the points, one for
// the number of buildings.
func (b *Table) markParts(r geom.Rect) (points, buildings geom.Rect) {
	right, _ := r.CutRight(124)
	return right.Row(0, 2, 2), right.Row(1, 2, 2)
}
