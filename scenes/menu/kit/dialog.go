package kit

import (
	"gulch/render/geom"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Dialog is a small modal dialog: a panel of paper with a heading, as high as its contents. Escape
// closes it. A dialog embeds it, sets the function Parts, and calls Lay in Build before it makes
// its nodes.
type Dialog struct {
	stage.SceneBase
	App   *stage.App
	Scene string        // name of the scene, which the method Name returns
	Title string        // heading
	Seed  float64       // varies the pattern of the paper
	Text  func() string // text between the heading and the parts, nil for none
	// Parts returns the preferred width of the dialog in design units, and the layout of the
	// contents below the heading and the text. It is also called to measure the dialog.
	Parts func(l ui.Layout) (width float64, contents layout.Box)
	Box   geom.Rect // rectangle of the dialog, set by Lay
	room  geom.Rect // rectangle of the text, set by Lay
}

// Sizes of dialogs in design units: preferred width of a dialog with little content (NoteWidth),
// padding (NotePad), and height of the heading inside the padding (NoteHead).
const (
	NoteWidth = 460
	NotePad   = 24
	NoteHead  = 40
)

// NewDialog returns a dialog with the scene name and the heading.
func NewDialog(h *stage.App, scene, title string) Dialog {
	return Dialog{SceneBase: stage.SceneBase{Overlay: true}, App: h, Scene: scene, Title: title, Seed: 17}
}

// Name returns the name that identifies the scene, for example in tests.
func (d *Dialog) Name() string { return d.Scene }

// PageTitle returns the heading of the dialog, which is also the title of the HTML page.
func (d *Dialog) PageTitle() string { return d.Title }

// contents returns the width and the height of the dialog in design units, and its layout.
func (d *Dialog) contents(l ui.Layout) (w, h float64, all layout.Box) {
	w, parts := d.Parts(l)
	w = min(w, l.W-24)
	text := layout.Box{}
	if d.Text != nil {
		text = layout.Column(0, layout.Measured(func(w float64) float64 {
			_, h := d.App.Kit.Canvas(nil, l.View).Measure(d.Text(), textStyle(w))
			return h
		}, &d.room), layout.Min(24, nil))
	}
	all = layout.Pad(NotePad, NotePad, layout.Column(0, layout.Min(NoteHead, nil), text, parts))
	return w, all.Height(w), all
}

// MinHeight returns the minimum height of the layout in a phone's window, in design units.
func (d *Dialog) MinHeight(l ui.Layout) float64 {
	_, h, _ := d.contents(l)
	return h + 2*Margin
}

// Lay centers the dialog in the window and places its text and its parts.
func (d *Dialog) Lay(l ui.Layout) {
	w, h, all := d.contents(l)
	d.Box = geom.Around(l.Area().Center(), w, min(h, l.H-2*Margin))
	all.Place(d.Box)
}

// Update handles input; Escape closes the dialog.
func (d *Dialog) Update(in *ui.Input, ms float64) {
	d.Root.Update(in, ms)
	if in.Back {
		d.App.Pop()
	}
}

// Paint paints the dialog with its heading and its text.
func (d *Dialog) Paint(p *paint.Canvas) {
	p.DropShadow(d.Box, 6, 20)
	pieces.Panel(p, d.Box, d.Seed)
	Heading(p, d.Box.Pad(NotePad, 16), d.Title)
	if d.Text != nil {
		p.Text(d.Text(), geom.Point{X: d.room.Center().X, Y: d.room.Y}, textStyle(d.room.W))
	}
}

// textStyle returns the style of the text of a dialog, which is wrapped at the width w in design
// units.
func textStyle(w float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Align: paint.Center, Wrap: w}
}

// ButtonColumn returns the layout of n buttons, one below the other.
func ButtonColumn(l ui.Layout, n int, to *[]geom.Rect) layout.Box {
	return layout.Grid(layout.Cells{N: n, Height: ButtonHeight(l), GapY: 10}, to)
}

// ButtonNodes returns a button for each action, at the rectangles in at.
func ButtonNodes(all []Action, at []geom.Rect) []ui.Node {
	nodes := make([]ui.Node, len(all))
	for i, c := range all {
		nodes[i] = ui.Button(c.ID, at[i], pieces.Button{Label: c.Label, Icon: c.Icon, Material: c.Material,
			Size: c.Size}, c.Press)
		nodes[i].Tip, nodes[i].DisabledReason = c.Tip, c.DisabledReason
	}
	return nodes
}
