package table

import (
	"gulch/engine"
	"gulch/scenes/sound"
)

// Cue is a sound to be played during the animations of an event.
type Cue struct {
	Effect sound.Effect
	At     float64 // ms from the start of the event's animations
	Times  int     // how often it is played, e.g. once for each coin; 0 for the effect's usual number
}

// cueQueue holds the sounds that still have to be played.
type cueQueue struct {
	waiting   []Cue // sounds of running animations; At is the time left until they are played, in ms
	muted     bool  // animations are being skipped: only the last sound is played
	lastMuted Cue
	hasMuted  bool
	skipped   float64 // table time in ms of the last skip that played a sound
	signalled int     // number of decisions + 1 when signalTurn last played its sound
}

// skipSoundGap is the minimum time in milliseconds between the sounds of two skips, so that sounds
// do not follow too fast at the highest speed.
const skipSoundGap = 250

// playCue plays a sound now. While the queue is muted it only stores the sound, as the last one.
func (t *Table) playCue(c Cue) {
	if t.cues.muted {
		t.cues.lastMuted, t.cues.hasMuted = c, true
		return
	}
	t.app.Sound.PlayN(c.Effect, c.Times)
}

// queueCues adds the sounds of event e to the queue; it is called when the animations of e start.
func (t *Table) queueCues(e engine.Event) {
	n := len(t.cues.waiting)
	t.cues.waiting = t.gameUI.Cues(e, t.cues.waiting)
	if t.cues.muted && len(t.cues.waiting) > n {
		t.playCue(t.cues.waiting[len(t.cues.waiting)-1])
	}
	t.advanceCues(0)
}

// advanceCues advances the queue by ms milliseconds of animation time and plays the sounds that are
// due.
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

// skip calls hurry, which skips animations of the timeline. Of the sounds of the skipped
// animations, only the last is played.
func (t *Table) skip(hurry func()) {
	t.skipMuted(hurry)
	if t.cues.hasMuted && t.now-t.cues.skipped >= skipSoundGap {
		t.cues.skipped = t.now
		t.playCue(t.cues.lastMuted)
	}
}

// skipMuted calls hurry, which skips animations of the timeline. None of the sounds of the skipped
// animations is played.
func (t *Table) skipMuted(hurry func()) {
	t.cues.muted, t.cues.hasMuted = true, false
	if n := len(t.cues.waiting); n > 0 {
		t.playCue(t.cues.waiting[n-1])
	}
	hurry()
	t.cues.muted, t.cues.waiting = false, t.cues.waiting[:0]
}

// signalTurn plays the sound that tells a person that it is their turn. It does so once for each
// decision, and only if somebody else decided before.
func (t *Table) signalTurn() {
	steps := t.session.Match.Steps()
	n := len(steps)
	if t.cues.signalled == n+1 {
		return
	}
	t.cues.signalled = n + 1
	if n == 0 || steps[n-1].Seat != t.session.Match.Turn() {
		t.playCue(Cue{Effect: sound.YourTurn})
	}
}

// playEndSound plays the sound that accompanies the opening of the score sheet. There is a special
// sound if a person has won.
func (t *Table) playEndSound() {
	for _, seat := range t.session.Match.Winners() {
		if t.session.Match.Seats()[seat].Person() {
			t.playCue(Cue{Effect: sound.Won})
			return
		}
	}
	t.playCue(Cue{Effect: sound.Page})
}

// Sounds maps the kinds of events to their sounds; other events are silent.
type Sounds map[engine.EventKind][]Sound

// Sound describes one of the sounds that are played for a kind of event.
type Sound struct {
	Effect sound.Effect
	At     float64 // ms after the start of the event's animations
	// Times returns how often the sound is played, for instance once for each coin; 0 or less plays
	// nothing. If Times is nil, the sound effect's usual number is used.
	Times func(e engine.Event) int
	// Only restricts the sound to events for which it returns true; nil means all events of the
	// kind.
	Only func(e engine.Event) bool
}

// Cues appends the sounds of an event to dst.
func (all Sounds) Cues(e engine.Event, dst []Cue) []Cue {
	for _, s := range all[e.Kind] {
		heard := Cue{Effect: s.Effect, At: s.At}
		if s.Times != nil {
			if heard.Times = s.Times(e); heard.Times <= 0 {
				continue
			}
		}
		if s.Only == nil || s.Only(e) {
			dst = append(dst, heard)
		}
	}
	return dst
}
