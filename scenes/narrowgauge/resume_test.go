package narrowgauge_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// A game killed at any moment goes on where it was, with every move made and the same cash: while bids are sealed,
// between two cards, while things are in the air.
func TestKilledGameGoesOn(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	app := start(t, setup(1, 900, engine.Options{"more_power": "on"}))
	app.Resize(640, 400)
	home := app.Home()
	k := &drive.Monkey{Rand: r, Weight: func(x probe.Target) float64 {
		if x.ID == "undo" {
			return 0 // what is taken back is not kept
		}
		return taste(x)
	}}
	for range 5 {
		k.App = app
		for range 3 + r.IntN(10) {
			k.Step()
		}
		app.Tick(r.IntN(4))
		before := app.Snapshot()
		app.Kill()
		app = drive.Start(t, drive.Options{Home: home, Width: 640, Height: 400})
		app.WaitScene("title")
		app.ClickTarget("continue")
		now := app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "narrowgauge/") })
		switch made, got := count(before), count(now); {
		case got < made:
			t.Fatalf("%d moves were made, %d came back", made, got)
		case got == made && !reflect.DeepEqual(before.State["scores"], now.State["scores"]):
			t.Fatalf("cash was %v and is %v", before.State["scores"], now.State["scores"])
		}
	}
}

func count(s probe.Snapshot) int {
	n, _ := s.State["moves"].(float64)
	return int(n)
}
