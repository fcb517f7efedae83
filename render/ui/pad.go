package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// HelpKey shows all keys that are followed now, and PeekKey the details of what is in focus. HintKey, UndoKey and
// SpeedKey are shortcuts of tables, WholeKey shows all of a map or comes nearer, AsideKey puts a close-up aside and takes
// it back. Gamepads strike them too.
const (
	HelpKey  = ebiten.KeyF1
	HintKey  = ebiten.KeyH
	UndoKey  = ebiten.KeyU
	SpeedKey = ebiten.KeyS
	WholeKey = ebiten.KeyF
	AsideKey = ebiten.KeyW
)

// Keys of every table, beside those above: RedoKey plays again what was taken back, AgainKey shows once more what others did,
// CoachKey calls the coach, MuteKey turns the sound off and on.
const (
	RedoKey  = ebiten.KeyY
	AgainKey = ebiten.KeyL
	CoachKey = ebiten.KeyK
	MuteKey  = ebiten.KeyM
)

// Reserved reports whether a key means the same at every table, so that no game may give it another meaning.
func Reserved(k ebiten.Key) bool {
	switch k {
	case HelpKey, HintKey, UndoKey, SpeedKey, WholeKey, AsideKey, PeekKey, RuleKey, RedoKey, AgainKey, CoachKey, MuteKey,
		ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyF11:
		return true
	}
	return false
}

// Free lists the letters that a game may give to buttons of its own.
func Free() (letters []ebiten.Key) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if !Reserved(k) {
			letters = append(letters, k)
		}
	}
	return letters
}

// padDirs are the directions of a gamepad's cross, and its triggers, which go round like Tab.
var padDirs = []struct {
	button ebiten.StandardGamepadButton
	dir    Dir
}{
	{ebiten.StandardGamepadButtonLeftTop, Up}, {ebiten.StandardGamepadButtonLeftBottom, Down},
	{ebiten.StandardGamepadButtonLeftLeft, West}, {ebiten.StandardGamepadButtonLeftRight, East},
	{ebiten.StandardGamepadButtonFrontBottomRight, Next}, {ebiten.StandardGamepadButtonFrontBottomLeft, Prev},
}

// padKeys are the keys that a gamepad's buttons stand for.
var padKeys = []struct {
	button ebiten.StandardGamepadButton
	key    ebiten.Key
}{
	{ebiten.StandardGamepadButtonRightLeft, HintKey}, {ebiten.StandardGamepadButtonRightTop, PeekKey},
	{ebiten.StandardGamepadButtonFrontTopLeft, UndoKey}, {ebiten.StandardGamepadButtonFrontTopRight, SpeedKey},
	{ebiten.StandardGamepadButtonCenterLeft, HelpKey}, {ebiten.StandardGamepadButtonRightStick, WholeKey},
	{ebiten.StandardGamepadButtonLeftStick, AsideKey},
}

// pads reads gamepads of the standard layout: the cross and the left stick move the focus, the lower button accepts,
// the right one and Start lead back, the left one asks for a hint, the upper one for details, the shoulders take a
// move back and change the speed, the triggers go round. The right stick pushes maps about; pressed in, it shows all of
// them, and the left one puts a close-up aside.
type pads struct {
	ids    []ebiten.GamepadID
	sticks map[ebiten.GamepadID]*stick // the left one of each pad
}

// read adds to in what gamepads did in this tick.
func (r *pads) read(in *Input) {
	r.ids = ebiten.AppendGamepadIDs(r.ids[:0])
	r.forget()
	for _, id := range r.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		struck := func(b ebiten.StandardGamepadButton) bool { return inpututil.IsStandardGamepadButtonJustPressed(id, b) }
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
		in.Back = in.Back || struck(ebiten.StandardGamepadButtonRightRight) || struck(ebiten.StandardGamepadButtonCenterRight)
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

// stick returns the left stick of a pad.
func (r *pads) stick(id ebiten.GamepadID) *stick {
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

// forget drops the sticks of pads that were unplugged: another pad may get the ID.
func (r *pads) forget() {
	for id := range r.sticks {
		if !slices.Contains(r.ids, id) {
			delete(r.sticks, id)
		}
	}
}

// pushed is how far a stick is pushed along an axis, from -1 to 1. A stick that nobody touches is seldom quite at 0.
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

// stick is the left stick of a pad.
type stick struct {
	held  Dir // where it is held
	ticks int // for how many
}

// step turns a push into steps, which repeat while the stick is held. It returns Stay where none is
// due in this tick.
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

// again reports whether something that is held for so many ticks counts now: at first, and again and again after a
// while.
func again(ticks int) bool {
	const wait, every = 24, 5
	return ticks == 1 || ticks > wait && (ticks-wait)%every == 0
}
