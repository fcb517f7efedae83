package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
)

// Viewport is a window on something that is too large for it or that one wants to see from nearer: a map, a mine. The
// content has units of its own, the same in both directions.
//
// A screen lays it out with [Viewport.Fit], asks it where things lie, and paints what stands still as always. The node
// that [Viewport.Node] returns lets hands move it: drag and fling, wheel, two fingers, double click, Shift with the
// arrows, the right stick of a gamepad. While the view moves, [Viewport.Draw] shows one picture of all the content at
// another place, so that nothing is laid out or painted anew; when it rests again, the screen is told.
type Viewport struct {
	// Nearest is how far one can zoom in, as a multiple of seeing all of it; 3 where 0.
	Nearest float64
	// Margin is left free round the content when all of it is seen, in design units.
	Margin float64

	window  geom.Rect // design units
	content geom.Rect // units of the content
	unit    float64   // design units in a unit of the content when all of it is seen
	now     look
	motion  sway
	picture paint.Snapshot // of all the content while it moves
}

// look is what a viewport shows.
type look struct {
	zoom   float64    // 1 to Nearest
	middle geom.Point // of the window, in units of the content
}

// threefold is how far one can zoom in where nothing else is said.
const threefold = 3

// Fit lays the view out in a window; content is all there is to see. What was looked at stays in view, as near as it
// was.
func (v *Viewport) Fit(window, content geom.Rect) {
	unit := v.unit
	grown := content != v.content && window == v.window
	v.window, v.content = window, content
	room := window.Inset(v.Margin)
	v.unit = min(room.W/content.W, room.H/content.H)
	switch {
	case v.now.zoom == 0:
		v.now = v.all()
	case grown && v.now.zoom > 1: // what was added moves nothing
		v.now.zoom *= unit / v.unit
	}
	v.now = v.clamped(v.now)
}

// all is the look that shows all of the content.
func (v *Viewport) all() look { return look{1, v.content.Center()} }

// clamped returns the nearest look that the content allows.
func (v *Viewport) clamped(l look) look {
	most := v.Nearest
	if most == 0 {
		most = threefold
	}
	l.zoom = min(max(l.zoom, 1), most)
	c := v.content.Center()
	slack := (1 - 1/l.zoom) / 2 / v.unit
	l.middle.X = min(max(l.middle.X, c.X-v.window.W*slack), c.X+v.window.W*slack)
	l.middle.Y = min(max(l.middle.Y, c.Y-v.window.H*slack), c.Y+v.window.H*slack)
	return l
}

// Window is where the view lies.
func (v *Viewport) Window() geom.Rect { return v.window }

// Zoom is how much nearer the view is than one that shows all of the content: 1 at least.
func (v *Viewport) Zoom() float64 { return v.now.zoom }

// Whole reports whether all of the content is seen, or will be when the view rests.
func (v *Viewport) Whole() bool { return v.goal().zoom == 1 }

// Scale is how many design units a unit of the content is long now.
func (v *Viewport) Scale() float64 { return v.unit * v.now.zoom }

// At returns where a point of the content lies.
func (v *Viewport) At(p geom.Point) geom.Point { return v.at(v.now, p) }

func (v *Viewport) at(l look, p geom.Point) geom.Point {
	c, k := v.window.Center(), v.unit*l.zoom
	return geom.Point{X: c.X + (p.X-l.middle.X)*k, Y: c.Y + (p.Y-l.middle.Y)*k}
}

// Point returns which point of the content lies at p: the reverse of At.
func (v *Viewport) Point(p geom.Point) geom.Point { return v.point(v.now, p) }

func (v *Viewport) point(l look, p geom.Point) geom.Point {
	c, k := v.window.Center(), v.unit*l.zoom
	return geom.Point{X: l.middle.X + (p.X-c.X)/k, Y: l.middle.Y + (p.Y-c.Y)/k}
}

// Rect returns where a rectangle of the content lies.
func (v *Viewport) Rect(r geom.Rect) geom.Rect {
	a := v.At(geom.Point{X: r.X, Y: r.Y})
	return geom.R(a.X, a.Y, r.W*v.Scale(), r.H*v.Scale())
}

// Cover is what fills the window when all of the content is seen, in units of the content: the content and what lies
// around it. The view never leaves it.
func (v *Viewport) Cover() geom.Rect {
	return geom.Around(v.content.Center(), v.window.W/v.unit, v.window.H/v.unit)
}

// Sight returns the part of a rectangle, in design units, that is in the window; it is empty where the middle of the
// rectangle lies outside or at the very edge.
func (v *Viewport) Sight(r geom.Rect) geom.Rect {
	w := v.window
	if !w.Inset(-sightEdge).Has(r.Center()) {
		return geom.Rect{}
	}
	x, y := max(r.X, w.X), max(r.Y, w.Y)
	return geom.R(x, y, min(r.Right(), w.Right())-x, min(r.Bottom(), w.Bottom())-y)
}

// sightEdge is how far outside the window the middle of a thing may lie that is still in sight.
const sightEdge = 4

// Look shows a point of the content in the middle at a zoom, as far as the content reaches, at once.
func (v *Viewport) Look(zoom float64, middle geom.Point) {
	v.stop()
	v.now = v.clamped(look{zoom, middle})
}

// zoomed is a look from nearer by a factor, with the point of the content that lies at a point kept there.
func (v *Viewport) zoomed(l look, at geom.Point, factor float64) look {
	if !v.window.Has(at) {
		at = v.window.Center()
	}
	held := v.point(l, at)
	l = v.clamped(look{l.zoom * factor, l.middle})
	now := v.point(l, at)
	return v.clamped(look{l.zoom, l.middle.Add(held.X-now.X, held.Y-now.Y)})
}

// panned is a look moved by so many design units.
func (v *Viewport) panned(l look, dx, dy float64) look {
	k := v.unit * l.zoom
	return v.clamped(look{l.zoom, l.middle.Add(-dx/k, -dy/k)})
}

// Draw shows the content while it moves; all paints all of it as it lies now, and is called once for a motion. A view
// that rests draws nothing.
func (v *Viewport) Draw(p *paint.Pen, all func(*paint.Pen)) {
	if !v.Moving() {
		return
	}
	r := v.Rect(v.Cover())
	if v.picture.Empty() {
		v.picture.Take(p, r, all)
	}
	p.Clip(v.window, func() { v.picture.Draw(p, r) })
}

// Renew tells the view that the content looks different: a picture of it in motion is taken anew.
func (v *Viewport) Renew() { v.picture.Drop() }
