//go:build !ebitenginevmguest

package main

import (
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// withFaults returns the app unchanged. Only in a program driven by tests (faults_guest.go)
// failures can be injected.
func withFaults(app *stage.App) ebiten.Game { return app }

// withoutFaults returns the app that was passed to withFaults, nil for any other game.
func withoutFaults(game ebiten.Game) *stage.App {
	app, _ := game.(*stage.App)
	return app
}
