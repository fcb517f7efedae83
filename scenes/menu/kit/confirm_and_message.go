package kit

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
	Dialog
	answers []Action
	row     []geom.Rect
}

// Ask returns a dialog that asks a question (text). answers are its buttons, from left to right;
// each of them closes the dialog and then calls its function, if it has one.
func Ask(h *stage.App, scene, title, text string, answers ...Action) stage.Scene {
	n := &note{Dialog: NewDialog(h, scene, title), answers: answers}
	n.Text = func() string { return text }
	for i, do := range answers {
		n.answers[i].Press = func() {
			h.Pop()
			if do.Press != nil {
				do.Press()
			}
		}
	}
	n.Parts = func(l ui.Layout) (float64, layout.Box) {
		return NoteWidth, layout.Grid(layout.Cells{N: len(answers), Columns: len(answers), Height: ButtonHeight(l),
			GapX: 12}, &n.row)
	}
	return n
}

// Confirm returns a dialog that asks before an action that cannot be undone. yes and no are the
// labels of the buttons; the No button has the focus at first. do is called after the player has
// pressed Yes.
func Confirm(h *stage.App, question, yes, no string, do func()) stage.Scene {
	return Ask(h, "confirm", i18n.T("Are you sure?"), question, Action{ID: "yes", Label: yes, Press: do},
		Action{ID: "no", Label: no, Material: pieces.Brass, Tip: i18n.T("Nothing changes. (Esc)")})
}

// Message returns a dialog with a text and a button that closes it. It is mostly used for errors.
func Message(h *stage.App, title, text string) stage.Scene {
	return Ask(h, "message", title, text, Action{ID: "ok", Label: i18n.T("OK"), Material: pieces.Brass})
}

// Build lays out the dialog; its height depends on the text. A single button is half as wide as the
// text.
func (n *note) Build(l ui.Layout) {
	n.Lay(l)
	if len(n.row) == 1 {
		n.row[0] = geom.Around(n.row[0].Center(), n.row[0].W/2, n.row[0].H)
	}
	n.Root.Set(l, ButtonNodes(n.answers, n.row))
	n.App.Announce(n.Title + " " + n.Text())
}

// AskReference returns a dialog that asks whether a deal is played with a reference: a recorded
// game of the same deal, shown for comparison. The dialog says that a game with a reference does
// not count for the rating. It closes when the player answers, and then calls one of the two
// functions: beside to play with the reference, or alone to play without it.
func AskReference(h *stage.App, beside, alone func()) stage.Scene {
	return Ask(h, "ask-beside", i18n.T("Play against the recording?"), i18n.T("Its score runs beside yours every turn, and at the end you see where your games split. But a recording shows what's still hidden, so this game won't count for your rating."),
		Action{ID: "alone", Label: i18n.T("Without it"), Press: alone},
		Action{ID: "beside", Label: i18n.T("Against it"), Material: pieces.Brass, Press: beside})
}
