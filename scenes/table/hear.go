package table

import (
	"gulch/engine"
	"gulch/scenes/sound"
)

// Cue is a sound that an event makes.
type Cue struct {
	Effect sound.Effect
	At     float64 // when, in milliseconds from the beginning of the event's motions
	Times  int     // how many: coins; 0 for as many as the effect has
}

// ears is what of a table is yet to be heard.
type ears struct {
	waiting []Cue // those of motions under way; At is what is left
	hush    bool  // motions are skipped: only the last sound is kept
	kept    Cue
	keeps   bool
	skipped float64 // table time of the last skip that was heard
	called  int     // decisions made when a person was last called, plus one
}

// skipRest is how long after a skip another is silent, so that a game at the fastest speed does not rattle.
const skipRest = 250

// hear lets a sound be heard, unless motions are skipped.
func (t *Table) hear(c Cue) {
	if t.ears.hush {
		t.ears.kept, t.ears.keeps = c, true
		return
	}
	t.app.Sound.PlayN(c.Effect, c.Times)
}

// cue takes the sounds of an event whose motions begin.
func (t *Table) cue(e engine.Event) {
	n := len(t.ears.waiting)
	t.ears.waiting = t.play.Cues(e, t.ears.waiting)
	if t.ears.hush && len(t.ears.waiting) > n {
		t.hear(t.ears.waiting[len(t.ears.waiting)-1])
	}
	t.listen(0)
}

// listen lets what is due be heard after ms milliseconds of the motions' time.
func (t *Table) listen(ms float64) {
	waiting := t.ears.waiting[:0]
	for _, c := range t.ears.waiting {
		if c.At -= ms; c.At > 0 {
			waiting = append(waiting, c)
		} else {
			t.hear(c)
		}
	}
	t.ears.waiting = waiting
}

// skip hurries motions, with a function of the timeline. Of their sounds the last one is heard.
func (t *Table) skip(hurry func()) {
	t.quietly(hurry)
	if t.ears.keeps && t.now-t.ears.skipped >= skipRest {
		t.ears.skipped = t.now
		t.hear(t.ears.kept)
	}
}

// quietly hurries motions without a sound.
func (t *Table) quietly(hurry func()) {
	t.ears.hush, t.ears.keeps = true, false
	if n := len(t.ears.waiting); n > 0 {
		t.hear(t.ears.waiting[n-1])
	}
	hurry()
	t.ears.hush, t.ears.waiting = false, t.ears.waiting[:0]
}

// call tells the person to move that it is their turn, once, if somebody else was before.
func (t *Table) call() {
	steps := t.match.Steps()
	n := len(steps)
	if t.ears.called == n+1 {
		return
	}
	t.ears.called = n + 1
	if n == 0 || steps[n-1].Seat != t.match.Turn() {
		t.hear(Cue{Effect: sound.YourTurn})
	}
}

// cheer is heard when the score sheet comes: a person's win is something else than a bot's.
func (t *Table) cheer() {
	for seat, rank := range t.match.State().Ranks(nil) {
		if rank == 1 && t.match.Seats()[seat].Person() {
			t.hear(Cue{Effect: sound.Won})
			return
		}
	}
	t.hear(Cue{Effect: sound.Page})
}
