// Package chart draws line charts of the seats' scores over the positions of a game. There is a
// line per seat over a grid, the seat's token at the end of its line, and marks on the x axis.
// [Chart] is the central type; [Chart.DrawCursor] draws a tooltip at one position. The pages after
// a game in package scenes/menu use this package. It does not depend on any game.
package chart

import (
	"image/color"
	"math"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Line is the line of one seat (player) in a chart. It shows how a value of the seat, such as its
// points, changed during a game.
type Line struct {
	Seat   int
	Face   string
	Values []float64 // the seat's value at each position of the game, from position 0 on
	// After has the values to which the line jumps at some positions, by the position; nil if it
	// never jumps.
	After map[int]float64
}

// AxisMark is a mark with a label on the x axis, at the position where a turn or a round begins.
type AxisMark struct {
	At    int
	Label string
}

// Chart is a line chart of the values of all seats over the positions 0 to Last of a game.
type Chart struct {
	Area      geom.Rect // rectangle of the chart including its axes, design units
	Lines     []Line
	Last      int // last position of the game on the x axis
	AxisMarks []AxisMark
	Axis      string // label of the x axis that names what the axis marks count, for example "turn"
	// Step is the difference in value between two horizontal grid lines; if it is 0, [Chart.Fit]
	// sets it. Format returns a value as text for the labels.
	Step   float64
	Format func(v float64) string

	low, high float64
}

// Margins between Area and the plot, in design units.
const (
	left   = 46
	right  = 92
	bottom = 26
	top    = 10
)

// Fit sets the range of the y axis so that it contains all values of the lines as well as the
// values low and high. The range is rounded outwards to multiples of Step. Fit must be called
// before the chart is drawn.
func (c *Chart) Fit(low, high float64) {
	for _, l := range c.Lines {
		for _, v := range l.Values {
			low, high = min(low, v), max(high, v)
		}
		for _, v := range l.After {
			low, high = min(low, v), max(high, v)
		}
	}
	if c.Step == 0 {
		c.Step = niceStep((high - low) / 5)
	}
	c.low, c.high = math.Floor(low/c.Step)*c.Step, math.Ceil(high/c.Step)*c.Step
	if c.high <= c.low {
		c.high = c.low + c.Step
	}
}

// niceStep returns the smallest of 1, 2, 5, 10, 20, 25, 50, 100, … that is at least x.
func niceStep(x float64) float64 {
	for step := 1.0; ; step *= 10 {
		for _, k := range []float64{1, 2, 2.5, 5} {
			if n := step * k; n >= x && n == math.Trunc(n) {
				return n
			}
		}
	}
}

// Plot returns the rectangle in which the lines are drawn, without the labels of the axes.
func (c *Chart) Plot() geom.Rect {
	a := c.Area
	return geom.R(a.X+left, a.Y+top, a.W-left-right, a.H-top-bottom)
}

// Point returns the point, in design units, at which the value v is drawn for a position of the
// game; at is the number of that position.
func (c *Chart) Point(at int, v float64) geom.Point {
	r := c.Plot()
	return geom.Point{
		X: r.X + r.W*float64(at)/float64(max(c.Last, 1)),
		Y: r.Bottom() - r.H*(v-c.low)/(c.high-c.low),
	}
}

// At returns the position of the game, from 0 to Last, that is drawn nearest to the x coordinate of
// point p.
func (c *Chart) At(p geom.Point) int {
	r := c.Plot()
	at := int(math.Round((p.X - r.X) / r.W * float64(c.Last)))
	return min(max(at, 0), c.Last)
}

// Paint draws the whole chart without the cursor: the grid, the lines, and at the end of each line
// the seat's token and last value.
func (c *Chart) Paint(p *paint.Canvas) {
	c.grid(p)
	// The first seat is drawn last and on top, because most players want to see it.
	for _, l := range slices.Backward(c.Lines) {
		c.stroke(p, l, 5, theme.Alpha(theme.Ink, 0.85))
		c.stroke(p, l, 3, theme.LookOf(l.Seat).Colour)
	}
	c.ends(p)
}

// grid draws the background with the horizontal lines, the axis marks and the labels.
func (c *Chart) grid(p *paint.Canvas) {
	r := c.Plot()
	p.Rect(r.Inset(-1), 4, theme.Alpha(theme.SoftInk, 0.5))
	p.Gradient(r, 3, theme.RGB(0xF6E9C8), theme.RGB(0xEEDDB2))
	small := paint.Style{Face: paint.Body, Size: 12, Color: theme.SoftInk, Align: paint.Right}
	for v := c.low; v <= c.high+c.Step/2; v += c.Step {
		y := c.Point(0, v).Y
		p.Rect(geom.R(r.X, y-0.5, r.W, 1), 0, theme.Alpha(theme.SoftInk, 0.28))
		p.Label(c.Format(v), geom.R(c.Area.X, y-9, left-8, 18), small)
	}
	small.Align = paint.Center
	free := r.X - 1
	for _, cut := range c.AxisMarks {
		x := c.Point(cut.At, 0).X
		p.Rect(geom.R(x-0.5, r.Y, 1, r.H), 0, theme.Alpha(theme.SoftInk, 0.16))
		w, _ := p.Measure(cut.Label, small)
		if x-w/2 < free {
			continue
		}
		p.Label(cut.Label, geom.R(x-w/2-2, r.Bottom()+5, w+4, 16), small)
		free = x + w/2 + 14
	}
	small.Align, small.Face = paint.Right, paint.Italic
	p.Label(c.Axis, geom.R(c.Area.X, r.Bottom()+5, left-8, 16), small)
}

// stroke draws line l of the chart, width design units wide, in the colour col. It leaves out
// points that are less than about a pixel away from the previous one.
func (c *Chart) stroke(p *paint.Canvas, l Line, width float64, col color.RGBA) {
	if len(l.Values) == 0 {
		return
	}
	from := c.Point(0, l.Values[0])
	for at := range l.Values {
		to := c.Point(at, l.Values[at])
		after, jumps := l.After[at]
		if to.X-from.X < 1.2 && at < len(l.Values)-1 && math.Abs(to.Y-from.Y) < 2 && !jumps {
			continue
		}
		p.Line(from, to, width, col)
		if from = to; jumps {
			from = c.Point(at, after)
			p.Line(to, from, width, col)
		}
	}
}

// ends draws the token and the last value of each seat to the right of the plot. They have the same
// order from top to bottom as the ends of the lines, and are moved apart where they would overlap.
func (c *Chart) ends(p *paint.Canvas) {
	type end struct {
		line Line
		y    float64
	}
	var all []end
	for _, l := range c.Lines {
		if n := len(l.Values); n > 0 {
			all = append(all, end{l, c.Point(0, l.Values[n-1]).Y})
		}
	}
	slices.SortStableFunc(all, func(a, b end) int {
		if a.y < b.y {
			return -1
		} else if a.y > b.y {
			return 1
		}
		return 0
	})
	const apart = 28
	r := c.Plot()
	for i := 1; i < len(all); i++ {
		all[i].y = max(all[i].y, all[i-1].y+apart)
	}
	floor := r.Bottom() - apart/2
	for i := len(all) - 1; i >= 0; i-- {
		all[i].y = min(all[i].y, floor)
		floor = all[i].y - apart
	}
	for _, e := range all {
		v := e.line.Values[len(e.line.Values)-1]
		from := c.Point(c.Last, v)
		p.Line(from, geom.Point{X: from.X + 14, Y: e.y}, 1.2, theme.Alpha(theme.SoftInk, 0.6))
		at := geom.Point{X: r.Right() + 28, Y: e.y}
		pieces.Token(p, at, 26, e.line.Seat, e.line.Face)
		p.Label(c.Format(v), geom.R(at.X+18, e.y-11, right-48, 22),
			paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink})
	}
}
