//go:build !js

package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
)

// beginnerGame returns the record of a finished game in which a person played at beginner level
// among strong bots.
func beginnerGame(t *testing.T, game engine.Game) []byte {
	t.Helper()
	setup := match.Setup{Seed: 3, BotSeed: 6, Seats: []match.Seat{{Name: "Ada", Face: "horse-head"}}}
	for i := range max(2, game.Info().MinSeats) - 1 {
		setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Opal", "Dutch"}[i], Face: "rose", Bot: "medium"})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		level := "medium"
		if m.Turn() == 0 {
			level = "easy"
		}
		mind, err := bot.New(level, m.BotSeed())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return slices.Clone(m.Text())
}

// openMistakes opens the list of the player's mistakes in the saved game, starting from the title
// screen.
func openMistakes(app *drive.App) probe.Snapshot {
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	app.Tick(5)
	app.ClickTarget("open/1")
	app.WaitFor("the replay", func(s probe.Snapshot) bool { _, ok := s.Find("results"); return ok })
	app.ClickTarget("results")
	app.WaitScene("results")
	app.ClickTarget("page/chances")
	app.WaitFor("the review", func(s probe.Snapshot) bool { _, ok := s.Find("learn 0"); return ok })
	app.Tick(5)
	app.Shot("mistakes-door.png")
	app.ClickTarget("learn 0")
	return app.WaitFor("the study", func(s probe.Snapshot) bool { return s.Scene == "mistakes" && !s.Busy })
}

// shows reports whether the screen has a node with this ID.
func shows(s probe.Snapshot, id string) bool {
	_, ok := s.Find(id)
	return ok
}

// answer presses the targets with the given IDs, which play the moves of an answer, and ends a ride
// that the answer has begun. It reports whether the app accepts the answer as a solution.
func answer(app *drive.App, ids ...string) bool {
	for _, id := range ids {
		app.ClickTarget(id)
		app.Tick(20)
	}
	if begun, _ := app.Snapshot().State["begun"].(bool); begun {
		app.ClickTarget("stop")
	}
	return judged(app)
}

// judged waits until the answer has been evaluated, and reports whether it is accepted as a
// solution.
func judged(app *drive.App) bool {
	now := app.WaitFor("the verdict", func(s probe.Snapshot) bool {
		done, _ := s.State["answered"].(bool)
		return done && !s.Busy
	})
	found, _ := now.State["found"].(bool)
	return found
}

// TestLearnFromMistakes checks the practice of a player's own mistakes after a game: the answer is
// evaluated, the best move can be shown, solved mistakes are remembered, and the list leads back to
// the results.
func TestLearnFromMistakes(t *testing.T) {
	all := shelf.Rules()
	// without -long, two games suffice, because the scene is the same at every table
	for _, game := range all[:testscale.Of(2, len(all))] {
		id := game.Info().ID
		t.Run(id, func(t *testing.T) {
			app := drive.StartSaved(t, known(`"confirm":"never"`), id, beginnerGame(t, game))
			now := openMistakes(app)
			app.Shot("mistakes-list-" + id + ".png")
			if _, ok := now.Find("mistake/1"); !ok {
				t.Fatal("the study finds no mistake of a beginner in a whole game")
			}
			found := false
			for i := 1; i <= 12 && !found; i++ {
				name := fmt.Sprintf("mistake/%d", i)
				now := app.Snapshot()
				if x, ok := now.Find(name); !ok || !x.Enabled {
					break
				}
				app.ClickTarget(name)
				found = tryMistake(t, app, name, id)
				app.ClickTarget("all")
				app.WaitFor("the list", func(s probe.Snapshot) bool { return s.Scene == "mistakes" && !s.Busy })
				if x := app.Target(name); found != strings.HasSuffix(x.Label, "Again") {
					t.Errorf("%s was solved: %v, but its row in the list is %q", name, found, x.Label)
				}
			}
			if !found {
				t.Error("no mistake of the list can be solved by one press")
			}
			app.ClickTarget("close")
			if now = app.WaitScene("results"); !shows(now, "learn 0") {
				t.Error("the list does not lead back to the page from which it was opened")
			}
			app.Close()
		})
	}
}

// tryMistake answers a mistake with the best move, if a single press makes that move; otherwise it
// lets the app show the solution. It reports whether the app accepted the best move as the answer.
// name is the name of the scene with the mistake, and game the ID of the game.
func tryMistake(t *testing.T, app *drive.App, name, game string) bool {
	t.Helper()
	now := app.WaitScene(name)
	app.Tick(20)
	app.Shot("mistake-task-" + game + ".png")
	good, played := strings.Split(strings.Trim(fmt.Sprint(now.State["good"]), "[]"), "\x00"),
		fmt.Sprint(now.State["played"])
	if x, ok := now.Find(good[0]); ok && x.Enabled && x.Role == "move" {
		// first answers with the move that was played, which must not be accepted
		if y, ok := now.Find(played); ok && y.Enabled && y.Role == "move" {
			if answer(app, played) {
				t.Errorf("%s: the move that was played (%s) is accepted as better", name, played)
			}
			app.Tick(20)
			app.Shot("mistake-wrong-" + game + ".png")
			app.ClickTarget("retry")
			app.WaitScene(name)
			app.Tick(20)
		}
		var act []string
		moves, _ := now.State["act"].([]any)
		for _, m := range moves {
			act = append(act, fmt.Sprint(m))
		}
		found := answer(app, act...)
		if !found {
			t.Errorf("%s: the best move (%s) is not accepted", name, good[0])
		}
		app.Tick(20)
		app.Shot("mistake-found-" + game + ".png")
		return found
	}
	app.ClickTarget("show")
	app.WaitFor("the best move",
		func(s probe.Snapshot) bool { done, _ := s.State["answered"].(bool); return done && !s.Busy })
	app.Tick(20)
	app.Shot("mistake-shown-" + game + ".png")
	return false
}
