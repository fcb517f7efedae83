package menu

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/results"
	"gulch/scenes/menu/title"
	"gulch/scenes/stage"
)

// benchFrame measures the frames of a screen in two cases: still frames, in which nothing has to be
// drawn, and frames in which something moves. scene makes the screen in app h; it is called by
// drive.OnHost.
func benchFrame(b *testing.B, scene func(h *stage.App) stage.Scene) {
	h := menutest.NewApp(b)
	var s stage.Scene
	drive.OnHost(func() {
		h.LayoutF(1280, 720)
		s = scene(h)
		h.Push(s)
		s.Update(&ui.Input{}, 10_000)
		s.Update(&ui.Input{}, 16)
	})
	b.Run("still", func(b *testing.B) {
		drive.Bench(b, 1280, 720, func(screen *ebiten.Image) { h.Draw(screen) })
	})
	b.Run("moving", func(b *testing.B) {
		drive.Bench(b, 1280, 720, func(screen *ebiten.Image) {
			s.Base().Root.RequestFrame()
			h.Draw(screen)
		})
	})
}

func BenchmarkTitleFrame(b *testing.B) { benchFrame(b, title.New) }

func BenchmarkNewGameFrame(b *testing.B) {
	benchFrame(b, func(h *stage.App) stage.Scene { return newgame.New(h, "boomtown", nil) })
}

func BenchmarkResultsFrame(b *testing.B) {
	m := menutest.Played(b, 4, 1)
	benchFrame(b, func(h *stage.App) stage.Scene { return results.New(h, results.Params{Match: m}) })
}
