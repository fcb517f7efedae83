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

// run is a plan that is being played.
type run struct {
	plan  Plan
	rand  *rand.Rand
	app   *stage.App
	docs  store.Store
	game  engine.Game
	input ui.Input
	x, y  float64 // the pointer, pixels
	over  bool    // the app has ended
	acts  []string
	made  int // decisions in the game at the table
	tally Tally
	match *match.Match // that is looked at outside of the app
}

// now is when all runs happen.
var now = time.Date(1877, time.June, 4, 9, 30, 0, 0, time.UTC)

// doc and finishedDoc name the documents of the game that is played and of the one that is over.
const (
	doc         = "running.gulch"
	finishedDoc = "finished.gulch"
)

// open makes the app with its documents.
func (r *run) open() {
	work.DoInStep(r.plan.Thought)
	clip.Disable()
	r.docs = store.NewMemory(nil)
	<-r.docs.Opened()
	settings := stage.DefaultSettings()
	settings.Own, settings.Language, settings.Mute = r.plan.Own, r.plan.Lang, true
	if r.plan.Known {
		settings.Known = []string{r.plan.Game}
	}
	text, err := json.Marshal(settings)
	if err == nil {
		err = r.docs.Write("settings.json", text)
	}
	if err != nil {
		panic(err)
	}
	if r.app, err = scenes.New(r.docs, false); err != nil {
		panic(err)
	}
	r.app.Sound, r.app.Apply = nil, nil
	r.app.Repeat(r.plan.Seed, now)
	r.app.PaintTicks = true
	r.app.Kit.Begin()
	r.app.Hands = func() *ui.Input { return &r.input }
	r.window(r.plan.Window)
	if r.game, err = r.app.Find(r.plan.Game); err != nil {
		panic(err)
	}
}

// window gives the app another window.
func (r *run) window(w Window) {
	r.plan.Window = w
	r.app.SetWindow(w.Width, w.Height, w.Pixels)
	r.x, r.y = float64(w.Width)*w.Pixels/2, float64(w.Height)*w.Pixels/2
}

// tick steps the app by a tick with some input.
func (r *run) tick(in ui.Input) {
	if r.over {
		return
	}
	in.Scripted = true
	r.input = in
	if r.app.PaintTicks {
		r.tally.Painted++
	}
	if err := r.app.Update(); errors.Is(err, stage.ErrQuit) {
		r.over = true
	} else if err != nil {
		panic(err)
	}
}

// ticks steps the app by n ticks in which the pointer rests. Some of the first and the last are painted, and few between: painting
// is most of what a tick costs.
func (r *run) ticks(n int) {
	for i := range n {
		r.app.PaintTicks = i < 2 || i == n-1 || r.rand.IntN(seldom) == 0
		r.tick(r.pointer())
	}
	r.app.PaintTicks = true
}

// seldom is one in how many ticks is painted while the pointer rests.
const seldom = 12

// pointer is input of a pointer that rests, or of no finger.
func (r *run) pointer() ui.Input { return ui.Input{X: r.x, Y: r.y, Inside: !r.plan.Window.Finger} }

// did notes what is done, for the message about a failure.
func (r *run) did(format string, args ...any) {
	const most = 40
	if r.acts = append(r.acts, fmt.Sprintf(format, args...)); len(r.acts) > most {
		r.acts = r.acts[1:]
	}
}

// report is what the scene on top tells test drivers.
func (r *run) report() map[string]any {
	if t, ok := r.app.Top().(stage.Reporter); ok {
		return t.Report()
	}
	return nil
}

// count follows how many decisions have been made.
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

// record is that of the game at the table, nil for none.
func (r *run) record() []byte {
	if r.match != nil {
		return r.match.Text()
	}
	if r.docs == nil {
		return nil
	}
	for _, name := range []string{r.app.Playing(), doc, finishedDoc} {
		if data, err := r.docs.Read(name); err == nil {
			return data
		}
	}
	return nil
}

// played returns a match that was played until a share of it is over, sensibly and at random.
func (r *run) played(share float64) *match.Match {
	whole := r.newMatch()
	for !whole.Over() {
		r.decide(whole, r.choose(whole))
	}
	if share >= 1 {
		return whole
	}
	m := r.newMatch()
	for _, s := range whole.Steps()[:int(share*float64(len(whole.Steps())))] {
		if m.Over() || m.Turn() != s.Seat {
			break
		}
		r.decide(m, s.Move)
	}
	return m
}

func (r *run) newMatch() *match.Match {
	m, err := match.New(r.game, r.plan.Setup, nil)
	if err != nil {
		panic(err)
	}
	return m
}

// decide makes a decision.
func (r *run) decide(m *match.Match, move engine.Move) []engine.Event {
	events, err := m.Play(move)
	if err != nil {
		panic(err)
	}
	return events
}

// choose is a move of the game's own policy, and one time in three any.
func (r *run) choose(m *match.Match) engine.Move {
	legal := m.Legal()
	if g, ok := m.State().(engine.Guide); ok && r.rand.IntN(3) > 0 {
		chance := engine.NewRand(r.rand.Uint64())
		return g.Policy(&chance)
	}
	return legal[r.rand.IntN(len(legal))]
}

// keep writes a match into the store.
func (r *run) keep(name string, m *match.Match) {
	if err := r.docs.Write(name, m.Text()); err != nil {
		panic(err)
	}
}
