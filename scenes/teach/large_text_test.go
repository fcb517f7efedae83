package teach_test

import (
	"fmt"
	"testing"

	"gulch/scenes/drive"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestLargeLettersInGerman checks that a lesson can be played to its end and that the rules can be
// opened, in German with large text.
func TestLargeLettersInGerman(t *testing.T) {
	app := drive.StartSaved(t, `{"text_size":150,"language":"de","known":["boomtown"]}`, "boomtown", nil)
	app.ClickTarget("learn/boomtown")
	app.WaitScene("lessons")
	app.Tick(20)
	app.Shot("large-lessons.png")
	app.ClickTarget("lesson/circle")
	asked(app, "circle")
	app.ClickTarget("lesson-next")
	asked(app, "circle")
	for _, size := range [][2]int{{1280, 720}, {820, 1180}} {
		app.Resize(size[0], size[1])
		asked(app, "circle")
		app.Tick(20)
		app.Shot(fmt.Sprintf("large-lesson-%dx%d.png", size[0], size[1]))
		app.Key(ebiten.KeyEscape)
		app.WaitScene("pause")
		app.ClickTarget("rules")
		app.WaitScene("rules")
		app.Tick(20)
		app.Shot(fmt.Sprintf("large-rules-%dx%d.png", size[0], size[1]))
		app.ClickTarget("close")
	}
	app.Resize(1280, 720)
	asked(app, "circle")
	app.ClickTarget("answer 1")
	asked(app, "circle")
}
