// Package kit has the parts that the screens of scenes/menu share: the felt board with its plaque
// ([Board]), small dialogs that are as high as their contents ([Dialog], [Confirm], [Message]),
// buttons, tags with a face, tiles with a number, stars, and the text styles on paper.
//
// A screen embeds a [Board] or a [Dialog] (large dialogs embed stage.Sheet). It lays out its parts
// with package layout, makes its nodes in Build, and paints what does not move in Paint. All sizes
// are design units.
package kit

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Distances in design units: Margin is the distance between a sheet (a panel of paper) and the edge
// of the screen, Gap the distance between two sheets.
const (
	Margin = 24
	Gap    = 16
)

// felt returns the felt table that is the background of all menus.
func felt(l ui.Layout) paint.Table {
	lamp := geom.Point{X: l.W * 0.34, Y: l.H * 0.21}
	return paint.Table{Field: l.Full.Pad(sideOf(l)-12, 44).Move(0, 10), Radius: 46, Lamp: lamp, Cloth: paint.Felt}
}

// ButtonHeight returns the height of buttons in design units. Buttons are taller in tall windows,
// which are usually on touch screens.
func ButtonHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 48
	}
	return 44
}

// Frame is the common layout of the screens: a plaque with the name of the screen at the top,
// sheets in the middle, and buttons at the bottom.
type Frame struct {
	Plaque geom.Rect
	Body   geom.Rect // area for the sheets (panels of paper) between the plaque and the buttons
	Back   geom.Rect // rectangle of the Back button, at the bottom left
	Action geom.Rect // rectangle of the button for the main action, at the bottom right
}

// NewFrame returns the frame of a screen in a window.
func NewFrame(l ui.Layout) Frame {
	area := l.Area()
	h := ButtonHeight(l)
	side := sideOf(l)
	wide := min(480, l.W-2*side)
	f := Frame{Plaque: geom.R(l.W/2-wide/2, l.Full.Y+4, wide, 46)}
	if l.Phone {
		f.Plaque.Y = 6
	}
	low := 46.0
	if l.Phone {
		low = 14
	}
	row := geom.R(side, area.Bottom()-h-low, area.W-2*side, h)
	f.Back, _ = row.CutLeft(min(160, row.W*0.32))
	f.Action, _ = row.CutRight(min(280, row.W-f.Back.W-Gap))
	f.Body = geom.R(side, 68, row.W, row.Y-68-Gap)
	return f
}

// sideOf returns the distance of sheets from the left and right edges, in design units. It is so
// large that they stay inside the leather rim of the table.
func sideOf(l ui.Layout) float64 {
	switch {
	case l.Portrait:
		return 12
	case l.Class == ui.Tall:
		return 34
	}
	return 58
}

// Board is the base type of the screens with a felt background, a plaque and a Back button.
type Board struct {
	stage.SceneBase
	App    *stage.App
	Scene  string    // name of the scene, which the method Name returns
	Layout ui.Layout // set by SetLayout, as Frame is
	Frame  Frame
}

// Name returns the name that identifies the scene, for example in tests.
func (b *Board) Name() string { return b.Scene }

// Update handles input; Escape goes back to the previous scene.
func (b *Board) Update(in *ui.Input, ms float64) {
	b.Root.Update(in, ms)
	if in.Back {
		b.App.Pop()
	}
}

// SetLayout stores the layout and computes the frame. Build calls it before it places anything
// else.
func (b *Board) SetLayout(l ui.Layout) { b.Layout, b.Frame = l, NewFrame(l) }

// BackButton returns the Back button, which is at the same place on every screen.
func (b *Board) BackButton(label string) ui.Node {
	n := ui.Button("back", b.Frame.Back, pieces.Button{Label: label, Icon: "back"}, b.App.Pop)
	n.Tip = i18n.T("Or press Esc.")
	return n
}

// PaintBackground paints the background and the plaque with the title.
func (b *Board) PaintBackground(p *paint.Canvas, title string) {
	p.Table(felt(b.Layout))
	pieces.Plaque(p, b.Frame.Plaque)
	p.Label(title, b.Frame.Plaque.Pad(34, 0).Move(0, -1), PlaqueStyle(theme.Title))
}

// PlaqueStyle returns the text style for brass letters on a plaque of walnut. size is the text size
// in design units.
func PlaqueStyle(size float64) paint.Style {
	return paint.Style{
		Face: paint.Display, Size: size, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95),
		Align: paint.Center,
	}
}

// Heading paints the title of a sheet at the top of rectangle r, with a double rule below it. It
// returns the part of r below the rule, in which the content goes.
func Heading(p *paint.Canvas, r geom.Rect, text string) geom.Rect {
	head, rest := r.CutTop(36)
	p.Label(text, head.Move(0, -2), paint.Style{Face: paint.Display, Size: 21, Color: theme.Umber, Align: paint.Center})
	p.Rule(r.X, head.Bottom()-2, r.W)
	p.Rule(r.X, head.Bottom()+1, r.W)
	return rest
}

// Text styles on paper.
var (
	BodyStyle  = paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink}
	SmallStyle = paint.Style{Face: paint.Body, Size: 13, Color: theme.SoftInk}
	BoldStyle  = paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Ink}
	HeadStyle  = paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber}
)

// Action describes a button.
type Action struct {
	ID, Label, Icon, Tip string
	Material             pieces.ButtonMaterial
	Size                 float64 // text size in design units, 0 for the usual one
	DisabledReason       string  // reason why the button cannot be pressed, "" if it can
	Press                func()  // callback for a press; nil if there is nothing to do
}

// TwoLineButton returns a node with the button b at rectangle r. Under the button's label, the
// string in the parameter below is shown as a smaller second line.
func TwoLineButton(id string, r geom.Rect, b pieces.Button, below string, press func()) ui.Node {
	label, icon := b.Label, b.Icon
	b.Label, b.Icon = "", ""
	n := ui.Button(id, r, b, press)
	n.Label = label
	face := n.Draw
	ink, soft := theme.Cream, theme.MapSheet
	if b.Material == pieces.Brass {
		ink, soft = theme.RGB(0x2B1608), theme.RGB(0x4A2A10)
	}
	st, small := paint.Style{Face: paint.Bold, Size: 17, Color: ink}, paint.Style{Face: paint.Body, Size: theme.Body,
		Color: soft}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		face(p, n, f)
		in := n.Rect.Move(f.Shake, 1.5*f.Press).Pad(14, 7)
		mark := 0.0
		if icon != "" {
			mark = 40
		}
		w1 := p.LabelWidth(label, geom.R(0, 0, in.W, in.H*0.54), st)
		w2 := p.LabelWidth(below, geom.R(0, 0, in.W, in.H*0.46), small)
		in = geom.Around(in.Center(), min(max(w1, w2)+mark, in.W), in.H)
		if icon != "" {
			p.Icon(icon, geom.Point{X: in.X + 13, Y: in.Center().Y}, 26, ink)
		}
		_, in = in.CutLeft(mark)
		top, bottom := in.CutTop(in.H * 0.54)
		p.Label(label, top, st)
		p.Label(below, bottom, small)
	}
	return n
}

// Text returns a node that cannot be pressed and only carries a tooltip and a label for screen
// readers.
func Text(id, label, tip string, r geom.Rect) ui.Node {
	return ui.Node{ID: id, Label: label, Tip: tip, Role: "text", Rect: r, SkipFocus: true}
}

// SheetPad is the distance of text from the edge of a sheet (a panel of paper) in design units.
const SheetPad = 20

// ControlHeight returns the height of the controls on a sheet, in design units.
func ControlHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 44
	}
	return 34
}

// SlenderPage is the minimum width of a page for names and numbers side by side, in design units.
// On a narrower page the numbers are below the names.
const SlenderPage = 440
