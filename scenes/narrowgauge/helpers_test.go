package narrowgauge

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/tabletest"
)

// newTestTable returns a table for which no seat is the viewer.
func newTestTable(t testing.TB) *Table {
	t.Helper()
	return New(tabletest.App(t, rules.Game), []match.Seat{{Name: "Ada"}, {Name: "Bo"}})
}

// boards holds an example of a board rectangle for each window class.
var boards = map[ui.Class]geom.Rect{
	ui.Wide: geom.R(24, 56, 936, 648), ui.Square: geom.R(20, 56, 808, 768), ui.Tall: geom.R(20, 60, 760, 824),
}

// awaiting returns a match in which a person decides in the phase with the given name, late enough
// in the game that the seats have cash and Certificates.
func awaiting(tb testing.TB, phase string) *match.Match {
	seats := tabletest.Bots(2)
	seats[0] = match.Seat{Name: "Ada", Face: "rose"}
	return tabletest.FindMidgame(tb, rules.Game, match.Setup{Seats: seats, Seed: 3}, 40, func(m *match.Match) bool {
		s := m.State().(*rules.State)
		return m.Turn() == 0 && len(m.Legal()) > 1 && s.TurnNumber() > 10 &&
			rules.Game.Info().PhaseName(s.Phase()) == phase
	})
}

// newState returns the initial position of a game with the given seed.
func newState(t *testing.T, seed uint64) *rules.State {
	t.Helper()
	s, err := rules.Game.New(rules.Seats, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*rules.State)
}
