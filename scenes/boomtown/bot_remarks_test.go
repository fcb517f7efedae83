package boomtown_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// TestBotsTalk checks that bots with a persona (a character) make remarks during a game.
func TestBotsTalk(t *testing.T) {
	s := setup(4, 1, 12)
	for i, who := range []string{"dutch", "opal", "kit"} {
		s.Seats[i+1].Persona = who
	}
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	app := resume(t, m.Text())
	k := &drive.Monkey{App: app, Rand: rand.New(rand.NewPCG(3, 3)), Weight: func(x probe.Target) float64 {
		if x.Role == "move" {
			return 1
		}
		return 0
	}}
	remarks := 0
	for range 40 {
		if remarks == 2 {
			return
		}
		for range 60 {
			now := app.Snapshot()
			if strings.Contains(now.Said, "“") {
				remarks++
				app.Tick(14)
				app.Shot("talk-1280x720.png")
				app.Resize(820, 1180)
				app.Tick(3)
				app.Shot("talk-820x1180.png")
				app.Resize(1280, 720)
				app.Tick(120)
			}
			if !now.Busy {
				break
			}
			app.Tick(8)
		}
		if !app.Snapshot().Busy {
			k.Step()
		}
		app.Tick(6)
	}
	t.Errorf("%d bot remarks in forty decisions", remarks)
}
