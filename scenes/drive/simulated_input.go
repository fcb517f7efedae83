package drive

import (
	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes/probe"
)

// Positions are in device-independent pixels from the upper left corner of the window, like those
// of probe.Target. A key or button stays pressed until it is released. The program receives changes
// at its next tick.

// Move moves the mouse pointer to (x, y), in device-independent pixels.
func (a *App) Move(x, y float64) { a.session.MoveCursor(x, y) }

// Press presses a mouse button and holds it.
func (a *App) Press(button ebiten.MouseButton) { a.session.PressMouseButton(button) }

// Release releases a mouse button.
func (a *App) Release(button ebiten.MouseButton) { a.session.ReleaseMouseButton(button) }

// Hover moves the mouse pointer to (x, y), in device-independent pixels, and steps the program by
// one tick.
func (a *App) Hover(x, y float64) {
	a.t.Helper()
	a.Move(x, y)
	a.Tick(1)
}

// Click moves the mouse pointer to (x, y), in device-independent pixels, and clicks the left button
// there.
func (a *App) Click(x, y float64) {
	a.t.Helper()
	a.Drag(x, y, x, y)
}

// Drag presses the left mouse button at (x0, y0), moves the pointer in steps to (x1, y1), and
// releases the button there. Positions are in device-independent pixels.
func (a *App) Drag(x0, y0, x1, y1 float64) {
	a.t.Helper()
	a.Move(x0, y0)
	a.Tick(1)
	a.Press(ebiten.MouseButtonLeft)
	a.Tick(1)
	if x0 != x1 || y0 != y1 {
		for i := 1.0; i <= 4; i++ {
			a.Move(x0+(x1-x0)*i/4, y0+(y1-y0)*i/4)
			a.Tick(1)
		}
	}
	a.Release(ebiten.MouseButtonLeft)
	a.Tick(2)
}

// Wheel turns the mouse wheel by dx and dy notches; a positive dy turns it away from the player.
func (a *App) Wheel(dx, dy float64) {
	a.t.Helper()
	a.session.ScrollWheel(dx, dy)
	a.Tick(1)
}

// leftOf maps each modifier key without a side, such as ebiten.KeyShift, to the key on the left.
// Programs check the key without a side, but keyboards send keys such as ShiftLeft.
var leftOf = map[ebiten.Key]ebiten.Key{
	ebiten.KeyShift: ebiten.KeyShiftLeft, ebiten.KeyControl: ebiten.KeyControlLeft,
	ebiten.KeyAlt: ebiten.KeyAltLeft, ebiten.KeyMeta: ebiten.KeyMetaLeft,
}

func physical(key ebiten.Key) ebiten.Key {
	if left, ok := leftOf[key]; ok {
		return left
	}
	return key
}

// KeyDown presses a key and holds it.
func (a *App) KeyDown(key ebiten.Key) { a.session.PressKey(physical(key)) }

// KeyUp releases a key.
func (a *App) KeyUp(key ebiten.Key) { a.session.ReleaseKey(physical(key)) }

// Key presses and releases key while the keys in held are held down.
func (a *App) Key(key ebiten.Key, held ...ebiten.Key) {
	a.t.Helper()
	for _, k := range held {
		a.KeyDown(k)
	}
	a.KeyDown(key)
	a.Tick(2)
	a.KeyUp(key)
	for _, k := range held {
		a.KeyUp(k)
	}
	a.Tick(2)
}

// Type enters text: all at once if the focus is in a field that uses Ebitengine's exp/textinput,
// otherwise character by character.
func (a *App) Type(text string) {
	a.t.Helper()
	if a.text != nil && !a.text.IsClosed() {
		a.text.Commit(text)
		a.Tick(2)
		return
	}
	for _, r := range text {
		a.session.TypeRune(r)
		a.Tick(1)
	}
	a.Tick(1)
}

// TouchDown puts a finger on the screen at (x, y), in device-independent pixels. finger is a number
// that identifies the finger in TouchMove and TouchUp.
func (a *App) TouchDown(finger int, x, y float64) { a.session.PressTouch(ebiten.TouchID(finger), x, y) }

// TouchMove moves a finger, which must be on the screen, to (x, y).
func (a *App) TouchMove(finger int, x, y float64) { a.session.MoveTouch(ebiten.TouchID(finger), x, y) }

// TouchUp lifts a finger.
func (a *App) TouchUp(finger int) { a.session.ReleaseTouch(ebiten.TouchID(finger)) }

// Tap puts a finger on the screen at (x, y), in device-independent pixels, and lifts it again.
func (a *App) Tap(x, y float64) {
	a.t.Helper()
	a.TouchDown(0, x, y)
	a.Tick(3)
	a.TouchUp(0)
	a.Tick(2)
}

// Pinch puts two fingers to the left and to the right of (x, y) and moves them horizontally, which
// zooms. The parameters from and to are the distances of each finger from (x, y), at the start and
// at the end, in device-independent pixels.
func (a *App) Pinch(x, y, from, to float64) {
	a.t.Helper()
	a.TouchDown(0, x-from, y)
	a.Tick(2)
	a.TouchDown(1, x+from, y)
	a.Tick(2)
	const steps = 6
	for i := range steps {
		off := from + (to-from)*float64(i+1)/steps
		a.TouchMove(0, x-off, y)
		a.TouchMove(1, x+off, y)
		a.Tick(1)
	}
	a.TouchUp(1)
	a.TouchUp(0)
	a.Tick(3)
}

// Swipe drags a finger over the screen from (x0, y0) to (x1, y1), in device-independent pixels.
func (a *App) Swipe(x0, y0, x1, y1 float64) {
	a.t.Helper()
	a.TouchDown(0, x0, y0)
	a.Tick(1)
	for i := 1.0; i <= 8; i++ {
		a.TouchMove(0, x0+(x1-x0)*i/8, y0+(y1-y0)*i/8)
		a.Tick(1)
	}
	a.TouchUp(0)
	a.Tick(2)
}

// Target returns the target (a node that can be pressed) with the given ID. If there is none, it
// ends the test with a failure.
func (a *App) Target(id string) probe.Target {
	a.t.Helper()
	now := a.Snapshot()
	target, ok := now.Find(id)
	if note, failed := now.State["note"]; !ok && failed {
		a.t.Fatalf("drive: found no target %q, because the program crashed: %v", id, note)
	}
	if !ok {
		a.t.Fatalf("drive: found no target %q in the scene %q; its targets are %s", id, now.Scene, targetNames(now))
	}
	return target
}

// ClickTarget clicks the center of the target with the given ID, which must be enabled.
func (a *App) ClickTarget(id string) {
	a.t.Helper()
	a.Click(a.enabled(id).Center())
}

// TapTarget taps the center of the target with the given ID, which must be enabled.
func (a *App) TapTarget(id string) {
	a.t.Helper()
	a.Tap(a.enabled(id).Center())
}

func (a *App) enabled(id string) probe.Target {
	a.t.Helper()
	target := a.Target(id)
	if !target.Enabled {
		a.t.Fatalf("drive: the target %q in the scene %q is disabled, expected enabled", id, a.Snapshot().Scene)
	}
	return target
}
