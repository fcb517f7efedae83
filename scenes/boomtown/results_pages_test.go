package boomtown_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// recordWithMistakes returns the record of a whole game for a number of seats, between bots of
// different strengths. The review after such a game finds mistakes.
func recordWithMistakes(t *testing.T, seats int) []byte {
	t.Helper()
	s := setup(seats, 1, 1877)
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	var minds []bot.Thinker
	for i := range seats {
		mind, err := bot.New([]string{"easy", "medium", "hard:iterations=400", "medium", "easy"}[i], uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		minds = append(minds, mind)
	}
	for !m.Over() {
		if _, err := m.Play(bot.Choose(minds[m.Turn()], m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// openResults opens the results page of the first game in the list of finished games.
func openResults(t *testing.T, app *drive.App) {
	t.Helper()
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	app.Tick(5)
	app.ClickTarget("open/1")
	app.WaitFor("the replay", func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") && !s.Busy })
	app.ClickTarget("results")
	app.WaitScene("results")
}

// TestResultPages checks the results of a game: there are pages for score, wealth, turning points
// and dice, the review of the game is computed only once, and a press on a chart opens the replay.
func TestResultPages(t *testing.T) {
	app := open(t, recordWithMistakes(t, 4))
	openResults(t, app)
	app.WaitFor("the review", func(s probe.Snapshot) bool { return s.State["review"] == 1.0 })
	app.Tick(200)
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		for _, page := range []string{"score", "wealth", "chances", "dice"} {
			app.ClickTarget("page/" + page)
			app.Tick(20)
			if page == "wealth" || page == "chances" {
				c := app.Target("watch")
				app.Move(c.X-200, c.Y-150)
				app.Tick(3)
			}
			app.Shot(fmt.Sprintf("results-%s-%dx%d.png", page, size[0], size[1]))
		}
	}
	app.Resize(1280, 720)
	app.ClickTarget("page/chances")
	if reviews, _ := filepath.Glob(filepath.Join(app.Home(), "data", "gulch", "*.review")); len(reviews) != 1 {
		t.Errorf("stored reviews: %v, expected one", reviews)
	} else if info, err := os.Stat(reviews[0]); err == nil {
		t.Logf("the review takes %d bytes", info.Size())
	}
	if app.Target("watch").Enabled {
		t.Error("the replay button is enabled before a turn is chosen")
	}
	app.ClickTarget("turn 1")
	app.Tick(3)
	app.ClickTarget("watch")
	now := app.WaitFor("the replay", func(s probe.Snapshot) bool {
		return strings.HasSuffix(s.Scene, "/replay") &&
			!s.Busy
	})
	app.Shot("results-jump.png")
	if strings.Contains(now.Scene, "game_over") {
		t.Error("the replay of turn 1 shows the end of the game")
	}
}
