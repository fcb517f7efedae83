package boomtown_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestScreens takes screenshots of the title screen and of the setup dialog in four window sizes.
func TestScreens(t *testing.T) {
	app := open(t, finishedGame(t))
	for _, size := range [][2]int{{1280, 720}, {2560, 1440}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		app.Tick(30)
		app.Shot(fmt.Sprintf("title-%dx%d.png", size[0], size[1]))
		app.ClickTarget("new-game")
		app.WaitScene("new-game")
		app.Shot(fmt.Sprintf("new-game-%dx%d.png", size[0], size[1]))
		app.Key(ebiten.KeyEscape)
		app.WaitScene("title")
	}
}
