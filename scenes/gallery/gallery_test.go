package gallery_test

import (
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

// exhibit is a game in the gallery. A further game is a further line of exhibits.
type exhibit struct {
	game   engine.Game
	pieces func(h *stage.App, cardW float64) ([]gallery.Piece, error)
	board  func(h *stage.App, seats []match.Seat) table.Play
}

var exhibits = []exhibit{
	{
		boomtownrules.Game, boomtown.Exhibits,
		func(h *stage.App, seats []match.Seat) table.Play { return boomtown.New(h, seats) },
	},
	{
		gaugerules.Game, narrowgauge.Exhibits,
		func(h *stage.App, seats []match.Seat) table.Play { return narrowgauge.New(h, seats) },
	},
}

// app returns what the boards of the games need to draw. It is called on the host.
func house(t *testing.T) *stage.App {
	d, err := stage.NewDirector()
	if err != nil {
		t.Error(err)
		return nil
	}
	h := stage.NewApp(d, nil, store.NewMemory(nil))
	for _, x := range exhibits {
		h.Games = append(h.Games, x.game)
		h.Settings.Learn(x.game.Info().ID)
	}
	return h
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
