package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// touchTracker tracks the first finger on the screen. Other fingers are ignored, except for
// pinching.
type touchTracker struct {
	pressQueue
	id   ebiten.TouchID
	x, y float64 // current or last position, pixels
}

// touch records that a finger went down. It is ignored while another finger is down.
func (f *touchTracker) touch(id ebiten.TouchID, x, y float64) {
	if f.deviceDown {
		return
	}
	f.id, f.x, f.y = id, x, y
	f.push(pressChange{down: true, x: x, y: y})
}

// move records the position of a finger.
func (f *touchTracker) move(id ebiten.TouchID, x, y float64) {
	if f.deviceDown && id == f.id {
		f.x, f.y = x, y
	}
}

// lift records that a finger went up.
func (f *touchTracker) lift(id ebiten.TouchID) {
	if f.deviceDown && id == f.id {
		f.push(pressChange{x: f.x, y: f.y})
	}
}

// poll reads the touches of this tick from Ebitengine, on platforms without touch events. It uses
// buffer as scratch space and returns it, so that the caller can pass it again in the next tick.
func (f *touchTracker) poll(buffer []ebiten.TouchID) []ebiten.TouchID {
	if f.deviceDown {
		if inpututil.IsTouchJustReleased(f.id) {
			x, y := inpututil.TouchPositionInPreviousTick(f.id)
			f.move(f.id, float64(x), float64(y))
			f.lift(f.id)
		} else {
			x, y := ebiten.TouchPosition(f.id)
			f.move(f.id, float64(x), float64(y))
		}
		return buffer
	}
	buffer = inpututil.AppendJustPressedTouchIDs(buffer[:0])
	if len(buffer) > 0 {
		x, y := ebiten.TouchPosition(buffer[0])
		f.touch(buffer[0], float64(x), float64(y))
	}
	return buffer
}

// read writes the finger's state into the [Input] in. It reports whether a finger is down or was
// lifted in this tick.
func (f *touchTracker) read(in *Input) bool {
	if !f.busy() {
		return false
	}
	in.X, in.Y, in.Inside, in.Touch = f.x, f.y, true, true
	f.deliver(in)
	return true
}
