//go:build !js

package nuggets_test

import (
	"math/rand/v2"
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

func TestMain(m *testing.M) { drive.Main(m) }

// TestExampleIsPlayedToTheEnd checks that the app offers the example game if it is started with the
// flag -example, and that the game can be played from its menu entry to its score sheet.
func TestExampleIsPlayedToTheEnd(t *testing.T) {
	home := drive.NewHome(t,
		map[string][]byte{"settings.json": []byte(`{"known":["nuggets"],"speed":"at once","confirm":"never"}`)})
	app := drive.Start(t, drive.Options{Home: home, Args: []string{"-example"}})
	app.WaitScene("title")
	app.ClickTarget("box/nuggets")
	app.WaitScene("new-game")
	app.ClickTarget("deal")
	app.WaitScene("nuggets/turn")
	app.Tick(60)
	app.Shot("nuggets.png")
	monkey := &drive.Monkey{App: app, Rand: rand.New(rand.NewPCG(1, 2)), Weight: func(x probe.Target) float64 {
		if x.Role == "move" {
			return 1
		}
		return 0
	}}
	for range 200 {
		now := app.WaitFor("a decision or the end", func(s probe.Snapshot) bool {
			return !s.Busy || s.Scene == "results"
		})
		if now.Scene == "results" {
			return
		}
		if _, over := now.Find("results"); over {
			app.Tick(20)
			continue
		}
		monkey.Step()
	}
	t.Fatal("the game has not reached its results within 200 presses")
}
