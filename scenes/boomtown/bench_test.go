package boomtown

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// late returns a match of five in its last turns, when most lies on the table.
func late(b testing.TB) *match.Match {
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

// storm is a table on which the motions of a production never end: ten mines pay, both dice roll.
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
		add(engine.Event{Kind: rules.EventRolled, A: 3, B: 4})
		for p := range engine.Seat(5) {
			for c := range s.board.Board.Mines[p].All() {
				add(engine.Event{Kind: rules.EventProduced, Seat: p, A: int16(c), B: 6})
			}
		}
	}
	s.line.Advance(ms)
}

func (s *storm) Draw(p *paint.Pen) {
	s.Table.Draw(p)
	s.line.Draw(p)
}

// BenchmarkTableFrame measures Update and Draw of a full table: still, stirred by the pointer, and in the storm.
func BenchmarkTableFrame(b *testing.B) {
	for _, kind := range []string{"still", "stirred", "storm"} {
		b.Run(kind, func(b *testing.B) {
			var d *stage.Director
			var scene stage.Scene
			drive.OnHost(func() { d, scene = open(b, kind) })
			var nothing ui.Input
			drive.Bench(b, 1280, 720, func(screen *ebiten.Image) {
				if kind != "still" {
					scene.Stage().Root.Stir()
				}
				scene.Update(&nothing, 1000.0/60)
				d.Draw(screen)
			})
		})
	}
}

func open(b testing.TB, kind string) (*stage.Director, stage.Scene) {
	d, err := stage.NewDirector()
	if err != nil {
		b.Error(err)
		return nil, nil
	}
	h := stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil))
	h.Settings.Learn("boomtown")
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
	for range 1200 { // until the legal targets have done breathing
		scene.Update(&ui.Input{}, 1000.0/60)
	}
	screen := ebiten.NewImage(1280, 720)
	for range 2 * rules.Cards() { // and all cards are painted
		d.Draw(screen)
	}
	screen.Deallocate()
	return d, scene
}

// While nothing moves the cards are painted one by one, so that none holds up a frame when it comes.
func TestCardsArePaintedAhead(t *testing.T) {
	drive.OnHost(func() {
		d, scene := open(t, "still")
		if scene == nil {
			return
		}
		pen := d.Kit.Pen(ebiten.NewImage(8, 8), d.Window().View)
		if scene.(stage.Preparer).Prepare(pen) {
			t.Error("after two frames for every card some are not painted")
		}
	})
}

// BenchmarkCardFace measures the painting of a card that has not been seen at its size before.
func BenchmarkCardFace(b *testing.B) {
	var board *Table
	drive.OnHost(func() {
		d, err := stage.NewDirector()
		if err != nil {
			b.Error(err)
			return
		}
		m := late(b)
		board = New(stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil)), m.Setup().Seats)
		table.Show(board, m.State(), ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
	})
	n := 0
	drive.Bench(b, 280, 393, func(screen *ebiten.Image) {
		board.face(rules.Card(n % rules.Cards())).Paint(board.App.Kit.Pen(screen, paint.View{Scale: 280.0 / 158}))
		n++
	})
}
