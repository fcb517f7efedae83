package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
)

// Stack is a number of equal things that lie on each other, a little askew.
type Stack struct {
	N    int
	Seed uint32  // how they lie
	Rise float64 // how far each lies above the one below it, as a share of its height; 0.13 where 0
}

// mostShown is how many things of a stack are seen, however many there are.
const mostShown = 5

// Shown is how many things of the stack are seen.
func (s Stack) Shown() int { return min(s.N, mostShown) }

// At returns where the i-th thing lies that is seen, the lowest first, so that all lie within r.
func (s Stack) At(r geom.Rect, i int) geom.Rect {
	rise := s.Rise
	if rise == 0 {
		rise = 0.13
	}
	const lean = 0.05
	w := r.W / (1 + lean)
	h := min(r.H/(1+rise*(mostShown-1)), w*r.H/r.W)
	out := geom.R(r.X+(r.W-w)/2, r.Bottom()-h-rise*h*float64(i), w, h)
	return out.Move(lean*w*(scatter(s.Seed, uint32(i))-0.5), 0)
}

// Draw draws the things by means of thing, and on a tag how many they are where that is more than one.
func (s Stack) Draw(p *paint.Pen, r geom.Rect, thing func(p *paint.Pen, r geom.Rect)) {
	for i := range s.Shown() {
		thing(p, s.At(r, i))
	}
	if s.N > 1 {
		high := min(max(r.W*0.34, 13), 22)
		Tally(p, geom.Point{X: r.Right() - high*0.4, Y: r.Bottom() - high*0.35}, high, s.N)
	}
}

// scatter returns a number from 0 to 1 that only depends on its arguments.
func scatter(seed, n uint32) float64 {
	x := seed*0x9E3779B1 ^ n*0x85EBCA6B
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	x *= 0x297A2D39
	x ^= x >> 15
	return float64(x) / (1 << 32)
}

// Queue is a number of equal things side by side in a strip. They close up where there are many, and where even that
// does not do, some of them stand and a tag says how many there are.
type Queue struct {
	N    int
	Wide float64 // of each, design units
	// Apart is the largest distance between the middles of neighbours, Close the least one; Wide and 0.45 of it where 0.
	Apart, Close float64
}

// lay returns the distance between neighbours and how many of them stand.
func (q Queue) lay(r geom.Rect) (step float64, shown int) {
	apart, near := q.Apart, q.Close
	if apart == 0 {
		apart = q.Wide
	}
	if near == 0 {
		near = 0.45 * q.Wide
	}
	if q.N <= 1 {
		return apart, q.N
	}
	step = min(apart, (r.W-q.Wide)/float64(q.N-1))
	if step >= near {
		return step, q.N
	}
	room := r.W - q.Wide - q.tally()
	return near, min(max(1, 1+int(math.Floor(room/near))), q.N)
}

// tally is the room for the tag that says how many they are.
func (q Queue) tally() float64 { return max(20, 0.8*q.Wide) }

// Shown is how many things stand in the strip.
func (q Queue) Shown(r geom.Rect) int {
	_, shown := q.lay(r)
	return shown
}

// At returns where the i-th thing stands that is shown: in the lower middle of its place, from the left.
func (q Queue) At(r geom.Rect, i int) geom.Rect {
	step, _ := q.lay(r)
	return geom.R(r.X+step*float64(i), r.Y, q.Wide, r.H)
}

// Draw draws the things by means of thing, the last one first so that each stands before the next.
func (q Queue) Draw(p *paint.Pen, r geom.Rect, thing func(p *paint.Pen, i int, r geom.Rect)) {
	shown := q.Shown(r)
	for i := shown - 1; i >= 0; i-- {
		thing(p, i, q.At(r, i))
	}
	if shown < q.N {
		last := q.At(r, shown-1)
		Tally(p, geom.Point{X: last.Right() + q.tally()*0.5, Y: r.Center().Y}, min(18, r.H*0.6), q.N)
	}
}
