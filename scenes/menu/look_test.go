package menu_test

import (
	"fmt"
	"testing"

	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

const show = "gulch/scenes/menu/internal/show"

func TestLook2(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1120, 840}} {
		for _, s := range []string{"results", "pause", "message", "notice"} {
			app := drive.Start(t, drive.Options{Package: show, Args: []string{s}, Width: size[0], Height: size[1]})
			if s == "results" {
				app.Tick(90)
				app.Shot(fmt.Sprintf("counting-%dx%d.png", size[0], size[1]))
			}
			app.Tick(200)
			app.Shot(fmt.Sprintf("%s-%dx%d.png", s, size[0], size[1]))
			app.Close()
		}
	}
}
