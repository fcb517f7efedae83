package gallery_test

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/scenes/boomtown"
	"gulch/scenes/drive"
	"gulch/scenes/gallery"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

func TestMain(m *testing.M) { drive.Main(m) }

// house returns what the boards of the games need to draw. It is called on the host.
func house(t *testing.T) *stage.House {
	d, err := stage.NewDirector()
	if err != nil {
		t.Error(err)
		return nil
	}
	var all []engine.Game = games.All()
	return stage.NewHouse(d, all, store.NewMemory(nil))
}

// write keeps a sheet in the folder that GULCH_SHOTS names, if it names one.
func write(t *testing.T, name string, m image.Image) {
	t.Helper()
	folder := os.Getenv("GULCH_SHOTS")
	if folder == "" {
		return
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

// The cards of Boomtown at the size of the row and at that of the closer look.
func TestCards(t *testing.T) {
	for _, size := range []struct {
		name  string
		width float64
		sheet float64
	}{{"boomtown-cards.png", 132, 1600}, {"boomtown-cards-large.png", 300, 2000}} {
		var sheet image.Image
		drive.OnHost(func() {
			h := house(t)
			list, err := boomtown.Exhibits(h, size.width)
			if err != nil {
				t.Error(err)
				return
			}
			sheet = gallery.Sheet{Title: "Boomtown", Width: size.sheet, Pieces: list}.Paint(h.Kit, 1)
		})
		write(t, size.name, sheet)
	}
}
