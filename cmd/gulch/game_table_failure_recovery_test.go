//go:build !js

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// savedGame returns the record of a game between a person and bots. id is the ID of the game, and
// decisions the minimum number of decisions in the record. After these, the game goes on until the
// person has to decide. before is the number of decisions before the person's last one.
func savedGame(t *testing.T, id string, decisions int) (record []byte, before int) {
	t.Helper()
	var game engine.Game
	for _, g := range games.All() {
		if g.Info().ID == id {
			game = g
		}
	}
	setup := match.Setup{Seed: 7, BotSeed: 8, Seats: []match.Seat{{Name: "Ada", Face: "rose"}}}
	for len(setup.Seats) < max(game.Info().MinSeats, 2) {
		setup.Seats = append(setup.Seats, match.Seat{Name: fmt.Sprintf("Bot %d", len(setup.Seats)), Bot: "easy",
			Face: "rose"})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < decisions || m.Turn() != 0; i++ {
		if m.Turn() == 0 {
			before = i
		}
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text(), before
}

// startFaulty starts the program with record, a saved game of the game id, and presses Continue.
// fault is the failure that is injected at the table; see faultEnv.
func startFaulty(t *testing.T, fault, id string, record []byte) *drive.App {
	t.Helper()
	settings := fmt.Sprintf(`{"known": [%q], "speed": "at once", "confirm": "never"}`, id)
	home := drive.NewHome(t, map[string][]byte{id + " test.gulch": record, "settings.json": []byte(settings)})
	app := drive.Start(t, drive.Options{Home: home, MayFail: true, Env: []string{"GULCH_FAULT=" + fault}})
	app.WaitScene("title")
	app.ClickTarget("continue")
	return app
}

// notes returns the number of crash notes that the program has written, and the texts of its notes
// about failed painters (draw callbacks). It deletes the latter.
func notes(t *testing.T, app *drive.App) (crashes int, painters []string) {
	t.Helper()
	folder := filepath.Join(app.Home(), "state", "gulch")
	files, err := os.ReadDir(folder)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(f.Name(), "crash-") {
			crashes++
			continue
		}
		painters = append(painters, string(text))
		if err := os.Remove(filepath.Join(folder, f.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return crashes, painters
}

// waitTable waits until the table of a game is shown. It fails the test if the crash page is shown
// instead.
func waitTable(t *testing.T, app *drive.App) probe.Snapshot {
	t.Helper()
	return app.WaitFor("the table", func(s probe.Snapshot) bool {
		if s.Scene == "crashed" {
			t.Fatalf("the crash page is shown instead of the table: %v", s.State)
		}
		_, at := s.State["moves"]
		return at && !s.Busy && len(s.Targets) > 0
	})
}

// targets returns the IDs of all controls in a snapshot.
func targets(s probe.Snapshot) (ids []string) {
	for _, x := range s.Targets {
		ids = append(ids, x.ID)
	}
	return ids
}

// TestPersistentFailure checks a table whose Update always panics. Each press must lead to a single
// failure, remedies that have failed must not be offered again, and the record of the game must not
// change.
func TestPersistentFailure(t *testing.T) {
	game, _ := savedGame(t, "boomtown", 8)
	app := startFaulty(t, "update", "boomtown", game)
	record := filepath.Join(app.Home(), "data", "gulch", "boomtown test.gulch")
	before, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct {
		offered []string
		press   string
	}{
		{[]string{"go-on", "copy", "title"}, "go-on"},
		{[]string{"plain", "before", "file", "copy", "title"}, "plain"},
		{[]string{"before", "file", "copy", "title"}, "before"},
		{[]string{"before", "file", "copy", "title"}, "title"},
	} {
		now := app.WaitScene("crashed")
		if got := targets(now); !slices.Equal(got, want.offered) {
			t.Errorf("the crash page after failure %d offers %q, want %q", i+1, got, want.offered)
		}
		app.Tick(60)
		if crashes, _ := notes(t, app); crashes != i+1 {
			t.Fatalf("after %d presses there were %d failures", i+1, crashes)
		}
		app.Shot(fmt.Sprintf("crashed-%d.png", i+1))
		app.ClickTarget(want.press)
		app.Tick(5)
	}
	app.WaitScene("title")
	if after, err := os.ReadFile(record); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the record has changed: %v", err)
	}
}

// TestPlainTable checks for all games that a game whose table fails can be continued on a plain
// table, which has no close-ups and animations.
func TestPlainTable(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		t.Run(id, func(t *testing.T) {
			game, _ := savedGame(t, id, 6)
			app := startFaulty(t, "update usual", id, game)
			app.WaitScene("crashed")
			app.ClickTarget("go-on")
			app.WaitScene("crashed")
			app.ClickTarget("plain")
			app.Tick(10)
			for range 3 {
				now := waitTable(t, app)
				var moves []string
				for _, x := range now.Targets {
					if x.Role == "move" && x.Enabled {
						moves = append(moves, x.ID)
					}
				}
				if len(moves) == 0 {
					t.Fatalf("no move is listed among %q", targets(now))
				}
				app.Shot("plain-" + id + ".png")
				made := now.State["moves"]
				// waits until irreversible moves are accepted, which are blocked at first against
				// accidental presses
				app.Tick(90)
				app.ClickTarget(moves[0])
				app.WaitFor("the next decision", func(s probe.Snapshot) bool { return s.State["moves"] != made })
			}
			app.Resize(820, 1180)
			app.Tick(10)
			app.Shot("plain-" + id + "-820.png")
		})
	}
}

// TestFailureAtOneDecision checks that a failure that only happens after one decision can be
// avoided by undoing that decision.
func TestFailureAtOneDecision(t *testing.T) {
	game, before := savedGame(t, "dakota", 4)
	app := startFaulty(t, fmt.Sprint("update ", before), "dakota", game)
	app.WaitScene("crashed")
	app.ClickTarget("go-on")
	app.WaitScene("crashed")
	app.ClickTarget("before")
	app.Tick(10)
	if now := waitTable(t, app); now.State["moves"] != float64(before) {
		t.Errorf("the reopened game has %v decisions, want %d", now.State["moves"], before)
	}
	if _, err := os.Stat(filepath.Join(app.Home(), "data", "gulch", "dakota test.gulch")); err != nil {
		t.Error(err)
	}
}

// TestFailingPainter checks the effect of a painter that panics in every frame or in every second
// one: only what it paints is missing, a note is written, and the game can be continued.
func TestFailingPainter(t *testing.T) {
	for _, fault := range []string{"node", "node odd"} {
		game, _ := savedGame(t, "boomtown", 8)
		app := startFaulty(t, fault, "boomtown", game)
		for range 3 {
			waitTable(t, app)
			app.Tick(30) // all painters run in every tick
			app.RenderTextures()
			now := waitTable(t, app)
			i := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return x.Role == "move" && x.Enabled })
			app.ClickTarget(now.Targets[i].ID)
			app.Tick(5)
		}
		crashes, painters := notes(t, app)
		if crashes > 0 || len(painters) == 0 || len(painters) > 3 {
			t.Errorf("%q: %d failures of the program and %d notes about the painter", fault, crashes, len(painters))
		}
		for _, note := range painters {
			if !strings.Contains(note, "node fault") || !strings.Contains(note, "fault_injection_for_tests.go") {
				t.Errorf("%q: the note lacks the node or the source file of the painter: %s", fault, note)
			}
		}
	}
}
