package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

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
