package menu

import (
	"gulch/render/geom"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// dialog is a small modal dialog: a panel of paper with a heading, as high as its contents. Escape
// closes it. A dialog embeds it, sets the function Parts, and calls Lay in Build before it makes
// its nodes.
type dialog struct {
	stage.SceneBase
	app   *stage.App
	scene string // name of the scene, which the method Name returns
	title string
	seed  float64       // varies the pattern of the paper
	text  func() string // text between the heading and the parts, nil for none
	// parts returns the preferred width of the dialog in design units, and the layout of the contents
	// below the heading and the text. It is also called to measure the dialog.
	parts func(l ui.Layout) (width float64, contents layout.Box)
	box   geom.Rect // rectangle of the dialog, set by lay
	room  geom.Rect // rectangle of the text, set by lay
}

// Sizes of dialogs in design units: preferred width of a dialog with little content, padding, and
// height of the heading inside the padding.
const (
	noteWidth = 460
	notePad   = 24
	noteHead  = 40
)

// newDialog returns a dialog with the scene name and the heading.
func newDialog(h *stage.App, scene, title string) dialog {
	return dialog{SceneBase: stage.SceneBase{Overlay: true}, app: h, scene: scene, title: title, seed: 17}
}

// Name returns the name that identifies the scene, for example in tests.
func (d *dialog) Name() string { return d.scene }

// PageTitle returns the heading of the dialog, which is also the title of the HTML page.
func (d *dialog) PageTitle() string { return d.title }

// contents returns the width and the height of the dialog in design units, and its layout.
func (d *dialog) contents(l ui.Layout) (w, h float64, all layout.Box) {
	w, parts := d.parts(l)
	w = min(w, l.W-24)
	text := layout.Box{}
	if d.text != nil {
		text = layout.Column(0, layout.Measured(func(w float64) float64 {
			_, h := d.app.Kit.Canvas(nil, l.View).Measure(d.text(), textStyle(w))
			return h
		}, &d.room), layout.Min(24, nil))
	}
	all = layout.Pad(notePad, notePad, layout.Column(0, layout.Min(noteHead, nil), text, parts))
	return w, all.Height(w), all
}

// MinHeight returns the minimum height of the layout in a phone's window, in design units.
func (d *dialog) MinHeight(l ui.Layout) float64 {
	_, h, _ := d.contents(l)
	return h + 2*margin
}

// lay centers the dialog in the window and places its text and its parts.
func (d *dialog) lay(l ui.Layout) {
	w, h, all := d.contents(l)
	d.box = geom.Around(l.Area().Center(), w, min(h, l.H-2*margin))
	all.Place(d.box)
}

// Update handles input; Escape closes the dialog.
func (d *dialog) Update(in *ui.Input, ms float64) {
	d.Root.Update(in, ms)
	if in.Back {
		d.app.Pop()
	}
}

// Paint paints the dialog with its heading and its text.
func (d *dialog) Paint(p *paint.Canvas) {
	p.DropShadow(d.box, 6, 20)
	pieces.Panel(p, d.box, d.seed)
	heading(p, d.box.Pad(notePad, 16), d.title)
	if d.text != nil {
		p.Text(d.text(), geom.Point{X: d.room.Center().X, Y: d.room.Y}, textStyle(d.room.W))
	}
}

// textStyle returns the style of the text of a dialog, which is wrapped at the width w in design
// units.
func textStyle(w float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Align: paint.Center, Wrap: w}
}

// buttonColumn returns the layout of n buttons, one below the other.
func buttonColumn(l ui.Layout, n int, to *[]geom.Rect) layout.Box {
	return layout.Grid(layout.Cells{N: n, Height: buttonHeight(l), GapY: 10}, to)
}

// buttonNodes returns a button for each choice, at the rectangles in at.
func buttonNodes(all []choice, at []geom.Rect) []ui.Node {
	nodes := make([]ui.Node, len(all))
	for i, c := range all {
		nodes[i] = ui.Button(c.id, at[i], pieces.Button{Label: c.label, Icon: c.icon, Material: c.make, Size: c.size},
			c.press)
		nodes[i].Tip, nodes[i].DisabledReason = c.tip, c.disabled
	}
	return nodes
}
