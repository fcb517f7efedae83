//go:build !js

package ui

import "github.com/hajimehoshi/ebiten/v2"

// browserEvents collects the events of the browser. On a desktop it does nothing: devices are
// polled.
type browserEvents struct{ typing bool }

// collect returns false: the devices have to be polled.
func (*browserEvents) collect(*InputReader) bool { return false }

// takeNotches returns the notches by which the wheel was turned since the last tick.
func (*browserEvents) takeNotches() float64 {
	_, notches := ebiten.Wheel()
	return notches
}

// unmodified returns its argument: keys pressed with modifiers are sorted out by the reader.
func (*browserEvents) unmodified(struck []ebiten.Key) []ebiten.Key { return struck }

// deliver adds nothing to the input.
func (*browserEvents) deliver(*Input) {}
