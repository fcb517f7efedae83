package menu_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/drive"
)

// finishedGames writes the records of n games, in which Ada played against bots, into a home
// folder, and returns the folder.
func finishedGames(t *testing.T, n int) string {
	t.Helper()
	home := t.TempDir()
	folder := filepath.Join(home, "data", "gulch")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	game, err := games.Find("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		setup := match.Setup{Seed: uint64(i), BotSeed: 3, Seats: []match.Seat{
			{Name: "Ada", Face: "horse-head"}, {Name: "Dutch", Face: "card-ace-spades",
				Bot: []string{"easy", "hard", "medium"}[i%3]},
			{Name: "Opal", Face: "rose", Bot: "easy"},
		}}
		if i%2 == 0 {
			setup.Seats = append(setup.Seats, match.Seat{Name: "Mei", Face: "teapot", Bot: "easy"})
		}
		m := playedOut(t, game, setup, "medium", uint64(i))
		name := filepath.Join(folder, fmt.Sprintf("boomtown 2026-05-0%d 20.00.gulch", i+1))
		if err := os.WriteFile(name, m.Text(), 0o600); err != nil {
			t.Fatal(err)
		}
		// different times, because the tally sorts games by time
		when := time.Date(2026, time.May, i+1, 12, 0, 0, 0, time.UTC)
		if err := os.Chtimes(name, when, when); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// playedOut returns a finished game with the given setup, in which a bot of the given level made
// the moves of all seats. seed is that of the bot's random numbers.
func playedOut(t *testing.T, game engine.Game, setup match.Setup, level string, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	mind, err := bot.New(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestTallyIsKeptAndRebuilt checks that the tally counts all finished games, that deleting records
// does not change it, and that it is rebuilt from the records if it is damaged.
func TestTallyIsKeptAndRebuilt(t *testing.T) {
	home := finishedGames(t, 7)
	folder := filepath.Join(home, "data", "gulch")
	played := func(app *drive.App) string {
		app.WaitScene("title")
		app.ClickTarget("statistics")
		app.WaitScene("statistics")
		return app.Target("tile played").Label
	}
	app := drive.Start(t, drive.Options{Home: home})
	if got := played(app); got != "Played 7" {
		t.Errorf("the tile for seven games says %q, want \"Played 7\"", got)
	}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		app.Tick(10)
		app.Shot(fmt.Sprintf("statistics-%dx%d.png", size[0], size[1]))
	}
	app.ClickTarget("game/all")
	app.Tick(5)
	app.Shot("statistics-all.png")
	app.Close()

	kept, err := os.ReadFile(filepath.Join(folder, "tally.log"))
	if err != nil {
		t.Fatal(err)
	}
	gone, err := filepath.Glob(filepath.Join(folder, "*05-01*.gulch"))
	if err != nil || len(gone) != 1 {
		t.Fatal(gone, err)
	}
	if err := os.Remove(gone[0]); err != nil {
		t.Fatal(err)
	}
	app = drive.Start(t, drive.Options{Home: home})
	if got := played(app); got != "Played 7" {
		t.Errorf("after deleting a record the tile says %q, want \"Played 7\"", got)
	}
	app.Close()

	lines := strings.SplitAfter(string(kept), "\n")
	lines[3] = strings.Replace(lines[3], "Ada", "Eve", 1)
	if err := os.WriteFile(filepath.Join(folder, "tally.log"), []byte(strings.Join(lines, "")), 0o600); err != nil {
		t.Fatal(err)
	}
	app = drive.Start(t, drive.Options{Home: home})
	if got := played(app); got != "Played 7" {
		t.Errorf("with a damaged line in tally.log the tile says %q, want \"Played 7\"", got)
	}
	if damaged, _ := filepath.Glob(filepath.Join(folder, "tally*.damaged")); len(damaged) != 1 {
		t.Errorf("the damaged tally was set aside as %v, want one file", damaged)
	}
}
