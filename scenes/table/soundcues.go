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

// cueQueue is what of a table is yet to be heard.
type cueQueue struct {
	waiting   []Cue // those of motions under way; At is what is left
	muted     bool  // motions are skipped: only the last sound is kept
	lastMuted Cue
	hasMuted  bool
	skipped   float64 // table time of the last skip that was heard
	signalled int     // decisions made when a person was last called, plus one
}

// skipSoundGap is how long after a skip another is silent, so that a game at the fastest speed does not rattle.
const skipSoundGap = 250

// playCue lets a sound be heard, unless motions are skipped.
func (t *Table) playCue(c Cue) {
	if t.cues.muted {
		t.cues.lastMuted, t.cues.hasMuted = c, true
		return
	}
	t.app.Sound.PlayN(c.Effect, c.Times)
}

// queueCues takes the sounds of an event whose motions begin.
func (t *Table) queueCues(e engine.Event) {
	n := len(t.cues.waiting)
	t.cues.waiting = t.gameUI.Cues(e, t.cues.waiting)
	if t.cues.muted && len(t.cues.waiting) > n {
		t.playCue(t.cues.waiting[len(t.cues.waiting)-1])
	}
	t.advanceCues(0)
}

// advanceCues lets what is due be heard after ms milliseconds of the motions' time.
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

// skip hurries motions, with a function of the timeline. Of their sounds the last one is heard.
func (t *Table) skip(hurry func()) {
	t.skipMuted(hurry)
	if t.cues.hasMuted && t.now-t.cues.skipped >= skipSoundGap {
		t.cues.skipped = t.now
		t.playCue(t.cues.lastMuted)
	}
}

// skipMuted hurries motions without a sound.
func (t *Table) skipMuted(hurry func()) {
	t.cues.muted, t.cues.hasMuted = true, false
	if n := len(t.cues.waiting); n > 0 {
		t.playCue(t.cues.waiting[n-1])
	}
	hurry()
	t.cues.muted, t.cues.waiting = false, t.cues.waiting[:0]
}

// signalTurn tells the person to move that it is their turn, once, if somebody else was before.
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

// playEndSound is heard when the score sheet comes: a person's win is something else than a bot's.
func (t *Table) playEndSound() {
	for seat, rank := range t.match.State().Ranks(nil) {
		if rank == 1 && t.match.Seats()[seat].Person() {
			t.playCue(Cue{Effect: sound.Won})
			return
		}
	}
	t.playCue(Cue{Effect: sound.Page})
}
