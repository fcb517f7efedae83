package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// PayoutSheet is a sheet that lists payments, for instance the dividends of a round or the yield of
// a harvest. It has a column for each seat with the lines that pay the seat, and their total. Lines
// can be added while the sheet is shown, as they are paid.
type PayoutSheet struct {
	Title string
	Lines []PayoutLine
}

// PayoutLine is one line of [PayoutSheet].
type PayoutLine struct {
	Seat engine.Seat
	// draws an icon of the source of the payment, for instance a mine
	Icon   func(p *paint.Canvas, at geom.Point, size float64)
	Text   string // how the amount is computed: "2 points × $3"
	Amount int
}

// Sizes of the sheet in design units: height of a line, heights of the parts above and below the
// lines, and the number of lines for which there is always room.
const (
	sumStep  = 26
	sumHead  = 92
	sumFoot  = 46
	sumLines = 7
)

// longest returns the number of lines of the longest column, at least 1.
func (s PayoutSheet) longest(seats engine.Seat) int {
	most := 1
	for seat := range seats {
		n := 0
		for _, l := range s.Lines {
			if l.Seat == seat {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}

// PayoutRect returns the rectangle of sheet s in the middle of room, a part of the board.
func (c *Common) PayoutRect(room geom.Rect, s PayoutSheet) geom.Rect {
	high := sumHead + sumFoot + 20 + sumStep*float64(max(s.longest(c.SeatCount()), sumLines))
	return geom.Around(room.Center(), min(room.W-24, 235*float64(c.SeatCount())), min(room.H-70, high))
}

// PaintPayout paints sheet s into r; money formats amounts.
func (c *Common) PaintPayout(p *paint.Canvas, r geom.Rect, s PayoutSheet, money func(n int) string) {
	pieces.Panel(p, r, 71)
	p.Text(s.Title, geom.Point{X: r.Center().X, Y: r.Y + 12}, paint.Style{Face: paint.Display, Size: 22,
		Color: theme.Umber, Align: paint.Center})
	p.Rule(r.X+20, r.Y+47, r.W-40)
	n := int(c.SeatCount())
	for seat := range c.SeatCount() {
		column := r.Pad(20, 0).Row(int(seat), n, 24)
		if seat > 0 {
			p.Rect(geom.R(column.X-12, r.Y+58, 1, r.H-76), 0, theme.Alpha(theme.SoftInk, 0.5))
		}
		c.paintSum(p, column, s, seat, money)
	}
}

// paintSum paints the column of a seat in sheet s: its lines and their sum. money formats amounts.
func (c *Common) paintSum(p *paint.Canvas, r geom.Rect, s PayoutSheet, seat engine.Seat, money func(n int) string) {
	c.Token(p, seat, geom.Point{X: r.X + 15, Y: r.Y + 70}, 26)
	p.Label(c.Name(seat), geom.R(r.X+34, r.Y+58, r.W-34, 24), paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink})
	step := min(sumStep, (r.H-sumHead-sumFoot)/float64(s.longest(c.SeatCount())))
	sum, y := 0, r.Y+sumHead
	for _, l := range s.Lines {
		if l.Seat == seat {
			l.paint(p, geom.R(r.X, y, r.W, step), money)
			sum += l.Amount
			y += step
		}
	}
	p.Rule(r.X, y+3, r.W)
	st := paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink, Align: paint.Right}
	total := money(sum)
	if sum > 0 {
		total = "+" + total
	}
	p.Label(total, geom.R(r.X, y+6, r.W, 26), st)
	st.Align, st.Face, st.Size, st.Color = paint.Left, paint.Body, 14, theme.SoftInk
	p.Label(i18n.T("in total"), geom.R(r.X, y+6, r.W, 26), st)
}

// paint paints a line into r: the icon of what pays, the text, and the amount, as formatted by
// money.
func (l PayoutLine) paint(p *paint.Canvas, r geom.Rect, money func(n int) string) {
	l.Icon(p, geom.Point{X: r.X + 11, Y: r.Center().Y}, min(r.H-3, 20))
	p.Label(l.Text, geom.R(r.X+26, r.Y, r.W-70, r.H), paint.Style{Face: paint.Body, Size: min(13.5, r.H*0.72),
		Color: theme.Ink})
	p.Label(money(l.Amount), geom.R(r.Right()-44, r.Y, 44, r.H), paint.Style{
		Face: paint.Bold, Size: min(14.5, r.H*0.76), Color: theme.Ink, Align: paint.Right,
	})
}

// Dollars formats an amount of money, "$5" or "−$5", with a true minus sign.
func Dollars(n int) string {
	if n < 0 {
		return i18n.T("−$%d", -n)
	}
	return i18n.T("$%d", n)
}
