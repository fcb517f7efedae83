package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// pinch tracks a second finger on the screen, to measure pinch gestures.
type pinch struct {
	all   []ebiten.TouchID
	other ebiten.TouchID
	two   bool
	apart float64 // distance of the two fingers in the last tick, pixels
}

// read sets the fields Pinch, PinchX and PinchY of in if two fingers are down. first is the ID of
// the finger that is already tracked as the pointer of in.
func (p *pinch) read(in *Input, first ebiten.TouchID) {
	p.all = ebiten.AppendTouchIDs(p.all[:0])
	was, apart := p.two, p.apart
	p.two = false
	for _, id := range p.all {
		if id == first || !in.Down {
			continue
		}
		x, y := ebiten.TouchPosition(id)
		p.two, p.apart = true, max(1, math.Hypot(float64(x)-in.X, float64(y)-in.Y))
		in.PinchX, in.PinchY = (in.X+float64(x))/2, (in.Y+float64(y))/2
		in.Pinch = 1
		if was && p.other == id {
			in.Pinch = p.apart / apart
		}
		p.other = id
		return
	}
}
