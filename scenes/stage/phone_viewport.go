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

// DecisionScene is a scene with a decision panel (a decision with its price and its buttons) that
// must always be visible in a phone's window.
type DecisionScene interface {
	// Decision returns the rectangle of the decision panel in design units. If it is empty, the
	// whole scene is shown.
	Decision() geom.Rect
}

// PhoneScene is a scene that has its own layout for a phone's window. If the layout is higher than
// the window, the player scrolls it.
type PhoneScene interface {
	// MinHeight returns the minimum height of the layout at the width of l, in design units; 0 for
	// the height of the window.
	MinHeight(l ui.Layout) float64
}

// SplitScene is a scene that defines how a phone's window is split. One part is the stage, a
// rectangle that shows a region of the scene and can be panned and zoomed. The rest is the shell,
// which is fixed. The scene also draws the contents of the shell: it places them in the rectangle
// of the whole window, [ui.Layout.Glass].
type SplitScene interface {
	// PhoneSplit returns how the window is currently split. It returns false if the window is not
	// split and shows the whole scene.
	PhoneSplit() (PhoneSplit, bool)
}

// PhoneSplit describes how a phone's window is split.
type PhoneSplit struct {
	Stage  geom.Rect // the part of the window that can be panned, in the units of [ui.Layout.Glass]
	Region geom.Rect // the region of the scene shown in the stage; if empty, the stage cannot be panned
	// minimum scale in device-independent pixels per unit; smaller values than nearUnit have no
	// effect
	MinScale float64
	Focus    geom.Rect   // the part of the region that must be visible at first, empty for none
	Version  int         // if it changes, the stage shows the region from its start position again
	Bounds   geom.Rect   // area to which panning is limited, in addition to the scene's own area
	Regions  []geom.Rect // all regions of the scene; where Region ends, those above and below it are shown
}

// Sizes of a phone's window in device-independent pixels, and parameters of panning.
const (
	phoneSide      = 480  // a window counts as a phone's if its shorter side is below this
	phoneTouched   = 600  // limit instead of phoneSide on a device that was used by touch
	phoneMin       = 200  // a phone's window is too small to play in if its shorter side is below this
	phoneDrag      = 8    // distance from which a moving finger pans instead of pressing
	decisionWidth  = 0.36 // width of the decision panel as a fraction of a landscape window's width
	decisionHeight = 0.42 // maximum height of the decision panel as a fraction of a portrait window's height
	slideStops     = 0.3  // sliding stops below this speed, in device-independent pixels per tick
	slideKeeps     = 0.94 // factor by which the speed of sliding decreases per tick
)

// Scales in a phone's window, in device-independent pixels per design unit.
const (
	nearUnit = 1.0 // scale at which text with a size of 12 design units is 12 pixels high
	maxUnit  = 2.6
)

// tallSheet is the layout height, in design units, of a scene that has no layout for phones.
const tallSheet = 1160

// viewport is the camera of a phone's window. The decision panel is in a fixed part of the window,
// large enough to be read and pressed. The other part, the stage, shows the scene and can be panned
// with one finger and zoomed with two. The viewport converts the positions of the input, so that
// scenes receive them as if the whole scene were visible.
type viewport struct {
	on        bool
	touchUsed bool // the device has been used by touch
	// a finger was lifted since the first touch, so the layout may change to that of a phone
	touchLifted bool
	zoom        float64     // zoom factor of the browser; 0 means 1
	base        paint.View  // view that shows the whole scene in the window
	content     geom.Rect   // the area of the scene in design units
	phoneLayout bool        // the scene has a layout for phones, which is never zoomed out
	stage       geom.Rect   // the part of the window that can be panned, in pixels
	decision    geom.Rect   // the part of the window with the decision panel, in pixels; empty for none
	view        paint.View  // current view of the scene in the stage
	fixedView   paint.View  // view of the fixed part: the decision panel or the shell
	unit        float64     // pixels per device-independent pixel
	scene       Scene       // the scene that the viewport shows
	split       bool        // the window has a stage and a fixed part
	version     int         // version of the scene's nodes for which the method seek was last called
	shell       bool        // the scene is a SplitScene that currently splits the window
	fixed       bool        // the stage has the same scale and position as the fixed part and cannot be panned
	turn        int         // Version of the PhoneSplit that the stage currently shows
	place       geom.Rect   // Region of the PhoneSplit that is shown
	places      []geom.Rect // Regions of the PhoneSplit that is shown
	keepView    bool        // the scene has chosen the visible part, so the method seek must not pan
	window      geom.Rect   // the whole window in pixels

	held      bool    // a finger or the mouse button is down
	heldFixed bool    // the finger or the mouse button went down outside the stage
	moving    bool    // the finger or the mouse has moved so far that it pans the stage
	x, y      float64 // position in the window, in pixels, where the finger or the mouse button went down
	lx, ly    float64 // position of the finger or the mouse in the window at the last tick, in pixels
	vx, vy    float64 // speed at which the stage slides after the finger was lifted, pixels per tick
	ticks     int     // number of ticks since the still picture was last painted
	painted   paint.View
}

// handheld reports whether a window of w by h pixels counts as a phone's window. pixels is the
// number of pixels per device-independent pixel.
func (n *viewport) handheld(w, h int, pixels float64) bool {
	short := float64(min(w, h)) / pixels * max(n.zoom, 1) // the browser's zoom makes no window smaller
	return short < phoneSide || n.touchLifted && short < phoneTouched
}

// layoutOf returns the layout of scene s in the current window.
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
	if p.Portrait { // the scene is wider than the window and can be panned in both directions
		wide := ui.NewLayout(800, tallSheet)
		wide.View = paint.View{Scale: d.pixels, Text: l.View.Text,
			X: math.Round((float64(l.PixelW) - wide.W*d.pixels) / 2), Y: d.coveredInsets().Top}
		wide.PixelW, wide.PixelH = l.PixelW, l.PixelH
		return wide
	}
	return p
}

// fit updates the viewport to scene s, which is on top, and its layout l. It does nothing if the
// window is not a phone's. It does not use l to decide that, since the scene may still have the
// layout of the previous window size. pixels is the number of pixels per device-independent pixel.
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
			n.view = seen // restore the view in which the scene was left when another scene was opened
		}
	}
	n.clamp()
}

// partShell splits a phone's window into the stage (the part that can be panned) and the fixed
// part, as the split s of a SplitScene describes.
func (n *viewport) partShell(l ui.Layout, s PhoneSplit) {
	n.fixedView = l.GlassView
	n.stage = geom.R((s.Stage.X-l.Glass.X)*n.unit, (s.Stage.Y-l.Glass.Y)*n.unit, s.Stage.W*n.unit, s.Stage.H*n.unit)
	n.decision, n.fixed, n.place, n.places = geom.Rect{}, s.Region.Empty(), s.Region, s.Regions
}

// show makes the stage show the region of the split s at the largest scale at which the whole
// region fits. The scale is never smaller than the parameter least, in device-independent pixels
// per unit. If the region does not fit at this scale, the view starts at the upper left corner of
// the region, or shows the Focus of s if that is not visible there.
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

// among returns the point nearest to c at which the stage (the part of the window that can be
// panned) can be centred. Horizontally the stage stays inside one region, the parameter place.
// Vertically it may also show regions above or below this one, rather than empty space; places has
// all regions.
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

// within returns the point nearest to c at which the stage (the part of the window that can be
// panned) can be centred without showing anything outside a region. The parameter place is the
// region. In a direction in which the region is smaller than the stage, the result is the middle of
// the region.
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

// part splits the window for a DecisionScene: the decision panel gets the lower part, or the right
// part of a landscape window. The parameter ask is the panel's rectangle in the scene; if it is
// empty, the window is not split.
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
		if l.Phone { // the system's bars cover the lower edge of the window
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

// least returns the minimum scale of the view in pixels per unit. It is the scale at which the
// whole scene is visible on the stage. A scene with a layout for phones is never shown smaller than
// at its normal scale.
func (n *viewport) least() float64 {
	if n.phoneLayout && !n.shell {
		return n.base.Scale
	}
	return min(n.stage.W/n.content.W, n.stage.H/n.content.H)
}

// clamp limits the scale and the position of the view, so that the scene covers the stage, or is
// centred in it where it is smaller.
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

// near reports whether the stage shows only a part of the scene, which means that it can be panned.
func (n *viewport) near() bool {
	return !n.fixed && (n.content.W*n.view.Scale > n.stage.W*1.01 || n.content.H*n.view.Scale > n.stage.H*1.01)
}

// handleInput pans and zooms the stage according to the input. It then converts the input's
// positions to positions in the view of the whole scene.
func (n *viewport) handleInput(in *ui.Input, root *ui.Root) {
	n.touchUsed = n.touchUsed || in.Touch
	if n.touchUsed && !in.Pressed && !in.Down && !in.Release { // the layout must not change while a finger is down
		n.touchLifted = true
	}
	if !n.on {
		return
	}
	if in.Pressed { // a press stops the sliding
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

// drag pans the stage with a finger or the mouse.
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

// slide makes the stage slide on after the finger was lifted, more slowly with every tick.
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

// beside reports whether a point of the window is in the fixed part, outside the stage.
func (n *viewport) beside(at geom.Point) bool {
	if n.shell {
		return n.fixed || !n.stage.Has(at)
	}
	return n.decision.Has(at)
}

// pinch zooms the stage around the point between two fingers on it.
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

// seek pans the stage to the first node that makes a legal move, unless such a node is already
// visible. It does so once for each version of the scene's nodes.
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

// decides reports whether the centre of r, a rectangle of the scene, is shown in the fixed part of
// the window with the decision panel, and not on the stage.
func (n *viewport) decides(r geom.Rect) bool {
	x, y := n.fixedView.ToPixel(r.Center())
	at := geom.Point{X: x, Y: y}
	if n.shell {
		return n.window.Has(at) && n.beside(at)
	}
	return n.decision.Has(at)
}

// viewOf returns the view in which rectangle r of the scene is shown: fixedView if it is shown in
// the fixed part of the window, else the view of the stage.
func (n *viewport) viewOf(r geom.Rect) paint.View {
	if n.decides(r) {
		return n.fixedView
	}
	return n.view
}

// pane is a part of the window with the view in which it shows the scene.
type pane struct {
	at   geom.Rect // rectangle of this part in the window, in pixels
	view paint.View
}

// panes returns the stage and the fixed parts of the window.
func (n *viewport) panes() []pane {
	out := []pane{{n.stage, n.view}}
	for _, r := range n.sides() {
		out = append(out, pane{r, n.fixedView})
	}
	return out
}

// sides returns the rectangles of the fixed parts of the window, which surround the stage, in
// pixels.
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

// each calls draw once for each part of the window, with a canvas that is set up for this part. A
// window that is not a phone's has only one part.
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

// partOf returns the part of image m in rectangle r.
func partOf(m *ebiten.Image, r geom.Rect) *ebiten.Image {
	part, _ := m.SubImage(image.Rect(int(r.X), int(r.Y), int(math.Ceil(r.Right())),
		int(math.Ceil(r.Bottom())))).(*ebiten.Image)
	return part
}

// overlay returns the layout for toasts and tooltips, which are drawn above all scenes. In a
// phone's window its unit is a device-independent pixel.
func (d *SceneStack) overlay() ui.Layout {
	l, u := d.layout, d.viewport.unit
	if d.viewport.on {
		l.View = paint.View{Scale: u, Text: l.View.Text}
		l.Full = geom.R(0, 0, float64(l.PixelW)/u, float64(l.PixelH)/u)
	}
	return l
}

// drawSeam draws the border between the stage (the part of the window that can be panned) and the
// decision panel.
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

// repaints is the minimum number of ticks between two repaints of the still picture (the cached
// image of the scene) while a finger moves the stage.
const repaints = 8

// follow requests a repaint of the still picture, the cached image of scene b, if the stage was
// panned or zoomed since it was painted. While a finger moves the stage, it requests one only every
// few ticks; in between, SceneStack.show moves the old picture.
func (n *viewport) follow(b *SceneBase) {
	n.ticks++
	if n.on && n.view != n.painted && (!n.held || n.ticks >= repaints) {
		b.repaint = true
	}
}

// show draws the still picture, the cached image of the scene, on the screen. If the stage has been
// panned or zoomed since the picture was painted, the picture is moved and scaled accordingly.
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

// shifted changes the options o for drawing a whole image, and returns them. With the changed
// options, the part of the image in rectangle r is drawn alone, at the place where it is in the
// whole image.
func shifted(o *ebiten.DrawImageOptions, r geom.Rect) *ebiten.DrawImageOptions {
	g := o.GeoM
	o.GeoM.Reset()
	o.GeoM.Translate(math.Trunc(r.X), math.Trunc(r.Y))
	o.GeoM.Concat(g)
	return o
}

// over returns the rectangle of the window, in device-independent pixels, in which rectangle r of
// the scene is shown.
func (n *viewport) over(r geom.Rect) geom.Rect {
	v := n.viewOf(r)
	x, y := v.ToPixel(geom.Point{X: r.X, Y: r.Y})
	k := v.Scale / n.unit
	return geom.R(x/n.unit, y/n.unit, r.W*k, r.H*k)
}

// drawOver draws the tooltip of a scene above all parts of a phone's window.
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
