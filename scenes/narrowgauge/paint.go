package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/hexmap"
	"gulch/render/paint"
)

// Paint paints the board in its current state, without animations.
func (b *Table) Paint(p *paint.Canvas) {
	b.map_.Invalidate()
	hexmap.Sheet(p, b.at.sheet)
	p.Clip(b.at.window, func() { p.Part("land", b.paintLand) })
	hexmap.Frame(p, b.at.window)
	p.Part("foot", b.paintFoot)
	for seat := range engine.Seat(rules.Seats) {
		p.PartOf("plate", int(seat), func() { b.paintPlate(p, seat) })
	}
	p.Part("railways", b.paintRailways)
	p.Part("markets", b.paintMarkets)
	p.Part("hand", b.paintHand)
	p.Part("books", b.paintDividendSheet)
	if b.firstCity() {
		b.PreloadCloseUp(p, arrival)
	}
}
