package dakota

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestTileHasOneVerdict checks that the coach's verdict on a tile is also the best verdict on the
// cells where it can be laid: each cell shows the rotation that the coach rates best.
func TestTileHasOneVerdict(t *testing.T) {
	looked := 0
	for seed := uint64(1); looked < testscale.Of(30, 200); seed++ {
		seats := tabletest.Bots(2)
		seats[0].Bot = ""
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed, BotSeed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 60; {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == rules.PhaseExploreTile && rng.Below(3) == 0 {
				if looked++; !oneVerdict(t, m) {
					t.Errorf("seed %d, after %d decisions", seed, len(m.Steps()))
				}
				break
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// oneVerdict reports whether the coach's verdicts on the selected tile and on the cells agree.
func oneVerdict(t *testing.T, m *match.Match) (agree bool) {
	t.Helper()
	agree = true
	drive.OnHost(func() {
		bench, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		table.SwitchCoachOn(bench.Play.(*Table).App.Settings, m.Setup().Seats)
		window, _ := tabletest.WideWindow()
		for until := time.Now().Add(time.Minute); bench.Scene.(stage.Reporter).Report()["coached"] != true; {
			if time.Now().After(until) {
				t.Error("the coach has not finished")
				return
			}
			bench.Scene.Update(&ui.Input{}, 1000.0/60)
		}
		bench.Scene.Build(window)
		held, cells := "", map[string]string{}
		for _, n := range bench.Scene.Base().Root.Nodes {
			_, verdict, _ := strings.Cut(n.Tip, "Coach: ")
			verdict, _, _ = strings.Cut(verdict, ".")
			switch {
			case verdict == "":
			case strings.HasPrefix(n.ID, "drawn ") && n.Chosen:
				held = verdict
			case strings.HasPrefix(n.ID, "place ") || strings.HasPrefix(n.ID, "replace "):
				cells[n.ID] = verdict
			}
		}
		if held == "" || len(cells) == 0 {
			return
		}
		order := []string{"best", "good", "worse", "bad"}
		best := "bad"
		for _, v := range cells {
			if slices.Index(order, v) < slices.Index(order, best) {
				best = v
			}
		}
		if held != best {
			t.Errorf("the coach's verdict on the tile is %q, and on its cells %v", held, cells)
			agree = false
		}
	})
	return agree
}
