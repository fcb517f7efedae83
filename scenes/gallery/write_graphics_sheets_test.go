//go:build pictures

package gallery_test

import (
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gulch/render/poster"
	"gulch/scenes/drive"
	"gulch/scenes/gallery"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
)

// folderEnv is the name of the environment variable that has the output folder.
const folderEnv = "GULCH_GALLERY"

// folder returns the output folder, and fails the test if it is not set.
func folder(t *testing.T) string {
	t.Helper()
	f := os.Getenv(folderEnv)
	if f == "" {
		t.Fatalf("the environment variable %s is not set; run the tests by: go run ./cmd/dev gallery", folderEnv)
	}
	return f
}

// write writes an image to the output folder.
func write(t *testing.T, name string, m image.Image) {
	t.Helper()
	file := filepath.Join(folder(t), filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	fast := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := errors.Join(fast.Encode(f, m), f.Close()); err != nil {
		t.Fatal(err)
	}
}

// paintSheet renders a sheet with the pieces that list returns, and writes it to a file. name is
// the name of the file in the output folder, title the heading of the sheet, and width its width in
// design units. list is called with the app by drive.OnHost.
func paintSheet(t *testing.T, name, title string, width float64, list func(h *stage.App) ([]gallery.Piece, error)) {
	t.Helper()
	folder(t)
	var sheet image.Image
	drive.OnHost(func() {
		h := newTestApp(t)
		all, err := list(h)
		if err != nil {
			t.Error(err)
			return
		}
		sheet = gallery.Sheet{Title: title, Width: width, Pieces: all}.Paint(h.Kit, 1)
	})
	if sheet != nil {
		write(t, name, sheet)
	}
}

// TestPieces writes sheets with every card and piece of every game, at the size used on the table
// and enlarged.
func TestPieces(t *testing.T) {
	for _, x := range shelf.Games() {
		info := x.Rules.Info()
		for _, size := range []struct {
			name         string
			cards, sheet float64
		}{{"", 132, 1600}, {"-large", 300, 2900}} {
			paintSheet(t, info.ID+"-pieces"+size.name+".png", info.Name, size.sheet,
				func(h *stage.App) ([]gallery.Piece, error) {
					return exhibits(h, x, size.cards)
				})
		}
	}
}

// TestControls writes a sheet with everything that all games share: controls in all states, tokens,
// coins and dice.
func TestControls(t *testing.T) {
	paintSheet(t, "controls.png", "Controls and common pieces", 1500, func(*stage.App) ([]gallery.Piece, error) {
		return gallery.Common(), nil
	})
}

// TestParts writes a sheet with the widgets that all tables share: people, tracks, hands of cards,
// pickers and close-ups.
func TestParts(t *testing.T) {
	paintSheet(t, "parts.png", "Figures and widgets of tables", 1560, func(h *stage.App) ([]gallery.Piece, error) {
		return gallery.Parts(h.Cards), nil
	})
}

// TestPosters writes sheets with every picture and face in assets/art, at the sizes at which it
// must be possible to recognize them, in grayscale, mirrored, and in the light of every hour.
func TestPosters(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	paintSheet(t, "posters.png", "Pictures", 1400,
		func(*stage.App) ([]gallery.Piece, error) { return gallery.Posters(art) })
	for _, game := range gallery.GamesWithArt {
		paintSheet(t, "posters-"+game+".png", "Pictures of "+game, 3000,
			func(*stage.App) ([]gallery.Piece, error) { return gallery.Posters(art, game) })
	}
	paintSheet(t, "close-ups.png", "Pictures in layers", 1400,
		func(*stage.App) ([]gallery.Piece, error) { return gallery.Layered(art) })
	paintSheet(t, "faces.png", "Faces", 2200,
		func(*stage.App) ([]gallery.Piece, error) { return gallery.Portraits(art), nil })
	paintSheet(t, "hours.png", "Pictures at other hours", 1400, func(*stage.App) ([]gallery.Piece, error) {
		return gallery.Hours(art, "coyote-city", "hold-up", "mine-mouth", "down-the-river", "saloon", "the-trestle")
	})
}
