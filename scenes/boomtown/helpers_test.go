package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// eachDecision plays one game for each seed below seeds, with the given number of seats. For each
// decision it calls look with the table, the state, the decision and the table's nodes.
func eachDecision(t *testing.T, seats int, seeds uint64,
	look func(b *Table, s *rules.State, a *table.Decision, nodes []ui.Node)) {
	t.Helper()
	h := tabletest.App(t, rules.Game)
	window, area := tabletest.WideWindow()
	for seed := range seeds {
		names := make([]match.Seat, seats)
		for i := range names {
			names[i].Name = string(rune('A' + i))
		}
		b := New(h, names)
		state, err := rules.Game.New(seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			table.ShowPosition(b, s, window, area)
			a := table.NewDecision(b, s, s.Moves(nil))
			look(b, s, a, b.Nodes(a, nil))
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
