//go:build !js

package ui

import "github.com/hajimehoshi/ebiten/v2"

// page reports mouse, fingers, wheel and keys as they move, where there is a page: in a browser.
type page struct{ typing bool }

// tell hands over what was told since the last tick. It reports false where the devices have to be asked.
func (*page) tell(*Reader) bool { return false }

// turned returns by how many notches the wheel was turned since the last tick.
func (*page) turned() float64 {
	_, notches := ebiten.Wheel()
	return notches
}

// unmodified returns the keys that were struck alone, of those that Ebitengine reports.
func (*page) unmodified(struck []ebiten.Key) []ebiten.Key { return struck }

// pass adds the chords and texts that came by the page.
func (*page) pass(*Input) {}
