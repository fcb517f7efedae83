package drive

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// PressGamepad presses and releases a button of a gamepad. The first call connects the gamepad.
func (a *App) PressGamepad(button ebiten.StandardGamepadButton) {
	a.t.Helper()
	a.holdPad(button, false)
	a.Tick(1)
	a.holdPad(button, true)
	a.Tick(3)
	a.holdPad(button, false)
	a.Tick(2)
}

// holdPad sends the program a gamepad state: the given button is pressed if down is true, and all
// other buttons are released.
func (a *App) holdPad(button ebiten.StandardGamepadButton, down bool) {
	state := vmhost.GamepadState{
		Name: "gamepad", StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
		StandardAxes: map[ebiten.StandardGamepadAxis]float64{
			ebiten.StandardGamepadAxisLeftStickHorizontal: 0, ebiten.StandardGamepadAxisLeftStickVertical: 0,
		},
	}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	if down {
		state.StandardButtons[button] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	a.session.UpdateGamepads([]vmhost.GamepadState{state})
}
