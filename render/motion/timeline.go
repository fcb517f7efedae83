package motion

import (
	"slices"

	"gulch/render/paint"
)

// Animation is one motion on a timeline: it waits for its turn, begins, shows itself while it lasts, and ends.
type Animation struct {
	// Length is how long the motion lasts, in milliseconds at normal speed.
	Length float64
	// Next is when the following animation may begin, counted from the start of this one; 0 means at its end.
	// A negative Next lets the following one begin together with it.
	Next float64
	// Begin is called once when the motion starts. It may call [Timeline.Insert].
	Begin func()
	// Draw shows the motion at the share t of its length with the pen of the frame. It is called only between Begin and End.
	Draw func(p *paint.Pen, t float64)
	// End is called once when the motion is over.
	End func()
	// Carries is what the motion has in hand, a card or a die, by any comparable key; nil for nothing. As long as the
	// motion runs the still picture leaves that out: see [Timeline.Carried].
	Carries any
	// Stop marks a moment that hurrying does not jump over: a first press leads to it, a second one beyond.
	Stop bool
	// Words marks a motion that says something. Where motion is reduced it stands still for its length.
	Words bool
	// Held marks a moment to read, whose length is that of the clock: while one runs, time is to pass at its usual pace,
	// see [Timeline.Held].
	Held bool
}

// running is an animation that has begun.
type running struct {
	Animation
	since float64
}

// Timeline plays animations one after the other, overlapping where they allow it. The zero value is empty and ready.
type Timeline struct {
	// Changed, if set, is called when animations have begun or ended: what lies still looks different.
	Changed func()
	// Reduced leaves movement out: what moves is in its new place after a moment, words stand still.
	Reduced bool

	waiting []Animation
	running []running
	gate    float64 // time until the next waiting animation may begin
	insert  int     // where in waiting the next animation of Insert goes
}

// Add puts an animation at the end.
func (l *Timeline) Add(b Animation) { l.waiting = append(l.waiting, b) }

// Insert puts an animation before all that waits, behind those that the same Begin has inserted: a Begin calls it that
// finds out only then what there is to show.
func (l *Timeline) Insert(b Animation) {
	l.waiting = slices.Insert(l.waiting, l.insert, b)
	l.insert++
}

// Carried reports whether a running motion carries what goes by a key, so that it does not lie where it belongs.
func (l *Timeline) Carried(key any) bool {
	return slices.ContainsFunc(l.running, func(r running) bool { return r.Carries != nil && r.Carries == key })
}

// Busy reports whether anything runs or waits.
func (l *Timeline) Busy() bool { return len(l.waiting)+len(l.running) > 0 }

// Held reports whether a moment runs that is held by the clock.
func (l *Timeline) Held() bool {
	return slices.ContainsFunc(l.running, func(r running) bool { return r.Animation.Held })
}

// Waiting returns how many animations have not begun.
func (l *Timeline) Waiting() int { return len(l.waiting) }

// Advance lets ms milliseconds of the timeline's own time pass.
func (l *Timeline) Advance(ms float64) {
	moved := len(l.running) > 0 // what follows on it is late by what is left of ms
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

// reducedTime is how long a motion lasts, at most, where motion is reduced.
const reducedTime = 120

func (l *Timeline) start(b Animation, late float64) {
	if l.Reduced && !b.Words {
		b.Length, b.Next = min(b.Length, reducedTime), min(b.Next, reducedTime)
		b.Draw, b.Carries = nil, nil
	}
	l.insert = 0
	if b.Begin != nil {
		b.Begin()
	}
	l.tell()
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
		l.tell()
	}
}

func (l *Timeline) tell() {
	if l.Changed != nil {
		l.Changed()
	}
}

// Draw shows every running animation, the oldest first.
func (l *Timeline) Draw(p *paint.Pen) {
	for i := range l.running {
		r := &l.running[i]
		if r.Animation.Draw != nil {
			t := 1.0
			if r.Length > 0 {
				t = min(r.since/r.Length, 1)
			}
			if l.Reduced {
				t = stillAt
			}
			if !p.Try("motion", func() { r.Animation.Draw(p, t) }) {
				r.Animation.Draw = nil // it runs on unseen
			}
		}
	}
}

// stillAt is the share at which words stand still.
const stillAt = 0.5

// Hurry brings what runs to its end, and what waits up to the next stop.
func (l *Timeline) Hurry() { l.skip(true) }

// Skip brings everything to its end at once.
func (l *Timeline) Skip() { l.skip(false) }

func (l *Timeline) skip(stops bool) {
	for l.Busy() {
		for _, r := range l.running {
			if r.End != nil {
				r.End()
			}
		}
		l.running, l.gate = l.running[:0], 0
		l.tell()
		if len(l.waiting) > 0 {
			b := l.waiting[0]
			if stops && b.Stop {
				return
			}
			l.waiting = l.waiting[1:]
			l.start(b, 0)
		}
	}
	l.waiting = nil
}
