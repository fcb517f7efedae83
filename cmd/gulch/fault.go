//go:build !ebitenginevmguest

package main

import (
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// withFaults returns the app as it is: only in a program that a test drives it can be made to fail.
func withFaults(app *stage.App) ebiten.Game { return app }

// withoutFaults returns the app that withFaults was given, nil for something else.
func withoutFaults(game ebiten.Game) *stage.App {
	app, _ := game.(*stage.App)
	return app
}
