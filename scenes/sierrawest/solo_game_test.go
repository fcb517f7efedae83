//go:build !js

package sierrawest_test

import (
	"math/rand/v2"
	"testing"

	rules "gulch/engine/sierrawest"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// TestSoloGame checks that a solo game against Hastings can be played to its end in the app's
// window.
func TestSoloGame(t *testing.T) {
	app := resume(t, waitingIn(t, "apple_hill", 1, rules.PhasePlan, 100), `,"speed":"at once"`)
	monkey := &drive.Monkey{App: app, Rand: rand.New(rand.NewPCG(1, 2)), Weight: func(x probe.Target) float64 {
		if x.Role == "move" {
			return 1
		}
		return 0
	}}
	for range 1500 {
		now := app.WaitFor("a decision or the end",
			func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
		if now.Scene == "results" {
			app.Shot("sierra-results.png")
			return
		}
		if _, over := now.Find("results"); over {
			app.Tick(20)
			continue
		}
		monkey.Step()
	}
	t.Fatal("the solo game does not reach its end")
}
