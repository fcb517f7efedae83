package table

import (
	"strconv"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Sizes, in design units, of the filter buttons beside the heading of the log, and of the space to
// their right that is left for other buttons.
const (
	chipWide  = 25
	chipToken = 21
	chipsFrom = 64
)

// filterPrefix is the beginning of the IDs of the filter buttons.
const filterPrefix = "log of "

// filterRect returns the rectangle of the filter button of a seat, which shows only the log lines
// about that seat.
func (fr *frame) filterRect(seat engine.Seat) geom.Rect {
	at := fr.log
	left := at.Right() - chipsFrom - chipWide*float64(len(fr.session.Seats))
	return geom.R(left+chipWide*float64(seat), at.Y-3, chipWide, 26)
}

// filterNodes appends the filter buttons, one for each seat.
func (fr *frame) filterNodes(dst []ui.Node) []ui.Node {
	if !fr.hasLogHead() {
		return dst
	}
	for i, s := range fr.session.Seats {
		seat := engine.Seat(i)
		on := fr.lines.seat == seat
		n := ui.Node{
			ID: filterPrefix + strconv.Itoa(i), Label: i18n.T("Only %s", s.Name), Role: "checkbox", Chosen: on,
			SkipFocus: true,
			Tip:       i18n.T("Show only what %s did, gained or lost. Press again for all players.", s.Name),
			Rect:      fr.filterRect(seat), TipAvoids: fr.log,
			Press: func() { fr.toggleFilter(seat) },
		}
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { fr.drawFilter(p, n, f, seat) }
		dst = append(dst, n)
	}
	return dst
}

// drawFilter draws a filter button with the seat's face, which is paler while another seat is
// selected.
func (fr *frame) drawFilter(p *paint.Canvas, n *ui.Node, f ui.NodeState, seat engine.Seat) {
	c := n.Rect.Center()
	if n.Chosen {
		p.Rect(geom.Around(c, chipWide, 26), 7, theme.BrassLo)
		p.Gradient(geom.Around(c, chipWide-2.4, 23.6), 6, theme.BrassHi, theme.Brass)
	} else if f.Hover > 0 {
		p.Rect(geom.Around(c, chipWide, 26), 7, theme.Alpha(theme.Brass, 0.55*f.Hover))
	}
	p.Flush()
	if p.Fade = 1; fr.lines.seat != engine.NoSeat && !n.Chosen {
		p.Fade = 0.5 + 0.4*f.Hover
	}
	pieces.Token(p, c, chipToken, int(seat), fr.session.Seats[seat].Face)
	p.Flush()
	p.Fade = 1
}

// toggleFilter shows only the log lines about a seat, or all lines if they are already filtered by
// it. The filter stays active while the table is open.
func (fr *frame) toggleFilter(seat engine.Seat) {
	fr.lines.toggle(seat)
	fr.Rebuild()
}
