package pieces

import (
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// CountingValue returns the number to show while a displayed amount counts from one value to
// another; t is the elapsed fraction of that animation.
func CountingValue(from, to int, t float64) int {
	return from + int(math.Round(float64(to-from)*motion.OutQuad(min(max(t, 0), 1))))
}

// digits are the ten digits, followed by the signs minus and plus.
var digits = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "−", "+"}

// Indices of the two signs in digits.
const (
	minus = 10
	plus  = 11
)

// figureOf returns the characters of the number n, each as an index in digits. The result is a part
// of the buffer room, so that nothing is allocated. If sign is true, positive numbers begin with a
// plus.
func figureOf(n int, sign bool, room *[24]uint8) []uint8 {
	i, left := len(room), n
	if left < 0 {
		left = -left
	}
	for {
		i--
		room[i] = uint8(left % 10)
		if left /= 10; left == 0 {
			break
		}
	}
	switch {
	case n < 0:
		i--
		room[i] = minus
	case n > 0 && sign:
		i--
		room[i] = plus
	}
	return room[i:]
}

// DrawNumber draws a number in r. It draws each digit on its own, so that an amount that changes in
// every frame does not create a new cached text for every value. The letter size is that of st,
// limited by the height of r.
func DrawNumber(p *paint.Canvas, r geom.Rect, n int, st paint.Style) { figure(p, r, n, false, st) }

// figure draws a number in r digit by digit. If sign is true, positive numbers begin with a plus.
func figure(p *paint.Canvas, r geom.Rect, n int, sign bool, st paint.Style) {
	var room [24]uint8
	st.Size, st.Fixed, st.Wrap = min(p.Size(st), r.H*0.8), true, 0
	align := st.Align
	st.Align = paint.Left
	all := figureOf(n, sign, &room)
	width := 0.0
	for _, d := range all {
		w, _ := p.Measure(digits[d], st)
		width += w
	}
	if width > r.W && width > 0 {
		st.Size *= r.W / width
		width = r.W
	}
	at := geom.Point{X: r.X, Y: r.Y + (r.H-st.Size*theme.LineHeight)/2 + st.Size*0.05}
	switch align {
	case paint.Center:
		at.X += (r.W - width) / 2
	case paint.Right:
		at.X += r.W - width
	}
	for _, d := range all {
		w, _ := p.Measure(digits[d], st)
		p.Text(digits[d], at, st)
		at.X += w
	}
}

// Number formats an integer with the typographic minus sign (U+2212) instead of a hyphen.
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed formats the change of an amount with a plus or a minus sign; 0 has no sign.
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return Number(n)
}
