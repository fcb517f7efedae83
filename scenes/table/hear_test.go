package table

import (
	"testing"

	"gulch/engine"
	"gulch/render/motion"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
)

// noisy is a game of which every event is heard at the time that it holds.
type noisy struct{ Common }

func (*noisy) settle(engine.State) {}
func (*noisy) read(engine.State)   {}
func (*noisy) follow(engine.Event) {}

func (*noisy) copy(s engine.State) (engine.State, error)          { return s, nil }
func (*noisy) visit(_ engine.State, _ []engine.Event, say func()) { say() }

func (*noisy) board() engine.Board             { return nil }
func (*noisy) fresh(engine.State) engine.Board { return nil }

func (*noisy) MoveWords(engine.Move) string { return "" }
func (*noisy) Row(engine.Seat) Row          { return Row{} }

func (*noisy) Cues(e engine.Event, dst []Cue) []Cue {
	return append(dst, Cue{Effect: sound.Effect(e.A), At: float64(e.B)})
}

func (*noisy) Animate(x *Sequence) { x.Add(motion.Animation{Length: 100}) }

func listening() *Table {
	t := &Table{app: &stage.App{Settings: stage.DefaultSettings()}, play: &noisy{}, now: 1000}
	return t
}

// events puts events on a table without the end of a move.
func (t *Table) events(all ...engine.Event) {
	for _, e := range all {
		t.line.Add(motion.Animation{Next: -1, Begin: func() { t.cue(e) }})
		t.line.Add(*Animate(t.play, e).Animations()[0])
	}
}

func TestCuesWaitForTheirTime(t *testing.T) {
	table := listening()
	table.events(engine.Event{A: int16(sound.Land), B: 50}, engine.Event{A: int16(sound.Coin), B: 30})
	left := func(ms float64, want ...sound.Effect) {
		t.Helper()
		table.listen(ms)
		table.line.Advance(ms)
		var got []sound.Effect
		for _, c := range table.ears.waiting {
			got = append(got, c.Effect)
		}
		if len(got) != len(want) {
			t.Fatalf("still to be heard: %v; want %v", got, want)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("still to be heard: %v; want %v", got, want)
			}
		}
	}
	left(10, sound.Land)
	left(30, sound.Land)
	left(15, sound.Land) // it began only with the first step
	left(10)
	left(50, sound.Coin)
	left(40)
}

func TestSkippedMotionsMakeOneSound(t *testing.T) {
	table := listening()
	table.events(engine.Event{A: int16(sound.Land)}, engine.Event{A: int16(sound.Blast)}, engine.Event{A: int16(sound.Coin), B: 500})
	table.skip(table.line.Skip)
	if e := &table.ears; !e.keeps || e.kept.Effect != sound.Coin || len(e.waiting) != 0 || e.hush || e.skipped != table.now {
		t.Errorf("after a skip: %+v; want one sound, the last", e)
	}
	table.now += skipRest / 2
	table.events(engine.Event{A: int16(sound.Land)})
	table.skip(table.line.Skip)
	if table.ears.skipped == table.now {
		t.Error("a skip soon after another is heard")
	}
	table.now += skipRest
	table.skip(table.line.Skip)
	if table.ears.keeps {
		t.Error("nothing was skipped, but something is heard")
	}
}
