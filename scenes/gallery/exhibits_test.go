package gallery_test

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/scenes/drive"
	"gulch/scenes/gallery"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

func TestMain(m *testing.M) { drive.Main(m) }

// newTestApp returns an app with everything that the boards of the games need for drawing. It must
// be called by drive.OnHost.
func newTestApp(t *testing.T) *stage.App {
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Error(err)
		return nil
	}
	h := stage.NewApp(d, nil, store.NewMemory(nil))
	h.Games = shelf.Rules()
	for _, g := range h.Games {
		h.Settings.MarkIntroShown(g.Info().ID)
	}
	return h
}

// exhibits returns the pieces of a game: those that the game lists itself, otherwise one for each
// of its pictures. cards is the width of a card in design units.
func exhibits(h *stage.App, x table.Game, cards float64) ([]gallery.Piece, error) {
	if x.Exhibits != nil {
		play, err := x.First(h)
		if err != nil {
			return nil, err
		}
		return x.Exhibits(play, cards), nil
	}
	art, err := poster.Load()
	return gallery.Motifs(art, x.Rules.Info().ID, cards), err
}

// TestExhibits checks that every game has at least one piece, and that every piece has a name, a
// group, a size and a function that draws without faults.
func TestExhibits(t *testing.T) {
	drive.OnHost(func() {
		h := newTestApp(t)
		for _, x := range shelf.Games() {
			all, err := exhibits(h, x, 100)
			if err != nil || len(all) == 0 {
				t.Errorf("%s: %d pieces (error %v), want at least one", x.Rules.Info().Name, len(all), err)
			}
			for _, c := range append(all, gallery.Common()...) {
				if c.Name == "" || c.Group == "" || c.W <= 0 || c.H <= 0 || c.Draw == nil {
					t.Errorf("%s: a piece without name, group, size or drawing: %+v", x.Rules.Info().Name, c.Name)
					continue
				}
				drawDry(t, h.Kit, c)
			}
		}
	})
}

// drawDry draws a piece in a dry run, which reports unknown icons and the like by a panic.
func drawDry(t *testing.T, kit *paint.Renderer, c gallery.Piece) {
	defer func() {
		if reason := recover(); reason != nil {
			t.Errorf("the piece %q in %q cannot be drawn: %v", c.Name, c.Group, reason)
		}
	}()
	kit.DryRun(func() {
		p := kit.Canvas(kit.Blank(1000, 1000), paint.View{Scale: 1})
		c.Draw(p, geom.R(10, 10, c.W, c.H))
		p.Flush()
	})
}
