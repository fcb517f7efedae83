package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// Maker is a function that makes the game UI for the seats of a match.
type Maker func(h *stage.App, seats []match.Seat) table.GameUI

// App returns an app without a window, for tests that draw nothing or only record draw calls.
func App(t testing.TB, games ...engine.Game) *stage.App {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	return stage.NewApp(d, games, store.NewMemory(nil))
}

// WideWindow returns the layout of a window of 1280x720 and the board's area in it, for game UIs
// that are used without a table.
func WideWindow() (ui.Layout, geom.Rect) { return ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648) }

// openTable opens the table of match m in a window of 1280x720. It returns the table's scene and
// its game UI.
func openTable(app *stage.App, game table.Game, m *match.Match) (*table.Table, table.GameUI, error) {
	play := game.New(app, m.Setup().Seats)
	scene, err := table.New(app, m, "", play)
	if err == nil {
		window, _ := WideWindow()
		scene.Build(window)
	}
	return scene, play, err
}

// Bots returns n seats that are played by easy bots.
func Bots(n int) []match.Seat {
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: string(rune('A' + i)), Bot: "easy"}
	}
	return seats
}
