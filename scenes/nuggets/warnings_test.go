//go:build !js

package nuggets_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// gameWithHighSack returns the record of a game in which the first seat starts with a nugget in its
// sack that is worth keeping there.
func gameWithHighSack(t *testing.T) []byte {
	t.Helper()
	for seed := range uint64(200) {
		m, err := match.New(rules.Game, match.Setup{Seed: seed, Seats: []match.Seat{
			{Name: "Ada", Face: "rose"}, {Name: "Dutch", Face: "compass", Bot: "easy"},
		}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if s := m.State().(*rules.State); m.Turn() == 0 && s.Sack(0).Worth() == 6 {
			return m.Text()
		}
	}
	t.Fatal("no seed up to 200 gives the first seat a nugget worth 6")
	return nil
}

// TestAdviceIsGivenOnce checks that a warning interrupts a move only once: the player can then make
// the move all the same. If the player has answered "not yet", it comes again before the same move.
func TestAdviceIsGivenOnce(t *testing.T) {
	for _, way := range []string{"not-yet", "do-it", "open"} {
		t.Run(way, func(t *testing.T) {
			home := drive.NewHome(t, map[string][]byte{"nuggets test.gulch": gameWithHighSack(t),
				"settings.json": []byte(`{"known":["nuggets"],"speed":"at once"}`)})
			app := drive.Start(t, drive.Options{Home: home, Args: []string{"-example"}})
			app.WaitScene("title")
			app.ClickTarget("continue")
			app.WaitScene("nuggets/turn")
			app.Tick(30)
			made := func() any { return app.Snapshot().State["moves"] }
			before := made()
			app.ClickTarget("open")
			app.Tick(40)
			if now := app.Snapshot(); now.State["confirming"] != true || made() != before {
				t.Fatalf("no advice before the sack is opened, expected a question (confirming); the latest spoken "+
					"line is %q", now.Said)
			}
			app.Shot("advice.png")
			if way == "open" { // the question hides the move's button, but its key still plays the move
				app.Key(ebiten.KeyEnter)
			} else {
				app.ClickTarget(way)
			}
			app.Tick(30)
			if way == "not-yet" {
				if made() != before {
					t.Fatal("the move was made although the player answered not yet")
				}
				app.ClickTarget("open") // the advice is given again, because the move was not made
				app.Tick(40)
				if now := app.Snapshot(); now.State["confirming"] != true || made() != before {
					t.Fatal("after not yet the same press asks nothing, expected the advice again")
				}
				app.ClickTarget("do-it")
				app.Tick(30)
				if text, err := os.ReadFile(filepath.Join(app.Home(), "data", "gulch", "settings.json")); err != nil ||
					!strings.Contains(string(text), "nuggets/sack") {
					t.Errorf("settings.json does not list the advice nuggets/sack as given: %v %s", err, text)
				}
			}
			app.WaitFor("the move", func(s probe.Snapshot) bool { return s.State["moves"] != before })
		})
	}
}
