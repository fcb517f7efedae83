package narrowgauge

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// late returns a match in its last turns, when most Locomotives stand on the map and a card is to be laid.
func late(b *testing.B) *match.Match {
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

// storm is a table on which building never ends: Locomotives drop, a City is connected, coins fly, a die slides.
type storm struct {
	*table.Table
	board *Table
	line  motion.Timeline
}

func (s *storm) Update(in *ui.Input, ms float64) {
	s.Table.Update(in, ms)
	if !s.line.Busy() {
		add := func(e engine.Event) {
			for _, a := range table.Animate(s.board, e).Animations() {
				if a.Next >= 0 {
					a.Next = 30
				}
				s.line.Add(*a)
			}
		}
		for x := range int16(8) {
			add(engine.Event{Kind: rules.EventPlaced, A: int16(rules.Blue), B: 20 + x})
		}
		add(engine.Event{Kind: rules.EventConnected, A: int16(rules.Red), B: 30, C: 4, D: 12})
		add(engine.Event{Kind: rules.EventDie, A: int16(rules.Coal), B: 3, C: 3, D: 5})
		add(engine.Event{Kind: rules.EventPenalty, A: 12})
	}
	s.line.Advance(ms)
}

func (s *storm) Draw(p *paint.Pen) {
	s.Table.Draw(p)
	s.line.Draw(p)
}

// BenchmarkTableFrame measures Update and Draw of a full table: still, with a card chosen and its places breathing,
// with the pointer on one of them, in the storm, and while the map is dragged.
func BenchmarkTableFrame(b *testing.B) {
	for _, kind := range []string{"still", "chosen", "ghost", "storm", "dragged"} {
		b.Run(kind, func(b *testing.B) {
			var d *stage.Director
			var scene stage.Scene
			in := &ui.Input{}
			drive.OnHost(func() { d, scene = open(b, kind, in) })
			step := 12.0 // pixels by which the hand goes to and fro
			drive.Bench(b, 1280, 720, func(screen *ebiten.Image) {
				switch kind {
				case "still":
				case "dragged":
					in.Pressed, in.X, step = false, in.X+step, -step
				default:
					scene.Stage().Root.Stir()
				}
				scene.Update(in, 1000.0/60)
				d.Draw(screen)
			})
		})
	}
}

func open(b *testing.B, kind string, in *ui.Input) (*stage.Director, stage.Scene) {
	d, err := stage.NewDirector()
	if err != nil {
		b.Error(err)
		return nil, nil
	}
	h := stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil))
	h.Settings.Learn("narrowgauge")
	m := late(b)
	board := New(h, m.Setup().Seats)
	t, err := table.New(h, m, "", board)
	if err != nil {
		b.Error(err)
		return nil, nil
	}
	var scene stage.Scene = t
	if kind == "storm" {
		scene = &storm{Table: t, board: board}
	}
	d.LayoutF(1280, 720)
	d.Push(scene)
	settle := func() {
		for range 1200 { // until the legal targets have done breathing
			scene.Update(in, 1000.0/60)
		}
	}
	settle()
	if kind == "dragged" {
		board.map_.Look(2, geom.Point{X: 5, Y: 5})
		scene.Build(d.Window())
		in.X, in.Y = d.Window().View.ToPixel(board.map_.Window().Center())
		in.Inside, in.Down, in.Pressed = true, true, true
		scene.Update(in, 1000.0/60)
	}
	if kind == "chosen" || kind == "ghost" {
		play := m.Legal()[len(m.Legal())/2]
		board.plan.choose(rules.Card(play.A), m.Legal())
		scene.Build(d.Window())
		if kind == "ghost" {
			origin := plays(m.Legal(), board.plan.card, board.plan.how)[0]
			in.X, in.Y = d.Window().View.ToPixel(board.map_.space(origin))
			in.Inside = true
			scene.Update(in, 1000.0/60)
		}
	}
	return d, scene
}
