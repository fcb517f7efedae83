//go:build !js

package scenes_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestWhenToAskCanBeChanged checks in every game with questions on other players' turns that a
// player who is not asked any more finds the overlay with these settings, and can be asked again.
func TestWhenToAskCanBeChanged(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			app := tabletest.App(t, g.Rules)
			app.Settings.MarkIntroShown(g.Rules.Info().ID)
			seats := tabletest.Bots(max(2, g.Rules.Info().MinSeats))
			seats[0] = match.Seat{Name: seats[0].Name}
			m, err := match.New(g.Rules, match.Setup{Seats: seats, Seed: 5, BotSeed: 1}, nil)
			if err != nil {
				t.Fatal(err)
			}
			play := g.New(app, seats)
			scene, err := table.New(app, m, "", play)
			if err != nil {
				t.Fatal(err)
			}
			kinds := play.Reactions()
			for _, k := range kinds {
				scene.SetAskMode(0, k.ID, table.AskNever)
			}
			app.Push(scene)
			scene.Update(&ui.Input{}, 16)
			if found := scene.Root.Press("questions"); found != (len(kinds) > 0) {
				t.Fatalf("the button Questions is shown: %v; the game has %d kinds of questions", found, len(kinds))
			}
			if len(kinds) == 0 {
				return
			}
			askAgain(t, app, len(kinds))
			app.Pop()
			scene.Update(&ui.Input{}, 16)
			if scene.Root.Press("questions") {
				t.Error("the button Questions is shown although the player is asked always")
			}
		})
	}
}

// askAgain chooses in the overlay on top to be asked all of its n kinds of questions, and draws it.
func askAgain(t *testing.T, app *stage.App, n int) {
	t.Helper()
	overlay := app.Top()
	overlay.Update(&ui.Input{}, 16)
	drive.OnHost(func() {
		screen := ebiten.NewImage(1280, 720)
		defer screen.Deallocate()
		app.Draw(screen)
	})
	chosen := 0
	for _, node := range slices.Clone(overlay.Base().Root.Nodes) {
		if node.Label == "Always ask" && node.Press != nil {
			overlay.Base().Root.Press(node.ID)
			chosen++
		}
	}
	if chosen != n {
		t.Errorf("the overlay offers %q %d times, expected once for each of %d kinds of questions", "Always ask", chosen, n)
	}
}
