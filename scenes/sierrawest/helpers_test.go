package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// newTestTable returns a table for the given number of persons.
func newTestTable(t testing.TB, seats int) *Table {
	t.Helper()
	all := make([]match.Seat, seats)
	for i := range all {
		all[i] = match.Seat{Name: string(rune('A' + i))}
	}
	return New(tabletest.App(t, rules.Game), all)
}

// decision plays games of a mode for a number of seats by the bots' policy until it finds a
// position for which fits returns true. It returns a table as the seat to decide sees it, and the
// nodes of the table.
func decision(t *testing.T, mode string, seats int, fits func(s *rules.State, legal []engine.Move) bool) (*Table,
	[]ui.Node) {
	t.Helper()
	for seed := range uint64(40) {
		made, err := rules.Game.New(seats, engine.Options{"mode": mode}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s := made.(*rules.State)
		rng := engine.NewRand(seed)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if fits(s, legal) {
				people := make([]match.Seat, seats)
				for i := range people {
					people[i].Name = string(rune('A' + i))
				}
				b := New(tabletest.App(t, rules.Game), people)
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				window, area := tabletest.WideWindow()
				table.ShowPosition(b, s, window, area)
				return b, b.Nodes(table.NewDecision(b, s, legal), nil)
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no simulated game reaches such a position")
	return nil, nil
}

// lateGame returns a match of four seats in which seat 0 has to decide in the given phase. It is
// played in Boats & Banjos, the mode with the fullest board.
func lateGame(tb testing.TB, phase engine.Phase) *match.Match {
	tb.Helper()
	seats := tabletest.Bots(4)
	seats[0] = match.Seat{Name: "Ada", Face: "rose"}
	setup := match.Setup{Seats: seats, Options: engine.Options{"mode": "boats_banjos"}}
	return tabletest.FindMidgame(tb, rules.Game, setup, 40, func(m *match.Match) bool {
		s := m.State().(*rules.State)
		return s.Round() > 4 && m.Turn() == 0 && s.Phase() == phase
	})
}

// pressNode shows position s on table b and presses the node with the given ID.
func pressNode(t *testing.T, b *Table, s *rules.State, id string) {
	t.Helper()
	a := table.NewDecision(b, s, s.Moves(nil))
	for _, n := range b.Nodes(a, nil) {
		if n.ID == id && n.Press != nil {
			n.Press()
			return
		}
	}
	t.Fatalf("the node %q cannot be pressed or is missing", id)
}

func planning(s *rules.State, _ []engine.Move) bool {
	return s.Phase() == rules.PhasePlan && s.Round() > 2
}

// nodeByID returns the node with the given ID; if there is none, the test fails.
func nodeByID(t *testing.T, nodes []ui.Node, id string) ui.Node {
	t.Helper()
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 {
		t.Fatalf("the node %q is missing", id)
	}
	return nodes[i]
}
