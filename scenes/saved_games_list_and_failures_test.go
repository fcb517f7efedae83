//go:build !js

package scenes_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/share"
	"gulch/scenes/probe"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// keptGames returns a store with saved games of people whose names have the maximum length: two
// games in progress, a damaged record, a finished game, a game with an unknown bot, and a file that
// is not a game.
func keptGames(t *testing.T) store.Store {
	t.Helper()
	docs := store.NewMemory(nil)
	keep := func(name string, data []byte) {
		if err := docs.Write(name, data); err != nil {
			t.Fatal(err)
		}
	}
	game := func(seats, moves int) []byte {
		names := []string{"Wilhelmine Große", "WWWWWWWWWWWWWWWW", "Анна Каренина Ёж", "Бронислав Щукин"}
		setup := match.Setup{Seed: uint64(seats*1000 + moves)}
		for i := range seats {
			setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Face: "horse-head"})
		}
		m := newMatch(t, rules.Game, setup)
		c := engine.NewChance(7, 7)
		for range moves {
			if !m.Over() {
				if _, err := m.Play(sensible(m, &c)); err != nil {
					t.Fatal(err)
				}
			}
		}
		return m.Text()
	}
	keep("boomtown 2026-04-01 12.00.gulch", game(4, 20))
	keep(strings.Repeat("Mondnacht ", 4)+".gulch", game(4, 1234))
	lines := bytes.SplitAfter(game(4, 30), []byte("\n"))
	lines[12] = []byte("nonsense\n")
	keep("boomtown 2026-04-02 12.00.gulch", bytes.Join(lines, nil))
	keep("boomtown 2026-04-03 12.00.gulch", game(3, 10_000))
	keep("boomtown 2026-04-04 12.00.gulch", bytes.Replace(game(3, 9), []byte(`"name":"WW`),
		[]byte(`"bot":"brilliant","name":"WW`), 1))
	keep("Wilhelmine und Bronislav am Fluss.gulch", []byte("gulch-record 1 {nonsense"))
	return docs
}

// TestSavesFit checks that the texts in the list of saved games fit in every language and text
// size, even with long names and damaged files.
func TestSavesFit(t *testing.T) {
	for _, reader := range []struct {
		lang string
		size int
	}{{"en", 100}, {"de", 150}, {"fr", 150}, {"es", 150}} {
		h, err := scenes.New(keptGames(t), false)
		if err != nil {
			t.Fatal(err)
		}
		drive.OnHost(func() { h.Update() })
		h.Settings.Language, h.Settings.TextSize = reader.lang, reader.size
		for _, window := range windows {
			drive.OnHost(func() {
				h.LayoutF(float64(window[0]), float64(window[1]))
				h.ApplySettings()
			})
			for _, tab := range []string{"running", "finished", "damaged"} {
				drive.OnHost(func() { h.PopToRoot(); page(h, saves.New(h), "tab/"+tab) })
				name := fmt.Sprintf("%s, %s, %d %%, %d by %d", tab, reader.lang, reader.size, window[0], window[1])
				all := written(h)
				checkTexts(t, name, h.CurrentLayout(), all)
				besideButtons(t, name, h.Top(), all)
			}
			drive.OnHost(func() {
				h.PopToRoot()
				h.Push(share.New(h, share.Params{Title: "Share this game",
					Instructions: strings.Repeat("Use it well. ", 8)}))
			})
			checkTexts(t, fmt.Sprintf("share, %d %%, %d by %d", reader.size, window[0], window[1]),
				h.CurrentLayout(), written(h))
		}
	}
}

// besideButtons fails the test for each text in the list of saved games that extends under a
// button.
func besideButtons(t *testing.T, name string, s stage.Scene, all []paint.DrawnText) {
	t.Helper()
	rows := 0
	for _, n := range s.Base().Root.Nodes {
		if strings.HasPrefix(n.ID, "line/") {
			rows++
		}
		if n.Role == "text" || n.SkipFocus {
			continue
		}
		for _, w := range all {
			if r := n.Rect.Inset(1); w.Rect.Meets(r) && !r.Pad(2, 2).Has(w.Rect.Center()) {
				t.Errorf("%s: %q at %.0f extends under button %s at %.0f", name, w.Text, w.Rect, n.ID, n.Rect)
			}
		}
	}
	if rows == 0 && !strings.HasPrefix(name, "damaged") {
		t.Errorf("%s: no game is listed", name)
	}
}

// TestFileGoneWhenTheWindowCloses checks that a game whose file was deleted while the game was open
// is written again with every move when the window is closed.
func TestFileGoneWhenTheWindowCloses(t *testing.T) {
	record := begun(t, 20)
	app := start(t, settings("boomtown"), record)
	continueGame(app, "boomtown")
	file := filepath.Join(app.Home(), "data", "gulch", "boomtown test.gulch")
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	app.Tick(3)
	app.Close()
	data, err := os.ReadFile(file)
	if err != nil || len(data) < len(record) {
		t.Errorf("the file written at closing has %d bytes, the original record %d: %v", len(data), len(record), err)
	}
}

// TestGameThatCannotBeSaved checks that a badge is shown while the data folder is not writable, and
// that the app asks before the player leaves or quits. Once the folder is writable again, the game
// must be saved with every move.
func TestGameThatCannotBeSaved(t *testing.T) {
	app := start(t, settings("boomtown"), begun(t, 20))
	continueGame(app, "boomtown")
	decision(app)
	data := filepath.Join(app.Home(), "data", "gulch")
	if err := os.RemoveAll(data); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(data, nil, 0o600); err != nil { // a file in place of the folder blocks even administrators
		t.Fatal(err)
	}
	before, _ := moves(app)
	x := targetOf(t, app, "")
	app.Click(x.Center())
	app.WaitFor("the move", func(probe.Snapshot) bool { made, _ := moves(app); return made > before })
	decision(app)
	badge := func(want bool) {
		t.Helper()
		app.Tick(5)
		now := app.Snapshot()
		x, is := now.Find("not-saved")
		if is != want || is && !strings.Contains(x.Label, "Your game isn't saved") {
			t.Fatalf("the not-saved badge is shown: %v, with the label %q; want the opposite or another text",
				is, x.Label)
		}
	}
	badge(true)
	app.ClickTarget("menu")
	app.WaitScene("pause")
	if tip := app.Target("leave").Tip; !strings.Contains(tip, "isn't saved") {
		t.Errorf("the tooltip of \"leave\" in the pause menu is %q, want that the game is not saved", tip)
	}
	for _, w := range windows {
		app.Resize(w[0], w[1])
		app.Tick(20)
		app.Shot(fmt.Sprintf("unsaved-pause-%dx%d.png", w[0], w[1]))
	}
	app.Resize(1280, 720)
	app.Tick(5)
	app.ClickTarget("leave")
	app.WaitScene("unsaved")
	app.Shot("unsaved.png")
	app.ClickTarget("elsewhere")
	app.WaitScene("share")
	app.Key(ebiten.KeyEscape)
	app.WaitScene("unsaved")
	app.ClickTarget("leave")
	app.WaitScene("title")
	badge(true)
	app.ClickTarget("quit")
	app.WaitScene("unsaved")
	app.ClickTarget("retry")
	app.Tick(5)
	if now := app.Snapshot().Scene; now != "unsaved" {
		t.Errorf("after a failed retry the scene is %s, want unsaved", now)
	}
	app.ClickTarget("back")
	app.WaitScene("title")
	app.ClickTarget("continue")
	decision(app)
	if err := os.Remove(data); err != nil {
		t.Fatal(err)
	}
	app.ClickTarget("not-saved")
	app.WaitScene("unsaved")
	app.ClickTarget("retry")
	decision(app)
	badge(false)
	made, _ := moves(app)
	files, err := filepath.Glob(filepath.Join(data, "boomtown*.gulch"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the saved games are %q, %v; want one", files, err)
	}
	record, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if read, damage, err := match.Read(record); err != nil || damage != nil || len(read.Entries) != made {
		t.Errorf("the record has %d of %d moves: %v, %v", len(read.Entries), made, damage, err)
	}
}
