package pieces

import (
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Paddle draws the round paddle of a bidder with the bid n on it; c is its centre and r its radius.
// Its handle points to the lower right.
func Paddle(p *paint.Canvas, c geom.Point, r float64, n int) {
	handle := c.Add(r*1.05, r*1.05)
	p.Line(c.Add(1, 2), handle.Add(1, 2), r*0.5, theme.Alpha(theme.Shadow, 0.4))
	p.Line(c, handle, r*0.46, coinRim)
	p.Line(c, handle.Add(-0.8, -0.8), r*0.26, theme.RGB(0x9A6238))
	p.Disc(c, r, coinRim, coinRim)
	p.Disc(c, r-1.3, theme.RGB(0xFFF8E6), theme.RGB(0xE6D5AC))
	p.Outline(geom.Around(c, 2*r-5, 2*r-5), r-2.5, 1, theme.Alpha(theme.Oxblood, 0.8))
	p.Label(strconv.Itoa(n), geom.Around(c, max(1.6*r, 18), 2*r).Move(0, -0.5), paint.Style{
		Face: paint.Bold, Size: max(r*1.05, minFigureSize(p)), Color: theme.RGB(0x3A1F0A), Align: paint.Center,
		Fixed: true,
	})
}

// Gavel draws the auctioneer's gavel with its head at c, at the elapsed fraction t of its
// animation. It is raised at 0 and strikes its block at StrikeAt. All lengths are fractions of
// size, in design units.
func Gavel(p *paint.Canvas, c geom.Point, size, t float64) {
	angle := 0.95 * (1 - motion.InQuad(min(t/StrikeAt, 1)))
	if t > StrikeAt { // the gavel bounces a little after the strike
		angle = 0.22 * math.Abs(math.Sin((t-StrikeAt)*9)) * max(0, 1-(t-StrikeAt)*2.2)
	}
	block := geom.Around(geom.Point{X: c.X + size*0.02, Y: c.Y + size*0.14}, size*0.62, size*0.20)
	p.DropShadow(block, size*0.08, 5)
	p.Rect(block, size*0.09, theme.WalnutInk)
	p.Gradient(block.Inset(1.4), size*0.08, theme.RGB(0x9A6238), theme.RGB(0x5A3219))
	p.Outline(block.Pad(size*0.09, size*0.04), size*0.05, 1, theme.Alpha(theme.Brass, 0.7))
	if k := (t - StrikeAt) / 0.3; k > 0 && k < 1 {
		ring := geom.Around(block.Center(), block.W*(1+1.1*k), block.H*(1.3+2.2*k))
		p.Outline(ring, ring.H/2, 3*(1-k)+0.6, theme.Alpha(theme.BrassHi, 0.75*(1-k)))
	}
	// The hand is at the end of the handle, to the lower right of the head.
	grip := geom.Point{X: c.X + size*0.56, Y: c.Y + size*0.34}
	sin, cos := math.Sincos(angle)
	const arm = 0.47
	mid := geom.Point{X: grip.X - size*arm*(cos-sin), Y: grip.Y - size*arm*(sin+cos)}
	p.SoftRect(geom.Around(mid.Add(size*0.1, size*0.2), size*0.6, size*0.3), size*0.15, size*0.12, 0,
		theme.Alpha(theme.Shadow, 0.4))
	p.ScaledFigure(paint.Figure{Icon: "gavel", Body: theme.RGB(0xA9703F), Flip: true}, mid, size, size, angle)
}

// StrikeAt is the time at which the gavel strikes, as a fraction of the duration of its animation.
const StrikeAt = 0.26
