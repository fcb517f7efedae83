package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// lateGame returns a match of four seats after round 4, in which seat 0, a person, has to decide in
// the given phase.
func lateGame(tb testing.TB, phase engine.Phase) *match.Match {
	tb.Helper()
	return lateGameOf(tb, 4, phase)
}

// lateGameOf is like lateGame, but for n seats.
func lateGameOf(tb testing.TB, n int, phase engine.Phase) *match.Match {
	tb.Helper()
	seats := tabletest.Bots(n)
	seats[0] = match.Seat{Name: "Ada", Face: "rose"}
	return tabletest.FindMidgame(tb, rules.Game, match.Setup{Seats: seats}, 40, func(m *match.Match) bool {
		s := m.State().(*rules.State)
		round, _ := s.Round()
		return round > 4 && m.Turn() == 0 && s.Phase() == phase
	})
}

// busyRide calls add for the events of the busiest animation: all seats ride and gain money, gold
// and points. play is the table. The benchmark repeats the animation.
func busyRide(play table.GameUI, add func(engine.Event)) {
	b := play.(*Table)
	for p := range engine.Seat(4) {
		from := b.Board.Of[p].Space
		add(engine.Event{Kind: rules.EventMini, Seat: p, A: int16(rules.Neighbours(from)[0]), B: int16(from), C: 1})
		add(engine.Event{Kind: rules.EventMoney, Seat: p, A: 10, B: 40})
		add(engine.Event{Kind: rules.EventNuggets, Seat: p, A: 1, B: 2})
		add(engine.Event{Kind: rules.EventPoint, Seat: p, A: int16(rules.Wanted), B: 3})
	}
}

// BenchmarkTableFrame measures Update and Draw of a full table: idle, with the possible targets of
// a ride pulsing, in a fight, while all seats ride, and while the map is dragged.
func BenchmarkTableFrame(b *testing.B) {
	tabletest.BenchFrames(b, openBench, "still", "stirred", "fight", "storm", "dragged")
}

// openBench opens a table in the situation named by kind, one of those listed in
// BenchmarkTableFrame. It sets the pointer position in the input accordingly. It is called on the
// goroutine of the app's host.
func openBench(b testing.TB, kind string, in *ui.Input) *tabletest.Bench {
	storm, phase := busyRide, engine.Phase(rules.PhaseAct)
	if kind != "storm" {
		storm = nil
	}
	if kind == "fight" {
		phase = rules.PhaseFightCard
	}
	t, err := tabletest.OpenBench(Game, lateGame(b, phase), storm)
	if err != nil {
		b.Error(err)
		return nil
	}
	if kind == "dragged" {
		board := t.Play.(*Table)
		board.map_.Show(2, geom.Point{X: 0.8, Y: 0.5})
		t.Scene.Build(t.Stage.CurrentLayout())
		t.Hold(in, board.map_.Window().Center())
	}
	return t
}

// TestStillAllocatesNothing checks that drawing frames in which nothing changes allocates no
// memory.
func TestStillAllocatesNothing(t *testing.T) {
	phases := []engine.Phase{rules.PhaseAct, rules.PhaseReact, rules.PhaseFightCard}
	for _, phase := range phases[:testscale.Of(2, 3)] {
		tabletest.CheckStillFrames(t, Game, lateGame(t, phase))
	}
}
