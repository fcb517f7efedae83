package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// lateGame returns a match in one of its last turns: most Locomotives are on the map, and a card
// has to be laid.
func lateGame(b testing.TB) *match.Match {
	b.Helper()
	seats := []match.Seat{{Name: "Ada", Face: "rose"}, {Name: "Dutch", Face: "rose", Bot: "easy"}}
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 5}, nil)
	if err != nil {
		b.Fatal(err)
	}
	var weights []float32
	for s := m.State().(*rules.State); s.TurnNumber() < 26 || s.Phase() != rules.PhaseFirstCard || m.Turn() != 0; {
		legal := m.Legal()
		weights = s.Prior(legal, weights)
		best := 0
		for i := range legal {
			if weights[i] > weights[best] {
				best = i
			}
		}
		if _, err := m.Play(legal[best]); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// busyBuilding calls add for the events of the busiest animation: dropping Locomotives, a connected
// City, flying coins, a moving die. The benchmark repeats it.
func busyBuilding(_ table.GameUI, add func(engine.Event)) {
	for x := range int16(8) {
		add(engine.Event{Kind: rules.EventPlaced, A: int16(rules.Blue), B: 20 + x})
	}
	add(engine.Event{Kind: rules.EventConnected, A: int16(rules.Red), B: 30, C: 4, D: 12})
	add(engine.Event{Kind: rules.EventDie, A: int16(rules.Coal), B: 3, C: 3, D: 5})
	add(engine.Event{Kind: rules.EventPenalty, A: 12})
}

// BenchmarkTableFrame measures Update and Draw of a full table: unchanged, with a selected card
// whose possible spaces pulse, with the pointer on one of these spaces, during the animation of
// building, and while the map is dragged.
func BenchmarkTableFrame(b *testing.B) {
	tabletest.BenchFrames(b, openBench, "still", "chosen", "ghost", "storm", "dragged")
}

// openBench opens a table in the situation named by kind, one of those listed in
// BenchmarkTableFrame. It sets the pointer position in the input accordingly. It is called on the
// goroutine of the app's host.
func openBench(b testing.TB, kind string, in *ui.Input) *tabletest.Bench {
	storm := busyBuilding
	if kind != "storm" {
		storm = nil
	}
	m := lateGame(b)
	t, err := tabletest.OpenBench(Game, m, storm)
	if err != nil {
		b.Error(err)
		return nil
	}
	scene, d, board := t.Scene, t.Stage, t.Play.(*Table)
	if kind == "dragged" {
		board.map_.Show(2, geom.Point{X: 5, Y: 5})
		scene.Build(d.CurrentLayout())
		t.Hold(in, board.map_.Window().Center())
	}
	if kind == "chosen" || kind == "ghost" {
		play := m.Legal()[len(m.Legal())/2]
		board.plan.choose(rules.CardOf(play), m.Legal())
		scene.Build(d.CurrentLayout())
		if kind == "ghost" {
			origin := plays(m.Legal(), board.plan.card, board.plan.how)[0]
			in.X, in.Y = d.CurrentLayout().View.ToPixel(board.map_.space(origin))
			in.Inside = true
			scene.Update(in, 1000.0/60)
		}
	}
	return t
}

// TestStillAllocatesNothing checks that drawing frames in which nothing changes allocates no
// memory.
func TestStillAllocatesNothing(t *testing.T) {
	tabletest.CheckStillFrames(t, Game, lateGame(t))
}
