package table

import (
	"fmt"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// DiceChart is a bar chart on the board: for each total of two dice, its probability and what it
// brings the viewer. With an empty Rect nothing is drawn.
type DiceChart struct {
	Rect geom.Rect
	Gain func(total int) int
	// Ways returns how many of the 36 throws of two dice give the total under the game's rules.
	Ways func(total int) int
}

// Bar returns the rectangle of the column for a total (2 to 12).
func (d DiceChart) Bar(total int) geom.Rect {
	_, bars := d.Rect.CutTop(20)
	return bars.Row(total-2, 11, 2)
}

// Head returns the rectangle of the line above the columns.
func (d DiceChart) Head() geom.Rect {
	head, _ := d.Rect.CutTop(18)
	return head
}

// Paint paints the chart under a title on a sheet of paper. Each total has a bar as high as its
// probability, in brass if the total brings the viewer something, else pale; the gain is above the
// bar.
func (d DiceChart) Paint(p *paint.Canvas, title string) {
	p.Sheet(d.Rect.Inset(-7), paint.Paper{Tint: theme.Parchment, Radius: 4, Wear: 1, Seed: 3})
	p.Label(title, d.Head(), paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk})
	likeliest := 1
	for n := 2; n <= 12; n++ {
		likeliest = max(likeliest, d.Ways(n))
	}
	for n := 2; n <= 12; n++ {
		bar := d.Bar(n)
		foot, body := bar.CutBottom(17)
		_, body = body.CutTop(16)
		likely, _ := body.CutBottom(body.H * float64(d.Ways(n)) / float64(likeliest))
		p.Rect(likely, 3, theme.Alpha(theme.SoftInk, 0.20))
		gain, ink := d.Gain(n), theme.SoftInk
		if gain != 0 {
			ink = theme.Ink
			if gain > 0 {
				p.Gradient(likely.Inset(1.2), 2.4, theme.BrassHi, theme.BrassLo)
			}
			at := geom.R(bar.X-4, likely.Y-17, bar.W+8, 16)
			p.Label(pieces.Number(gain), at.Pad(-2, -1), paint.Style{Face: paint.Bold, Size: 13.2, Color: theme.Ink,
				Align: paint.Center})
		}
		st := paint.Style{Face: paint.Bold, Size: 12, Color: ink, Align: paint.Center}
		if n == 11 && p.LabelWidth("11", foot.Pad(-2, -2), st)+labelGap > d.Bar(12).X-bar.X {
			continue // with larger letters the last three numbers would run together
		}
		p.Label(fmt.Sprint(n), foot.Pad(-2, -2), st)
	}
}

// labelGap is the minimum gap between the numbers below the chart, in design units.
const labelGap = 3
