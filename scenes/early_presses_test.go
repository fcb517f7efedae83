//go:build !js

package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
)

// TestEarlyPressesAreAnswered checks for each game that a press of a move, made right after the
// player has hurried the bots' animations, either has an effect or is answered.
func TestEarlyPressesAreAnswered(t *testing.T) {
	for _, g := range shelf.Rules() {
		t.Run(g.Info().ID, func(t *testing.T) {
			seats := []match.Seat{{Name: "Ada"}}
			for i := len(seats); i < max(g.Info().MinSeats, 2); i++ {
				seats = append(seats, match.Seat{Name: fmt.Sprint("Bot ", i), Bot: "easy"})
			}
			m := newMatch(t, g, match.Setup{Seed: 7, Seats: seats})
			app := start(t, fmt.Sprintf(`{"known":[%q],"speed":"normal","confirm":"never"}`, g.Info().ID), m.Text())
			app.Resize(1280, 720)
			app.ClickTarget("continue")
			early := 0
			r := rand.New(rand.NewPCG(7, 7))
			for range 30 {
				now := app.WaitFor("a decision", func(s probe.Snapshot) bool {
					if s.Busy || s.State["person"] != true {
						app.Click(2, 718) // hurries the animations
					}
					return !s.Busy && s.State["person"] == true || s.State["over"] == true
				})
				x, ok := anyMove(now, r)
				if !ok {
					break
				}
				before := fmt.Sprint(now.State, now.Targets)
				app.Click(x.Center())
				after := app.Snapshot()
				if strings.Contains(after.Said, "too soon") {
					early++
				} else if after.Said == now.Said && fmt.Sprint(after.State, after.Targets) == before {
					t.Errorf("a press on %s %q is not answered: %q", x.ID, x.Label, after.Said)
				}
			}
			if early == 0 {
				t.Error("no press came too early, so nothing was tested")
			}
		})
	}
}

// anyMove returns a random target of a snapshot that plays a move, false if there is none.
func anyMove(s probe.Snapshot, r *rand.Rand) (probe.Target, bool) {
	var all []probe.Target
	for _, x := range s.Targets {
		if x.Role == "move" && x.Enabled {
			all = append(all, x)
		}
	}
	if len(all) == 0 {
		return probe.Target{}, false
	}
	return all[r.IntN(len(all))], true
}
