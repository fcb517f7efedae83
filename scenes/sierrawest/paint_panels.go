package sierrawest

import "gulch/engine"

// plateLines computes the rectangles of the lines in a seat's panel.
func (b *Table) plateLines(seat engine.Seat) (l plateLines) {
	r := b.at.plates[seat]
	l.in = r.Pad(9, 4)
	l.strip = r.W > 500
	l.low = r.H < 90 && !l.strip
	if l.strip {
		l.head, l.rest = l.in.CutTop(l.in.H / 2)
		l.goods, _ = l.rest.CutLeft(l.rest.W * 0.5)
		return l
	}
	lines := 4.0
	if l.low {
		lines = 3
	}
	high := min(l.in.H/lines, 27)
	l.head, l.rest = l.in.CutTop(high)
	l.goods, l.rest = l.rest.CutTop(high)
	if !l.low {
		l.more, l.rest = l.rest.CutTop(high)
	}
	return l
}
