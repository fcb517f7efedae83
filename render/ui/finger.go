package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// finger is the first finger on the screen; others are left alone, but for pinching.
type finger struct {
	contact
	id   ebiten.TouchID
	x, y float64 // where it is or was last, pixels
}

// touch notes that a finger went down, unless another one lies on the screen already.
func (f *finger) touch(id ebiten.TouchID, x, y float64) {
	if f.held {
		return
	}
	f.id, f.x, f.y = id, x, y
	f.tell(edge{down: true, x: x, y: y})
}

// move notes where a finger is.
func (f *finger) move(id ebiten.TouchID, x, y float64) {
	if f.held && id == f.id {
		f.x, f.y = x, y
	}
}

// lift notes that a finger went up.
func (f *finger) lift(id ebiten.TouchID) {
	if f.held && id == f.id {
		f.tell(edge{x: f.x, y: f.y})
	}
}

// poll notes what the devices report for this tick, where nobody tells of fingers as they come and go. The buffer is used
// again.
func (f *finger) poll(buffer []ebiten.TouchID) []ebiten.TouchID {
	if f.held {
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

// read writes what the finger did into in. It reports whether one is or just was on the screen.
func (f *finger) read(in *Input) bool {
	if !f.busy() {
		return false
	}
	in.X, in.Y, in.Inside, in.Touch = f.x, f.y, true, true
	f.hand(in)
	return true
}
