//go:build !js

package ui

import "github.com/hajimehoshi/ebiten/v2"

// page collects the events of the browser. On a desktop it does nothing: devices are polled.
type page struct{ typing bool }

// tell returns false: the devices have to be polled.
func (*page) tell(*Reader) bool { return false }

// turned returns the notches by which the wheel was turned since the last tick.
func (*page) turned() float64 {
	_, notches := ebiten.Wheel()
	return notches
}

// unmodified returns its argument: keys pressed with modifiers are sorted out by the reader.
func (*page) unmodified(struck []ebiten.Key) []ebiten.Key { return struck }

// pass adds nothing to the input.
func (*page) pass(*Input) {}
