// Package menu holds the screens around the games: title, new game, saved games, options, credits, pause, results and
// the small sheets that ask or tell something.
//
// Where things lie is a pure function of the window's layout in each file; it is tested without a window.
package menu

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// margin is the distance of sheets from the edge of the design area, gap that of sheets from one another.
const (
	margin = 24
	gap    = 16
)

// felt is the table on which all menus lie.
func felt(l ui.Layout) paint.Table {
	lamp := geom.Point{X: l.W * 0.34, Y: l.H * 0.21}
	return paint.Table{Field: l.Full.Pad(sideOf(l)-12, 44).Move(0, 10), Radius: 46, Lamp: lamp, Cloth: paint.Felt}
}

// buttonHeight is how tall buttons are: a thumb's width where thumbs are likely.
func buttonHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 48
	}
	return 44
}

// frame is what the screens have in common: a plaque with the name above, a sheet in the middle, buttons below.
type frame struct {
	plaque geom.Rect
	body   geom.Rect // for sheets
	back   geom.Rect // bottom left
	action geom.Rect // bottom right
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

// sideOf is how far sheets stay from the left and right edge: inside the leather.
func sideOf(l ui.Layout) float64 {
	switch {
	case l.Slender:
		return 12
	case l.Class == ui.Tall:
		return 34
	}
	return 58
}

// board is a scene on felt with a plaque and a way back.
type board struct {
	stage.Board
	app    *stage.App
	name   string
	layout ui.Layout
	frame  frame
}

// Name says where the player is.
func (b *board) Name() string { return b.name }

// Update lets Escape lead back.
func (b *board) Update(in *ui.Input, ms float64) {
	b.Root.Update(in, ms)
	if in.Back {
		b.app.Pop()
	}
}

// arrange takes a layout before anything is placed in it.
func (b *board) arrange(l ui.Layout) { b.layout, b.frame = l, frameOf(l) }

// backButton is the way back, at the same place on every screen.
func (b *board) backButton(label string) ui.Node {
	n := ui.Button("back", b.frame.back, pieces.Button{Label: label, Icon: "back"}, b.app.Pop)
	n.Tip = words.T("Escape does the same.")
	return n
}

// ground paints the table and the plaque with the screen's name.
func (b *board) ground(p *paint.Pen, title string) {
	p.Table(felt(b.layout))
	pieces.Plaque(p, b.frame.plaque)
	p.Label(title, b.frame.plaque.Pad(34, 0).Move(0, -1), plaqueStyle(theme.Title))
}

// plaqueStyle is that of brass letters on walnut.
func plaqueStyle(size float64) paint.Style {
	return paint.Style{
		Face: paint.Display, Size: size, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95), Align: paint.Center,
	}
}

// heading paints the name of a sheet with a double rule below it, and returns what is left of the sheet.
func heading(p *paint.Pen, r geom.Rect, text string) geom.Rect {
	head, rest := r.CutTop(36)
	p.Label(text, head.Move(0, -2), paint.Style{Face: paint.Display, Size: 21, Color: theme.Umber, Align: paint.Center})
	p.Rule(r.X, head.Bottom()-2, r.W)
	p.Rule(r.X, head.Bottom()+1, r.W)
	return rest
}

// The styles of what is read on paper.
var (
	bodyStyle  = paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink}
	smallStyle = paint.Style{Face: paint.Body, Size: 13, Color: theme.SoftInk}
	boldStyle  = paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Ink}
	headStyle  = paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber}
)

// choice is one of the buttons of a screen.
type choice struct {
	id, label, icon, tip string
	make                 pieces.Make
	press                func()
}

// twoLine returns a button with a smaller line below its label.
func twoLine(id string, r geom.Rect, b pieces.Button, below string, press func()) ui.Node {
	label, icon := b.Label, b.Icon
	b.Label, b.Icon = "", ""
	n := ui.Button(id, r, b, press)
	n.Label = label
	face := n.Draw
	ink, soft := theme.Cream, theme.MapSheet
	if b.Make == pieces.Brass {
		ink, soft = theme.RGB(0x2B1608), theme.RGB(0x4A2A10)
	}
	st, small := paint.Style{Face: paint.Bold, Size: 17, Color: ink}, paint.Style{Face: paint.Body, Size: theme.Body, Color: soft}
	n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
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

// text returns a node that only explains itself: a place for a tooltip.
func text(id, label, tip string, r geom.Rect) ui.Node {
	return ui.Node{ID: id, Label: label, Tip: tip, Role: "text", Rect: r, Quiet: true}
}
