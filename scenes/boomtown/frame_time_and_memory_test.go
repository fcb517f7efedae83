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

// busyProduction calls add for the events of the busiest animation: both dice roll and all mines
// pay. play is the table. The benchmark repeats the animation.
func busyProduction(play table.GameUI, add func(engine.Event)) {
	add(engine.Event{Kind: rules.EventRolled, A: 3, B: 4})
	for p := range engine.Seat(5) {
		for c := range play.(*Table).Board.Mines[p].All() {
			add(engine.Event{Kind: rules.EventProduced, Seat: p, A: int16(c), B: 6})
		}
	}
}

// BenchmarkTableFrame measures Update and Draw of a full table: unchanged, rebuilt because the
// pointer moves, and during the animation of production.
func BenchmarkTableFrame(b *testing.B) {
	tabletest.BenchFrames(b, openBench, "still", "stirred", "storm")
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

// TestStillAllocatesNothing checks that drawing frames in which nothing changes allocates no
// memory.
func TestStillAllocatesNothing(t *testing.T) {
	tabletest.CheckStillFrames(t, Game, lateGame(t))
}
