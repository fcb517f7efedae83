package main

import (
	"io"

	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// checkStart fails: in a browser, the tests of cmd/dev/browser check the start.
func checkStart(io.Writer, io.Writer) int { return statusFailed }

// startChecked returns nil: there is no start check in a browser.
func startChecked(*stage.App) ebiten.Game { return nil }
