//go:build !js

package westernlegends_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// duelOfTwo returns the record of a game of two people at one screen in which Ada plays a card face
// down in a fight with Ben, who answers next, and the notation of that move.
func duelOfTwo(t *testing.T) (record []byte, move string) {
	t.Helper()
	for seed := range uint64(60) {
		s := setup(3, seed, nil)
		s.Seats[1].Bot = ""
		m, err := match.New(rules.Game, s, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 300; {
			state := m.State().(*rules.State)
			if m.Turn() == 0 && state.Phase() == rules.PhaseFightCard && len(m.Legal()) > 1 {
				next := engine.Clone(state).(*rules.State)
				if next.Play(m.Legal()[0], nil) == nil && next.Phase() == rules.PhaseFightAnswer && next.Turn() == 1 {
					return m.Text(), state.Notation(m.Legal()[0])
				}
			}
			if _, err := m.Play(state.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game is found in which Ada fights Ben")
	return nil, ""
}

// TestSecretCardIsCoveredBeforeHandover checks that a card played face down against another person
// at the screen is covered while the player is asked to pass the device on. Undo leads back to the
// choice.
func TestSecretCardIsCoveredBeforeHandover(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	record, move := duelOfTwo(t)
	app := resume(t, record, `,"hints":false`)
	app.Resize(1280, 720)
	app.WaitScene("handover")
	app.ClickTarget("ready")
	ids := func(s probe.Snapshot, prefix string) bool {
		return slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return strings.HasPrefix(x.ID, prefix) })
	}
	app.WaitFor("Ada to choose a card", func(s probe.Snapshot) bool { return !s.Busy && ids(s, move) })
	app.ClickTarget(move)
	app.WaitFor("Ada to be asked to pass the device", func(s probe.Snapshot) bool {
		return !s.Busy && ids(s, "pass-device")
	})
	app.Tick(60)
	app.Shot("secret-card-covered.png")
	// the lower left corner of Ada's card in the close-up is red on the back and cream on the face
	if r, g, _, _ := app.Frame().At(335, 330).RGBA(); r < 2*g {
		t.Error("while Ada passes the device on, the face of her card is on the screen")
	}
	app.ClickTarget("undo")
	app.WaitFor("Ada to choose again", func(s probe.Snapshot) bool { return !s.Busy && ids(s, move) })
}
