package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// busyHarvest calls add for the events of the busiest animation: flying goods, rolling wagons,
// moving canoes and markers. play is the table. The benchmark repeats the animation.
func busyHarvest(play table.GameUI, add func(engine.Event)) {
	b := play.(*Table)
	for p := range engine.Seat(4) {
		o := &b.Board.Of[p]
		add(engine.Event{Kind: rules.EventGained, Seat: p, A: int16(rules.Gold), B: 3, C: int16(rules.FromIcon)})
		add(engine.Event{Kind: rules.EventPaid, Seat: p, A: int16(rules.Wood), B: 2, C: int16(rules.FromFee)})
		add(engine.Event{Kind: rules.EventWagon, Seat: p, A: int16(min(o.Wagon+1, rules.LastSpace)), B: int16(o.Wagon)})
		add(engine.Event{Kind: rules.EventCanoe, Seat: p, A: int16(o.Canoe), B: 0})
		add(engine.Event{Kind: rules.EventTrack, Seat: p, A: int16(rules.Garden), B: int16(o.Track[rules.Garden])})
		add(engine.Event{Kind: rules.EventDamage, Seat: p})
	}
}

// BenchmarkTableFrame measures Update and Draw of a full table: unchanged, with highlighted targets
// during a walk and while cards are laid out, during the busiest animation, and while a card is
// dragged.
func BenchmarkTableFrame(b *testing.B) {
	tabletest.BenchFrames(b, openBench, "still", "walk", "plan", "storm", "dragged")
}

// openBench opens a table in the situation named by kind, one of those listed in
// BenchmarkTableFrame. It sets the pointer position in the input accordingly. It is called on the
// goroutine of the app's host.
func openBench(b testing.TB, kind string, in *ui.Input) *tabletest.Bench {
	storm, phase := busyHarvest, rules.PhasePioneer
	if kind != "storm" {
		storm = nil
	}
	if kind == "plan" || kind == "dragged" {
		phase = rules.PhasePlan
	}
	t, err := tabletest.OpenBench(Game, lateGame(b, phase), storm)
	if err != nil {
		b.Error(err)
		return nil
	}
	if board := t.Play.(*Table); kind == "dragged" {
		at := board.at.card(rules.Left)
		t.Hold(in, geom.Point{X: at.X + at.W/2, Y: at.Y + at.H*0.4})
	}
	t.Draw(2 * pictures) // draw until Prepare has painted all pictures
	return t
}

// pictures is the approximate number of pictures that a table of this game needs. Prepare paints
// one of them per frame.
const pictures = 150

// TestStillAllocatesNothing checks that drawing frames in which nothing changes allocates no
// memory.
func TestStillAllocatesNothing(t *testing.T) {
	for _, phase := range []engine.Phase{rules.PhasePlan, rules.PhasePioneer} {
		tabletest.CheckStillFrames(t, Game, lateGame(t, phase))
	}
}
