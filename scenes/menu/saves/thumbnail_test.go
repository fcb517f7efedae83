package saves

import (
	"testing"

	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestThumbnailsOfSaves checks that the list renders one thumbnail per tick, and none if the app
// has no function for it.
func TestThumbnailsOfSaves(t *testing.T) {
	h := menutest.StartedGames(t, 3)
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	drive.OnHost(s.renderThumbnail)
	drawn := 0
	h.Thumbnail = func(*match.Match, *ebiten.Image) { drawn++ }
	for i := range 4 {
		if drive.OnHost(s.renderThumbnail); drawn != min(i+1, 3) {
			t.Errorf("after %d ticks %d thumbnails are rendered, want one per tick", i+1, drawn)
		}
	}
}
