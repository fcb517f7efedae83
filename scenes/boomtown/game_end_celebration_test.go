//go:build !js

package boomtown_test

import (
	"math/rand/v2"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/probe"
)

// lastMove returns the record of a game that stops before its last decision, which seat 0 has to
// make.
func lastMove(t *testing.T) []byte {
	t.Helper()
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 5))
		m, err := match.New(rules.Game, match.Setup{Seed: seed,
			Seats: []match.Seat{{Name: "Ada", Face: "opal"}, {Name: "Bob", Bot: "easy", Face: "dutch"},
				{Name: "Cleo", Bot: "easy", Face: "cyrus"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var before []byte
		for !m.Over() {
			before = nil
			if m.Turn() == 0 {
				before = m.Text()
			}
			if _, err := m.Play(randomMove(r, m)); err != nil {
				t.Fatal(err)
			}
		}
		if before != nil {
			return before
		}
	}
	t.Fatal("no simulated game ends with a decision of the first seat")
	return nil
}

// TestGameEndIsCelebrated checks that the end of a game is celebrated on the board before the
// results appear.
func TestGameEndIsCelebrated(t *testing.T) {
	app := resume(t, lastMove(t))
	now := app.WaitFor("a decision", func(s probe.Snapshot) bool { return s.State["person"] == true && !s.Busy })
	for _, x := range now.Targets {
		if x.Role == "move" && x.Enabled {
			app.Click(x.Center())
			break
		}
	}
	app.WaitFor("the end", func(s probe.Snapshot) bool { return s.State["over"] == true })
	shown := 0
	for range 900 {
		app.Tick(4)
		s := app.Snapshot()
		if s.Scene == "results" {
			break
		}
		if s.State["celebrating"] == true {
			if shown++; shown == 16 {
				app.Shot("ceremony.png")
			}
		}
	}
	if shown == 0 {
		t.Error("the end of the game is not celebrated on the board")
	}
	app.WaitScene("results")
}
