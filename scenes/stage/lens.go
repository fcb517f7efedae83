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

// Sizes of a phone's window, in device-independent pixels.
const (
	phoneSide    = 480  // windows whose shorter side is below it are a phone's
	phoneTouched = 600  // as long, where a finger is used
	phoneLeast   = 200  // below it nobody can play
	phoneDrag    = 8    // a finger that goes further drags and does not press
	slipShare    = 0.36 // of the window's longer side that the decision has at most, when the window lies on its side
	slipHigh     = 0.42 // of its height, when it stands
)

// Sizes of a design unit in a phone's window, in device-independent pixels.
const (
	nearUnit = 1.0 // letters of twelve units have twelve pixels
	mostUnit = 2.6
)

// lens is how a phone's window sees a scene. The scene is laid out as in a large window of the same proportions; the decision
// lies in a part of the window of its own, at a size that can be read and pressed, and over the rest one moves with a finger
// and looks closer with two. Scenes know nothing of it: what hands do is told them as if the whole scene were seen at once.
type lens struct {
	on      bool
	touched bool       // a finger has been used
	base    paint.View // as if the whole scene were seen
	area    geom.Rect  // of the scene, design units
	stage   geom.Rect  // the part of the window that can be moved over, pixels
	slip    geom.Rect  // that of the decision, empty where there is none
	at      paint.View // of the stage
	still   paint.View // of the decision
	unit    float64    // pixels per device-independent pixel
	scene   Scene      // the one that is seen
	parted  bool       // it has a decision
	version int        // of its nodes, when they were looked through last

	held    bool    // a finger or the button is down
	inSlip  bool    // it went down on the decision
	moving  bool    // it moves the stage
	x, y    float64 // where it went down
	lx, ly  float64 // where it was in the last tick
	ticks   int     // since what is seen was painted
	painted paint.View
}

// fit sees to it that the lens shows the scene on top in a window.
func (n *lens) fit(s Scene, l ui.Layout, pixels float64) {
	short := float64(min(l.PixelW, l.PixelH)) / pixels
	on := short < phoneSide || n.touched && short < phoneTouched
	if !on {
		n.on = false
		return
	}
	var ask geom.Rect
	if h, ok := s.(Handheld); ok {
		ask = h.Decision()
	}
	fresh := !n.on || n.scene != s || n.parted != !ask.Empty() || n.base != l.View
	n.on, n.scene, n.parted, n.base, n.area, n.unit = true, s, !ask.Empty(), l.View, l.Area(), pixels
	n.part(ask, float64(l.PixelW), float64(l.PixelH))
	if !fresh {
		n.at.Text = l.View.Text
		return
	}
	n.at, n.version, n.held, n.moving = l.View, -1, false, false
	if n.parted {
		n.at.Scale = max(n.least(), nearUnit*pixels)
	}
	n.clamp()
}

// part parts the window: the decision below, or at the right of a window that lies on its side.
func (n *lens) part(ask geom.Rect, w, h float64) {
	n.stage, n.slip = geom.R(0, 0, w, h), geom.Rect{}
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
		n.stage.H, n.slip = h-high, geom.R(0, h-high, w, high)
	}
	n.still = paint.View{Scale: scale, Text: n.base.Text}
	n.still.X = math.Round(n.slip.Center().X - ask.Center().X*scale)
	n.still.Y = math.Round(n.slip.Bottom() - ask.Bottom()*scale)
}

// least is the scale at which all of the scene is seen on the stage.
func (n *lens) least() float64 { return min(n.stage.W/n.area.W, n.stage.H/n.area.H) }

// clamp keeps the scene from leaving the stage: it covers it, or lies in its middle.
func (n *lens) clamp() {
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
func (n *lens) near() bool { return n.at.Scale > n.least()*1.01 }

// hand takes what a finger does to the stage, and tells the rest as if the whole scene were seen.
func (n *lens) hand(in *ui.Input) {
	n.touched = n.touched || in.Touch
	if !n.on {
		return
	}
	if in.Pressed {
		n.held, n.moving, n.inSlip = true, false, n.slip.Has(geom.Point{X: in.X, Y: in.Y})
		n.x, n.y, n.lx, n.ly = in.X, in.Y, in.X, in.Y
	}
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
	if n.held && n.inSlip || !n.held && n.slip.Has(geom.Point{X: in.X, Y: in.Y}) {
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
		n.at.X, n.at.Y = n.at.X+in.X-n.lx, n.at.Y+in.Y-n.ly
		n.clamp()
	}
}

// pinch brings the stage nearer, or further away, with what lies between two fingers staying there.
func (n *lens) pinch(in *ui.Input) {
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
	if !n.on || !n.parted || n.held || root.Version() == n.version {
		return
	}
	n.version = root.Version()
	var first *ui.Node
	for i := range root.Nodes {
		d := &root.Nodes[i]
		if d.Role != "move" || !d.Enabled() || n.decides(d.Rect) {
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
	n.at.X, n.at.Y = mid.X-c.X*n.at.Scale, mid.Y-c.Y*n.at.Scale
	n.clamp()
}

// decides reports whether the middle of r is seen beside the stage.
func (n *lens) decides(r geom.Rect) bool {
	x, y := n.still.ToPixel(r.Center())
	return n.slip.Has(geom.Point{X: x, Y: y})
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
	if n.slip.Empty() {
		return []pane{{n.stage, n.at}}
	}
	return []pane{{n.stage, n.at}, {n.slip, n.still}}
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
	if !n.on || n.slip.Empty() {
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
	if !n.slip.Empty() {
		o.GeoM.Reset()
		partOf(screen, n.slip).DrawImage(partOf(d.still, n.slip), shifted(&o, n.slip))
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
