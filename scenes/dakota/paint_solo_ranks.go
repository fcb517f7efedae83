package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
)

// raceMargin is the distance between the bar of ranks and its cells, and raceNotch the height of a
// notch that marks a position on the bar, in design units.
const (
	raceMargin = 5
	raceNotch  = 8
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
		from := float64(k.From)
		cell := geom.R(bar.X+bar.W*from/top, bar.Y+raceMargin, bar.W*(to-from)/top-2, bar.H-2*raceMargin)
		c := theme.RGB(0x2E1A0E)
		if perDay >= from {
			c = theme.RGB(0x7A5A22)
		}
		p.Rect(cell, 3, c)
		paintRank(p, cell, k)
	}
	paintRaceMarker(p, bar, bar.X+bar.W*min(perDay, top)/top)
}

// paintRank paints into a cell the name of rank k of a solo game and, below it, the points per day
// from which on it is reached.
func paintRank(p *paint.Canvas, cell geom.Rect, k rules.SoloRank) {
	name, from := cell.Pad(4, 0).CutTop(cell.H / 2)
	p.Label(i18n.T(k.Name), name, centred(onWood(12)))
	p.Label(i18n.T("%d+", k.From), from, centred(onWood(12)))
}

// paintRaceMarker marks the position x on the bar of ranks with a notch at both edges of the bar. A
// line across it would cut through the name of a rank.
func paintRaceMarker(p *paint.Canvas, bar geom.Rect, x float64) {
	for _, y := range []float64{bar.Y - 2, bar.Bottom() - raceNotch + 2} {
		p.Rect(geom.R(x-2.5, y, 5, raceNotch), 1.5, theme.BrassHi)
	}
}
