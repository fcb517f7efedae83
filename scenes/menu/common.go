// Package kit has the parts that the screens of scenes/menu share: the felt board with its plaque
// ([Board]), small dialogs that are as high as their contents ([Dialog], [Confirm], [Message]),
// buttons, tags with a face, tiles with a number, stars, and the text styles on paper.
//
// A screen embeds a [Board] or a [Dialog] (large dialogs embed stage.Sheet). It lays out its parts
// with package layout, makes its nodes in Build, and paints what does not move in Paint. All sizes
// are design units.
package menu

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Distances in design units: margin is the distance between a sheet (a panel of paper) and the edge
// of the screen, gap the distance between two sheets.
const (
	margin = 24
	gap    = 16
)

// felt returns the felt table that is the background of all menus.
func felt(l ui.Layout) paint.Table {
	lamp := geom.Point{X: l.W * 0.34, Y: l.H * 0.21}
	return paint.Table{Field: l.Full.Pad(sideOf(l)-12, 44).Move(0, 10), Radius: 46, Lamp: lamp, Cloth: paint.Felt}
}

// buttonHeight returns the height of buttons in design units. Buttons are taller in tall windows,
// which are usually on touch screens.
func buttonHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 48
	}
	return 44
}

// frame is the common layout of the screens: a plaque with the name of the screen at the top,
// sheets in the middle, and buttons at the bottom.
type frame struct {
	plaque geom.Rect
	body   geom.Rect // area for the sheets (panels of paper) between the plaque and the buttons
	back   geom.Rect // rectangle of the Back button, at the bottom left
	action geom.Rect // rectangle of the button for the main action, at the bottom right
}

func frameOf(l ui.Layout) frame {
	area := l.Area()
	h := buttonHeight(l)
	side := sideOf(l)
	wide := min(480, l.W-2*side)
	f := frame{plaque: geom.R(l.W/2-wide/2, l.Full.Y+4, wide, 46)}
	if l.Phone {
		f.plaque.Y = 6
	}
	low := 46.0
	if l.Phone {
		low = 14
	}
	row := geom.R(side, area.Bottom()-h-low, area.W-2*side, h)
	f.back, _ = row.CutLeft(min(160, row.W*0.32))
	f.action, _ = row.CutRight(min(280, row.W-f.back.W-gap))
	f.body = geom.R(side, 68, row.W, row.Y-68-gap)
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

// board is the base type of the screens with a felt background, a plaque and a Back button.
type board struct {
	stage.SceneBase
	app    *stage.App
	name   string    // name of the scene, which the method Name returns
	layout ui.Layout // set by setLayout, as frame is
	frame  frame
}

// Name returns the name that identifies the scene, for example in tests.
func (b *board) Name() string { return b.name }

// Update handles input; Escape goes back to the previous scene.
func (b *board) Update(in *ui.Input, ms float64) {
	b.Root.Update(in, ms)
	if in.Back {
		b.app.Pop()
	}
}

// setLayout stores the layout and computes the frame. Build calls it before it places anything
// else.
func (b *board) setLayout(l ui.Layout) { b.layout, b.frame = l, frameOf(l) }

// backButton returns the Back button, which is at the same place on every screen.
func (b *board) backButton(label string) ui.Node {
	n := ui.Button("back", b.frame.back, pieces.Button{Label: label, Icon: "back"}, b.app.Pop)
	n.Tip = i18n.T("Or press Esc.")
	return n
}

// paintBackground paints the background and the plaque with the title.
func (b *board) paintBackground(p *paint.Canvas, title string) {
	p.Table(felt(b.layout))
	pieces.Plaque(p, b.frame.plaque)
	p.Label(title, b.frame.plaque.Pad(34, 0).Move(0, -1), plaqueStyle(theme.Title))
}

// plaqueStyle returns the text style for brass letters on a plaque of walnut. size is the text size
// in design units.
func plaqueStyle(size float64) paint.Style {
	return paint.Style{
		Face: paint.Display, Size: size, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95),
		Align: paint.Center,
	}
}

// heading paints the title of a sheet at the top of rectangle r, with a double rule below it. It
// returns the part of r below the rule, in which the content goes.
func heading(p *paint.Canvas, r geom.Rect, text string) geom.Rect {
	head, rest := r.CutTop(36)
	p.Label(text, head.Move(0, -2), paint.Style{Face: paint.Display, Size: 21, Color: theme.Umber, Align: paint.Center})
	p.Rule(r.X, head.Bottom()-2, r.W)
	p.Rule(r.X, head.Bottom()+1, r.W)
	return rest
}

// Text styles on paper.
var (
	bodyStyle  = paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink}
	smallStyle = paint.Style{Face: paint.Body, Size: 13, Color: theme.SoftInk}
	boldStyle  = paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Ink}
	headStyle  = paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber}
)

// choice describes a button. press is the callback for a press.
type choice struct {
	id, label, icon, tip string
	make                 pieces.ButtonMaterial
	size                 float64 // text size in design units, 0 for the usual one
	disabled             string  // reason why the button cannot be pressed, "" if it can
	press                func()
}

// twoLine returns a node with the button b at rectangle r. Under the button's label, the string in
// the parameter below is shown as a smaller second line.
func twoLine(id string, r geom.Rect, b pieces.Button, below string, press func()) ui.Node {
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

// text returns a node that cannot be pressed and only carries a tooltip and a label for screen
// readers.
func text(id, label, tip string, r geom.Rect) ui.Node {
	return ui.Node{ID: id, Label: label, Tip: tip, Role: "text", Rect: r, SkipFocus: true}
}
