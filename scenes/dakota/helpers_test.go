package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// writingPen returns a canvas for table b in a window of w by h pixels that only records, and a
// pointer to the list of the texts drawn on it.
func writingPen(b *Table, w, h int) (*paint.Canvas, *[]paint.DrawnText) {
	pen, said := new(paint.Trace).Canvas(b.App.Kit, w, h, b.Window.View), new([]paint.DrawnText)
	pen.OnText = func(w paint.DrawnText) { *said = append(*said, w) }
	return pen, said
}

// lateGame returns a match of four seats late in the game, in which seat 0 has to decide in the
// given phase.
func lateGame(b testing.TB, phase engine.Phase) *match.Match {
	b.Helper()
	seats := []match.Seat{{Name: "Ada", Face: "rose"}}
	for _, name := range []string{"Dutch", "Opal", "Kit"} {
		seats = append(seats, match.Seat{Name: name, Face: "compass", Bot: "easy"})
	}
	return tabletest.FindMidgame(b, rules.Game, match.Setup{Seats: seats, Seed: 5}, 55, func(m *match.Match) bool {
		s := m.State().(*rules.State)
		return s.Day() >= 6 && s.Phase() == phase && m.Turn() == 0
	})
}

// playGame plays a game with this seed for a number of seats, by the bots' policy. Before every
// decision it calls visit with a table that shows the position, with the state, and with all past
// events.
func playGame(t *testing.T, seats int, seed uint64, visit func(b *Table, s *rules.State, past []engine.Event)) {
	t.Helper()
	b := newTestTable(t, seats)
	state, err := rules.Game.New(seats, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	s, rng := state.(*rules.State), engine.NewRand(seed)
	var past []engine.Event
	tell := func(e engine.Event) { past = append(past, e) }
	window, area := tabletest.WideWindow()
	for {
		legal, err := engine.PlayForced(s, nil, tell)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return
		}
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		table.ShowPosition(b, s, window, area)
		visit(b, s, past)
		if err := s.Play(s.Policy(&rng), tell); err != nil {
			t.Fatal(err)
		}
	}
}

// showToMover makes table b show position s to the seat that has to decide.
func showToMover(b *Table, s *rules.State) {
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
}

// newTestTable returns a table for a game with the given number of seats, all taken by persons.
func newTestTable(t testing.TB, seats int) *Table {
	all := make([]match.Seat, seats)
	for i := range all {
		all[i] = match.Seat{Name: string(rune('A' + i))}
	}
	return New(tabletest.App(t, rules.Game), all)
}
