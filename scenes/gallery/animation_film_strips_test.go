//go:build pictures

package gallery_test

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/gallery"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Size of the window in pixels, number of frames and columns of a film strip, and width of a frame
// in pixels.
const (
	screenW = 1280
	screenH = 720
	frames  = 12
	columns = 3
	frameW  = 860
)

// tick is the length of a tick in milliseconds.
const tick = 1000.0 / 60

// TestFilms writes film strips, which show the animations of a table after a decision in twelve
// frames.
func TestFilms(t *testing.T) {
	folder(t)
	for _, x := range shelf.Games() {
		for _, s := range x.Films {
			t.Run(s.Name, func(t *testing.T) {
				r := scripted(t, x.Rules, s.Events)
				var sheet image.Image
				drive.OnHost(func() { sheet = film(t, x, s, r) })
				if sheet != nil {
					write(t, "films/"+x.Rules.Info().ID+"-"+s.Name+".png", sheet)
				}
			})
		}
	}
}

// scripted returns a replay of a game, positioned at a decision that causes all of the wanted
// events.
func scripted(t *testing.T, game engine.Game, want []engine.EventKind) *match.Replay {
	t.Helper()
	names := []string{"Ada", "Dutch", "Opal", "Josiah"}
	faces := []string{"horse-head", "card-ace-spades", "rose", "compass"}
	for seed := range uint64(400) {
		var seats []match.Seat
		for i, name := range names[:min(len(names), game.Info().MaxSeats)] {
			seats = append(seats, match.Seat{Name: name, Face: faces[i]})
		}
		m, err := match.New(game, match.Setup{Seats: seats, Seed: 1877 + seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		c := engine.NewChance(seed, 1)
		for !m.Over() {
			legal := m.Legal()
			move := legal[c.Below(min(len(legal), 4))]
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		for i, step := range m.Steps() {
			if i > 30 && all(step.Events, want) {
				r, err := m.Replay()
				if err == nil {
					err = r.Seek(i)
				}
				if err != nil {
					t.Fatal(err)
				}
				return r
			}
		}
	}
	t.Fatal("no random game has all events of the film after one decision")
	return nil
}

func all(events []engine.Event, want []engine.EventKind) bool {
	for _, k := range want {
		if !slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == k }) {
			return false
		}
	}
	return true
}

// film renders film s of the game x as a sheet of frames: the animations after a decision. The
// replay r must be at that decision. film must be called by drive.OnHost.
func film(t *testing.T, x table.Game, s table.Film, r *match.Replay) image.Image {
	screen := ebiten.NewImage(screenW, screenH)
	defer screen.Deallocate()
	start := r.At()
	show := func() (*stage.App, stage.Scene) {
		h := newTestApp(t)
		h.Kit.RenderImmediately = true // otherwise textures that are still missing would look rough in the frames
		h.LayoutF(screenW, screenH)
		if err := r.Seek(start); err != nil {
			t.Error(err)
		}
		scene := table.NewReplay(h, r, "", x.New(h, r.Setup().Seats))
		h.Push(scene)
		h.Draw(screen)
		scene.Update(&ui.Input{Keys: []ebiten.Key{ebiten.KeyN}}, tick)
		return h, scene
	}
	_, scene := show()
	ticks := 1
	for ; scene.Base().Moving && ticks < 60*60; ticks++ {
		scene.Update(&ui.Input{}, tick)
	}
	h, scene := show()
	var list []gallery.Piece
	for i, at := 0, 0; i < frames; i++ {
		for ; at < i*ticks/(frames-1); at++ {
			scene.Update(&ui.Input{}, tick)
		}
		h.Draw(screen)
		m := image.NewRGBA(screen.Bounds())
		screen.ReadPixels(m.Pix)
		list = append(list, gallery.Picture("", fmt.Sprintf("%.2f s", float64(at)*tick/1000), m, frameW))
	}
	sheet := gallery.Sheet{Title: x.Rules.Info().Name + ": " + s.Name, Width: 2 * gallery.Margin, Pieces: list}
	sheet.Width += columns*frameW + (columns-1)*gallery.Gap
	return sheet.Paint(h.Kit, 1)
}
