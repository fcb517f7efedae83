package table

import (
	"gulch/engine"
	"gulch/scenes/sound"
)

// Cue is a sound of an event.
type Cue struct {
	Effect sound.Effect
	At     float64 // ms from the start of the event's animations
	Times  int     // how many, as with coins; 0 for the effect's own number
}

// cueQueue holds the sounds that are still to be played.
type cueQueue struct {
	waiting   []Cue // sounds of running animations; At is the time left
	muted     bool  // animations are being skipped: only the last sound is kept
	lastMuted Cue
	hasMuted  bool
	skipped   float64 // table time of the last skip that played a sound
	signalled int     // number of decisions + 1 at the last signal to a person
}

// skipSoundGap is the time in milliseconds after a skip within which another skip plays no sound,
// so that the fastest speed does not rattle.
const skipSoundGap = 250

// playCue plays a sound now; while muted, it keeps the sound as the last one instead.
func (t *Table) playCue(c Cue) {
	if t.cues.muted {
		t.cues.lastMuted, t.cues.hasMuted = c, true
		return
	}
	t.app.Sound.PlayN(c.Effect, c.Times)
}

// queueCues adds the sounds of an event whose animations start.
func (t *Table) queueCues(e engine.Event) {
	n := len(t.cues.waiting)
	t.cues.waiting = t.gameUI.Cues(e, t.cues.waiting)
	if t.cues.muted && len(t.cues.waiting) > n {
		t.playCue(t.cues.waiting[len(t.cues.waiting)-1])
	}
	t.advanceCues(0)
}

// advanceCues advances the queue by ms milliseconds of animation time and plays what is due.
func (t *Table) advanceCues(ms float64) {
	waiting := t.cues.waiting[:0]
	for _, c := range t.cues.waiting {
		if c.At -= ms; c.At > 0 {
			waiting = append(waiting, c)
		} else {
			t.playCue(c)
		}
	}
	t.cues.waiting = waiting
}

// skip calls a function that hurries the timeline. Of the sounds skipped, only the last is played.
func (t *Table) skip(hurry func()) {
	t.skipMuted(hurry)
	if t.cues.hasMuted && t.now-t.cues.skipped >= skipSoundGap {
		t.cues.skipped = t.now
		t.playCue(t.cues.lastMuted)
	}
}

// skipMuted calls a function that hurries the timeline, without any sound.
func (t *Table) skipMuted(hurry func()) {
	t.cues.muted, t.cues.hasMuted = true, false
	if n := len(t.cues.waiting); n > 0 {
		t.playCue(t.cues.waiting[n-1])
	}
	hurry()
	t.cues.muted, t.cues.waiting = false, t.cues.waiting[:0]
}

// signalTurn plays the sound that tells a person that it is their turn, once for each decision, if
// somebody else decided before.
func (t *Table) signalTurn() {
	steps := t.match.Steps()
	n := len(steps)
	if t.cues.signalled == n+1 {
		return
	}
	t.cues.signalled = n + 1
	if n == 0 || steps[n-1].Seat != t.match.Turn() {
		t.playCue(Cue{Effect: sound.YourTurn})
	}
}

// playEndSound plays the sound with which the score sheet opens; a person's win has its own.
func (t *Table) playEndSound() {
	for seat, rank := range t.match.State().Ranks(nil) {
		if rank == 1 && t.match.Seats()[seat].Person() {
			t.playCue(Cue{Effect: sound.Won})
			return
		}
	}
	t.playCue(Cue{Effect: sound.Page})
}
