package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"

	"github.com/hajimehoshi/ebiten/v2"
)

// lateGame returns a match of four seats in the mode with the fullest board, in which seat 0 has to
// decide in the given phase.
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

// busyHarvest adds the events of the busiest animation: flying goods, rolling wagons, moving canoes
// and markers. The benchmark repeats it.
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
	for _, kind := range []string{"still", "walk", "plan", "storm", "dragged"} {
		b.Run(kind, func(b *testing.B) {
			var t *tabletest.Bench
			in := &ui.Input{}
			drive.OnHost(func() { t = openBench(b, kind, in) })
			if t != nil {
				drive.Bench(b, 1280, 720, t.Frame(kind, in))
			}
		})
	}
}

// openBench opens a table in the situation named by kind, one of the kinds of BenchmarkTableFrame,
// and moves the pointer of in accordingly. It is called on the host's goroutine.
func openBench(b *testing.B, kind string, in *ui.Input) *tabletest.Bench {
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
		in.X, in.Y = t.Stage.CurrentLayout().View.ToPixel(geom.Point{X: at.X + at.W/2, Y: at.Y + at.H*0.4})
		in.Inside, in.Down, in.Pressed = true, true, true
		t.Scene.Update(in, 1000.0/60)
	}
	screen := ebiten.NewImage(1280, 720)
	for range 2 * pictures { // draw until Prepare has painted all pictures
		t.Stage.Draw(screen)
	}
	screen.Deallocate()
	return t
}

// pictures is the approximate number of pictures that a table of this game needs. Prepare paints
// one of them per frame.
const pictures = 150
