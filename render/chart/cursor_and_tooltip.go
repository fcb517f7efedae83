package chart

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Event is something that happened in the game at the position of the cursor. It is shown as an
// icon and a line of text in the cursor's tooltip.
type Event struct {
	Icon, Words string
}

// Sizes of the cursor's tooltip, in design units.
const (
	tooltipWidth = 236
	tooltipPad   = 10
	tooltipRow   = 24
)

// DrawCursor draws the cursor, a vertical line at one position of the game, and a tooltip beside
// it. at is the number of the position. The tooltip has the title head, the values of all seats at
// that position, largest first, and the events in happened. names are the names of the players,
// indexed by seat.
func (c *Chart) DrawCursor(p *paint.Canvas, at int, head string, names []string, happened []Event) {
	r := c.Plot()
	x := c.Point(at, 0).X
	p.Rect(geom.R(x-0.8, r.Y, 1.6, r.H), 0, theme.Oxblood)
	for _, l := range c.Lines {
		if at < len(l.Values) {
			dot := c.Point(at, l.Values[at])
			p.Disc(dot, 5.5, theme.Ink, theme.Ink)
			p.Disc(dot, 4, theme.LookOf(l.Seat).Colour, theme.LookOf(l.Seat).Colour)
		}
	}
	st := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink, Wrap: tooltipWidth - 2*tooltipPad - 20,
		LineHeight: 1.24}
	h := 2*tooltipPad + 20 + tooltipRow*float64(len(c.Lines))
	for _, e := range happened {
		_, eh := p.Measure(e.Words, st)
		h += eh + 4
	}
	box := geom.R(x+14, r.Y+6, tooltipWidth, h)
	if box.Right() > c.Area.Right() {
		box.X = x - 14 - tooltipWidth
	}
	p.DropShadow(box, 6, 10)
	p.Rect(box.Inset(-1), 7, theme.WalnutInk)
	p.Gradient(box, 6, theme.RGB(0xF8EBCB), theme.RGB(0xEAD6AA))
	in := box.Inset(tooltipPad)
	p.Label(head, geom.R(in.X, in.Y-2, in.W, 18), paint.Style{Face: paint.Bold, Size: 13, Color: theme.Umber})
	y := in.Y + 20
	for _, l := range c.ranked(at) {
		mid := y + tooltipRow/2
		pieces.Token(p, geom.Point{X: in.X + 9, Y: mid}, 20, l.Seat, l.Face)
		value, wide := c.Format(l.Values[at]), 52.0
		if after, jumps := l.After[at]; jumps && c.Format(after) != value {
			value, wide = value+" → "+c.Format(after), 96
		}
		p.Label(names[l.Seat], geom.R(in.X+26, mid-10, in.W-24-wide, 20), paint.Style{Face: paint.Body, Size: 13.5,
			Color: theme.Ink})
		p.Label(value, geom.R(in.Right()-wide, mid-10, wide, 20),
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Right})
		y += tooltipRow
	}
	for _, e := range happened {
		p.Icon(e.Icon, geom.Point{X: in.X + 8, Y: y + 9}, 15, theme.Oxblood)
		y += p.Text(e.Words, geom.Point{X: in.X + 20, Y: y + 1}, st) + 4
	}
}

// ranked returns the lines that have a value at one position of the game, the line with the largest
// value first. at is the number of the position.
func (c *Chart) ranked(at int) []Line {
	var out []Line
	for _, l := range c.Lines {
		if at >= len(l.Values) {
			continue
		}
		i := len(out)
		for i > 0 && out[i-1].Values[at] < l.Values[at] {
			i--
		}
		out = append(out[:i], append([]Line{l}, out[i:]...)...)
	}
	return out
}

// Mark draws a disc in a seat's colour with an icon on it, to mark an event on the chart. c is the
// centre and r the radius of the disc, in design units.
func Mark(p *paint.Canvas, c geom.Point, r float64, seat int, icon string) {
	look := theme.LookOf(seat)
	p.SoftRect(geom.Around(geom.Point{X: c.X + 0.8, Y: c.Y + 1.4}, 2*r, 2*r), r, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Disc(c, r, theme.Ink, theme.Ink)
	p.Disc(c, r-1.3, theme.Cream, theme.Cream)
	p.Disc(c, r-2.2, look.Colour, look.Colour)
	p.Icon(icon, c, 1.22*r, theme.TextOn(look.Colour))
}
