//go:build pictures

package scenes_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestScreensInWords makes screenshots of the app in German in each text size, one of them with the
// layout for left-handed players.
func TestScreensInWords(t *testing.T) {
	record := begun(t, 60)
	for _, size := range []int{100, 125, 150} {
		settings := fmt.Sprintf(
			`{"known":["boomtown"],"language":"de","text_size":%d,"left_hand":%t,"speed":"at once"}`, size, size == 125)
		app := start(t, settings, record)
		shoot := func(name string) {
			t.Helper()
			for _, w := range windows {
				app.Resize(w[0], w[1])
				app.Tick(30)
				app.Shot(fmt.Sprintf("%s-de-%d-%dx%d.png", name, size, w[0], w[1]))
			}
			app.Resize(1280, 720)
			app.Tick(5)
		}
		shoot("title")
		for _, screen := range []string{"new-game", "options", "saves", "credits"} {
			app.ClickTarget(screen)
			app.WaitScene(screen)
			shoot(screen)
			app.Key(ebiten.KeyEscape)
			app.WaitScene("title")
		}
		app.ClickTarget("continue")
		app.Tick(40)
		shoot("table")
		app.ClickTarget("menu")
		app.WaitScene("pause")
		shoot("pause")
	}
}
