package dakota

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestOrderOfTheAfternoonIsNoBlunder checks that the coach does not warn of doing a job in a
// workshop while workers wait in a saloon: everything can be done in any order.
func TestOrderOfTheAfternoonIsNoBlunder(t *testing.T) {
	has := func(m *match.Match, kind engine.Kind) bool {
		return slices.ContainsFunc(m.Legal(), func(x engine.Move) bool { return x.Kind == kind })
	}
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada", Face: "rose"}}, Seed: 3, BotSeed: 4}
	m := tabletest.FindMidgame(t, rules.Game, setup, 60, func(m *match.Match) bool {
		s := m.State().(*rules.State)
		return s.Phase() == rules.PhaseResolve && s.Day() >= 5 && has(m, rules.KindWork) &&
			has(m, rules.KindDrink) && has(m, rules.KindLaunch)
	})
	drive.OnHost(func() {
		bench, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		table.SwitchCoachOn(bench.Play.(*Table).App.Settings, m.Setup().Seats)
		window, _ := tabletest.WideWindow()
		report := bench.Scene.(stage.Reporter).Report
		for until := time.Now().Add(3 * time.Minute); report()["coached"] != true; {
			if time.Now().After(until) {
				t.Error("the coach has not finished")
				return
			}
			bench.Scene.Update(&ui.Input{}, 1000.0/60)
		}
		bench.Scene.Build(window)
		for _, n := range bench.Scene.Base().Root.Nodes {
			if !strings.HasPrefix(n.ID, "work ") || !n.Enabled() {
				continue
			}
			if n.Press(); report()["confirming"] == true {
				t.Errorf("%q: the coach asks %q", n.Label, report()["prompt"])
			}
			return
		}
		t.Error("no job can be done")
	})
}
