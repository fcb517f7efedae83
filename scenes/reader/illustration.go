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

// What drawings in rules are made of, whatever the game: a round table with seats, arrows with coins, dice, columns for the
// totals of two dice.

// Fixed is the height of an illustration that no width changes.
func Fixed(h float64) func(float64) float64 { return func(float64) float64 { return h } }

// seatIcons stand for the players of a drawing.
var seatIcons = [...]string{"horse-head", "card-ace-spades", "rose", "compass", "teapot"}

// Player paints the i-th player of a drawing.
func Player(p *paint.Pen, at geom.Point, size float64, i int) {
	pieces.Token(p, at, size, i, seatIcons[i%len(seatIcons)])
}

// SeatsAround are the places of n seats round a table, the first at the bottom, clockwise.
func SeatsAround(c geom.Point, rx, ry float64, n int) []geom.Point {
	out := make([]geom.Point, n)
	for i := range out {
		sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/float64(n))
		out[i] = geom.Point{X: c.X + rx*cos, Y: c.Y + ry*sin}
	}
	return out
}

// RoundTable paints a round table.
func RoundTable(p *paint.Pen, c geom.Point, rx, ry float64) {
	r := geom.Around(c, 2*rx, 2*ry)
	p.Lift(r, ry, 5)
	p.Rect(r, ry, theme.WalnutLo)
	p.Grad(r.Inset(5), ry-5, theme.RGB(0x1F5540), theme.RGB(0x143A2B))
}

// Arrow paints an arrow from near a to near b, so far from both, moved sideways, with a coin on it if head says how much.
func Arrow(p *paint.Pen, a, b geom.Point, cut, side float64, c color.RGBA, head string) {
	d := a.Dist(b)
	ux, uy := (b.X-a.X)/d, (b.Y-a.Y)/d
	from := geom.Point{X: a.X + ux*cut - uy*side, Y: a.Y + uy*cut + ux*side}
	to := geom.Point{X: b.X - ux*cut - uy*side, Y: b.Y - uy*cut + ux*side}
	p.Line(from, to, 3, c)
	p.IconTurned("pointer", to, 15, math.Atan2(to.Y-from.Y, to.X-from.X), c)
	if head != "" {
		mid := from.Lerp(to, 0.5)
		pieces.Coin(p, mid, 12)
		p.Label(head, geom.Around(mid, 24, 20), paint.Style{Face: paint.Bold, Size: 12, Color: theme.RGB(0x3A1F0A), Align: paint.Center})
	}
}

// Dice shows two dice and their total, named in the text by their faces: "3 4".
func Dice(faces []string) (Illustration, bool) {
	if len(faces) != 2 {
		return Illustration{}, false
	}
	d0, err := strconv.Atoi(faces[0])
	d1, err2 := strconv.Atoi(faces[1])
	if err != nil || err2 != nil {
		return Illustration{}, false
	}
	return Illustration{Height: Fixed(86), Paint: func(p *paint.Pen, r geom.Rect) {
		pieces.Die(p, geom.Point{X: r.X + 44, Y: r.Y + 40}, 66, d0, 0.35, pieces.Ivory)
		pieces.Die(p, geom.Point{X: r.X + 126, Y: r.Y + 40}, 66, d1, 0.9, pieces.RedDie)
		p.Label(fmt.Sprintf("= %d", d0+d1), geom.R(r.X+180, r.Y+14, 100, 50), paint.Style{Face: paint.Display, Size: 30, Color: theme.Umber})
	}}, true
}

// Totals shows a column for each total from 2 to 12, as high as its share of the most, with a note on it.
func Totals(most int, ways func(total int) int, note func(ways int) string) (Illustration, bool) {
	return Illustration{Height: Fixed(150), Paint: func(p *paint.Pen, r geom.Rect) {
		r.W = min(r.W, 600)
		for n := 2; n <= 12; n++ {
			col := r.Row(n-2, 11, 8)
			foot, body := col.CutBottom(22)
			_, body = body.CutTop(20)
			bar, _ := body.CutBottom(body.H * float64(ways(n)) / float64(most))
			p.Soft(bar.Move(1.5, 2), 3, 2, 0, theme.Alpha(theme.Shadow, 0.35))
			p.Grad(bar, 3, theme.BrassHi, theme.BrassLo)
			p.Label(note(ways(n)), geom.R(col.X-6, bar.Y-19, col.W+12, 18), paint.Style{Face: paint.Body, Size: 12.5, Color: theme.SoftInk, Align: paint.Center})
			p.Label(fmt.Sprint(n), foot, paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink, Align: paint.Center})
		}
	}}, true
}
