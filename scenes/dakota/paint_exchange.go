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

// slate draws the dark background of the exchange into r.
func slate(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 5, 4)
	p.Rect(r, 5, theme.RGB(0x5A3A1E))
	p.Outline(r.Inset(1.5), 4, 2, theme.RGB(0x8A6236))
	p.Gradient(r.Inset(4), 2, theme.RGB(0x32403E), theme.RGB(0x26322F))
}

// paintExchange paints the exchange: the pool of ore, and the ten combinations with free sale slots
// and today's prices.
func (b *Table) paintExchange(p *paint.Canvas) {
	slate(p, b.at.exchange)
	head, _ := b.at.exchange.Inset(8).CutTop(24)
	title, _ := head.CutLeft(head.W * 0.36)
	p.Label(i18n.T("Exchange"), title, paint.Style{Face: paint.Display, Size: 15, Color: theme.Cream})
	if b.evening() {
		right := onWood(12)
		right.Align = paint.Right
		p.Label(i18n.T("spaces"), geom.R(head.X, head.Y, head.W-76, head.H), right)
		p.Label(i18n.T("pays"), geom.R(head.X, head.Y, head.W-16, head.H), right)
		for r := range rules.ResourceCount {
			b.paintPoolLarge(p, r)
		}
		for c := range rules.Combination(rules.CombinationCount) {
			b.paintRow(p, c)
		}
		return
	}
	for r := range rules.ResourceCount {
		at := b.at.pool[r]
		ore(p, r, geom.R(at.X, at.Y+2, 20, 20))
		_, text := at.CutLeft(21)
		p.Label(pieces.Number(b.Board.Pool[r]), text, onWood(13))
		if n := b.Board.Shortage[r]; n > 0 {
			// to the left, so that the number beside the ore stays readable
			p.Label("+"+pieces.Number(n), geom.R(at.X-7, at.Y-7, 24, 18),
				paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.RGB(0xA9E06A)})
		}
	}
	for c := range rules.Combination(rules.CombinationCount) {
		b.paintOffer(p, c)
	}
}

// paintOffer paints combination c in the exchange: the ore it needs, its free sale slots, and
// today's price.
func (b *Table) paintOffer(p *paint.Canvas, c rules.Combination) {
	r := b.at.offers[c]
	p.Rect(geom.R(r.X, r.Bottom()-0.6, r.W, 0.8), 0, theme.Alpha(theme.Cream, 0.18))
	price, rest := r.CutRight(36)
	now := b.Board.ComboPrice(c)
	tag, letters := theme.Alpha(theme.Shadow, 0.5), theme.Cream
	switch {
	case now > c.UsualPrice():
		tag, letters = theme.RGB(0x3E5A26), theme.RGB(0xD8F0A8)
	case now < c.UsualPrice():
		tag, letters = theme.RGB(0x6A2A22), theme.RGB(0xF8C4B0)
	}
	box := price.Inset(1.5)
	p.Rect(box, 4, tag)
	p.Label(table.Dollars(now), box, centred(paint.Style{Face: paint.Bold, Size: 13, Color: letters}))
	name, below := rest.CutTop(max(rest.H*0.48, min(15.5, rest.H*0.53)))
	p.Label(comboName(c), name, paint.Style{Face: paint.Body, Size: 12, Color: theme.Cream})
	x := below.X
	size := min(below.H+2, 16)
	for g, n := range c.Needs() {
		for range n {
			ore(p, rules.Resource(g), geom.R(x, below.Center().Y-size/2, size, size))
			x += size * 0.86
		}
	}
	b.paintSlots(p, c, geom.R(rest.Right()-44, below.Y, 42, below.H))
}

// paintSlots paints the sale slots of combination c into r: a ring for a free slot, an ore token
// for an occupied one.
func (b *Table) paintSlots(p *paint.Canvas, c rules.Combination, r geom.Rect) {
	n := c.Slots(b.Board.Seats)
	for i := range n {
		at := geom.Point{X: r.Right() - 6 - 13*float64(n-1-i), Y: r.Center().Y}
		if token := b.Board.Sales[c][i]; token != rules.ResourceCount {
			ore(p, token, geom.Around(at, 13, 13))
			continue
		}
		p.Outline(geom.Around(at, 9, 9), 4.5, 1.2, theme.Cream)
	}
}
