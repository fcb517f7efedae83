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

// note is a small modal dialog with a text and buttons, used for questions and messages.
type note struct {
	stage.SceneBase
	app         *stage.App
	name        string
	title, text string
	buttons     func(row geom.Rect) []ui.Node
	layout      ui.Layout
	box         geom.Rect
	room        geom.Rect // rectangle of the text in the dialog
}

// Confirm returns a dialog that asks before an action that cannot be undone. yes and no are the
// labels of the buttons; the No button has the focus at first. do is called after the player has
// pressed Yes.
func Confirm(h *stage.App, question, yes, no string, do func()) stage.Scene {
	n := &note{app: h, name: "confirm", title: i18n.T("Are you sure?"), text: question}
	n.Overlay = true
	n.buttons = func(row geom.Rect) []ui.Node {
		act := ui.Button("yes", row.Row(0, 2, 12), pieces.Button{Label: yes}, func() {
			h.Pop()
			do()
		})
		stay := ui.Button("no", row.Row(1, 2, 12), pieces.Button{Label: no, Material: pieces.Brass}, h.Pop)
		stay.Tip = i18n.T("Nothing changes. (Esc)")
		return []ui.Node{act, stay}
	}
	return n
}

// Message returns a dialog with a text and a button that closes it. It is mostly used for errors.
func Message(h *stage.App, title, text string) stage.Scene {
	n := &note{app: h, name: "message", title: title, text: text}
	n.Overlay = true
	n.buttons = func(row geom.Rect) []ui.Node {
		_, r := row.CutRight(row.W / 2)
		r.X = row.Center().X - r.W/2
		return []ui.Node{ui.Button("ok", r, pieces.Button{Label: i18n.T("OK"), Material: pieces.Brass}, h.Pop)}
	}
	return n
}

func (n *note) Name() string { return n.name }

const (
	noteWidth = 460
	notePad   = 24
)

// noteStyle returns the text style of a note (a small dialog with a text).
func noteStyle(l ui.Layout) paint.Style {
	return paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Align: paint.Center, Wrap: noteWide(l) - 2*notePad}
}

// noteWide returns the width of a note (a small dialog with a text) in design units.
func noteWide(l ui.Layout) float64 { return min(noteWidth, l.W-24) }

// MinHeight returns the height of the dialog in a phone's window, in design units.
func (n *note) MinHeight(l ui.Layout) float64 {
	_, h := n.app.Kit.Canvas(nil, l.View).Measure(n.text, noteStyle(l))
	return 2*notePad + 44 + h + 20 + buttonHeight(l) + 2*margin
}

// Build lays out the dialog; its height depends on the text.
func (n *note) Build(l ui.Layout) {
	_, h := n.app.Kit.Canvas(nil, l.View).Measure(n.text, noteStyle(l))
	n.layout = l
	n.box, n.room = notePlaces(l, h)
	row := geom.R(n.box.X+notePad, n.box.Bottom()-notePad-buttonHeight(l), n.box.W-2*notePad, buttonHeight(l))
	n.Root.Set(l, n.buttons(row))
	n.app.Announce(n.title + " " + n.text)
}

// notePlaces returns the rectangles of a note: box is that of the dialog, room that of the text in
// it. textHeight is the height of the text in design units.
func notePlaces(l ui.Layout, textHeight float64) (box, room geom.Rect) {
	h := min(2*notePad+44+textHeight+20+buttonHeight(l), l.H-2*margin)
	box = geom.Around(l.Area().Center(), noteWide(l), h)
	room = geom.R(box.X+notePad, box.Y+notePad+40, box.W-2*notePad, textHeight)
	return box, room
}

// Update handles input; Escape closes the dialog.
func (n *note) Update(in *ui.Input, ms float64) {
	n.Root.Update(in, ms)
	if in.Back {
		n.app.Pop()
	}
}

// Paint paints the dialog with the text except its nodes (buttons and other controls).
func (n *note) Paint(p *paint.Canvas) {
	p.DropShadow(n.box, 6, 20)
	pieces.Panel(p, n.box, 17)
	heading(p, n.box.Pad(notePad, 16), n.PageTitle())
	p.Text(n.text, geom.Point{X: n.room.Center().X, Y: n.room.Y}, noteStyle(n.layout))
}

// PageTitle returns the heading of the dialog with the text, which is also the title of the HTML
// page.
func (n *note) PageTitle() string { return n.title }
