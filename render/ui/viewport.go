package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
)

// Viewport shows content that is larger than its window, such as a map or a mine, and can be panned
// and zoomed. The content has its own units, which are equal in both directions; the window is in
// design units.
//
// A scene lays the viewport out with [Viewport.Fit], converts positions with [Viewport.At], and
// draws resting content as usual. The node returned by [Viewport.Node] handles the input: drag and
// fling, mouse wheel, pinch, double click, Shift with the arrows, the right stick of a gamepad.
// While the view moves, [Viewport.Draw] draws a cached picture of the whole content, so that
// nothing has to be laid out or painted per frame. When the view comes to rest, the scene is
// notified.
type Viewport struct {
	// MaxZoom is the maximum zoom as a multiple of the zoom at which the whole content is visible;
	// 0 means 3.
	MaxZoom float64
	// Margin is the space left around the whole content, in design units.
	Margin float64

	window  geom.Rect // rectangle on the screen in which the content is shown, design units
	content geom.Rect // extent of the content, content units
	unit    float64   // design units per content unit at zoom 1, at which the whole content is visible
	camera  camera
	motion  viewportMotion
	picture paint.Snapshot // cached picture of the whole content, used only while the view moves
}

// camera is a camera position: what a viewport shows.
type camera struct {
	zoom   float64    // from 1 (whole content) to the maximum zoom
	middle geom.Point // content point in the middle of the window
}

// defaultMaxZoom is the default maximum zoom.
const defaultMaxZoom = 3

// Fit sets the window, in design units, and the extent of the content. Zoom and visible part are
// kept as far as possible.
func (v *Viewport) Fit(window, content geom.Rect) {
	unit := v.unit
	grown := content != v.content && window == v.window
	v.window, v.content = window, content
	room := window.Inset(v.Margin)
	v.unit = min(room.W/content.W, room.H/content.H)
	switch {
	case v.camera.zoom == 0:
		v.camera = v.all()
	case grown && v.camera.zoom > 1: // if content was added, the visible content must not move
		v.camera.zoom *= unit / v.unit
	}
	v.camera = v.clamped(v.camera)
}

// all returns the camera position that shows the whole content.
func (v *Viewport) all() camera { return camera{1, v.content.Center()} }

// clamped returns the allowed camera position that is nearest to l. Allowed positions show nothing
// outside [Viewport.Cover], and their zoom is at most the maximum.
func (v *Viewport) clamped(l camera) camera {
	most := v.MaxZoom
	if most == 0 {
		most = defaultMaxZoom
	}
	l.zoom = min(max(l.zoom, 1), most)
	c := v.content.Center()
	slack := (1 - 1/l.zoom) / 2 / v.unit
	l.middle.X = min(max(l.middle.X, c.X-v.window.W*slack), c.X+v.window.W*slack)
	l.middle.Y = min(max(l.middle.Y, c.Y-v.window.H*slack), c.Y+v.window.H*slack)
	return l
}

// Window returns the window in design units.
func (v *Viewport) Window() geom.Rect { return v.window }

// Zoom returns the current zoom, at least 1. At 1 the whole content is visible.
func (v *Viewport) Zoom() float64 { return v.camera.zoom }

// ShowsAll reports whether the whole content is visible, or will be when the view comes to rest.
func (v *Viewport) ShowsAll() bool { return v.goal().zoom == 1 }

// Scale returns the current number of design units per content unit.
func (v *Viewport) Scale() float64 { return v.unit * v.camera.zoom }

// At converts a content point to design units.
func (v *Viewport) At(p geom.Point) geom.Point { return v.at(v.camera, p) }

func (v *Viewport) at(l camera, p geom.Point) geom.Point {
	c, k := v.window.Center(), v.unit*l.zoom
	return geom.Point{X: c.X + (p.X-l.middle.X)*k, Y: c.Y + (p.Y-l.middle.Y)*k}
}

// Point converts a point in design units to a content point. It is the inverse of [Viewport.At].
func (v *Viewport) Point(p geom.Point) geom.Point { return v.point(v.camera, p) }

func (v *Viewport) point(l camera, p geom.Point) geom.Point {
	c, k := v.window.Center(), v.unit*l.zoom
	return geom.Point{X: l.middle.X + (p.X-c.X)/k, Y: l.middle.Y + (p.Y-c.Y)/k}
}

// Rect converts a content rectangle to design units.
func (v *Viewport) Rect(r geom.Rect) geom.Rect {
	a := v.At(geom.Point{X: r.X, Y: r.Y})
	return geom.R(a.X, a.Y, r.W*v.Scale(), r.H*v.Scale())
}

// Cover returns the content rectangle that fills the window when the whole content is shown: the
// content and the space around it. The viewport never shows anything outside that rectangle.
func (v *Viewport) Cover() geom.Rect {
	return geom.Around(v.content.Center(), v.window.W/v.unit, v.window.H/v.unit)
}

// VisiblePart returns the part of a rectangle, in design units, that is inside the window. It is
// empty if the rectangle's centre is outside the window.
func (v *Viewport) VisiblePart(r geom.Rect) geom.Rect {
	w := v.window
	if !w.Inset(-visibleMargin).Has(r.Center()) {
		return geom.Rect{}
	}
	x, y := max(r.X, w.X), max(r.Y, w.Y)
	return geom.R(x, y, min(r.Right(), w.Right())-x, min(r.Bottom(), w.Bottom())-y)
}

// visibleMargin is the distance in design units by which the centre of a rectangle may be outside
// the window while the rectangle still counts as visible.
const visibleMargin = 4

// Show moves the camera, without animation, to the given zoom, with the content point middle in the
// middle of the window. Both are limited so that nothing outside [Viewport.Cover] is visible.
func (v *Viewport) Show(zoom float64, middle geom.Point) {
	v.stop()
	v.camera = v.clamped(camera{zoom, middle})
}

// zoomed returns the camera position l, zoomed by factor. at is the point, in design units, at
// which the content stays in place; if it is outside the window, the content in the middle stays in
// place.
func (v *Viewport) zoomed(l camera, at geom.Point, factor float64) camera {
	if !v.window.Has(at) {
		at = v.window.Center()
	}
	held := v.point(l, at)
	l = v.clamped(camera{l.zoom * factor, l.middle})
	now := v.point(l, at)
	return v.clamped(camera{l.zoom, l.middle.Add(held.X-now.X, held.Y-now.Y)})
}

// panned returns the camera position l with the content moved by dx and dy design units.
func (v *Viewport) panned(l camera, dx, dy float64) camera {
	k := v.unit * l.zoom
	return v.clamped(camera{l.zoom, l.middle.Add(-dx/k, -dy/k)})
}

// Draw draws the content from a cached picture while the view moves. all is a function that draws
// the whole content; it is called once per movement to make that picture. While the view rests,
// Draw does nothing.
func (v *Viewport) Draw(p *paint.Canvas, all func(*paint.Canvas)) {
	if !v.Moving() {
		return
	}
	r := v.Rect(v.Cover())
	if v.picture.Empty() {
		v.picture.Take(p, r, all)
	}
	p.Clip(v.window, func() { v.picture.Draw(p, r) })
}

// Invalidate must be called when the content looks different. It drops the cached picture.
func (v *Viewport) Invalidate() { v.picture.Drop() }
