package ui

import (
	"slices"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Dir is a step of the focus.
type Dir uint8

// Next and Prev follow the order of the list (Tab, Shift+Tab), the others go by place.
const (
	Stay Dir = iota
	Up
	Down
	West
	East
	Next
	Prev
)

// x and y are the sides to which a direction leads.
func (d Dir) x() float64 { return [...]float64{West: -1, East: 1, Prev: 0}[d] }
func (d Dir) y() float64 { return [...]float64{Up: -1, Down: 1, Prev: 0}[d] }

// Input is what hands did since the last tick. Positions are in pixels of the window.
type Input struct {
	X, Y    float64 // where the pointer or the finger is
	Inside  bool    // there is a pointer or a finger
	Touch   bool    // it is a finger
	Down    bool    // it presses now
	Pressed bool    // it began to press in this tick
	Release bool    // it let go in this tick
	Right   bool    // the second mouse button was clicked
	Wheel   float64 // notches with fractions, positive away from the hand, on every platform alike
	// Pinch is by what the distance of two fingers has grown since the last tick, 0 without two fingers; their middle is
	// PinchX and PinchY.
	Pinch, PinchX, PinchY float64
	// PushX and PushY are how far the right stick of a gamepad, or the arrows with Shift, push to the right and down: from
	// -1 to 1.
	PushX, PushY float64

	Dir    Dir
	Accept bool // Enter, or the lower button of a gamepad
	Back   bool // Escape, or the right button of a gamepad
	Skip   bool // Space
	// Keys went down in this tick without Ctrl, Alt or Meta. Letters are those that the player's
	// keyboard types, all other keys are positions on a US keyboard.
	Keys   []ebiten.Key
	Chars  []rune
	Erase  bool   // Backspace, with repeats
	Chord  Chord  // a key with Ctrl, Cmd or Alt
	Pasted string // text that the browser pastes
	// Scripted marks input that a program makes up, without devices: no keyboard of the screen is asked for.
	Scripted bool
}

// Any reports whether a hand did anything.
func (in *Input) Any() bool {
	return in.Pressed || in.Release || in.Right || in.Wheel != 0 || in.Dir != Stay || in.Accept || in.Back ||
		in.Skip || len(in.Keys) > 0 || len(in.Chars) > 0 || in.Erase ||
		in.Chord != NoChord || in.Pasted != "" || in.PushX != 0 || in.PushY != 0
}

// Point is where the pointer is, in the design units of l.
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

// Use reports whether k went down in this tick, and keeps it from meaning anything else.
func (in *Input) Use(k ebiten.Key) bool {
	n := len(in.Keys)
	in.Keys = slices.DeleteFunc(in.Keys, func(x ebiten.Key) bool { return x == k })
	return len(in.Keys) < n
}

// Reader reads the devices once a tick, reusing its buffers.
type Reader struct {
	in      Input
	struck  []ebiten.Key // the keys that went down in this tick, by position
	board   keyboard
	renamed bool
	touches []ebiten.TouchID
	pads    pads
	moved   bool
	lastX   int
	lastY   int
	pinch   pinch
	left    contact
	first   finger
	page    page
}

// dirKeys move the focus; they repeat while held.
var dirKeys = []struct {
	key ebiten.Key
	dir Dir
}{
	{ebiten.KeyArrowUp, Up}, {ebiten.KeyArrowDown, Down}, {ebiten.KeyArrowLeft, West}, {ebiten.KeyArrowRight, East},
	{ebiten.KeyTab, Next},
}

// Read returns what happened since the last call. The result is valid until the next one.
func (r *Reader) Read() *Input {
	in := &r.in
	r.struck = inpututil.AppendJustPressedKeys(r.struck[:0])
	*in = Input{Keys: in.Keys[:0], Chars: ebiten.AppendInputChars(in.Chars[:0])}
	r.readPointer(in)
	r.readKeys(in)
	r.pads.read(in)
	return in
}

// Renamed reports once whether the player's keyboard has other names for letter keys than before:
// texts that name a key have to be written again.
func (r *Reader) Renamed() bool {
	renamed := r.renamed
	r.renamed = false
	return renamed
}

// SetTyping tells whether a field of text has the focus: the browser keeps Ctrl+C and the like
// otherwise.
func (r *Reader) SetTyping(typing bool) { r.page.typing = typing }

func (r *Reader) readPointer(in *Input) {
	told := r.page.tell(r)
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
		r.left.hand(in)
	} else {
		r.left.read(in, inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft),
			inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft), ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft))
	}
	in.Right = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	in.Wheel = r.page.turned()
	in.Inside = r.moved || in.Pressed || in.Down || in.Release
}

func (r *Reader) readKeys(in *Input) {
	m, shift := heldModifiers(), ebiten.IsKeyPressed(ebiten.KeyShift)
	r.renamed = r.board.follow(r.struck) || r.renamed
	r.struck = r.page.unmodified(r.struck)
	in.strike(r.struck, &r.board, m, shift)
	r.page.pass(in)
	in.Erase = repeats(ebiten.KeyBackspace)
	if m.meta {
		in.Chars = in.Chars[:0] // X11 reports letters typed with Super
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

// repeats reports whether a key went down or is held long enough to count again. One that is up again has no duration.
func repeats(k ebiten.Key) bool {
	return inpututil.IsKeyJustPressed(k) || again(inpututil.KeyPressDuration(k))
}
