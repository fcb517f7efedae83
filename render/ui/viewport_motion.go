package ui

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
)

// viewportMotion is the state of a viewport's movement.
type viewportMotion struct {
	hand  bool // the player is dragging, pinching or pushing the view
	glide bool // an animation moves the camera; the fields from and to are its start and end
	from  camera
	to    camera
	spent float64 // elapsed ms of the animation
	takes float64 // duration of the animation, ms

	drift geom.Point // movement by drags since the last tick, design units
	speed geom.Point // current speed of a drag or a fling, design units per ms
	fling bool       // the view continues to move at speed after its release
	mid   geom.Point // last position midway between two fingers that pinch, design units
	two   bool
}

// Durations of animations in milliseconds, and constants of flings, the movements that continue
// after a fast drag is released.
const (
	wheelTime  = 130
	doubleTake = 220
	frameTime  = 320

	flingTime  = 170  // time, in milliseconds, in which a fling's speed falls to 1/e
	flingFrom  = 0.22 // minimum speed of a fling at the release, design units per ms
	flingMost  = 2.6
	flingUntil = 0.02

	wheelStep = 0.18 // fraction by which one notch of the wheel zooms in: the zoom is multiplied by 1+wheelStep
	pushSpeed = 0.7  // panning speed of a fully pushed stick, design units per ms
)

// Moving reports whether the view is being moved by the player or by an animation.
func (v *Viewport) Moving() bool {
	m := &v.motion
	return m.hand || m.glide || m.fling
}

// goal returns the camera position at which the view will rest.
func (v *Viewport) goal() camera {
	if v.motion.glide {
		return v.motion.to
	}
	return v.camera
}

// stop ends all movement at the current position.
func (v *Viewport) stop() {
	v.motion = viewportMotion{}
	v.picture.Drop()
}

// glide starts an animation that moves the camera to a position in ms milliseconds. It does nothing
// if the view already rests at that position or is moving to it.
func (v *Viewport) glide(to camera, ms float64) {
	if to = v.clamped(to); to == v.goal() {
		return
	}
	v.motion = viewportMotion{glide: true, from: v.camera, to: to, takes: ms}
}

// ShowAll zooms out, animated, until the whole content is visible.
func (v *Viewport) ShowAll() { v.glide(v.all(), doubleTake) }

// Toggle switches between two zooms, animated. If the whole content is visible, it zooms in by a
// factor of 2; at is the point, in design units, that stays in place. Otherwise it zooms out to the
// whole content.
func (v *Viewport) Toggle(at geom.Point) {
	if !v.ShowsAll() {
		v.ShowAll()
		return
	}
	v.glide(v.zoomed(v.camera, at, 2), doubleTake)
}

// Reveal scrolls a content rectangle into view by the shortest way, if it is not visible. It zooms
// out only if the rectangle is too large.
func (v *Viewport) Reveal(r geom.Rect) {
	l := v.goal()
	l.zoom = min(l.zoom, v.fits(r))
	k := v.unit * l.zoom
	w, h := v.window.W/k, v.window.H/k
	l.middle.X = min(max(l.middle.X, r.Right()-w/2), r.X+w/2)
	l.middle.Y = min(max(l.middle.Y, r.Bottom()-h/2), r.Y+h/2)
	v.glide(l, frameTime)
}

// ZoomTo zooms in, animated, on the content rectangle r until a content unit is unit design units
// long, or less if r would not fit into the window. If the view is zoomed in that far already, it
// only scrolls r into view.
func (v *Viewport) ZoomTo(r geom.Rect, unit float64) {
	l := v.goal()
	if v.unit*l.zoom >= unit {
		v.Reveal(r)
		return
	}
	v.glide(camera{min(unit/v.unit, v.fits(r)), r.Center()}, frameTime)
}

// fits returns the zoom at which a content rectangle just fits the window.
func (v *Viewport) fits(r geom.Rect) float64 {
	return min(v.window.W/max(r.W, 1e-9), v.window.H/max(r.H, 1e-9)) / v.unit
}

// advance advances the movement by ms milliseconds; if reduced is true, animations and flings end
// at once. It reports whether the view has moved, and whether it has come to rest.
func (v *Viewport) advance(ms float64, reduced bool) (moved, rests bool) {
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
			v.camera = m.to
			v.stop()
			return true, true
		}
		v.camera = between(m.from, m.to, motion.OutCubic(m.spent/m.takes))
		return true, false
	case m.fling:
		before := v.camera
		v.camera = v.panned(v.camera, m.speed.X*ms, m.speed.Y*ms)
		slow := math.Exp(-ms / flingTime)
		m.speed.X *= slow
		m.speed.Y *= slow
		if reduced || v.camera == before || math.Hypot(m.speed.X, m.speed.Y) < flingUntil {
			v.stop()
			return true, true
		}
		return true, false
	}
	return false, false
}

// between interpolates between the camera positions a (t = 0) and b (t = 1). A content point that
// both show at the same place of the window stays there.
func between(a, b camera, t float64) camera {
	return camera{1 / (1/a.zoom + (1/b.zoom-1/a.zoom)*t), a.middle.Lerp(b.middle, t)}
}

// hold moves the camera to the position to which the player has dragged, pinched or pushed the
// view. If the camera is at that position already, the view does not count as held by the player.
func (v *Viewport) hold(to camera) {
	if v.motion.glide || v.motion.fling {
		v.stop()
	}
	if to != v.camera {
		v.camera, v.motion.hand = to, true
	}
}

// letGo ends a movement of the view by the player, or starts a fling if the parameter fling is true
// and the view is moving fast enough. It reports whether the view, which the player had moved, has
// come to rest.
func (v *Viewport) letGo(fling bool) (rests bool) {
	m := &v.motion
	if !m.hand {
		return false
	}
	if speed := math.Hypot(m.speed.X, m.speed.Y); fling && speed > flingFrom {
		k := min(1, flingMost/speed)
		v.motion = viewportMotion{fling: true, speed: geom.Point{X: m.speed.X * k, Y: m.speed.Y * k}}
		return false
	}
	v.stop()
	return true
}

// Node returns the node that handles the viewport's input; id and label are those of the node.
// pointer returns the pointer position in design units. rest is called when the view has come to
// rest at another position; the scene must then lay out its content again.
func (v *Viewport) Node(id, label string, pointer func() geom.Point, rest func()) Node {
	return Node{
		ID: id, Label: label, Role: "text", SkipFocus: true, Rect: v.window,
		Drag: func(_ geom.Point, d Drag) {
			v.hold(v.panned(v.camera, d.Dx, d.Dy))
			v.motion.drift = v.motion.drift.Add(d.Dx, d.Dy)
			if d.End && v.letGo(true) {
				rest()
			}
		},
		Scroll: func(notches float64) {
			v.glide(v.zoomed(v.goal(), pointer(), math.Pow(1+wheelStep, notches)), wheelTime)
		},
		DoubleClick: func() { v.Toggle(pointer()) },
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
			v.hold(v.panned(v.camera, -x*pushSpeed*ms, -y*pushSpeed*ms))
		},
		StopMotion: func() bool {
			if !v.motion.glide && !v.motion.fling {
				return false
			}
			v.stop()
			rest()
			return true
		},
		Tick: func(ms float64, reduced bool) bool {
			moved, rests := v.advance(ms, reduced)
			if rests {
				rest()
			}
			return moved
		},
	}
}

// pinch zooms and pans the content by two fingers; at is the point midway between them. grown is
// their distance divided by that at the previous call, or 0 when they are lifted. It reports
// whether they were lifted and the view has come to rest.
func (v *Viewport) pinch(at geom.Point, grown float64) (rests bool) {
	if grown == 0 {
		v.motion.two = false
		return v.letGo(false)
	}
	l := v.zoomed(v.camera, at, grown)
	if m := &v.motion; m.two {
		l = v.panned(l, at.X-m.mid.X, at.Y-m.mid.Y)
	}
	v.hold(l)
	v.motion.two, v.motion.mid = true, at
	return false
}
