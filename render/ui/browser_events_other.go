//go:build !js

package ui

import "github.com/hajimehoshi/ebiten/v2"

// browserEvents collects nothing on a desktop, where devices are polled instead. The field typing
// exists because the code for all platforms sets it.
type browserEvents struct{ typing bool }

// collect returns false: there are no browser events, so the devices have to be polled.
func (*browserEvents) collect(*InputReader) bool { return false }

// takeNotches returns the notches by which the wheel was turned since the last tick.
func (*browserEvents) takeNotches() float64 {
	_, notches := ebiten.Wheel()
	return notches
}

// unmodified returns struck unchanged, because on a desktop [Input.strike] already ignores keys
// pressed with modifiers.
func (*browserEvents) unmodified(struck []ebiten.Key) []ebiten.Key { return struck }

// deliver adds nothing to the input.
func (*browserEvents) deliver(*Input) {}
