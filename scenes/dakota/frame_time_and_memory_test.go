package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// busyAfternoon calls add for the events of the busiest animation: flying coins, a die roll and
// flying ore. play is the table. The benchmark repeats the animation.
func busyAfternoon(play table.GameUI, add func(engine.Event)) {
	seat := play.(*Table).Viewer
	for i := range int16(4) {
		add(engine.Event{Kind: rules.EventEarned, Seat: seat, A: 4, B: i})
	}
	add(engine.Event{Kind: rules.EventRolled, Seat: seat, A: 3})
	for r := range int16(rules.ResourceCount) {
		add(engine.Event{Kind: rules.EventMined, Seat: seat, A: 6, B: r})
	}
	add(engine.Event{Kind: rules.EventIncome, Seat: seat, A: 9})
	add(engine.Event{Kind: rules.EventShortage, Seat: engine.NoSeat, A: int16(rules.Silver), B: 1})
}

// BenchmarkTableFrame measures Update and Draw of a full table: unchanged, with a prepared plan
// whose possible places pulse, during the busiest animation, and while the mine or a person is
// dragged.
func BenchmarkTableFrame(b *testing.B) {
	tabletest.BenchFrames(b, openBench, "still", "plan", "storm", "dragged", "carried")
}

// openBench opens a table in the situation named by kind, one of those listed in
// BenchmarkTableFrame. It sets the pointer position in the input accordingly. It is called on the
// goroutine of the app's host.
func openBench(b testing.TB, kind string, in *ui.Input) *tabletest.Bench {
	storm := busyAfternoon
	if kind != "storm" {
		storm = nil
	}
	t, err := tabletest.OpenBench(Game, lateGame(b, rules.PhasePlan), storm)
	if err != nil {
		b.Error(err)
		return nil
	}
	scene, d, board := t.Scene, t.Stage, t.Play.(*Table)
	switch kind {
	case "plan":
		board.draft = board.unfilled(table.NewDecision(board, board.State, board.State.Moves(nil)))
		scene.Build(d.CurrentLayout())
	case "dragged":
		board.field.Show(2, geom.Point{X: 0, Y: 3})
		scene.Build(d.CurrentLayout())
		t.Hold(in, board.at.mine.Center())
	case "carried":
		t.Hold(in, board.at.person(board.street(), 0).Center())
	}
	return t
}

// TestStillAllocatesNothing checks that drawing frames in which nothing changes allocates no
// memory.
func TestStillAllocatesNothing(t *testing.T) {
	for _, phase := range []engine.Phase{rules.PhasePlan, rules.PhaseHighNoon} {
		tabletest.CheckStillFrames(t, Game, lateGame(t, phase))
	}
}
