package stage

import (
	"image"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// DecisionScene is a scene with a part that must always be visible in a phone's window: a decision
// with its price and its buttons.
type DecisionScene interface {
	// Decision returns that part in design units. If it is empty, the whole scene is shown.
	Decision() geom.Rect
}

// PhoneScene is a scene with its own layout for a phone's window. If the layout is higher than the
// window, the player scrolls it.
type PhoneScene interface {
	// MinHeight returns the minimum height of the layout at the width of l, in design units; 0 for
	// the height of the window.
	MinHeight(l ui.Layout) float64
}

// SplitScene is a scene that splits a phone's window itself: into the stage, a rectangle that shows
// a region of the scene and can be panned and zoomed, and a fixed shell around it. The contents of
// the shell are in the scene at [ui.Layout.Glass].
type SplitScene interface {
	// PhoneSplit returns the current split, or false if the window shows the whole scene.
	PhoneSplit() (PhoneSplit, bool)
}

// PhoneSplit describes how a phone's window is split.
type PhoneSplit struct {
	Stage    geom.Rect   // the rectangle that can be panned, in the units of [ui.Layout.Glass]
	Region   geom.Rect   // the region of the scene shown there; if empty, the scene is not moved under the stage
	MinScale float64     // minimum size of a unit in device-independent pixels; 0 for the size that text needs
	Focus    geom.Rect   // the part to bring into view when the region is shown, empty for none
	Version  int         // changes whenever the region is to be shown from its start position
	Bounds   geom.Rect   // additional bounds for panning, besides the scene's own area
	Regions  []geom.Rect // all regions of the scene: neighbours in a column are preferred to empty space beyond them
}

// Sizes of a phone's window, in device-independent pixels.
const (
	phoneSide      = 480  // a window whose shorter side is below this is a phone's
	phoneTouched   = 600  // the same limit on a device used by touch
	phoneMin       = 200  // below this the window is too small to play
	phoneDrag      = 8    // a finger that moves further drags instead of pressing
	decisionWidth  = 0.36 // maximum share of the decision in the width of a landscape window
	decisionHeight = 0.42 // maximum share of the decision in the height of a portrait window
	slideStops     = 0.3  // a slide below this speed per tick stops
	slideKeeps     = 0.94 // part of the speed of a slide that remains after a tick
)

// Sizes of a design unit in a phone's window, in device-independent pixels.
const (
	nearUnit = 1.0 // text of 12 units is 12 pixels high
	maxUnit  = 2.6
)

// tallSheet is the height of the layout of a scene that has no layout for phones, in design units.
const tallSheet = 1160

// viewport is the camera of a phone's window. The decision is in a fixed part of the window at a
// size that can be read and pressed. The rest, the stage, shows the scene and can be panned with
// one finger and zoomed with two. Positions of the input are converted, so that scenes receive them
// as if the whole scene were visible.
type viewport struct {
	on          bool
	touchUsed   bool        // touch has been used
	touchLifted bool        // and the finger was lifted
	zoom        float64     // zoom factor of the browser
	base        paint.View  // the view that shows the whole scene
	content     geom.Rect   // of the scene, design units
	phoneLayout bool        // the layout is for a phone and is never zoomed out
	stage       geom.Rect   // the part of the window that can be panned, pixels
	decision    geom.Rect   // the part of the window with the decision, empty for none, pixels
	view        paint.View  // view of the stage
	fixedView   paint.View  // view of the decision and the shell
	unit        float64     // pixels per device-independent pixel
	scene       Scene       // the scene that is shown
	split       bool        // the window is split
	version     int         // version of the nodes that seek has handled
	shell       bool        // the scene splits the window itself
	fixed       bool        // the stage shows the scene in place and cannot be moved
	turn        int         // version of the region shown
	place       geom.Rect   // the region shown
	places      []geom.Rect // all regions of the scene
	keepView    bool        // the scene chose what is in view, so seek does nothing
	window      geom.Rect   // pixels

	held      bool    // a finger or the mouse button is down
	heldFixed bool    // it went down outside the stage
	moving    bool    // it pans the stage
	x, y      float64 // where it went down
	lx, ly    float64 // its position in the last tick
	vx, vy    float64 // speed of the stage after the finger was lifted, pixels per tick
	ticks     int     // since the still picture was painted
	painted   paint.View
}

// handheld reports whether a window of w by h pixels is a phone's, with the given number of pixels
// per device-independent pixel.
func (n *viewport) handheld(w, h int, pixels float64) bool {
	short := float64(min(w, h)) / pixels * max(n.zoom, 1) // the browser's zoom does not make the window smaller
	return short < phoneSide || n.touchLifted && short < phoneTouched
}

// layoutOf returns the layout of a scene in the window.
func (d *SceneStack) layoutOf(s Scene) ui.Layout {
	l := d.layout
	if !d.viewport.on {
		return l
	}
	phone := func(high float64) ui.Layout {
		p := ui.NewPhone(l.PixelW, l.PixelH, d.pixels, high, d.coveredInsets())
		p.View.Text = l.View.Text
		return p
	}
	if h, ok := s.(PhoneScene); ok {
		return phone(h.MinHeight(phone(0)))
	}
	if _, ok := s.(SplitScene); ok {
		return l.WithGlass(d.pixels, d.coveredInsets())
	}
	if _, ok := s.(DecisionScene); ok {
		return l
	}
	p := phone(tallSheet)
	if p.Portrait { // it can be panned in both directions
		wide := ui.NewLayout(800, tallSheet)
		wide.View = paint.View{Scale: d.pixels, Text: l.View.Text,
			X: math.Round((float64(l.PixelW) - wide.W*d.pixels) / 2), Y: d.coveredInsets().Top}
		wide.PixelW, wide.PixelH = l.PixelW, l.PixelH
		return wide
	}
	return p
}

// fit updates the viewport to the scene on top and its layout, if the window is a phone's. Whether
// it is a phone's depends on the window only, since the scene may still have the layout of the
// previous window size.
func (n *viewport) fit(s Scene, l ui.Layout, pixels float64) {
	if !n.on {
		return
	}
	shell, shelled := PhoneSplit{}, false
	if x, ok := s.(SplitScene); ok {
		shell, shelled = x.PhoneSplit()
	}
	var ask geom.Rect
	if h, ok := s.(DecisionScene); ok && !shelled {
		ask = h.Decision()
	}
	parted := shelled || !ask.Empty()
	fresh := n.scene != s || n.split != parted || n.base != l.View || shelled && n.turn != shell.Version
	n.scene, n.split, n.base, n.content, n.unit, n.phoneLayout = s, parted, l.View, l.Area(), pixels, l.Phone
	n.window, n.shell, n.turn, n.fixed = geom.R(0, 0, float64(l.PixelW),
		float64(l.PixelH)), shelled, shell.Version, false
	if l.Phone {
		n.content = l.Full
	}
	if shelled {
		if !shell.Bounds.Empty() {
			n.content = n.content.Union(shell.Bounds)
		}
		n.partShell(l, shell)
	} else {
		n.part(ask, l)
	}
	if !fresh {
		n.view.Text = l.View.Text
		if n.fixed {
			n.view = n.fixedView
		}
		n.clamp()
		return
	}
	n.version, n.held, n.moving, n.keepView, n.vx, n.vy = -1, false, false, false, 0, 0
	switch {
	case n.fixed:
		n.view = n.fixedView
	case shelled:
		n.show(shell, max(shell.MinScale, nearUnit))
	default:
		n.view = l.View
		if n.split && !l.Phone {
			n.view.Scale = max(n.least(), nearUnit*pixels)
		}
		if seen := s.Base().seen; seen.Scale > 0 && n.phoneLayout && seen.MinLetters == n.view.MinLetters {
			n.view = seen // restore the view from before another scene was opened
		}
	}
	n.clamp()
}

// partShell splits the window as a scene requests.
func (n *viewport) partShell(l ui.Layout, s PhoneSplit) {
	n.fixedView = l.GlassView
	n.stage = geom.R((s.Stage.X-l.Glass.X)*n.unit, (s.Stage.Y-l.Glass.Y)*n.unit, s.Stage.W*n.unit, s.Stage.H*n.unit)
	n.decision, n.fixed, n.place, n.places = geom.Rect{}, s.Region.Empty(), s.Region, s.Regions
}

// show sets the view of the stage to a region of the scene: as large as the stage allows, but at
// least at the scale least, in device-independent pixels per unit. If the region does not fit, the
// view starts at its upper left corner, or shows the part that has to be in view.
func (n *viewport) show(s PhoneSplit, least float64) {
	r, near := s.Region, s.Focus
	n.view = paint.View{Scale: max(n.stage.W/r.W, least*n.unit), Text: n.base.Text}
	if high := n.stage.H / r.H; high < n.view.Scale {
		n.view.Scale = max(high, least*n.unit)
	}
	n.view.Scale = min(n.view.Scale, maxUnit*n.unit)
	mid := n.stage.Center()
	c := n.among(geom.Point{X: r.X, Y: r.Y}, r, s.Regions) // a region larger than the stage is shown from its corner
	if n.keepView = !near.Empty(); n.keepView {
		n.view.X, n.view.Y = mid.X-c.X*n.view.Scale, mid.Y-c.Y*n.view.Scale
		if seen := geom.R(n.view.X+near.X*n.view.Scale, n.view.Y+near.Y*n.view.Scale, near.W*n.view.Scale,
			near.H*n.view.Scale); seen.Within(n.stage) {
			return
		}
		c = n.among(near.Center(), r, s.Regions)
	}
	n.view.X, n.view.Y = mid.X-c.X*n.view.Scale, mid.Y-c.Y*n.view.Scale
}

// among is like within for a region among others: the regions above and below it are shown before
// empty space.
func (n *viewport) among(c geom.Point, place geom.Rect, places []geom.Rect) geom.Point {
	c = n.within(c, place)
	hull := place
	for _, r := range places {
		if half := n.stage.W / n.view.Scale / 2; r.X < c.X+half && r.Right() > c.X-half {
			hull = geom.Hull(hull, r)
		}
	}
	c.Y = n.within(c, hull).Y
	return c
}

// within returns the point nearest to c that can be the centre of the stage without showing more
// around a region than necessary.
func (n *viewport) within(c geom.Point, place geom.Rect) geom.Point {
	hold := func(at, from, size, seen float64) float64 {
		if size <= seen {
			return from + size/2
		}
		return min(max(at, from+seen/2), from+size-seen/2)
	}
	return geom.Point{
		X: hold(c.X, place.X, place.W, n.stage.W/n.view.Scale), Y: hold(c.Y, place.Y, place.H, n.stage.H/n.view.Scale),
	}
}

// part splits the window: the decision is at the bottom, or at the right of a landscape window.
func (n *viewport) part(ask geom.Rect, l ui.Layout) {
	w, h := n.window.W, n.window.H
	n.stage, n.decision = n.window, geom.Rect{}
	if ask.Empty() {
		return
	}
	ask = ask.Inset(-6)
	scale := w / ask.W
	if w > h {
		wide := w * decisionWidth
		scale = min(wide/ask.W, h/ask.H)
		n.stage.W, n.decision = w-wide, geom.R(w-wide, 0, wide, h)
	} else {
		scale = min(scale, h*decisionHeight/ask.H)
		high := math.Ceil(ask.H * scale)
		if l.Phone { // the system's bars cover the lower edge
			high += (l.Full.Bottom() - l.H) * l.View.Scale
		}
		n.stage.H, n.decision = h-high, geom.R(0, h-high, w, high)
	}
	n.fixedView = paint.View{Scale: scale, Text: n.base.Text, MinLetters: n.base.MinLetters * n.base.Scale / scale}
	n.fixedView.X = math.Round(n.decision.Center().X - ask.Center().X*scale)
	n.fixedView.Y = math.Round(n.decision.Y - ask.Y*scale)
	if !l.Phone {
		n.fixedView.Y = math.Round(n.decision.Bottom() - ask.Bottom()*scale)
	}
}

// least returns the scale at which the whole scene is visible on the stage.
func (n *viewport) least() float64 {
	if n.phoneLayout && !n.shell {
		return n.base.Scale
	}
	return min(n.stage.W/n.content.W, n.stage.H/n.content.H)
}

// clamp limits the view, so that the scene covers the stage or is centred in it.
func (n *viewport) clamp() {
	if n.fixed {
		return
	}
	n.view.Scale = min(max(n.view.Scale, n.least()), max(n.least(), maxUnit*n.unit))
	hold := func(at, scale, size, from, room float64) float64 {
		if size*scale <= room {
			return math.Round(from + (room-size*scale)/2)
		}
		return math.Round(min(max(at, from+room-size*scale), from))
	}
	n.view.X = hold(n.view.X, n.view.Scale, n.content.W, n.stage.X, n.stage.W)
	n.view.Y = hold(n.view.Y, n.view.Scale, n.content.H, n.stage.Y, n.stage.H)
}

// near reports whether the stage shows only a part of the scene, so that a drag pans it.
func (n *viewport) near() bool {
	return !n.fixed && (n.content.W*n.view.Scale > n.stage.W*1.01 || n.content.H*n.view.Scale > n.stage.H*1.01)
}

// handleInput pans and zooms the stage, and converts the input for the scene to positions in the
// view of the whole scene.
func (n *viewport) handleInput(in *ui.Input, root *ui.Root) {
	n.touchUsed = n.touchUsed || in.Touch
	if n.touchUsed && !in.Pressed && !in.Down && !in.Release { // the layout must not change while a finger is down
		n.touchLifted = true
	}
	if !n.on {
		return
	}
	if in.Pressed { // a press stops the slide
		n.vx, n.vy = 0, 0
	}
	n.slide()
	if in.Pressed {
		at := geom.Point{X: in.X, Y: in.Y}
		n.held, n.moving = true, false
		n.heldFixed = n.beside(at) || root.SliderAt(n.view.ToUnit(in.X, in.Y))
		n.x, n.y, n.lx, n.ly = in.X, in.Y, in.X, in.Y
	}
	beside := n.beside(geom.Point{X: n.x, Y: n.y})
	switch {
	case in.Pinch != 0:
		n.pinch(in)
	case n.held && in.Down && !n.heldFixed:
		n.drag(in)
	}
	n.lx, n.ly = in.X, in.Y
	lost := n.moving // a drag that pans the stage is not a press
	if in.Release || !in.Down {
		n.held, n.moving = false, false
	}
	v := n.view
	if n.held && beside || !n.held && n.beside(geom.Point{X: in.X, Y: in.Y}) {
		v = n.fixedView
	}
	in.X, in.Y = n.base.ToPixel(v.ToUnit(in.X, in.Y))
	if lost {
		in.Pressed, in.Down, in.Release = false, false, false
	}
}

// drag pans the stage with a finger.
func (n *viewport) drag(in *ui.Input) {
	if !n.moving && n.near() && math.Hypot(in.X-n.x, in.Y-n.y) > phoneDrag*n.unit {
		n.moving = true
	}
	if n.moving {
		n.vx, n.vy = (n.vx+in.X-n.lx)/2, (n.vy+in.Y-n.ly)/2
		n.view.X, n.view.Y = n.view.X+in.X-n.lx, n.view.Y+in.Y-n.ly
		n.clamp()
	}
}

// slide lets the stage slide on after the finger was lifted, slower with every tick.
func (n *viewport) slide() {
	if n.held || n.vx == 0 && n.vy == 0 {
		return
	}
	if math.Hypot(n.vx, n.vy) < slideStops*n.unit {
		n.vx, n.vy = 0, 0
		return
	}
	n.view.X, n.view.Y = math.Round(n.view.X+n.vx), math.Round(n.view.Y+n.vy)
	n.vx, n.vy = n.vx*slideKeeps, n.vy*slideKeeps
	n.clamp()
}

// beside reports whether a point of the window is in its fixed part, outside the stage.
func (n *viewport) beside(at geom.Point) bool {
	if n.shell {
		return n.fixed || !n.stage.Has(at)
	}
	return n.decision.Has(at)
}

// pinch zooms the stage around the point between two fingers.
func (n *viewport) pinch(in *ui.Input) {
	if n.fixed || n.beside(geom.Point{X: in.PinchX, Y: in.PinchY}) {
		in.Pinch = 0
		return
	}
	mid := n.view.ToUnit(in.PinchX, in.PinchY)
	n.view.Scale *= in.Pinch
	n.clamp()
	n.view.X, n.view.Y = in.PinchX-mid.X*n.view.Scale, in.PinchY-mid.Y*n.view.Scale
	n.clamp()
	n.held, n.moving, n.heldFixed = true, true, false
	in.Pinch = 0
}

// seek pans the stage to a node with a legal move, if there is one and none is in view.
func (n *viewport) seek(root *ui.Root) {
	if !n.on || !n.split || n.fixed || n.held || n.keepView || root.Version() == n.version {
		return
	}
	n.version = root.Version()
	var first *ui.Node
	for i := range root.Nodes {
		d := &root.Nodes[i]
		if d.Role != "move" || !d.Enabled() || n.decides(d.Rect) || n.shell && !n.place.Has(d.Rect.Center()) {
			continue
		}
		x, y := n.view.ToPixel(d.Rect.Center())
		if n.stage.Has(geom.Point{X: x, Y: y}) {
			return
		}
		if first == nil {
			first = d
		}
	}
	if first == nil {
		return
	}
	c, mid := first.Rect.Center(), n.stage.Center()
	if n.shell {
		c = n.among(c, n.place, n.places)
	}
	n.view.X, n.view.Y = mid.X-c.X*n.view.Scale, mid.Y-c.Y*n.view.Scale
	n.clamp()
}

// decides reports whether the centre of r is shown in the fixed part of the window.
func (n *viewport) decides(r geom.Rect) bool {
	x, y := n.fixedView.ToPixel(r.Center())
	at := geom.Point{X: x, Y: y}
	if n.shell {
		return n.window.Has(at) && n.beside(at)
	}
	return n.decision.Has(at)
}

// viewOf returns the view in which a rectangle of the scene is shown: the fixed one if it is shown
// there.
func (n *viewport) viewOf(r geom.Rect) paint.View {
	if n.decides(r) {
		return n.fixedView
	}
	return n.view
}

// pane is a part of a window and its view.
type pane struct {
	at   geom.Rect // pixels
	view paint.View
}

// panes returns the parts of the window.
func (n *viewport) panes() []pane {
	out := []pane{{n.stage, n.view}}
	for _, r := range n.sides() {
		out = append(out, pane{r, n.fixedView})
	}
	return out
}

// sides returns the fixed parts of the window, around the stage.
func (n *viewport) sides() (out []geom.Rect) {
	if !n.shell {
		if !n.decision.Empty() {
			out = append(out, n.decision)
		}
		return out
	}
	s, w := n.stage, n.window
	for _, r := range []geom.Rect{
		geom.R(0, 0, w.W, s.Y), geom.R(0, s.Bottom(), w.W, w.H-s.Bottom()),
		geom.R(0, s.Y, s.X, s.H), geom.R(s.Right(), s.Y, w.W-s.Right(), s.H),
	} {
		if r.W >= 1 && r.H >= 1 {
			out = append(out, r)
		}
	}
	return out
}

// each calls draw with a pen for each part of the window: once unless the window is a phone's.
func (d *SceneStack) each(dst *ebiten.Image, draw func(p *paint.Canvas)) {
	if !d.viewport.on {
		p := d.usePen(dst)
		draw(p)
		p.Flush()
		return
	}
	for _, a := range d.viewport.panes() {
		p := d.usePen(dst)
		if part := partOf(dst, a.at); part != nil {
			p.Reset(part, a.view)
			draw(p)
			p.Flush()
		}
	}
	d.usePen(dst)
}

// partOf returns a part of a picture.
func partOf(m *ebiten.Image, r geom.Rect) *ebiten.Image {
	part, _ := m.SubImage(image.Rect(int(r.X), int(r.Y), int(math.Ceil(r.Right())),
		int(math.Ceil(r.Bottom())))).(*ebiten.Image)
	return part
}

// overlay returns the layout of things drawn above all scenes. In a phone's window its unit is a
// device-independent pixel.
func (d *SceneStack) overlay() ui.Layout {
	l, u := d.layout, d.viewport.unit
	if d.viewport.on {
		l.View = paint.View{Scale: u, Text: l.View.Text}
		l.Full = geom.R(0, 0, float64(l.PixelW)/u, float64(l.PixelH)/u)
	}
	return l
}

// drawSeam draws the border between the stage and the decision.
func (d *SceneStack) drawSeam(dst *ebiten.Image) {
	n := &d.viewport
	if !n.on || n.decision.Empty() || n.shell {
		return
	}
	p := d.usePen(dst)
	p.Reset(dst, paint.View{Scale: n.unit})
	r := geom.R(n.decision.X/n.unit, n.decision.Y/n.unit, n.decision.W/n.unit, n.decision.H/n.unit)
	shade, edge := geom.R(r.X, r.Y-5, r.W, 5), geom.R(r.X, r.Y-1, r.W, 2)
	if n.decision.X > 0 {
		shade, edge = geom.R(r.X-5, r.Y, 5, r.H), geom.R(r.X-1, r.Y, 2, r.H)
	}
	p.Rect(shade, 0, theme.Alpha(theme.Shadow, 0.4))
	p.Rect(edge, 0, theme.Brass)
	p.Flush()
	d.usePen(dst)
}

// repaints is the number of ticks between two paintings of the still picture while a finger moves
// it.
const repaints = 8

// follow requests a new still picture after the stage was moved. While a finger moves the stage,
// the old picture is moved along.
func (n *viewport) follow(b *SceneBase) {
	n.ticks++
	if n.on && n.view != n.painted && (!n.held || n.ticks >= repaints) {
		b.repaint = true
	}
}

// show draws the still picture, moved and scaled to the current view of the stage.
func (d *SceneStack) show(screen *ebiten.Image) {
	n := &d.viewport
	if !n.on || n.view == n.painted {
		screen.DrawImage(d.still, nil)
		return
	}
	screen.Fill(theme.WalnutLo)
	var o ebiten.DrawImageOptions
	by := n.view.Scale / n.painted.Scale
	o.GeoM.Translate(-n.painted.X, -n.painted.Y)
	o.GeoM.Scale(by, by)
	o.GeoM.Translate(n.view.X, n.view.Y)
	partOf(screen, n.stage).DrawImage(partOf(d.still, n.stage), shifted(&o, n.stage))
	for _, r := range n.sides() {
		o.GeoM.Reset()
		partOf(screen, r).DrawImage(partOf(d.still, r), shifted(&o, r))
	}
}

// shifted returns options for drawing a part of a picture at the position of that part.
func shifted(o *ebiten.DrawImageOptions, r geom.Rect) *ebiten.DrawImageOptions {
	g := o.GeoM
	o.GeoM.Reset()
	o.GeoM.Translate(math.Trunc(r.X), math.Trunc(r.Y))
	o.GeoM.Concat(g)
	return o
}

// over returns the position of a rectangle of the scene in the window, in device-independent
// pixels.
func (n *viewport) over(r geom.Rect) geom.Rect {
	v := n.viewOf(r)
	x, y := v.ToPixel(geom.Point{X: r.X, Y: r.Y})
	k := v.Scale / n.unit
	return geom.R(x/n.unit, y/n.unit, r.W*k, r.H*k)
}

// drawOver draws the tooltip above all parts of a phone's window.
func (d *SceneStack) drawOver(dst *ebiten.Image, b *SceneBase) {
	if !d.viewport.on {
		return
	}
	p := d.usePen(dst)
	p.Reset(dst, d.overlay().View)
	b.Root.DrawOver(p)
	p.Flush()
	d.usePen(dst)
}
