package boomtown

import (
	"fmt"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// yaws holds, for each die at rest, its rotation around the vertical axis in radians.
var yaws = [2]float64{0.45, -0.32}

func (b *Table) paintDice(p *paint.Canvas) {
	if b.Carried(theDice) {
		return
	}
	faces := b.Board.Past.Dice
	thrown := faces[0] != 0
	if !thrown {
		faces = [2]int{3, 4} // the faces shown before the first throw
	}
	for i, n := range faces {
		pieces.Die(p, b.at.dice[i].Center(), b.at.dice[i].W*1.25, n, yaws[i], dieLooks[i])
	}
	if thrown && b.at.perLine == 3 {
		p.Label(i18n.T("Total %d", b.Board.Past.Dice[0]+b.Board.Past.Dice[1]), b.at.total,
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7),
				Align: paint.Center})
	}
}

// paintThrowResults writes the total of the last throw and how much it has brought each seat.
func (b *Table) paintThrowResults(p *paint.Canvas) {
	v := b.Board
	sum := v.Past.Dice[0] + v.Past.Dice[1]
	if sum == 0 {
		return
	}
	edge := theme.Alpha(theme.Shadow, 0.7)
	if r := b.at.total; b.at.perLine == 2 {
		p.Label(i18n.T("Last roll"), geom.R(r.X, r.Y, r.W-26*p.View.Letters(), r.H),
			paint.Style{Face: paint.Italic, Size: 13, Color: theme.MapSheet, Edge: edge})
		p.Label(fmt.Sprint(sum), r, paint.Style{Face: paint.Bold, Size: 19, Color: theme.Cream, Edge: edge,
			Align: paint.Right})
		p.Rect(geom.R(r.X, r.Bottom()-1, r.W, 1), 0, theme.Alpha(theme.Cream, 0.3))
	}
	brings, open := b.lastThrow()
	if brings == nil {
		return
	}
	lines := (b.at.seats + b.at.perLine - 1) / b.at.perLine
	for seat := range b.SeatCount() {
		i := int(seat)
		r := b.at.throwResults.Column(i/b.at.perLine, max(lines, 2), 1).Row(i%b.at.perLine, b.at.perLine, 4)
		size := min(r.H-2, 24)
		b.Token(p, seat, geom.Point{X: r.X + size/2, Y: r.Center().Y}, size)
		got := brings(seat)
		st := paint.Style{Face: paint.Bold, Size: 14, Color: blockGain, Edge: edge}
		if open {
			st.Face = paint.Italic
		}
		switch {
		case got < 0:
			st.Color = blockLoss
		case got == 0:
			st.Color = theme.Alpha(theme.MapSheet, 0.7)
		}
		p.Label(pieces.Signed(got), geom.R(r.X+size+5, r.Y, r.W-size-5, r.H), st)
	}
}

// lastThrow returns a function, brings, that returns how much gold the last throw has brought a
// seat. If open is true, a Telegraph may still change the dice, and brings is about the dice as
// they are now. brings is nil if the throw was not for production or if the amounts cannot be
// known.
func (b *Table) lastThrow() (brings func(engine.Seat) int, open bool) {
	v := b.Board
	switch open = v.Dice[0] != 0 && v.Past.Dice == v.Dice; {
	case !v.Past.Paid, open && b.Settled.SumOrDie():
		return nil, open
	case open:
		return func(p engine.Seat) int { return netIncome(v, p, v.Dice[0]+v.Dice[1]) }, open
	}
	return func(p engine.Seat) int { return v.Past.Threw[p] }, open
}

var dieLooks = [2]pieces.DieLook{pieces.Ivory, pieces.RedDie}
