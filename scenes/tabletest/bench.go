package tabletest

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bench is a table for benchmarks in a window of 1280x720. The benchmark draws it itself, on the
// thread of the window tests.
type Bench struct {
	Stage *stage.SceneStack
	Scene stage.Scene
	Play  table.GameUI
}

// OpenBench opens the table of a game for match m. If storm is not nil, the animations never end:
// whenever the last one has ended, OpenBench's table calls storm with its game UI play. For each
// event that storm passes to add, its animations are started, at intervals of 30 ms.
func OpenBench(game table.Game, m *match.Match, storm func(play table.GameUI, add func(engine.Event))) (*Bench, error) {
	d, err := stage.NewSceneStack()
	if err != nil {
		return nil, err
	}
	h := stage.NewApp(d, []engine.Game{game.Rules}, store.NewMemory(nil))
	h.Settings.MarkIntroShown(game.Rules.Info().ID)
	b := &Bench{Stage: d, Play: game.New(h, m.Setup().Seats)}
	t, err := table.New(h, m, "", b.Play)
	if err != nil {
		return nil, err
	}
	b.Scene = t
	if storm != nil {
		b.Scene = &endlessAnimations{Table: t, play: b.Play, storm: storm}
	}
	d.LayoutF(1280, 720)
	d.Push(b.Scene)
	b.Settle(&ui.Input{})
	return b, nil
}

// Frame returns the function that runs and draws one frame of a benchmark. The parameter in is the
// input that it passes to the scene. kind selects what happens in the frame. For "still" there is
// no input. For "dragged" and "carried" the pointer moves back and forth and drags what it holds.
// For all other kinds, highlighted targets pulse.
func (b *Bench) Frame(kind string, in *ui.Input) func(screen *ebiten.Image) {
	step := 12.0 // pixels
	return func(screen *ebiten.Image) {
		switch kind {
		case "still":
		case "dragged", "carried":
			in.Pressed, in.X, step = false, in.X+step, -step
		default:
			b.Scene.Base().Root.RequestFrame()
		}
		b.Scene.Update(in, 1000.0/60)
		b.Stage.Draw(screen)
	}
}

// BenchFrames measures Update and Draw of a table in each of the situations named by kinds, as
// sub-benchmarks. The function open opens the table in such a situation; it may put the pointer of
// the input somewhere. It is called on the thread of the window.
func BenchFrames(b *testing.B, open func(b testing.TB, kind string, in *ui.Input) *Bench, kinds ...string) {
	for _, kind := range kinds {
		b.Run(kind, func(b *testing.B) {
			var t *Bench
			in := &ui.Input{}
			drive.OnHost(func() { t = open(b, kind, in) })
			if t != nil {
				drive.Bench(b, 1280, 720, t.Frame(kind, in))
			}
		})
	}
}

// Hold presses the mouse button at a point of the table and keeps it pressed. The parameter in is
// the input with the mouse, and at is the point in design units.
func (b *Bench) Hold(in *ui.Input, at geom.Point) {
	in.X, in.Y = b.Stage.CurrentLayout().View.ToPixel(at)
	in.Inside, in.Down, in.Pressed = true, true, true
	b.Scene.Update(in, 1000.0/60)
}

// Draw draws a number of frames, so that Prepare paints the pictures that the table will need.
func (b *Bench) Draw(frames int) {
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	for range frames {
		b.Stage.Draw(screen)
	}
}

// CheckStillFrames checks that a frame of the table of match m in which nothing changes allocates
// no memory.
func CheckStillFrames(t *testing.T, game table.Game, m *match.Match) {
	t.Helper()
	drive.OnHost(func() {
		b, err := OpenBench(game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		screen := ebiten.NewImage(1280, 720)
		defer screen.Deallocate()
		frame, n := b.Frame("still", &ui.Input{}), 1.0
		// the first frames still allocate memory, because they fill the picture caches
		for tries := 0; n > 0 && tries < 100; tries++ {
			n = testing.AllocsPerRun(20, func() { frame(screen) })
		}
		if n > 0 {
			t.Errorf("phase %d: %v allocations in a frame without changes, expected none", m.State().Phase(), n)
		}
	})
}

// FindMidgame plays matches by the game's own policy, with consecutive seeds from the seed of setup
// on, until wanted returns true. It returns that match at that point. It fails the test if this
// does not happen within the given number of tries.
func FindMidgame(tb testing.TB, game engine.Game, setup match.Setup, tries int,
	wanted func(m *match.Match) bool) *match.Match {
	tb.Helper()
	for range tries {
		m, err := match.New(game, setup, nil)
		if err != nil {
			tb.Fatal(err)
		}
		for rng := engine.NewRand(setup.Seed); !m.Over(); {
			if wanted(m) {
				return m
			}
			if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
				tb.Fatal(err)
			}
		}
		setup.Seed++
	}
	tb.Fatalf("found no position as wanted in %d games, the last with seed %d", tries, setup.Seed-1)
	return nil
}

// Settle advances the scene by 20 seconds, so that legal targets no longer pulse. The parameter in
// is the input that it passes to the scene in every frame.
func (b *Bench) Settle(in *ui.Input) {
	for range 1200 {
		b.Scene.Update(in, 1000.0/60)
	}
}

// endlessAnimations is a table whose animations never end.
type endlessAnimations struct {
	*table.Table
	play  table.GameUI
	storm func(play table.GameUI, add func(engine.Event))
	line  motion.Timeline
}

func (s *endlessAnimations) Update(in *ui.Input, ms float64) {
	s.Table.Update(in, ms)
	if !s.line.Busy() {
		s.storm(s.play, func(e engine.Event) {
			for _, a := range table.Animate(s.play, engine.Told{Event: e}).Animations() {
				if a.Next >= 0 {
					a.Next = 30
				}
				s.line.Add(*a)
			}
		})
	}
	s.line.Advance(ms)
}

func (s *endlessAnimations) Draw(p *paint.Canvas) {
	s.Table.Draw(p)
	s.line.Draw(p)
}

// BenchPresses plays b.N games by their policies. It calls press with every legal move of every
// decision, and reports how long the calls took: the longest, and the longest of 99 in 100, both in
// milliseconds.
func BenchPresses(b *testing.B, game table.Game, press func(play table.GameUI, m *match.Match, x engine.Move)) {
	app, info := App(b, game.Rules), game.Rules.Info()
	window, area := WideWindow()
	var took []time.Duration
	for i := range uint64(b.N) {
		plan := audit.RandomPlan(info, 700+i)
		seats := people(plan.Seats)
		setup := match.Setup{Seats: seats, Seed: plan.Seed, BotSeed: i, Options: plan.Options}
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			b.Fatal(err)
		}
		play, rng := game.New(app, seats), engine.NewRand(i)
		for !m.Over() {
			table.RevealSeats(play, engine.SeatsOf(m.Turn()))
			table.ShowPosition(play, m.State(), window, area)
			for _, x := range m.Legal() {
				start := time.Now()
				press(play, m, x)
				took = append(took, time.Since(start))
			}
			if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
				b.Fatal(err)
			}
		}
	}
	slices.Sort(took)
	inMS := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(inMS(took[len(took)*99/100]), "99%-ms")
	b.ReportMetric(inMS(took[len(took)-1]), "max-ms")
}
