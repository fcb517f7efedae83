//go:build !js

package scenes_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// raced returns a game that is over, and another one of the same deal in which other moves were made, as far as so many decisions.
func raced(t *testing.T, setup match.Setup, game int, decisions int) (over, now *match.Match) {
	t.Helper()
	rules := shelf.Rules()[game]
	for i, seed := range []uint64{1, 2} {
		m, err := match.New(rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		mind, err := bot.New("easy", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() && (i == 0 || len(m.Steps()) < decisions || m.Turn() != 0) {
			if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
				t.Fatal(err)
			}
		}
		over, now = m, over
	}
	return now, over
}

// In every game a record of the same deal runs along in the ledger, in every class of window, and its figures are written where they
// can be read.
func TestRecordsRunAlong(t *testing.T) {
	for i, rules := range shelf.Rules() {
		info := rules.Info()
		t.Run(info.ID, func(t *testing.T) {
			setup := match.Setup{Seed: 5, BotSeed: 6, Seats: []match.Seat{{Name: "Wilhelmine", Face: "guest3"}}}
			for _, p := range bot.Personas()[:stage.UsualSeats(info)-1] {
				setup.Seats = append(setup.Seats, match.Seat{Name: p.Name, Face: p.ID, Persona: p.ID, Bot: "easy"})
			}
			over, now := raced(t, setup, i, 40)
			h, err := scenes.New(store.NewMemory(nil), false)
			if err != nil {
				t.Fatal(err)
			}
			h.Settings.Language, h.Settings.TextSize = "de", 100+50*(i%2)
			h.Settings.Learn(info.ID)
			for name, m := range map[string]*match.Match{"race.gulch": now, "race.beside": over} {
				if err := h.Docs.Write(name, m.Text()); err != nil {
					t.Fatal(err)
				}
			}
			for _, window := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}, {390, 844}} {
				name := fmt.Sprintf("%s, %d by %d", info.ID, window[0], window[1])
				drive.OnHost(func() {
					h.LayoutF(float64(window[0]), float64(window[1]))
					h.ApplySettings()
					h.Home()
					h.OpenTable(now, "race.gulch")
					picture := ebiten.NewImage(window[0], window[1])
					defer picture.Deallocate()
					h.Kit.Eager = true
					defer func() { h.Kit.Eager = false }()
					for range 20 {
						_ = h.Update()
						h.Draw(picture)
					}
					m := image.NewRGBA(picture.Bounds())
					picture.ReadPixels(m.Pix)
					if err := drive.WriteShot(m, fmt.Sprintf("ghost-%s-%d.png", info.ID, window[0])); err != nil {
						t.Error(err)
					}
				})
				says := ""
				for _, n := range h.Top().Stage().Root.Nodes {
					if n.ID == "beside" {
						says = n.Label
					}
				}
				if !strings.HasPrefix(says, "Wilhelmine, damals") || !strings.ContainsAny(says, "0123456789") {
					t.Errorf("%s: the record says %q", name, says)
				}
			}
		})
	}
}
