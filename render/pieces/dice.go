package pieces

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// DieLook holds the colours of a die: its body and its pips.
type DieLook struct{ Body, Pip color.RGBA }

// The looks of the two kinds of dice in the games: an ivory die with dark pips, and a red die with
// light pips.
var (
	Ivory  = DieLook{theme.RGB(0xF4E8CF), theme.RGB(0x3A1712)}
	RedDie = DieLook{theme.RGB(0xA82E25), theme.RGB(0xF8E9C8)}
)

// vec is a vector in three-dimensional space.
type vec [3]float64

func blend(a, b vec, s, c float64) vec {
	return vec{a[0]*c + b[0]*s, a[1]*c + b[1]*s, a[2]*c + b[2]*s}
}

func (v vec) neg() vec { return vec{-v[0], -v[1], -v[2]} }

// Die draws a die that rests at c with value on top; size is its width in design units. yaw rotates
// it about the vertical axis, in radians. look has its colours.
func Die(p *paint.Canvas, c geom.Point, size float64, value int, yaw float64, look DieLook) {
	Throw{From: c, To: c, Size: size, Value: value, Yaw: yaw, Look: look}.Draw(p, 1)
}

// Throw is the animation of a die that is thrown from From and comes to rest at To. Size is the
// width of the die in design units. Value is the number on top at the end, and Yaw the rotation
// about the vertical axis at the end, in radians.
type Throw struct {
	From, To geom.Point
	Size     float64
	Value    int
	Yaw      float64
	Look     DieLook
}

// bounce describes the state of a thrown die at the end of a bounce. end is the elapsed fraction of
// the throw, from 0 to 1. way is the fraction of the distance that is still ahead, and spin the
// fraction of the rotation. high is the height of the bounce in die sizes.
type bounce struct{ end, way, spin, high float64 }

// bounces are the bounces of every throw. The hand releases the die above the table, so in the
// first bounce the die only falls.
var bounces = [...]bounce{{0, 1, 1, 0}, {0.26, 0.52, 0.56, 1.15}, {0.52, 0.22, 0.25, 0.72}, {0.71, 0.075, 0.09, 0.30},
	{0.84, 0.02, 0.03, 0.09}, {1, 0, 0, 0}}

// FirstTouch is the time at which a thrown die first touches the table, as a fraction of the
// duration of the throw.
const FirstTouch = 0.26

// at returns the state of the thrown die at the elapsed fraction t of the throw, from 0 to 1. way
// is the fraction of the distance that is still ahead, spin the fraction of the rotation, and high
// the height above the table in die sizes.
func (w Throw) at(t float64) (way, spin, high float64) {
	for i := 1; i < len(bounces); i++ {
		from, to := bounces[i-1], bounces[i]
		if t > to.end && i < len(bounces)-1 {
			continue
		}
		u := min((t-from.end)/(to.end-from.end), 1)
		high = to.high * 4 * u * (1 - u)
		if i == 1 {
			high = to.high * (1 - u*u)
		}
		return from.way + (to.way-from.way)*u, from.spin + (to.spin-from.spin)*u, high
	}
	return 0, 0, 0
}

// Draw draws the die at the elapsed fraction t of the throw: at 0 it leaves the hand, at 1 it
// rests.
func (w Throw) Draw(p *paint.Canvas, t float64) {
	way, spin, high := w.at(t)
	c := w.To.Lerp(w.From, way)
	size := w.Size * (1 + 0.10*high)
	hop := high * w.Size * 0.62
	yaw := w.Yaw + 2.2*spin*w.side()
	shade := func(dx, dy, ww, h, soft, a float64) {
		at := geom.Point{X: c.X + size*dx + hop*0.45, Y: c.Y + size*dy + hop*0.40}
		p.SoftRect(geom.Around(at, size*ww, size*h), size*0.22, size*soft+hop*0.16, yaw,
			theme.Alpha(theme.Shadow, a/(1+0.9*high)))
	}
	shade(0.10, 0.16, 0.56, 0.46, 0.10, 0.60)
	shade(0.16, 0.22, 0.66, 0.54, 0.24, 0.45)
	p.Die(geom.Around(geom.Point{X: c.X, Y: c.Y - hop}, size, size), aim(w.Value, yaw, spin*10.5*w.side()), w.Look.Body,
		w.Look.Pip)
}

// side returns the direction in which the die rotates, -1 or 1, so that it seems to roll along its
// path.
func (w Throw) side() float64 {
	if w.To.Y > w.From.Y {
		return -1
	}
	return 1
}

// aim returns the rows of the matrix that converts a vector from the viewer's coordinate system to
// that of the die. value is the number on top, yaw the rotation about the vertical axis and spin
// the rotation of rolling, in radians.
func aim(value int, yaw, spin float64) [3][3]float64 {
	sinA, cosA := math.Sincos(0.62) // tilt of the camera, radians
	up, fw, rt := vec{0, -sinA, -cosA}, vec{0, cosA, -sinA}, vec{1, 0, 0}
	s, c := math.Sincos(yaw + spin*0.6)
	r2, f2 := blend(rt, fw, s, c), blend(fw, rt, -s, c)
	s, c = math.Sincos(spin)
	u3, f3 := blend(up, f2, s, c), blend(f2, up, -s, c)
	var m [3]vec // directions of the die's x, y and z axes
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

// Pips draws the n pips of a die's face, seen from above, in r.
func Pips(p *paint.Canvas, r geom.Rect, n int, c color.RGBA) {
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

// FlatDie draws a die in r, seen from above, in the flat style that is used inside panels. value is
// the number of its pips, and pip their colour.
func FlatDie(p *paint.Canvas, r geom.Rect, value int, pip color.RGBA) {
	p.SoftRect(r.Move(1, 2), 5, 2.2, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Rect(r, 4.5, theme.WalnutInk)
	p.Gradient(r.Inset(1.1), 3.6, theme.Lighten(Ivory.Body, 0.4), theme.Darken(Ivory.Body, 0.12))
	Pips(p, r, value, pip)
}
