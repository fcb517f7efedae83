package motion

import (
	"slices"

	"gulch/render/paint"
)

// Animation is one animation on a timeline. It begins when the Next of the animation before it
// allows that. Then Begin is called once, Draw in every frame, and End once.
type Animation struct {
	// Length is the duration in milliseconds at normal speed.
	Length float64
	// Next is the time, in milliseconds from the start of this animation, after which the following
	// one may begin. 0 means that the following one begins at the end of this one, a negative value
	// that both begin together.
	Next float64
	// Begin is called once when the animation starts. It may call [Timeline.Insert].
	Begin func()
	// Draw draws the animation at the elapsed fraction t of its length, from 0 to 1. It is called
	// once per frame, only between Begin and End. It may be nil.
	Draw func(p *paint.Canvas, t float64)
	// End is called once when the animation is over.
	End func()
	// Carries identifies the card, die or other piece that the animation moves, by any comparable
	// key; nil means none. The static picture of the board leaves that piece out while the
	// animation runs: see [Timeline.IsCarried].
	Carries any
	// Stop makes [Timeline.SkipToStop] stop before this animation instead of skipping it. If
	// SkipToStop is called again, it skips the animation.
	Stop bool
	// IsText marks an animation that shows text. If [Timeline.Reduced] is set, it is shown without
	// movement for its full length.
	IsText bool
	// Above makes [Timeline.DrawAbove] draw the animation instead of Draw.
	Above bool
	// RealTime marks an animation that shows something to read, so that its length must be in real
	// time. While it runs, the caller must not speed up the timeline; see [Timeline.InRealTime].
	RealTime bool
}

// running is an animation that has begun; since is the time in milliseconds since it began.
type running struct {
	Animation
	since float64
}

// Timeline plays a queue of animations in order. Animations overlap if their Next allows it. The
// zero value is empty and ready to use.
type Timeline struct {
	// Changed, if not nil, is called whenever an animation has begun or ended, so that the caller
	// can redraw its cached image of the board.
	Changed func()
	// Reduced is the player's setting to reduce motion. If it is set, pieces jump to their new
	// place after at most [reducedTime] and texts do not move.
	Reduced bool

	waiting []Animation
	running []running
	gate    float64 // milliseconds until the next waiting animation may begin
	insert  int     // index in waiting at which Insert inserts the next animation
}

// Add appends an animation to the queue.
func (l *Timeline) Add(b Animation) { l.waiting = append(l.waiting, b) }

// Insert puts an animation at the front of the queue, behind the animations that the same Begin
// function has inserted before. It is meant for Begin functions that determine only when they are
// called what has to be shown.
func (l *Timeline) Insert(b Animation) {
	l.waiting = slices.Insert(l.waiting, l.insert, b)
	l.insert++
}

// IsCarried reports whether a running animation moves the piece with the given key, so that the
// static picture must leave the piece out.
func (l *Timeline) IsCarried(key any) bool {
	return slices.ContainsFunc(l.running, func(r running) bool { return r.Carries != nil && r.Carries == key })
}

// Busy reports whether there is any animation that is running or waiting to begin.
func (l *Timeline) Busy() bool { return len(l.waiting)+len(l.running) > 0 }

// InRealTime reports whether an animation with [Animation.RealTime] is running.
func (l *Timeline) InRealTime() bool {
	return slices.ContainsFunc(l.running, func(r running) bool { return r.Animation.RealTime })
}

// Waiting returns the number of animations that have not begun.
func (l *Timeline) Waiting() int { return len(l.waiting) }

// Advance moves the timeline forward by ms milliseconds. It begins and ends animations whose time
// has come.
func (l *Timeline) Advance(ms float64) {
	moved := len(l.running) > 0 // if true, the next animation begins late, by the rest of ms after its start
	for i := range l.running {
		l.running[i].since += ms
	}
	l.gate -= ms
	l.finish()
	for len(l.waiting) > 0 && (l.gate <= 0 || len(l.running) == 0) {
		b := l.waiting[0]
		l.waiting = l.waiting[1:]
		late := 0.0
		if moved {
			late = -l.gate
		}
		moved = true
		l.start(b, max(late, 0))
		l.finish()
	}
	if len(l.waiting) == 0 && len(l.running) == 0 {
		l.waiting, l.gate = nil, 0
	}
}

// reducedTime is the maximum duration of an animation in milliseconds when motion is reduced.
const reducedTime = 120

// start begins an animation; late is the number of milliseconds since it should have begun.
func (l *Timeline) start(b Animation, late float64) {
	if l.Reduced && !b.IsText {
		b.Length, b.Next = min(b.Length, reducedTime), min(b.Next, reducedTime)
		b.Draw, b.Carries = nil, nil
	}
	l.insert = 0
	if b.Begin != nil {
		b.Begin()
	}
	l.notifyChanged()
	switch {
	case b.Next > 0:
		l.gate = b.Next - late
	case b.Next < 0:
		l.gate = -late
	default:
		l.gate = b.Length - late
	}
	l.running = append(l.running, running{b, late})
}

// finish ends the animations whose time is over, in the order in which they began.
func (l *Timeline) finish() {
	kept := l.running[:0]
	var over []running
	for _, r := range l.running {
		if r.since >= r.Length {
			over = append(over, r)
		} else {
			kept = append(kept, r)
		}
	}
	l.running = kept
	for _, r := range over {
		if r.End != nil {
			r.End()
		}
		l.notifyChanged()
	}
}

func (l *Timeline) notifyChanged() {
	if l.Changed != nil {
		l.Changed()
	}
}

// Draw draws every running animation without [Animation.Above], the oldest first. If an animation's
// Draw panics, the panic is reported and that animation is not drawn again.
func (l *Timeline) Draw(p *paint.Canvas) { l.draw(p, false) }

// DrawAbove is like Draw, for the animations with [Animation.Above]. The caller draws them over
// things that cover the others.
func (l *Timeline) DrawAbove(p *paint.Canvas) { l.draw(p, true) }

func (l *Timeline) draw(p *paint.Canvas, above bool) {
	for i := range l.running {
		r := &l.running[i]
		if r.Animation.Draw != nil && r.Above == above {
			t := 1.0
			if r.Length > 0 {
				t = min(r.since/r.Length, 1)
			}
			if l.Reduced {
				t = reducedTextAt
			}
			if !p.Try("motion", func() { r.Animation.Draw(p, t) }) {
				r.Animation.Draw = nil // the animation continues to its end without being drawn
			}
		}
	}
}

// reducedTextAt is the moment at which animations of texts are shown when motion is reduced, as a
// fraction of their length.
const reducedTextAt = 0.5

// SkipToStop ends all running animations and skips waiting ones up to the next with
// [Animation.Stop]. Begin and End of skipped animations are called.
func (l *Timeline) SkipToStop() { l.skip(func(b *Animation) bool { return b.Stop }) }

// SkipToRealTime is like SkipToStop, but skips up to the next animation with [Animation.RealTime].
func (l *Timeline) SkipToRealTime() { l.skip(func(b *Animation) bool { return b.RealTime }) }

// SkipAll ends all running and waiting animations at once. Their Begin and End are called.
func (l *Timeline) SkipAll() { l.skip(func(*Animation) bool { return false }) }

// skip ends all running animations at once and skips the waiting ones, up to the next one for which
// stops returns true. That one stays in the queue.
func (l *Timeline) skip(stops func(b *Animation) bool) {
	for l.Busy() {
		for _, r := range l.running {
			if r.End != nil {
				r.End()
			}
		}
		l.running, l.gate = l.running[:0], 0
		l.notifyChanged()
		if len(l.waiting) > 0 {
			b := l.waiting[0]
			if stops(&b) {
				return
			}
			l.waiting = l.waiting[1:]
			l.start(b, 0)
		}
	}
	l.waiting = nil
}
