package reader

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Building blocks for the figures of any game: a round table with seats, arrows with coins, dice,
// and a diagram of the totals of two dice.

// Fixed returns a function for Illustration.Height. For any width it returns h, a height in design
// units.
func Fixed(h float64) func(float64) float64 { return func(float64) float64 { return h } }

// seatIcons are the icons that represent the players in figures.
var seatIcons = [...]string{"horse-head", "card-ace-spades", "rose", "compass", "teapot"}

// Player paints the token of player i, counted from 0. at is its centre, and size its size in
// design units.
func Player(p *paint.Canvas, at geom.Point, size float64, i int) {
	pieces.Token(p, at, size, i, seatIcons[i%len(seatIcons)])
}

// SeatsAround returns the positions of n seats on an ellipse around a table, clockwise from the
// bottom. c is the center, rx and ry are the radii of the ellipse.
func SeatsAround(c geom.Point, rx, ry float64, n int) []geom.Point {
	out := make([]geom.Point, n)
	for i := range out {
		sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/float64(n))
		out[i] = geom.Point{X: c.X + rx*cos, Y: c.Y + ry*sin}
	}
	return out
}

// RoundTable paints an elliptical table. c is its center, rx and ry are its radii in design units.
func RoundTable(p *paint.Canvas, c geom.Point, rx, ry float64) {
	r := geom.Around(c, 2*rx, 2*ry)
	p.DropShadow(r, ry, 5)
	p.Rect(r, ry, theme.WalnutLo)
	p.Gradient(r.Inset(5), ry-5, theme.RGB(0x1F5540), theme.RGB(0x143A2B))
}

// Arrow paints an arrow from a to b in the color c. cut is the distance of its ends from these two
// points, and side is the distance by which it is shifted to its right; all distances are in design
// units. If head is not empty, a coin with that text is painted on the middle of the arrow.
func Arrow(p *paint.Canvas, a, b geom.Point, cut, side float64, c color.RGBA, head string) {
	d := a.Dist(b)
	ux, uy := (b.X-a.X)/d, (b.Y-a.Y)/d
	from := geom.Point{X: a.X + ux*cut - uy*side, Y: a.Y + uy*cut + ux*side}
	to := geom.Point{X: b.X - ux*cut - uy*side, Y: b.Y - uy*cut + ux*side}
	p.Line(from, to, 3, c)
	p.RotatedIcon("pointer", to, 15, math.Atan2(to.Y-from.Y, to.X-from.X), c)
	if head != "" {
		mid := from.Lerp(to, 0.5)
		pieces.Coin(p, mid, 12)
		p.Label(head, geom.Around(mid, 24, 20), paint.Style{Face: paint.Bold, Size: 12, Color: theme.RGB(0x3A1F0A),
			Align: paint.Center})
	}
}

// Dice returns a figure of two dice and their total. faces are the two numbers as text. It returns
// false if they are not two whole numbers.
func Dice(faces []string) (Illustration, bool) {
	if len(faces) != 2 {
		return Illustration{}, false
	}
	d0, err := strconv.Atoi(faces[0])
	d1, err2 := strconv.Atoi(faces[1])
	if err != nil || err2 != nil {
		return Illustration{}, false
	}
	return Illustration{Height: Fixed(86), Paint: func(p *paint.Canvas, r geom.Rect) {
		pieces.Die(p, geom.Point{X: r.X + 44, Y: r.Y + 40}, 66, d0, 0.35, pieces.Ivory)
		pieces.Die(p, geom.Point{X: r.X + 126, Y: r.Y + 40}, 66, d1, 0.9, pieces.RedDie)
		p.Label(fmt.Sprintf("= %d", d0+d1), geom.R(r.X+180, r.Y+14, 100, 50), paint.Style{Face: paint.Display, Size: 30,
			Color: theme.Umber})
	}}, true
}

// Totals returns a figure with a column for each total of two dice, 2 to 12. ways(total) is the
// value of a column, and the parameter most is the value of a column of full height. note returns
// the label of a column with a given value. The second result is always true.
func Totals(most int, ways func(total int) int, note func(ways int) string) (Illustration, bool) {
	return Illustration{Height: Fixed(150), Paint: func(p *paint.Canvas, r geom.Rect) {
		r.W = min(r.W, 600)
		for n := 2; n <= 12; n++ {
			col := r.Row(n-2, 11, 8)
			foot, body := col.CutBottom(22)
			_, body = body.CutTop(20)
			bar, _ := body.CutBottom(body.H * float64(ways(n)) / float64(most))
			p.SoftRect(bar.Move(1.5, 2), 3, 2, 0, theme.Alpha(theme.Shadow, 0.35))
			p.Gradient(bar, 3, theme.BrassHi, theme.BrassLo)
			p.Label(note(ways(n)), geom.R(col.X-6, bar.Y-19, col.W+12, 18), paint.Style{Face: paint.Body, Size: 12.5,
				Color: theme.SoftInk, Align: paint.Center})
			p.Label(fmt.Sprint(n), foot, paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink, Align: paint.Center})
		}
	}}, true
}
