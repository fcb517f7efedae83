//go:build !js

package scenes_test

import (
	"strings"
	"testing"

	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/results"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/statistics"
	"gulch/scenes/shelf"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// strangeNames are names that cannot be typed in the app, but may be in a file from elsewhere.
var strangeNames = []string{
	strings.Repeat("W", 3000), "", "Zoe" + strings.Repeat("\u0301", 400), strings.Repeat("字 ", 500),
	"a\nb\tc\x00\u202ed", "Анна-Мария Ёжик",
}

// TestStrangeNamesAreDrawn checks that every table and every screen with names can be drawn,
// whatever the names, faces and characters of the players are.
func TestStrangeNamesAreDrawn(t *testing.T) {
	for g, game := range shelf.Rules() {
		t.Run(game.Info().ID, func(t *testing.T) {
			h, err := scenes.New(store.NewMemory(nil), false)
			if err != nil {
				t.Fatal(err)
			}
			h.Settings.MarkIntroShown(game.Info().ID)
			plans := audit.Plans(game.Info())
			m := withStrangeNames(t, seated(t, game, plans[g%len(plans)], 2, 0.5, false))
			over := withStrangeNames(t, seated(t, game, plans[g%len(plans)], 2, 1, false))
			setup := m.Setup()
			doc := "boomtown 2026-05-04 21.30.gulch"
			if err := h.Docs.Write(doc, m.Text()); err != nil {
				t.Fatal(err)
			}
			for _, window := range windows {
				drive.OnHost(func() {
					image := ebiten.NewImage(window[0], window[1])
					defer image.Deallocate()
					h.LayoutF(float64(window[0]), float64(window[1]))
					for _, open := range []func(){
						func() { h.PopToRoot() },
						func() { h.Push(saves.New(h)) },
						func() { h.OpenTable(m, "") },
						func() { h.OpenTable(over, "") },
						func() {
							h.Push(results.New(h, results.Params{Match: over, Replay: func(int) {},
								Rematch: func() {}, Board: func() {}}))
						},
						func() { h.Push(newgame.New(h, game.Info().ID, &setup)) },
						func() { h.Push(statistics.New(h)) },
					} {
						open()
						for range 3 {
							_ = h.Update()
							h.Draw(image)
						}
						h.PopToRoot()
					}
				})
			}
		})
	}
}

// withStrangeNames returns a copy of a match, like, in which the players have strange names, faces
// and characters.
func withStrangeNames(t *testing.T, like *match.Match) *match.Match {
	t.Helper()
	setup := like.Setup()
	setup.Seats = append([]match.Seat(nil), setup.Seats...)
	for i := range setup.Seats {
		s := &setup.Seats[i]
		s.Name, s.Face = strangeNames[i%len(strangeNames)], "no such face"
		if !s.Person() {
			s.Persona = "nobody"
		}
	}
	game := shelf.Rules()[0]
	for _, x := range shelf.Rules() {
		if x.Info().ID == like.Info().ID {
			game = x
		}
	}
	m := newMatch(t, game, setup)
	for _, step := range like.Steps() {
		for m.AtPause() { // the forced moves of pauses are no steps
			if _, err := m.Play(m.Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := m.Play(step.Move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
