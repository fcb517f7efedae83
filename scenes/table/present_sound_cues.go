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
	// play plays a sound; 0 times stands for the usual number
	play func(e sound.Effect, times int)
	// sounds of running animations; At is the time left until they are played, in ms
	waiting   []Cue
	muted     bool // animations are being skipped: only the last sound is played
	lastMuted Cue
	hasMuted  bool
	skipped   float64 // table time in ms of the last skip that played a sound
	signalled int     // number of decisions + 1 when signalTurn last played its sound
}

// skipSoundGap is the minimum time in milliseconds between the sounds of two skips, so that sounds
// do not follow too fast at the highest speed.
const skipSoundGap = 250

// playCue plays a sound now. While the queue is muted it only stores the sound, as the last one.
func (q *cueQueue) playCue(c Cue) {
	if q.muted {
		q.lastMuted, q.hasMuted = c, true
		return
	}
	q.play(c.Effect, c.Times)
}

// queue adds the sounds of event e to the queue; it is called when the animations of e start.
func (q *cueQueue) queue(gameUI GameUI, e engine.Event) {
	n := len(q.waiting)
	q.waiting = gameUI.Cues(e, q.waiting)
	if q.muted && len(q.waiting) > n {
		q.playCue(q.waiting[len(q.waiting)-1])
	}
	q.advance(0)
}

// advance advances the queue by ms milliseconds of animation time and plays the sounds that are
// due.
func (q *cueQueue) advance(ms float64) {
	waiting := q.waiting[:0]
	for _, c := range q.waiting {
		if c.At -= ms; c.At > 0 {
			waiting = append(waiting, c)
		} else {
			q.playCue(c)
		}
	}
	q.waiting = waiting
}

// skip calls hurry, which skips animations of the timeline. Of the sounds of the skipped
// animations, only the last is played. now is the table time in ms.
func (q *cueQueue) skip(now float64, hurry func()) {
	q.skipMuted(hurry)
	if q.hasMuted && now-q.skipped >= skipSoundGap {
		q.skipped = now
		q.playCue(q.lastMuted)
	}
}

// skipMuted calls hurry, which skips animations of the timeline. None of the sounds of the skipped
// animations is played.
func (q *cueQueue) skipMuted(hurry func()) {
	q.muted, q.hasMuted = true, false
	if n := len(q.waiting); n > 0 {
		q.playCue(q.waiting[n-1])
	}
	hurry()
	q.muted, q.waiting = false, q.waiting[:0]
}

// signalTurn plays the sound that tells a person that it is their turn. It does so once for each
// decision, and only if somebody else decided before.
func (pr *presentation) signalTurn() {
	steps := pr.session.Match.Steps()
	n := len(steps)
	if pr.cues.signalled == n+1 {
		return
	}
	pr.cues.signalled = n + 1
	if n == 0 || steps[n-1].Seat != pr.session.Match.Turn() {
		pr.cues.playCue(Cue{Effect: sound.YourTurn})
	}
}

// playEndSound plays the sound that accompanies the opening of the score sheet. There is a special
// sound if a person has won.
func (pr *presentation) playEndSound() {
	for _, seat := range pr.session.Match.Winners() {
		if pr.session.Match.Seats()[seat].Person() {
			pr.cues.playCue(Cue{Effect: sound.Won})
			return
		}
	}
	pr.cues.playCue(Cue{Effect: sound.Page})
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
