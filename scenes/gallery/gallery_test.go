package gallery_test

import (
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gulch/engine"
	boomtownrules "gulch/engine/boomtown"
	"gulch/engine/match"
	gaugerules "gulch/engine/narrowgauge"
	"gulch/scenes/boomtown"
	"gulch/scenes/drive"
	"gulch/scenes/gallery"
	"gulch/scenes/narrowgauge"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

func TestMain(m *testing.M) { drive.Main(m) }

// folderEnv names the folder for the sheets. Without it nothing is painted: that takes minutes.
const folderEnv = "GULCH_GALLERY"

// exhibit is a game in the gallery. A further game is a further line of exhibits.
type exhibit struct {
	game   engine.Game
	pieces func(h *stage.House, cardW float64) ([]gallery.Piece, error)
	board  func(h *stage.House, seats []match.Seat) table.Play
	films  []strip
}

var exhibits = []exhibit{
	{
		boomtownrules.Game, boomtown.Exhibits,
		func(h *stage.House, seats []match.Seat) table.Play { return boomtown.New(h, seats) }, boomtownFilms,
	},
	{
		gaugerules.Game, narrowgauge.Exhibits,
		func(h *stage.House, seats []match.Seat) table.Play { return narrowgauge.New(h, seats) }, gaugeFilms,
	},
}

// house returns what the boards of the games need to draw. It is called on the host.
func house(t *testing.T) *stage.House {
	d, err := stage.NewDirector()
	if err != nil {
		t.Error(err)
		return nil
	}
	h := stage.NewHouse(d, nil, store.NewMemory(nil))
	for _, x := range exhibits {
		h.Games = append(h.Games, x.game)
		h.Settings.Learn(x.game.Info().ID)
	}
	return h
}

// folder returns where the sheets go, and ends the test if nobody has named a place.
func folder(t *testing.T) string {
	t.Helper()
	f := os.Getenv(folderEnv)
	if f == "" {
		t.Skip("nobody asks for pictures; go run ./cmd/dev gallery does")
	}
	return f
}

// write keeps a picture.
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

// paint paints a sheet and keeps it. list is called on the host.
func paint(t *testing.T, name, title string, width float64, list func(h *stage.House) ([]gallery.Piece, error)) {
	t.Helper()
	folder(t)
	var sheet image.Image
	drive.OnHost(func() {
		h := house(t)
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

// Every card and piece of every game, at the size of the table and enlarged.
func TestPieces(t *testing.T) {
	for _, x := range exhibits {
		info := x.game.Info()
		for _, size := range []struct {
			name         string
			cards, sheet float64
		}{{"", 132, 1600}, {"-large", 300, 2900}} {
			paint(t, info.ID+"-pieces"+size.name+".png", info.Name, size.sheet, func(h *stage.House) ([]gallery.Piece, error) {
				return x.pieces(h, size.cards)
			})
		}
	}
}

// What all games share: controls in all states, tokens, coins, dice.
func TestControls(t *testing.T) {
	paint(t, "controls.png", "Controls and common pieces", 1500, func(*stage.House) ([]gallery.Piece, error) {
		return gallery.Common(), nil
	})
}

// Every game shows something, and every piece says what it is.
func TestExhibits(t *testing.T) {
	drive.OnHost(func() {
		h := house(t)
		for _, x := range exhibits {
			all, err := x.pieces(h, 100)
			if err != nil || len(all) == 0 {
				t.Errorf("%s: %d pieces, %v", x.game.Info().Name, len(all), err)
			}
			for _, c := range append(all, gallery.Common()...) {
				if c.Name == "" || c.Group == "" || c.W <= 0 || c.H <= 0 || c.Draw == nil {
					t.Errorf("%s: a piece without name, group, size or drawing: %+v", x.game.Info().Name, c.Name)
				}
			}
		}
	})
}
