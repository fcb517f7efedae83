package boomtown_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/probe"
)

// decidingPhases lists the phases with decisions of players.
var decidingPhases = []engine.Phase{
	rules.PhaseBid, rules.PhaseMustang, rules.PhasePick, rules.PhasePlaceGovernor, rules.PhasePlaceVein,
	rules.PhasePlaceSaloon, rules.PhasePlaceGirls, rules.PhaseDynamite, rules.PhaseExpropriate,
	rules.PhaseHoldupVictim, rules.PhaseHoldupAmount, rules.PhaseTelegraph,
}

// TestEveryPhase takes a screenshot of every phase and checks that each of its legal moves can be
// clicked.
func TestEveryPhase(t *testing.T) {
	info := rules.Game.Info()
	for i, phase := range decidingPhases {
		name := info.PhaseName(phase)
		t.Run(name, func(t *testing.T) {
			record := waitingIn(t, phase, 3+i%3)
			app := resume(t, record)
			now := app.WaitScene("boomtown/" + name)
			app.Move(5, 5)
			app.Tick(30)
			app.Shot(fmt.Sprintf("boomtown-%s-1280x720.png", name))
			clickable(t, record, now)
			app.Resize(820, 1180)
			app.Tick(5)
			app.Shot(fmt.Sprintf("boomtown-%s-820x1180.png", name))
			clickable(t, record, app.Snapshot())
		})
	}
}

// clickable checks that snapshot s has a clickable target for each legal move of the game in
// record. All bids share one target.
func clickable(t *testing.T, record []byte, s probe.Snapshot) {
	t.Helper()
	m, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range m.Legal() {
		id := m.State().Notation(x)
		if x.Kind == rules.KindBid {
			id = "bid"
		}
		if target, ok := s.Find(id); !ok || !target.Enabled || target.Role != "move" {
			t.Errorf("the legal move %q has no target that can be clicked", m.State().Notation(x))
		}
	}
}
