package boomtown_test

import (
	"slices"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/scenes/probe"
)

// TestStreetCloseUpOpens checks that pressing a rival's panel opens the enlarged view of the
// rival's street, and that it can be closed again.
func TestStreetCloseUpOpens(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhaseBid, 4))
	app.WaitScene("boomtown/bid")
	app.Shot("street-auction-1280x720.png")
	near := func(want bool) {
		t.Helper()
		app.WaitFor("the street that is looked at", func(s probe.Snapshot) bool {
			return want == slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return x.ID == "close-up/aside" })
		})
	}
	app.ClickTarget("seat 1")
	near(true)
	app.Move(5, 5)
	app.Tick(30)
	app.Shot("street-near-1280x720.png")
	app.ClickTarget("close-up/aside")
	near(false)
	app.Resize(820, 1180)
	app.Tick(5)
	app.Shot("street-auction-820x1180.png")
	app.ClickTarget("seat 1")
	near(true)
	app.Move(5, 5)
	app.Tick(30)
	app.Shot("street-near-820x1180.png")
}
