package menu

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// note is a small modal dialog with a text and buttons side by side, used for questions and
// messages.
type note struct {
	dialog
	answers []choice
	row     []geom.Rect
}

// ask returns a dialog that asks a question (text). answers are its buttons, from left to right;
// each of them closes the dialog and then calls its function, if it has one.
func ask(h *stage.App, scene, title, text string, answers ...choice) stage.Scene {
	n := &note{dialog: newDialog(h, scene, title), answers: answers}
	n.text = func() string { return text }
	for i, do := range answers {
		n.answers[i].press = func() {
			h.Pop()
			if do.press != nil {
				do.press()
			}
		}
	}
	n.parts = func(l ui.Layout) (float64, layout.Box) {
		return noteWidth, layout.Grid(layout.Cells{N: len(answers), Columns: len(answers), Height: buttonHeight(l),
			GapX: 12}, &n.row)
	}
	return n
}

// Confirm returns a dialog that asks before an action that cannot be undone. yes and no are the
// labels of the buttons; the No button has the focus at first. do is called after the player has
// pressed Yes.
func Confirm(h *stage.App, question, yes, no string, do func()) stage.Scene {
	return ask(h, "confirm", i18n.T("Are you sure?"), question, choice{id: "yes", label: yes, press: do},
		choice{id: "no", label: no, make: pieces.Brass, tip: i18n.T("Nothing changes. (Esc)")})
}

// Message returns a dialog with a text and a button that closes it. It is mostly used for errors.
func Message(h *stage.App, title, text string) stage.Scene {
	return ask(h, "message", title, text, choice{id: "ok", label: i18n.T("OK"), make: pieces.Brass})
}

// Build lays out the dialog; its height depends on the text. A single button is half as wide as the
// text.
func (n *note) Build(l ui.Layout) {
	n.lay(l)
	if len(n.row) == 1 {
		n.row[0] = geom.Around(n.row[0].Center(), n.row[0].W/2, n.row[0].H)
	}
	n.Root.Set(l, buttonNodes(n.answers, n.row))
	n.app.Announce(n.title + " " + n.text())
}
