package ui

import (
	"slices"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Dir is a direction in which the focus moves.
type Dir uint8

// The directions. Next and Prev (Tab, Shift+Tab) move the focus in the order of the nodes, the
// others to the next node in that direction on the screen.
const (
	Stay Dir = iota
	Up
	Down
	West
	East
	Next
	Prev
)

// x and y return the components of a direction, from -1 to 1.
func (d Dir) x() float64 { return [...]float64{West: -1, East: 1, Prev: 0}[d] }
func (d Dir) y() float64 { return [...]float64{Up: -1, Down: 1, Prev: 0}[d] }

// Input is the player's input of one tick. Positions are in pixels of the window.
type Input struct {
	X, Y    float64 // position of the pointer or the finger
	Inside  bool    // a pointer or a finger is on the window
	Touch   bool    // the pointer is a finger
	Down    bool    // the button or finger is down
	Pressed bool    // the button or finger went down in this tick
	Release bool    // the button or finger went up in this tick
	Right   bool    // the right mouse button was clicked
	Wheel   float64 // turn of the mouse wheel in notches or fractions of them, positive away from the user
	// Pinch is the factor by which the distance of two fingers has changed since the last tick, 0
	// if two fingers are not down. PinchX and PinchY are the point midway between them.
	Pinch, PinchX, PinchY float64
	// PushX and PushY are the position of a gamepad's right stick, or of the arrow keys with Shift:
	// from -1 to 1, positive to the right and down.
	PushX, PushY float64

	Dir    Dir
	Accept bool // Enter, or the lower button of a gamepad, was pressed
	Back   bool // Escape, or the right button of a gamepad, was pressed
	Skip   bool // the space bar was pressed; skips an animation, or else acts like Accept
	// Keys are the keys that went down in this tick without Ctrl, Alt or Meta. Letter keys are
	// identified by the letter they type on the player's keyboard, all other keys by their position
	// on a US keyboard.
	Keys   []ebiten.Key
	Chars  []rune
	Erase  bool   // Backspace was pressed, or has been held so long that it repeats
	Chord  Chord  // key combination with Ctrl, Cmd or Alt that was pressed in this tick
	Pasted string // text that the browser has pasted in this tick, "" for none
	// Early makes presses and Enter answer that they come too early, instead of pressing a node:
	// they were meant for what was on the screen before. EarlyKeys does so for shortcuts.
	Early, EarlyKeys bool
	// Scripted marks input made by a program instead of devices. The on-screen keyboard is not
	// opened for it.
	Scripted bool
}

// Any reports whether there was any input in this tick other than movement of the pointer or the
// fingers.
func (in *Input) Any() bool {
	return in.Pressed || in.Release || in.Right || in.Wheel != 0 || in.Dir != Stay || in.Accept || in.Back ||
		in.Skip || len(in.Keys) > 0 || len(in.Chars) > 0 || in.Erase ||
		in.Chord != NoChord || in.Pasted != "" || in.PushX != 0 || in.PushY != 0
}

// Point returns the pointer position in design units; l is the layout of the window.
func (in *Input) Point(l Layout) geom.Point { return l.View.ToUnit(in.X, in.Y) }

// Key reports whether k went down in this tick.
func (in *Input) Key(k ebiten.Key) bool {
	for _, x := range in.Keys {
		if x == k {
			return true
		}
	}
	return false
}

// Consume reports whether k went down in this tick, and removes it from Keys so that nothing else
// handles it.
func (in *Input) Consume(k ebiten.Key) bool {
	n := len(in.Keys)
	in.Keys = slices.DeleteFunc(in.Keys, func(x ebiten.Key) bool { return x == k })
	return len(in.Keys) < n
}

// InputReader reads the input devices once per tick. It reuses its buffers.
type InputReader struct {
	in       Input
	struck   []ebiten.Key // keys that went down in this tick, each named by the letter at its position on a US keyboard
	board    keyboard
	renamed  bool
	touches  []ebiten.TouchID
	gamepads gamepads
	moved    bool
	lastX    int
	lastY    int
	pinch    pinch
	left     pressQueue
	first    touchTracker
	page     browserEvents
}

// dirKeys are the keys that move the focus. They repeat while held.
var dirKeys = []struct {
	key ebiten.Key
	dir Dir
}{
	{ebiten.KeyArrowUp, Up}, {ebiten.KeyArrowDown, Down}, {ebiten.KeyArrowLeft, West}, {ebiten.KeyArrowRight, East},
	{ebiten.KeyTab, Next},
}

// Read returns the input since the last call. The result is valid until the next call.
func (r *InputReader) Read() *Input {
	in := &r.in
	r.struck = inpututil.AppendJustPressedKeys(r.struck[:0])
	*in = Input{Keys: in.Keys[:0], Chars: ebiten.AppendInputChars(in.Chars[:0])}
	r.readPointer(in)
	r.readKeys(in)
	r.gamepads.read(in)
	return in
}

// KeyNamesChanged reports whether the names of the letter keys on the player's keyboard have
// changed since the last call. Texts that name a key must then be created again.
func (r *InputReader) KeyNamesChanged() bool {
	renamed := r.renamed
	r.renamed = false
	return renamed
}

// SetTyping must be called with true when a text field gets the focus, and with false when it loses
// it. Key combinations such as Ctrl+C are handled by the app only while a text field has the focus;
// otherwise they are left to the browser.
func (r *InputReader) SetTyping(typing bool) { r.page.typing = typing }

// readPointer reads fingers, mouse and wheel.
func (r *InputReader) readPointer(in *Input) {
	told := r.page.collect(r)
	if !told {
		r.touches = r.first.poll(r.touches)
	}
	if r.first.read(in) {
		r.moved = false
		r.pinch.read(in, r.first.id)
		return
	}
	x, y := ebiten.CursorPosition()
	if x != r.lastX || y != r.lastY {
		r.moved = true
		r.lastX, r.lastY = x, y
	}
	in.X, in.Y = float64(x), float64(y)
	if told {
		r.left.deliver(in)
	} else {
		r.left.read(in, inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft),
			inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft),
			ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft))
	}
	in.Right = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	in.Wheel = r.page.takeNotches()
	in.Inside = r.moved || in.Pressed || in.Down || in.Release
}

// readKeys reads the keyboard.
func (r *InputReader) readKeys(in *Input) {
	m, shift := heldModifiers(), ebiten.IsKeyPressed(ebiten.KeyShift)
	r.renamed = r.board.update(r.struck) || r.renamed
	r.struck = r.page.unmodified(r.struck)
	in.strike(r.struck, &r.board, m, shift)
	r.page.deliver(in)
	in.Erase = repeats(ebiten.KeyBackspace)
	if m.meta {
		in.Chars = in.Chars[:0] // X11 reports letters typed with Super, which must be dropped
	}
	if m.any() {
		return
	}
	for _, d := range dirKeys {
		switch {
		case shift && d.dir != Next:
			if ebiten.IsKeyPressed(d.key) {
				in.PushX, in.PushY = in.PushX+d.dir.x(), in.PushY+d.dir.y()
			}
		case repeats(d.key):
			in.Dir = d.dir
		}
	}
	if in.Dir == Next && shift {
		in.Dir = Prev
	}
	in.Accept = in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeyNumpadEnter)
	in.Back = in.Key(ebiten.KeyEscape)
	in.Skip = in.Key(ebiten.KeySpace)
}

// repeats reports whether key k went down in this tick or its key repeat triggers in it.
func repeats(k ebiten.Key) bool {
	return inpututil.IsKeyJustPressed(k) || again(inpututil.KeyPressDuration(k))
}
