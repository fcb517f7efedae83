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

// lateGame returns a match of five seats in one of its last turns, when the board is fullest.
func lateGame(b testing.TB) *match.Match {
	b.Helper()
	seats := make([]match.Seat, 5)
	for i := range seats {
		seats[i] = match.Seat{Name: "Seat", Face: "rose"}
	}
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 5}, nil)
	if err != nil {
		b.Fatal(err)
	}
	for m.State().(*rules.State).TurnNumber() < 12 {
		legal := m.Legal()
		if _, err := m.Play(legal[len(m.Steps())%min(len(legal), 3)]); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// openBench opens a table in the situation named by kind, one of those listed in
// BenchmarkTableFrame, with all card pictures painted. It is called on the goroutine of the app's
// host.
func openBench(b testing.TB, kind string, _ *ui.Input) *tabletest.Bench {
	storm := busyProduction
	if kind != "storm" {
		storm = nil
	}
	t, err := tabletest.OpenBench(Game, lateGame(b), storm)
	if err != nil {
		b.Error(err)
		return nil
	}
	t.Draw(2 * rules.Cards())
	return t
}
