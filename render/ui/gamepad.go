package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// padDirs maps the D-pad and the triggers to directions. The triggers work like Tab.
var padDirs = []struct {
	button ebiten.StandardGamepadButton
	dir    Dir
}{
	{ebiten.StandardGamepadButtonLeftTop, Up}, {ebiten.StandardGamepadButtonLeftBottom, Down},
	{ebiten.StandardGamepadButtonLeftLeft, West}, {ebiten.StandardGamepadButtonLeftRight, East},
	{ebiten.StandardGamepadButtonFrontBottomRight, Next}, {ebiten.StandardGamepadButtonFrontBottomLeft, Prev},
}

// padKeys maps gamepad buttons to keys.
var padKeys = []struct {
	button ebiten.StandardGamepadButton
	key    ebiten.Key
}{
	{ebiten.StandardGamepadButtonRightLeft, HintKey}, {ebiten.StandardGamepadButtonRightTop, ZoomPreviewKey},
	{ebiten.StandardGamepadButtonFrontTopLeft, UndoKey}, {ebiten.StandardGamepadButtonFrontTopRight, SpeedKey},
	{ebiten.StandardGamepadButtonCenterLeft, HelpKey}, {ebiten.StandardGamepadButtonRightStick, ZoomKey},
	{ebiten.StandardGamepadButtonLeftStick, MinimizeKey},
}

// gamepads reads gamepads with the standard layout. D-pad and left stick move the focus, the
// triggers move it like Tab. The lower button accepts, the right button and Start go back, the left
// button asks for a hint, the upper one opens the zoom preview. The shoulder buttons undo a move
// and change the speed. The right stick pans maps; pressed, it toggles their zoom. Pressing the
// left stick minimizes a close-up.
type gamepads struct {
	ids    []ebiten.GamepadID
	sticks map[ebiten.GamepadID]*stick // state of the left stick of each gamepad
}

// read adds the input of all gamepads in this tick to the [Input] in.
func (r *gamepads) read(in *Input) {
	r.ids = ebiten.AppendGamepadIDs(r.ids[:0])
	r.dropUnplugged()
	for _, id := range r.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		struck := func(b ebiten.StandardGamepadButton) bool {
			return inpututil.IsStandardGamepadButtonJustPressed(id,
				b)
		}
		for _, d := range padDirs {
			if again(inpututil.StandardGamepadButtonPressDuration(id, d.button)) {
				in.Dir = d.dir
			}
		}
		for _, k := range padKeys {
			if struck(k.button) {
				in.Keys = append(in.Keys, k.key)
			}
		}
		in.Accept = in.Accept || struck(ebiten.StandardGamepadButtonRightBottom)
		in.Back = in.Back || struck(ebiten.StandardGamepadButtonRightRight) ||
			struck(ebiten.StandardGamepadButtonCenterRight)
		x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		if d := r.stick(id).step(x, y); d != Stay {
			in.Dir = d
		}
		in.PushX += pushed(id, ebiten.StandardGamepadAxisRightStickHorizontal)
		in.PushY += pushed(id, ebiten.StandardGamepadAxisRightStickVertical)
	}
	in.PushX, in.PushY = max(-1, min(in.PushX, 1)), max(-1, min(in.PushY, 1))
}

// stick returns the state of the left stick of a gamepad.
func (r *gamepads) stick(id ebiten.GamepadID) *stick {
	s := r.sticks[id]
	if s == nil {
		if r.sticks == nil {
			r.sticks = map[ebiten.GamepadID]*stick{}
		}
		s = &stick{}
		r.sticks[id] = s
	}
	return s
}

// dropUnplugged removes the sticks of unplugged gamepads, because another gamepad may get the same
// ID.
func (r *gamepads) dropUnplugged() {
	for id := range r.sticks {
		if !slices.Contains(r.ids, id) {
			delete(r.sticks, id)
		}
	}
}

// pushed returns the position of a stick on an axis, from -1 to 1. It has a dead zone, since an
// untouched stick is seldom exactly at 0.
func pushed(id ebiten.GamepadID, axis ebiten.StandardGamepadAxis) float64 {
	const idle = 0.22
	v := ebiten.StandardGamepadAxisValue(id, axis)
	switch {
	case v > idle:
		return (v - idle) / (1 - idle)
	case v < -idle:
		return (v + idle) / (1 - idle)
	}
	return 0
}

// stick is the state of the left stick of a gamepad.
type stick struct {
	held  Dir // direction in which the stick is held
	ticks int // number of ticks for which the stick has been held
}

// step converts the stick position x, y of this tick to a step of the focus. Steps repeat while the
// stick is held. It returns the direction Stay if no step is due in this tick.
func (s *stick) step(x, y float64) Dir {
	const push = 0.6
	now := Stay
	switch {
	case x > push:
		now = East
	case x < -push:
		now = West
	case y > push:
		now = Down
	case y < -push:
		now = Up
	}
	if now != s.held {
		s.held, s.ticks = now, 0
	}
	if s.ticks++; again(s.ticks) {
		return now
	}
	return Stay
}

// again reports whether an input that is held triggers in this tick: in the first tick, and then
// repeatedly after a delay. ticks is the number of ticks for which it has been held.
func again(ticks int) bool {
	const wait, every = 24, 5
	return ticks == 1 || ticks > wait && (ticks-wait)%every == 0
}
