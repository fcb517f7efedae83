package table

import (
	"testing"

	"gulch/engine"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
)

// noisy is a game in which every event has one sound: field A of the event is the effect, field B
// the time in ms.
type noisy struct {
	Common
	defaults
}

func (*noisy) Layout()             {}
func (*noisy) Paint(*paint.Canvas) {}

func (*noisy) Nodes(_ *Decision, dst []ui.Node) []ui.Node { return dst }

func (*noisy) setState(engine.State)  {}
func (*noisy) settle(engine.State)    {}
func (*noisy) readBoard(engine.State) {}
func (*noisy) follow(engine.Told)     {}

func (*noisy) copyState(s engine.State) (engine.State, error)         { return s, nil }
func (*noisy) atPosition(_ engine.State, _ []engine.Told, say func()) { say() }

func (*noisy) board() engine.Board                { return nil }
func (*noisy) newBoard(engine.State) engine.Board { return nil }

func (*noisy) MoveWords(engine.Move) string { return "" }
func (*noisy) Row(engine.Seat) Row          { return Row{} }

func (*noisy) Cues(e engine.Event, dst []Cue) []Cue {
	return append(dst, Cue{Effect: sound.Effect(e.A), At: float64(e.B)})
}

func (*noisy) Animate(x *EventAnimation) { x.Add(motion.Animation{Length: 100}) }

func newNoisyTable() *presentation {
	app := &stage.App{Settings: stage.DefaultSettings()}
	pr := &presentation{environment: &environment{app: app, gameUI: &noisy{}}, now: 1000}
	pr.cues.play = func(sound.Effect, int) {}
	return pr
}

// events queues events, with their sounds and animations, on the table's timeline. What the table
// does at the end of a move is left out.
func (pr *presentation) events(all ...engine.Event) {
	for _, e := range all {
		pr.timeline.Add(motion.Animation{Next: -1, Begin: func() { pr.cues.queue(pr.gameUI, e) }})
		pr.timeline.Add(*Animate(pr.gameUI, engine.Told{Event: e}).Animations()[0])
	}
}

func TestCuesWaitForTheirTime(t *testing.T) {
	table := newNoisyTable()
	table.events(engine.Event{A: int16(sound.Land), B: 50}, engine.Event{A: int16(sound.Coin), B: 30})
	left := func(ms float64, want ...sound.Effect) {
		t.Helper()
		table.cues.advance(ms)
		table.timeline.Advance(ms)
		var got []sound.Effect
		for _, c := range table.cues.waiting {
			got = append(got, c.Effect)
		}
		if len(got) != len(want) {
			t.Fatalf("the sounds in the queue are %v, want %v", got, want)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("the sounds in the queue are %v, want %v", got, want)
			}
		}
	}
	left(10, sound.Land)
	left(30, sound.Land)
	left(15, sound.Land) // the event began only with the first step
	left(10)
	left(50, sound.Coin)
	left(40)
}

func TestSkippedMotionsMakeOneSound(t *testing.T) {
	table := newNoisyTable()
	table.events(engine.Event{A: int16(sound.Land)}, engine.Event{A: int16(sound.Blast)},
		engine.Event{A: int16(sound.Coin), B: 500})
	table.cues.skip(table.now, table.timeline.SkipAll)
	if e := &table.cues; !e.hasMuted || e.lastMuted.Effect != sound.Coin || len(e.waiting) != 0 || e.muted ||
		e.skipped != table.now {
		t.Errorf("after a skip: %+v, want an empty queue and only the last sound played", e)
	}
	table.now += skipSoundGap / 2
	table.events(engine.Event{A: int16(sound.Land)})
	table.cues.skip(table.now, table.timeline.SkipAll)
	if table.cues.skipped == table.now {
		t.Errorf("a skip within %d ms of another played a sound", skipSoundGap)
	}
	table.now += skipSoundGap
	table.cues.skip(table.now, table.timeline.SkipAll)
	if table.cues.hasMuted {
		t.Error("a skip of no animations kept a sound")
	}
}
