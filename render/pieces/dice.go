package pieces

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// DieLook is the material of a die.
type DieLook struct{ Body, Pip color.RGBA }

// The two dice of every game.
var (
	Ivory  = DieLook{theme.RGB(0xF4E8CF), theme.RGB(0x3A1712)}
	RedDie = DieLook{theme.RGB(0xA82E25), theme.RGB(0xF8E9C8)}
)

type vec [3]float64

func blend(a, b vec, s, c float64) vec {
	return vec{a[0]*c + b[0]*s, a[1]*c + b[1]*s, a[2]*c + b[2]*s}
}

func (v vec) neg() vec { return vec{-v[0], -v[1], -v[2]} }

// Die shows a die of the given size that comes to rest on value at c: t runs from 0 (leaving the hand) to 1 (at
// rest). yaw turns the resting die about its upright axis.
func Die(p *paint.Pen, c geom.Point, size float64, value int, yaw, t float64, look DieLook) {
	e := 1 - math.Pow(1-t, 3) // slows as it rolls out
	hop := math.Abs(math.Sin(t*math.Pi*2.5)) * (1 - t) * size * 0.4
	c.X -= (1 - e) * size * 0.6
	c.Y += (1 - e) * size * 1.8

	shade := func(dx, dy, w, h, soft, a float64) {
		at := geom.Point{X: c.X + size*dx + hop*0.5, Y: c.Y + size*dy + hop*0.7}
		p.Soft(geom.Around(at, size*w, size*h), size*0.22, size*soft+hop*0.15, yaw, theme.Alpha(theme.Shadow, a))
	}
	shade(0.10, 0.16, 0.56, 0.46, 0.10, 0.60)
	shade(0.16, 0.22, 0.66, 0.54, 0.24, 0.45)
	p.Die(geom.Around(geom.Point{X: c.X, Y: c.Y - hop}, size, size), aim(value, yaw, (1-e)*9), look.Body, look.Pip)
}

// aim returns the rows of the matrix that turns the view into the space of the die.
func aim(value int, yaw, spin float64) [3][3]float64 {
	sinA, cosA := math.Sincos(0.62) // how far the camera leans back
	up, fw, rt := vec{0, -sinA, -cosA}, vec{0, cosA, -sinA}, vec{1, 0, 0}
	s, c := math.Sincos(yaw + spin*0.6)
	r2, f2 := blend(rt, fw, s, c), blend(fw, rt, -s, c)
	s, c = math.Sincos(spin)
	u3, f3 := blend(up, f2, s, c), blend(f2, up, -s, c)
	var m [3]vec // where the x, y and z axes of the die point
	switch value {
	case 1:
		m = [3]vec{r2, f3, u3}
	case 6:
		m = [3]vec{r2, f3.neg(), u3.neg()}
	case 2:
		m = [3]vec{u3, r2, f3}
	case 5:
		m = [3]vec{u3.neg(), r2, f3.neg()}
	case 3:
		m = [3]vec{f3, u3, r2}
	default:
		m = [3]vec{f3.neg(), u3.neg(), r2}
	}
	return [3][3]float64{m[0], m[1], m[2]}
}

// Pips draws the pips of the face of a die seen from above.
func Pips(p *paint.Pen, r geom.Rect, n int, c color.RGBA) {
	spot := func(x, y float64) {
		p.Disc(geom.Point{X: r.Center().X + x*r.W*0.26, Y: r.Center().Y + y*r.H*0.26}, r.W*0.085, c, c)
	}
	if n%2 == 1 {
		spot(0, 0)
	}
	if n > 1 {
		spot(-1, -1)
		spot(1, 1)
	}
	if n > 3 {
		spot(1, -1)
		spot(-1, 1)
	}
	if n == 6 {
		spot(-1, 0)
		spot(1, 0)
	}
}
