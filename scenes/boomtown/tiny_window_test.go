package boomtown_test

import "testing"

// TestTinyWindow checks that a game can be continued after the window has been too small to show
// it.
func TestTinyWindow(t *testing.T) {
	app := start(t, setup(3, 1, 300))
	app.Resize(240, 160)
	app.Tick(5)
	app.Shot("tiny.png")
	app.Resize(1280, 720)
	app.Tick(5)
	app.ClickTarget("pass")
}
