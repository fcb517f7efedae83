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

// Handheld is a scene that says what is always in view in the window of a phone: a decision, with what it costs and the
// buttons that make it.
type Handheld interface {
	// Decision is where that lies, in design units, empty for nowhere now: then the whole scene is shown at once.
	Decision() geom.Rect
}

// Handy is a scene with an arrangement of its own for the window of a phone, over which one moves up and down where it is higher
// than what is seen at once.
type Handy interface {
	// High is how high it is at least when it is so wide, design units; 0 leaves it to the window.
	High(l ui.Layout) float64
}

// Shelled is a scene that parts the window of a phone itself: round the stage, on which one place of it is seen at a time, lies a
// shell that does not move. What the shell shows lies in the scene at [ui.Layout.Glass], which is seen as the window is.
type Shelled interface {
	// Shell is how the window is parted now, false for a window that shows the whole scene.
	Shell() (Shell, bool)
}

// Shell is how a window is parted.
type Shell struct {
	Stage geom.Rect   // the part that can be moved over, in the units of [ui.Layout.Glass]
	Show  geom.Rect   // the place of the scene that is shown there, empty where what lies at the stage itself is shown
	Least float64     // how large a unit of it is at least, in device-independent pixels; 0 is as letters need it
	Near  geom.Rect   // what of it is to be in view when it is shown anew, empty for nothing in particular
	Turn  int         // changes whenever it is to be shown anew
	All   geom.Rect   // what can be moved over beside the scene's own area
	Among []geom.Rect // the places of the scene: beyond those above and below no more is shown than has to be
}

// Sizes of a phone's window, in device-independent pixels.
const (
	phoneSide    = 480  // windows whose shorter side is below it are a phone's
	phoneTouched = 600  // as long, where a finger is used
	phoneLeast   = 200  // below it nobody can play
	phoneDrag    = 8    // a finger that goes further drags and does not press
	slipShare    = 0.36 // of the window's longer side that the decision has at most, when the window lies on its side
	slipHigh     = 0.42 // of its height, when it stands
	slideStops   = 0.3  // a slide slower than so many device-independent pixels a tick is over
	slideKeeps   = 0.94 // of its speed in a tick
)

// Sizes of a design unit in a phone's window, in device-independent pixels.
const (
	nearUnit = 1.0 // letters of twelve units have twelve pixels
	mostUnit = 2.6
)

// tallSheet is how high a scene that knows of no phones is laid out, design units.
const tallSheet = 1160

// lens is how a phone's window sees a scene. The decision lies in a part of the window of its own, at a size that can be read and
// pressed, and over the rest one moves with a finger and looks closer with two. Scenes hear what hands do as if the whole scene
// were seen at once.
type lens struct {
	on      bool
	finger  bool        // one has been used
	touched bool        // it has been lifted
	zoom    float64     // how much the browser enlarges its pages
	base    paint.View  // as if the whole scene were seen
	area    geom.Rect   // of the scene, design units
	phone   bool        // it is arranged for a phone, and never seen from further away
	stage   geom.Rect   // the part of the window that can be moved over, pixels
	slip    geom.Rect   // that of the decision, empty where there is none
	at      paint.View  // of the stage
	still   paint.View  // of the decision
	unit    float64     // pixels per device-independent pixel
	scene   Scene       // the one that is seen
	parted  bool        // it has a decision
	version int         // of its nodes, when they were looked through last
	shell   bool        // the scene parts the window itself
	fixed   bool        // the stage shows what lies there itself
	turn    int         // of the place that the stage shows
	place   geom.Rect   // that place
	places  []geom.Rect // all of the scene
	kept    bool        // what is in view was asked for: no place for a move is sought
	window  geom.Rect   // pixels

	held    bool    // a finger or the button is down
	inSlip  bool    // it went down on the decision
	moving  bool    // it moves the stage
	x, y    float64 // where it went down
	lx, ly  float64 // where it was in the last tick
	vx, vy  float64 // how fast the stage slides on, pixels a tick
	ticks   int     // since what is seen was painted
	painted paint.View
}

// handheld reports whether a window of so many pixels is a phone's.
func (n *lens) handheld(w, h int, pixels float64) bool {
	short := float64(min(w, h)) / pixels * max(n.zoom, 1) // who has pages enlarged has not made the window smaller
	return short < phoneSide || n.touched && short < phoneTouched
}

// layoutOf is how a scene is laid out in the window.
func (d *Director) layoutOf(s Scene) ui.Layout {
	l := d.layout
	if !d.lens.on {
		return l
	}
	phone := func(high float64) ui.Layout {
		p := ui.NewPhone(l.PixelW, l.PixelH, d.pixels, high, d.covered())
		p.View.Text = l.View.Text
		return p
	}
	if h, ok := s.(Handy); ok {
		return phone(h.High(phone(0)))
	}
	if _, ok := s.(Shelled); ok {
		return l.Handheld(d.pixels, d.covered())
	}
	if _, ok := s.(Handheld); ok {
		return l
	}
	p := phone(tallSheet)
	if p.Slender { // it is moved over in both directions
		wide := ui.NewLayout(800, tallSheet)
		wide.View = paint.View{Scale: d.pixels, Text: l.View.Text, X: math.Round((float64(l.PixelW) - wide.W*d.pixels) / 2), Y: d.covered().Top}
		wide.PixelW, wide.PixelH = l.PixelW, l.PixelH
		return wide
	}
	return p
}

// fit sees to it that the lens, where it is on, shows the scene on top in a window. Whether it is on hangs on the window and not on the
// scene, which may be laid out for the one of a moment ago.
func (n *lens) fit(s Scene, l ui.Layout, pixels float64) {
	if !n.on {
		return
	}
	shell, shelled := Shell{}, false
	if x, ok := s.(Shelled); ok {
		shell, shelled = x.Shell()
	}
	var ask geom.Rect
	if h, ok := s.(Handheld); ok && !shelled {
		ask = h.Decision()
	}
	parted := shelled || !ask.Empty()
	fresh := n.scene != s || n.parted != parted || n.base != l.View || shelled && n.turn != shell.Turn
	n.scene, n.parted, n.base, n.area, n.unit, n.phone = s, parted, l.View, l.Area(), pixels, l.Phone
	n.window, n.shell, n.turn, n.fixed = geom.R(0, 0, float64(l.PixelW), float64(l.PixelH)), shelled, shell.Turn, false
	if l.Phone {
		n.area = l.Full
	}
	if shelled {
		if !shell.All.Empty() {
			n.area = n.area.Union(shell.All)
		}
		n.partShell(l, shell)
	} else {
		n.part(ask, l)
	}
	if !fresh {
		n.at.Text = l.View.Text
		if n.fixed {
			n.at = n.still
		}
		n.clamp()
		return
	}
	n.version, n.held, n.moving, n.kept, n.vx, n.vy = -1, false, false, false, 0, 0
	switch {
	case n.fixed:
		n.at = n.still
	case shelled:
		n.show(shell, max(shell.Least, nearUnit))
	default:
		n.at = l.View
		if n.parted && !l.Phone {
			n.at.Scale = max(n.least(), nearUnit*pixels)
		}
		if seen := s.Stage().seen; seen.Scale > 0 && n.phone && seen.Least == n.at.Least {
			n.at = seen // one comes back to where one was
		}
	}
	n.clamp()
}

// partShell parts the window as a scene says.
func (n *lens) partShell(l ui.Layout, s Shell) {
	n.still = l.Still
	n.stage = geom.R((s.Stage.X-l.Glass.X)*n.unit, (s.Stage.Y-l.Glass.Y)*n.unit, s.Stage.W*n.unit, s.Stage.H*n.unit)
	n.slip, n.fixed, n.place, n.places = geom.Rect{}, s.Show.Empty(), s.Show, s.Among
}

// show fills the stage with a place of the scene, as near as letters can be read, and with what lies beside it. What of it is to be in view
// lies in the middle.
func (n *lens) show(s Shell, least float64) {
	r, near := s.Show, s.Near
	n.at = paint.View{Scale: max(n.stage.W/r.W, least*n.unit), Text: n.base.Text}
	if high := n.stage.H / r.H; high < n.at.Scale {
		n.at.Scale = max(high, least*n.unit)
	}
	n.at.Scale = min(n.at.Scale, mostUnit*n.unit)
	mid := n.stage.Center()
	c := n.among(geom.Point{X: r.X, Y: r.Y}, r, s.Among) // where it is larger than the stage, it begins there
	if n.kept = !near.Empty(); n.kept {
		n.at.X, n.at.Y = mid.X-c.X*n.at.Scale, mid.Y-c.Y*n.at.Scale
		if seen := geom.R(n.at.X+near.X*n.at.Scale, n.at.Y+near.Y*n.at.Scale, near.W*n.at.Scale, near.H*n.at.Scale); seen.Within(n.stage) {
			return
		}
		c = n.among(near.Center(), r, s.Among)
	}
	n.at.X, n.at.Y = mid.X-c.X*n.at.Scale, mid.Y-c.Y*n.at.Scale
}

// among is within for a place among others: those above and below it are seen before what lies beyond them.
func (n *lens) among(c geom.Point, place geom.Rect, places []geom.Rect) geom.Point {
	c = n.within(c, place)
	hull := place
	for _, r := range places {
		if half := n.stage.W / n.at.Scale / 2; r.X < c.X+half && r.Right() > c.X-half {
			hull = geom.Hull(hull, r)
		}
	}
	c.Y = n.within(c, hull).Y
	return c
}

// within is the point nearest to one that can lie in the middle of the stage without more being seen beside a place than there has to be.
func (n *lens) within(c geom.Point, place geom.Rect) geom.Point {
	hold := func(at, from, size, seen float64) float64 {
		if size <= seen {
			return from + size/2
		}
		return min(max(at, from+seen/2), from+size-seen/2)
	}
	return geom.Point{
		X: hold(c.X, place.X, place.W, n.stage.W/n.at.Scale), Y: hold(c.Y, place.Y, place.H, n.stage.H/n.at.Scale),
	}
}

// part parts the window: the decision below, or at the right of a window that lies on its side.
func (n *lens) part(ask geom.Rect, l ui.Layout) {
	w, h := n.window.W, n.window.H
	n.stage, n.slip = n.window, geom.Rect{}
	if ask.Empty() {
		return
	}
	ask = ask.Inset(-6)
	scale := w / ask.W
	if w > h {
		wide := w * slipShare
		scale = min(wide/ask.W, h/ask.H)
		n.stage.W, n.slip = w-wide, geom.R(w-wide, 0, wide, h)
	} else {
		scale = min(scale, h*slipHigh/ask.H)
		high := math.Ceil(ask.H * scale)
		if l.Phone { // what lies at the lower edge is not the window's
			high += (l.Full.Bottom() - l.H) * l.View.Scale
		}
		n.stage.H, n.slip = h-high, geom.R(0, h-high, w, high)
	}
	n.still = paint.View{Scale: scale, Text: n.base.Text, Least: n.base.Least * n.base.Scale / scale}
	n.still.X = math.Round(n.slip.Center().X - ask.Center().X*scale)
	n.still.Y = math.Round(n.slip.Y - ask.Y*scale)
	if !l.Phone {
		n.still.Y = math.Round(n.slip.Bottom() - ask.Bottom()*scale)
	}
}

// least is the scale at which all of the scene is seen on the stage.
func (n *lens) least() float64 {
	if n.phone && !n.shell {
		return n.base.Scale
	}
	return min(n.stage.W/n.area.W, n.stage.H/n.area.H)
}

// clamp keeps the scene from leaving the stage: it covers it, or lies in its middle.
func (n *lens) clamp() {
	if n.fixed {
		return
	}
	n.at.Scale = min(max(n.at.Scale, n.least()), max(n.least(), mostUnit*n.unit))
	hold := func(at, scale, size, from, room float64) float64 {
		if size*scale <= room {
			return math.Round(from + (room-size*scale)/2)
		}
		return math.Round(min(max(at, from+room-size*scale), from))
	}
	n.at.X = hold(n.at.X, n.at.Scale, n.area.W, n.stage.X, n.stage.W)
	n.at.Y = hold(n.at.Y, n.at.Scale, n.area.H, n.stage.Y, n.stage.H)
}

// near reports whether the stage shows less than the whole scene, so that a finger moves over it.
func (n *lens) near() bool {
	return !n.fixed && (n.area.W*n.at.Scale > n.stage.W*1.01 || n.area.H*n.at.Scale > n.stage.H*1.01)
}

// hand takes what a finger does to the stage, and tells the rest as if the whole scene were seen.
func (n *lens) hand(in *ui.Input, root *ui.Root) {
	n.finger = n.finger || in.Touch
	if n.finger && !in.Pressed && !in.Down && !in.Release { // nothing is laid out anew beneath a finger
		n.touched = true
	}
	if !n.on {
		return
	}
	if in.Pressed { // a finger holds the stage where it is seen
		n.vx, n.vy = 0, 0
	}
	n.slide()
	if in.Pressed {
		at := geom.Point{X: in.X, Y: in.Y}
		n.held, n.moving = true, false
		n.inSlip = n.beside(at) || root.Slides(n.at.ToUnit(in.X, in.Y))
		n.x, n.y, n.lx, n.ly = in.X, in.Y, in.X, in.Y
	}
	beside := n.beside(geom.Point{X: n.x, Y: n.y})
	switch {
	case in.Pinch != 0:
		n.pinch(in)
	case n.held && in.Down && !n.inSlip:
		n.drag(in)
	}
	n.lx, n.ly = in.X, in.Y
	lost := n.moving // what moves the stage presses nothing
	if in.Release || !in.Down {
		n.held, n.moving = false, false
	}
	v := n.at
	if n.held && beside || !n.held && n.beside(geom.Point{X: in.X, Y: in.Y}) {
		v = n.still
	}
	in.X, in.Y = n.base.ToPixel(v.ToUnit(in.X, in.Y))
	if lost {
		in.Pressed, in.Down, in.Release = false, false, false
	}
}

// drag moves the stage with a finger.
func (n *lens) drag(in *ui.Input) {
	if !n.moving && n.near() && math.Hypot(in.X-n.x, in.Y-n.y) > phoneDrag*n.unit {
		n.moving = true
	}
	if n.moving {
		n.vx, n.vy = (n.vx+in.X-n.lx)/2, (n.vy+in.Y-n.ly)/2
		n.at.X, n.at.Y = n.at.X+in.X-n.lx, n.at.Y+in.Y-n.ly
		n.clamp()
	}
}

// slide lets the stage slide on when a finger has let it go, slower and slower.
func (n *lens) slide() {
	if n.held || n.vx == 0 && n.vy == 0 {
		return
	}
	if math.Hypot(n.vx, n.vy) < slideStops*n.unit {
		n.vx, n.vy = 0, 0
		return
	}
	n.at.X, n.at.Y = math.Round(n.at.X+n.vx), math.Round(n.at.Y+n.vy)
	n.vx, n.vy = n.vx*slideKeeps, n.vy*slideKeeps
	n.clamp()
}

// beside reports whether a point of the window lies beside the stage, where nothing moves.
func (n *lens) beside(at geom.Point) bool {
	if n.shell {
		return n.fixed || !n.stage.Has(at)
	}
	return n.slip.Has(at)
}

// pinch brings the stage nearer, or further away, with what lies between two fingers staying there.
func (n *lens) pinch(in *ui.Input) {
	if n.fixed || n.beside(geom.Point{X: in.PinchX, Y: in.PinchY}) {
		in.Pinch = 0
		return
	}
	mid := n.at.ToUnit(in.PinchX, in.PinchY)
	n.at.Scale *= in.Pinch
	n.clamp()
	n.at.X, n.at.Y = in.PinchX-mid.X*n.at.Scale, in.PinchY-mid.Y*n.at.Scale
	n.clamp()
	n.held, n.moving, n.inSlip = true, true, false
	in.Pinch = 0
}

// seek moves the stage to a place where something can be done, if there is such a place and none is in view.
func (n *lens) seek(root *ui.Root) {
	if !n.on || !n.parted || n.fixed || n.held || n.kept || root.Version() == n.version {
		return
	}
	n.version = root.Version()
	var first *ui.Node
	for i := range root.Nodes {
		d := &root.Nodes[i]
		if d.Role != "move" || !d.Enabled() || n.decides(d.Rect) || n.shell && !n.place.Has(d.Rect.Center()) {
			continue
		}
		x, y := n.at.ToPixel(d.Rect.Center())
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
	n.at.X, n.at.Y = mid.X-c.X*n.at.Scale, mid.Y-c.Y*n.at.Scale
	n.clamp()
}

// decides reports whether the middle of r is seen beside the stage.
func (n *lens) decides(r geom.Rect) bool {
	x, y := n.still.ToPixel(r.Center())
	at := geom.Point{X: x, Y: y}
	if n.shell {
		return n.window.Has(at) && n.beside(at)
	}
	return n.slip.Has(at)
}

// view is how a place is seen: beside the stage, where it is seen there.
func (n *lens) view(r geom.Rect) paint.View {
	if n.decides(r) {
		return n.still
	}
	return n.at
}

// pane is a part of a window and what is seen there.
type pane struct {
	at   geom.Rect // pixels
	view paint.View
}

// panes are the parts of the window.
func (n *lens) panes() []pane {
	out := []pane{{n.stage, n.at}}
	for _, r := range n.sides() {
		out = append(out, pane{r, n.still})
	}
	return out
}

// sides are the parts of the window beside the stage.
func (n *lens) sides() (out []geom.Rect) {
	if !n.shell {
		if !n.slip.Empty() {
			out = append(out, n.slip)
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

// each draws a scene for each part of the window: once, where it is no phone's.
func (d *Director) each(dst *ebiten.Image, draw func(p *paint.Pen)) {
	if !d.lens.on {
		p := d.usePen(dst)
		draw(p)
		p.Flush()
		return
	}
	for _, a := range d.lens.panes() {
		p := d.usePen(dst)
		if part := partOf(dst, a.at); part != nil {
			p.Reset(part, a.view)
			draw(p)
			p.Flush()
		}
	}
	d.usePen(dst)
}

// partOf is a part of a picture.
func partOf(m *ebiten.Image, r geom.Rect) *ebiten.Image {
	part, _ := m.SubImage(image.Rect(int(r.X), int(r.Y), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))).(*ebiten.Image)
	return part
}

// overlay is how what lies over all scenes is laid out: in a phone's window a unit of it is a device-independent pixel.
func (d *Director) overlay() ui.Layout {
	l, u := d.layout, d.lens.unit
	if d.lens.on {
		l.View = paint.View{Scale: u, Text: l.View.Text}
		l.Full = geom.R(0, 0, float64(l.PixelW)/u, float64(l.PixelH)/u)
	}
	return l
}

// drawSeam draws the edge of the paper on which the decision stands.
func (d *Director) drawSeam(dst *ebiten.Image) {
	n := &d.lens
	if !n.on || n.slip.Empty() || n.shell {
		return
	}
	p := d.usePen(dst)
	p.Reset(dst, paint.View{Scale: n.unit})
	r := geom.R(n.slip.X/n.unit, n.slip.Y/n.unit, n.slip.W/n.unit, n.slip.H/n.unit)
	shade, edge := geom.R(r.X, r.Y-5, r.W, 5), geom.R(r.X, r.Y-1, r.W, 2)
	if n.slip.X > 0 {
		shade, edge = geom.R(r.X-5, r.Y, 5, r.H), geom.R(r.X-1, r.Y, 2, r.H)
	}
	p.Rect(shade, 0, theme.Alpha(theme.Shadow, 0.4))
	p.Rect(edge, 0, theme.Brass)
	p.Flush()
	d.usePen(dst)
}

// repaints is how often the still picture is painted while a finger moves it, in ticks.
const repaints = 8

// follow asks for a new still picture when the stage was moved. While a finger moves it, the old one goes along.
func (n *lens) follow(b *Board) {
	n.ticks++
	if n.on && n.at != n.painted && (!n.held || n.ticks >= repaints) {
		b.repaint = true
	}
}

// show draws the still picture, moved as far as the stage has been since.
func (d *Director) show(screen *ebiten.Image) {
	n := &d.lens
	if !n.on || n.at == n.painted {
		screen.DrawImage(d.still, nil)
		return
	}
	screen.Fill(theme.WalnutLo)
	var o ebiten.DrawImageOptions
	by := n.at.Scale / n.painted.Scale
	o.GeoM.Translate(-n.painted.X, -n.painted.Y)
	o.GeoM.Scale(by, by)
	o.GeoM.Translate(n.at.X, n.at.Y)
	partOf(screen, n.stage).DrawImage(partOf(d.still, n.stage), shifted(&o, n.stage))
	for _, r := range n.sides() {
		o.GeoM.Reset()
		partOf(screen, r).DrawImage(partOf(d.still, r), shifted(&o, r))
	}
}

// shifted has a part of a picture drawn from where that part begins.
func shifted(o *ebiten.DrawImageOptions, r geom.Rect) *ebiten.DrawImageOptions {
	g := o.GeoM
	o.GeoM.Reset()
	o.GeoM.Translate(math.Trunc(r.X), math.Trunc(r.Y))
	o.GeoM.Concat(g)
	return o
}

// over is where a place of the scene is seen in the window, in device-independent pixels.
func (n *lens) over(r geom.Rect) geom.Rect {
	v := n.view(r)
	x, y := v.ToPixel(geom.Point{X: r.X, Y: r.Y})
	k := v.Scale / n.unit
	return geom.R(x/n.unit, y/n.unit, r.W*k, r.H*k)
}

// drawOver draws the tooltip over all parts of a phone's window.
func (d *Director) drawOver(dst *ebiten.Image, b *Board) {
	if !d.lens.on {
		return
	}
	p := d.usePen(dst)
	p.Reset(dst, d.overlay().View)
	b.Root.DrawOver(p)
	p.Flush()
	d.usePen(dst)
}
