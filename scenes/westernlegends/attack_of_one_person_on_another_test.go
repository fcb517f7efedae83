//go:build !js

package westernlegends_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/probe"
)

// attackOfTwo returns the record of a game of two people at one screen in which Ada can start a
// fight with Ben, and the notation of that move. choice says whether Ben can then do anything but
// pass.
func attackOfTwo(t *testing.T, choice bool) (record []byte, move string) {
	t.Helper()
	for seed := range uint64(60) {
		s := setup(3, seed, nil)
		s.Seats[1].Bot = ""
		m, err := match.New(rules.Game, s, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() && len(m.Steps()) < 300 {
			other := func(x engine.Move) bool { return x.Kind != rules.KindFight }
			fights := slices.DeleteFunc(slices.Clone(m.Legal()), other)
			for _, x := range fights {
				if m.Turn() != 0 || rules.FoeOf(x) != 1 || len(fights) > 3 { // more of them are in a menu
					continue
				}
				next := engine.Clone(m.State()).(*rules.State)
				next.PauseForced(engine.SeatsOf(0, 1))
				if next.Play(x, nil) == nil && next.Phase() == rules.PhaseFightDeclared && next.AtPause() != choice {
					return m.Text(), m.State().Notation(x)
				}
			}
			if _, err := m.Play(m.State().(*rules.State).Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game is found in which Ada can attack Ben")
	return nil, ""
}

// TestAttackedPersonIsAskedWithoutHandover checks that a person who is attacked by another one at
// the screen is asked in front of both, with nobody's cards shown, and can pass there, whether or
// not the person holds a card for it: the others learn nothing from it. The device then goes back
// to the attacker.
func TestAttackedPersonIsAskedWithoutHandover(t *testing.T) {
	for _, choice := range []bool{true, false} {
		record, move := attackOfTwo(t, choice)
		app := resume(t, record, `,"hints":false`)
		app.Resize(1280, 720)
		app.WaitScene("handover")
		app.ClickTarget("ready")
		app.WaitScene("westernlegends/act")
		app.ClickTarget(move)
		ids := func(s probe.Snapshot, prefix string) bool {
			return slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return strings.HasPrefix(x.ID, prefix) })
		}
		asked := func(s probe.Snapshot) bool {
			bens := s.Scene == "westernlegends/fight_declared" && s.State["turn"] == 1.0
			return s.Scene == "handover" || bens && !s.Busy
		}
		s := app.WaitFor("Ben to be next", asked)
		if ids(s, "pass-device") { // Ada has drawn cards in this turn: she covers them herself
			app.ClickTarget("pass-device")
			app.Tick(60)
			s = app.WaitFor("Ben to be asked", asked)
		}
		if s.Scene == "handover" || ids(s, "card of ") || !ids(s, "pass") || !ids(s, "secrets") {
			t.Errorf("with a choice %v: Ben is asked on the scene %s, expected the table without cards, with a button to "+
				"pass and one for his secrets", choice, s.Scene)
			continue
		}
		app.Tick(60)
		app.Shot("attacked-openly.png")
		app.ClickTarget("pass")
		app.WaitFor("the device to go back to Ada", func(s probe.Snapshot) bool {
			return !s.Busy && s.State["turn"] == 0.0 && ids(s, "pass-device")
		})
	}
}
