package sierrawest

import (
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintHomestead paints the homestead tracks, the markers of all seats, and the reward for moving a
// marker up.
func (b *Table) paintHomestead(p *paint.Canvas) {
	r := b.at.homestead
	board(p, r)
	head, _ := r.Pad(8, 3).CutTop(17)
	p.Label(i18n.T("Homestead"), head, paint.Style{Face: paint.Display, Size: 13, Color: theme.BrassHi})
	p.Label("×"+strconv.Itoa(b.Board.Multiplier(b.Viewer)), head,
		paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Right})
	for t := range rules.Track(b.trackCount()) {
		look, row := trackLooks[t], b.at.track(t)
		p.Icon(look.icon, geom.Point{X: row.X + 10, Y: row.Center().Y}, min(row.H, 19), theme.Lighten(look.colour, 0.3))
		for n := range t.Info().Top + 1 {
			at := b.at.step(t, n)
			p.Rect(at, 3, theme.Alpha(theme.Darken(look.colour, 0.15+0.05*float64(6-n)), 1))
			if !b.markerOn(t, n) { // leave out a number that a marker would cover
				p.Label(strconv.Itoa(n), at, label(12.5, theme.Alpha(theme.Cream, 0.85)))
			}
		}
		pays := geom.R(row.Right()-35, row.Center().Y-min(row.H, 17.5)/2, 35, min(row.H, 17.5))
		for i, g := range look.reward {
			g.draw(p, pays.Row(i, len(look.reward), 0), theme.BrassHi)
		}
	}
	for t := range rules.Track(b.trackCount()) {
		for s := range engine.Seat(b.seats()) {
			if !b.Carried(markerKey{s, t}) {
				b.paintMarker(p, s, b.at.marker(t, b.Board.Of[s].Track[t], s))
			}
		}
	}
}

// markerOn reports whether a marker of any seat is on a space of homestead track t.
func (b *Table) markerOn(t rules.Track, space int) bool {
	for s := range engine.Seat(b.seats()) {
		if b.Board.Of[s].Track[t] == space && !b.Carried(markerKey{s, t}) {
			return true
		}
	}
	return false
}

func (b *Table) paintMarker(p *paint.Canvas, seat engine.Seat, at geom.Point) {
	size := min(b.at.step(0, 0).H*0.66, b.at.step(0, 0).W*0.56, 13)
	pieces.Marker(p, at, max(size, 9), int(seat))
}
