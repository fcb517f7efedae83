//go:build !js

package scenes_test

import (
	"fmt"
	"testing"
	"time"

	"gulch/engine/audit"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/shelf"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTableTexturesStayCached checks that the images of a table stay in the texture cache, whatever
// else is rendered. Otherwise a rebuilt table that needs no new image would be shown in plain
// colors for a moment.
func TestTableTexturesStayCached(t *testing.T) {
	for _, game := range shelf.Rules() {
		t.Run(game.Info().ID, func(t *testing.T) {
			h, err := scenes.New(store.NewMemory(nil), false)
			if err != nil {
				t.Fatal(err)
			}
			h.Settings.MarkIntroShown(game.Info().ID)
			m := seated(t, game, audit.Plan{Seed: 5, Seats: max(game.Info().MinSeats, 2)}, 1, 0.4, false)
			screen := func(draw func(screen *ebiten.Image)) {
				drive.OnHost(func() {
					image := ebiten.NewImage(1280, 720)
					defer image.Deallocate()
					draw(image)
				})
			}
			screen(func(image *ebiten.Image) {
				h.LayoutF(1280, 720)
				h.OpenTable(m, "")
				for i := 0; i < 4000 && (i < 4 || h.Kit.RenderingPosters()); i++ {
					h.Kit.RenderPosters(50 * time.Millisecond)
					h.Kit.AdvanceFades(100)
					h.Top().Update(&ui.Input{Skip: true}, 1000)
					h.Top().Base().Repaint()
					h.Draw(image)
				}
				if h.Kit.RenderingPosters() {
					t.Fatal("rendering of the table's textures does not end")
				}
			})
			screen(func(image *ebiten.Image) {
				letters := paint.Style{Face: paint.Bold, Size: 60}
				for i := range 400 { // more texts than the texture cache holds
					h.Kit.Textures.NextFrame()
					p := h.Kit.Canvas(image, h.CurrentLayout().View)
					p.Text(fmt.Sprintf("Something else to read: number %d", i), geom.Point{X: 20, Y: 20}, letters)
					p.Flush()
				}
				h.Top().Base().Rebuild()
				h.Draw(image)
				if h.Kit.RenderingPosters() {
					t.Error("textures of the table were evicted: rebuilding it renders some again")
				}
			})
		})
	}
}
