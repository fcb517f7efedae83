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

// SheetPad is the distance of text from the edge of a sheet (a panel of paper) in design units.
const SheetPad = 20

// SlenderPage is the minimum width of a page for names and numbers side by side, in design units.
// On a narrower page the numbers are below the names.
const SlenderPage = 440
