//go:build !js

package fuzz

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes"
	"gulch/scenes/clip"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/work"
)

// run is the state of the execution of a plan.
type run struct {
	plan  Plan
	rand  *rand.Rand
	app   *stage.App
	docs  store.Store
	game  engine.Game
	input ui.Input
	x, y  float64 // position of the pointer in pixels
	over  bool    // the app has ended, so the run is over
	acts  []string
	made  int // number of decisions in the game at the table
	tally Tally
	match *match.Match // match of the mode "events", which is played outside of the app
}

// now is the time that the app's clock shows in all runs.
var now = time.Date(1877, time.June, 4, 9, 30, 0, 0, time.UTC)

// Names of the saved documents of the unfinished game and of the finished game.
const (
	runningDoc  = "running.gulch"
	finishedDoc = "finished.gulch"
)

// open creates the app of the run, with the settings, window and language of the plan and an empty
// store in memory.
func (r *run) open() {
	work.DoInStep(r.plan.SearchSteps)
	clip.Disable()
	r.docs = store.NewMemory(nil)
	<-r.docs.Opened()
	settings := stage.DefaultSettings()
	settings.PersonalSettings, settings.Language, settings.Mute = r.plan.Own, r.plan.Lang, true
	if r.plan.IntroductionShown {
		settings.ShownIntros = []string{r.plan.Game}
	}
	text, err := json.Marshal(settings)
	must(err)
	must(r.docs.Write("settings.json", text))
	r.app, err = scenes.New(r.docs, false)
	must(err)
	r.app.Sound, r.app.Apply = nil, nil
	r.app.MakeDeterministic(r.plan.Seed, now)
	r.app.PaintTicks = true
	r.app.Kit.EnablePosters()
	r.app.InputSource = func() *ui.Input { return &r.input }
	r.window(r.plan.Window)
	r.game, err = r.app.Find(r.plan.Game)
	must(err)
}

// must panics if err is not nil, which ends the run with a Failure.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// window changes the size and the kind of the app's window to w.
func (r *run) window(w Window) {
	r.plan.Window = w
	r.app.SetWindow(w.Width, w.Height, w.Pixels)
	r.x, r.y = float64(w.Width)*w.Pixels/2, float64(w.Height)*w.Pixels/2
}

// tick steps the app by one tick with the given input.
func (r *run) tick(in ui.Input) {
	if r.over {
		return
	}
	in.Scripted = true
	r.input = in
	if r.app.PaintTicks {
		r.tally.Painted++
	}
	err := r.app.Update()
	if r.over = errors.Is(err, stage.ErrQuit); !r.over {
		must(err)
	}
}

// ticks steps the app by n ticks without moving the pointer. It paints only the first two ticks,
// the last one, and about one of paintInterval between them, because painting takes most of the
// time.
func (r *run) ticks(n int) {
	for i := range n {
		r.app.PaintTicks = i < 2 || i == n-1 || r.rand.IntN(paintInterval) == 0
		r.tick(r.pointer())
	}
	r.app.PaintTicks = true
}

// paintInterval is the number of ticks of which, on average, one is painted while the pointer does
// not move.
const paintInterval = 12

// pointer returns the input of a tick in which nothing is pressed. The mouse pointer is at its
// current position; in a window used by touch, no finger is on the screen.
func (r *run) pointer() ui.Input { return ui.Input{X: r.x, Y: r.y, Inside: !r.plan.Window.Touch} }

// logAct stores the description of an act (a random input), to be listed in the message about a
// failure.
func (r *run) logAct(format string, args ...any) {
	const most = 40
	if r.acts = append(r.acts, fmt.Sprintf(format, args...)); len(r.acts) > most {
		r.acts = r.acts[1:]
	}
}

// report returns the state that the scene on top publishes for test drivers, nil if there is none.
func (r *run) report() map[string]any {
	if t, ok := r.app.Top().(stage.Reporter); ok {
		return t.Report()
	}
	return nil
}

// count updates r.made, the number of decisions made in the game, and counts new ones in the tally.
// It changes nothing if no table of the plan's game is on top.
func (r *run) count() {
	if r.over || r.app.Top() == nil {
		return
	}
	if !strings.HasPrefix(r.app.Top().Name(), r.plan.Game+"/") {
		return
	}
	if made, ok := r.report()["moves"].(int); ok {
		if made > r.made {
			r.tally.Decisions += made - r.made
		}
		r.made = made
	}
}

// record returns the record of the game at the table, nil if there is none.
func (r *run) record() []byte {
	if r.match != nil {
		return r.match.Text()
	}
	if r.docs == nil {
		return nil
	}
	for _, name := range []string{r.app.CurrentDoc(), runningDoc, finishedDoc} {
		if data, err := r.docs.Read(name); err == nil {
			return data
		}
	}
	return nil
}

// playedMatch returns a match that is played up to the fraction share (0 to 1), partly by the
// game's own policy and partly at random.
func (r *run) playedMatch(share float64) *match.Match {
	whole := r.newMatch()
	for !whole.Over() {
		r.decide(whole, r.choose(whole))
	}
	if share >= 1 {
		return whole
	}
	m := r.newMatch()
	for _, s := range whole.Steps()[:int(share*float64(len(whole.Steps())))] {
		for !m.Over() && m.AtPause() {
			r.decide(m, m.Legal()[0]) // forced moves at pauses are no steps
		}
		if m.Over() || m.Turn() != s.Seat {
			break
		}
		r.decide(m, s.Move)
	}
	return m
}

func (r *run) newMatch() *match.Match {
	m, err := match.New(r.game, r.plan.Setup, nil)
	must(err)
	return m
}

// decide plays a move in match m. It panics if the move is refused.
func (r *run) decide(m *match.Match, move engine.Move) {
	_, err := m.Play(move)
	must(err)
}

// choose returns the move of the game's own policy or, with probability 1/3, a random move.
func (r *run) choose(m *match.Match) engine.Move {
	legal := m.Legal()
	if g, ok := m.State().(engine.Heuristics); ok && r.rand.IntN(3) > 0 {
		chance := engine.NewRand(r.rand.Uint64())
		return g.Policy(&chance)
	}
	return legal[r.rand.IntN(len(legal))]
}

// save writes match m to the store as the document with this name.
func (r *run) save(name string, m *match.Match) { must(r.docs.Write(name, m.Text())) }
