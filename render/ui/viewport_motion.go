package ui

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
)

// sway is how a viewport moves.
type sway struct {
	hand  bool // a hand holds it
	glide bool // it goes by itself to a look
	from  look
	to    look
	spent float64 // ms of the way
	takes float64 // ms

	drift geom.Point // by how much a hand has moved it since the last tick, design units
	speed geom.Point // design units per ms
	fling bool       // it goes on with that speed after the hand has let go
	mid   geom.Point // of two fingers, where they were last
	two   bool
}

// Times of a glide in milliseconds, and what a fling is.
const (
	wheelTime  = 130
	doubleTake = 220
	frameTime  = 320

	flingTime  = 170  // the speed of a fling falls to a third in this time
	flingFrom  = 0.22 // design units per ms below which letting go is no fling
	flingMost  = 2.6
	flingUntil = 0.02

	wheelStep = 0.18 // by what share a notch of the wheel brings the content nearer
	pushSpeed = 0.7  // design units per ms under a stick that is pushed all the way
)

// Moving reports whether the view is being moved or goes by itself.
func (v *Viewport) Moving() bool {
	m := &v.motion
	return m.hand || m.glide || m.fling
}

// goal is the look at which the view will rest.
func (v *Viewport) goal() look {
	if v.motion.glide {
		return v.motion.to
	}
	return v.now
}

// stop lays the view down where it is.
func (v *Viewport) stop() {
	v.motion = sway{}
	v.picture.Drop()
}

// glide lets the view go to a look. A look that is reached already moves nothing.
func (v *Viewport) glide(to look, ms float64) {
	if to = v.clamped(to); to == v.goal() {
		return
	}
	v.motion = sway{glide: true, from: v.now, to: to, takes: ms}
}

// ShowAll lets the view go back until all of the content is seen.
func (v *Viewport) ShowAll() { v.glide(v.all(), doubleTake) }

// Toggle shows all of the content, or what lies at a point from twice as near where all of it is seen.
func (v *Viewport) Toggle(at geom.Point) {
	if !v.Whole() {
		v.ShowAll()
		return
	}
	v.glide(v.zoomed(v.now, at, 2), doubleTake)
}

// Reveal brings a rectangle of the content into view if it is not, by the shortest way; it goes back only as far as the
// rectangle is too large.
func (v *Viewport) Reveal(r geom.Rect) {
	l := v.goal()
	l.zoom = min(l.zoom, v.fits(r))
	k := v.unit * l.zoom
	w, h := v.window.W/k, v.window.H/k
	l.middle.X = min(max(l.middle.X, r.Right()-w/2), r.X+w/2)
	l.middle.Y = min(max(l.middle.Y, r.Bottom()-h/2), r.Y+h/2)
	v.glide(l, frameTime)
}

// Frame shows a rectangle of the content from so near that a unit of the content is at least so many design units
// long, if the rectangle still fits then. A view that is near enough already only reveals it.
func (v *Viewport) Frame(r geom.Rect, unit float64) {
	l := v.goal()
	if v.unit*l.zoom >= unit {
		v.Reveal(r)
		return
	}
	v.glide(look{min(unit/v.unit, v.fits(r)), r.Center()}, frameTime)
}

// fits is the zoom at which a rectangle of the content just fits the window.
func (v *Viewport) fits(r geom.Rect) float64 {
	return min(v.window.W/max(r.W, 1e-9), v.window.H/max(r.H, 1e-9)) / v.unit
}

// pass lets time pass. It reports whether the view has moved, and whether it came to rest.
func (v *Viewport) pass(ms float64, reduced bool) (moved, rests bool) {
	m := &v.motion
	switch {
	case m.hand:
		if ms > 0 {
			m.speed = m.speed.Lerp(geom.Point{X: m.drift.X / ms, Y: m.drift.Y / ms}, 0.5)
			m.drift = geom.Point{}
		}
		return false, false
	case m.glide:
		m.spent += ms
		if reduced || m.spent >= m.takes {
			v.now = m.to
			v.stop()
			return true, true
		}
		v.now = between(m.from, m.to, motion.OutCubic(m.spent/m.takes))
		return true, false
	case m.fling:
		before := v.now
		v.now = v.panned(v.now, m.speed.X*ms, m.speed.Y*ms)
		slow := math.Exp(-ms / flingTime)
		m.speed.X *= slow
		m.speed.Y *= slow
		if reduced || v.now == before || math.Hypot(m.speed.X, m.speed.Y) < flingUntil {
			v.stop()
			return true, true
		}
		return true, false
	}
	return false, false
}

// between is a look on the way from one to another. A point that both show at the same place stays there.
func between(a, b look, t float64) look {
	return look{1 / (1/a.zoom + (1/b.zoom-1/a.zoom)*t), a.middle.Lerp(b.middle, t)}
}

// hold moves the view under a hand. A view that cannot move is not taken up.
func (v *Viewport) hold(to look) {
	if v.motion.glide || v.motion.fling {
		v.stop()
	}
	if to != v.now {
		v.now, v.motion.hand = to, true
	}
}

// letGo lays the view down, or flings it. It reports whether it rests now and had been moved.
func (v *Viewport) letGo(fling bool) (rests bool) {
	m := &v.motion
	if !m.hand {
		return false
	}
	if speed := math.Hypot(m.speed.X, m.speed.Y); fling && speed > flingFrom {
		k := min(1, flingMost/speed)
		v.motion = sway{fling: true, speed: geom.Point{X: m.speed.X * k, Y: m.speed.Y * k}}
		return false
	}
	v.stop()
	return true
}

// Node returns the node by which hands move the view. pointer says where the pointer is, rest is called when the view
// has come to rest at another place: what lies on it has to be laid out anew.
func (v *Viewport) Node(id, label string, pointer func() geom.Point, rest func()) Node {
	return Node{
		ID: id, Label: label, Role: "text", Quiet: true, Rect: v.window,
		Drag: func(_ geom.Point, d Drag) {
			v.hold(v.panned(v.now, d.Dx, d.Dy))
			v.motion.drift = v.motion.drift.Add(d.Dx, d.Dy)
			if d.End && v.letGo(true) {
				rest()
			}
		},
		Scroll: func(notches float64) {
			v.glide(v.zoomed(v.goal(), pointer(), math.Pow(1+wheelStep, notches)), wheelTime)
		},
		Double: func() { v.Toggle(pointer()) },
		Pinch: func(at geom.Point, grown float64) {
			if v.pinch(at, grown) {
				rest()
			}
		},
		Push: func(x, y, ms float64) {
			if x == 0 && y == 0 {
				if v.letGo(false) {
					rest()
				}
				return
			}
			v.hold(v.panned(v.now, -x*pushSpeed*ms, -y*pushSpeed*ms))
		},
		Catch: func() bool {
			if !v.motion.glide && !v.motion.fling {
				return false
			}
			v.stop()
			rest()
			return true
		},
		Tick: func(ms float64, reduced bool) bool {
			moved, rests := v.pass(ms, reduced)
			if rests {
				rest()
			}
			return moved
		},
	}
}

// pinch lets two fingers draw the content apart and move it. It reports whether they have let go and the view rests.
func (v *Viewport) pinch(at geom.Point, grown float64) (rests bool) {
	if grown == 0 {
		v.motion.two = false
		return v.letGo(false)
	}
	l := v.zoomed(v.now, at, grown)
	if m := &v.motion; m.two {
		l = v.panned(l, at.X-m.mid.X, at.Y-m.mid.Y)
	}
	v.hold(l)
	v.motion.two, v.motion.mid = true, at
	return false
}
