package sierrawest_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/engine/testscale"
	"gulch/scenes/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestHastingsTurns checks the length of the animations of Hastings's turn, which begins when the
// person ends the turn. They must not take longer than the turn of a bot may take.
func TestHastingsTurns(t *testing.T) {
	const most = 2600 // maximum in milliseconds: a turn and one more frame
	worst, turns := 0.0, 0
	for seed := range uint64(testscale.Of(4, 40)) {
		mode := []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"}[seed%4]
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(1), Seed: seed,
			Options: engine.Options{"mode": mode}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		first, err := m.First()
		if err != nil {
			t.Fatal(err)
		}
		play := sierrawest.New(tabletest.App(t, rules.Game), m.Setup().Seats)
		window, area := tabletest.WideWindow()
		table.ShowPosition(play, first, window, area)
		show := func(made int) float64 {
			events, err := m.Told(made)
			if err != nil {
				t.Fatal(err)
			}
			return table.TurnDuration(play, [][]engine.Told{events})
		}
		show(0)
		for rng := engine.NewRand(seed); !m.Over(); {
			move := m.State().(engine.Heuristics).Policy(&rng)
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			if took := show(len(m.Steps())); move.Kind == rules.KindEndTurn {
				worst, turns = max(worst, took), turns+1
			}
			table.NotifyAllShown(play, m.State())
		}
	}
	t.Logf("%d turns, the longest %.0f ms", turns, worst)
	if worst > most {
		t.Errorf("a turn of Hastings takes %.0f ms at normal speed, want at most %d", worst, most)
	}
}
