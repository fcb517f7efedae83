//go:build !gulchdriven

package main

import (
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// withFaults returns the app unchanged. Failures can be injected only in a program that is driven
// by tests (fault_injection_for_tests.go).
func withFaults(app *stage.App) ebiten.Game { return app }

// withoutFaults returns the app that was passed to withFaults, or nil if game is something else.
func withoutFaults(game ebiten.Game) *stage.App {
	app, _ := game.(*stage.App)
	return app
}
