package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// paintRace paints the list of the five ranks of a solo game, and how many points per day the
// viewer has now.
func (b *Table) paintRace(p *paint.Canvas) {
	r := b.at.race
	p.Rect(r, 6, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 5, theme.RGB(0x5A3420), theme.RGB(0x3C2012))
	head, bar := r.Pad(10, 4).CutLeft(188)
	perDay := float64(b.points(b.Viewer)) / float64(max(b.Board.Day, 1))
	p.Label(i18n.T("%s points per day", oneDecimal(perDay)), head, onWood(14))
	ranks := rules.SoloRanks()
	const top = 25.0
	for i, k := range ranks {
		to := top
		if i+1 < len(ranks) {
			to = float64(ranks[i+1].From)
		}
		cell := geom.R(bar.X+bar.W*float64(k.From)/top, bar.Y+4, bar.W*(to-float64(k.From))/top-2, bar.H-8)
		c := theme.RGB(0x2E1A0E)
		if perDay >= float64(k.From) {
			c = theme.RGB(0x7A5A22)
		}
		p.Rect(cell, 3, c)
		b.paintRank(p, cell.Pad(2, 0), k)
	}
	x := bar.X + bar.W*min(perDay, top)/top
	p.Rect(geom.R(x-1.5, bar.Y, 3, bar.H), 1, theme.BrassHi)
}

// paintRank paints into r the name of rank k of a solo game and, where there is room, the points
// per day from which on it is reached.
func (b *Table) paintRank(p *paint.Canvas, r geom.Rect, k rules.SoloRank) {
	name, style := i18n.T(k.Name), centred(onWood(12))
	if full := i18n.T("%d+ %s", k.From, name); p.LabelWidth(full, r, style) <= r.W {
		name = full
	}
	p.Label(name, r, style)
}
