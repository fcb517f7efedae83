// Package share has the dialogs that give something to other people: a text, such as the record of
// a game ([New]), or a picture ([Picture], which shows a [Postcard]).
package share

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// Params is a text that a player shares with others, together with the texts of the dialog that
// shares it.
type Params struct {
	Title        string // heading of the dialog, such as "Share this game"
	Text         string // text to be shared
	File         string // name of the file: "boomtown 2026-05-04 21.30.gulch"
	Instructions string // sentence that tells the recipient what to do with the text or file
	// Picture has the content of Text as a picture, nil if there is no picture to share.
	Picture *Postcard
	// FailureTitle is the title of the message after an error, such as "The game could not be
	// copied".
	FailureTitle string
}

// Dialog is the dialog that shares a text through the clipboard or as a file.
type Dialog struct {
	kit.Dialog
	Shared    Params
	operation *clip.Request
	// returns the message shown after sharing; text is the result of the operation
	done    func(text string) string
	missing error // reason why the clipboard cannot be used, nil if it can
	rows    []geom.Rect
}

// New returns the dialog that shares x through the clipboard or as a file.
func New(h *stage.App, x Params) stage.Scene {
	s := &Dialog{Dialog: kit.NewDialog(h, "share", x.Title), Shared: x, missing: clip.Unavailable()}
	s.Seed, s.Text = 23, s.words
	s.Parts = func(l ui.Layout) (float64, layout.Box) {
		return kit.NoteWidth, kit.ButtonColumn(l, len(s.choices()), &s.rows)
	}
	return s
}

// choices returns the buttons of the dialog.
func (s *Dialog) choices() []kit.Action {
	copied := kit.Action{ID: "copy", Label: i18n.T("Copy as text"), Icon: "scroll-unfurled", Material: pieces.Brass,
		Press: func() { s.begin(clip.Write(s.Shared.Text), s.copied) }}
	file := kit.Action{ID: "file", Label: i18n.T("Save as file"), Icon: "save",
		Press: func() { s.begin(clip.Save(s.Shared.File, s.Shared.Text), s.saved) }}
	if s.missing != nil {
		copied.Material, file.Material = pieces.Leather, pieces.Brass
		copied.DisabledReason = i18n.Sentence(s.missing)
	}
	all := []kit.Action{copied, file}
	if s.Shared.Picture != nil {
		all = append(all, kit.Action{ID: "picture", Label: i18n.T("Share as picture"), Icon: "wanted-reward",
			Press: func() {
				s.App.Pop()
				s.App.Push(Picture(s.App, *s.Shared.Picture))
			}})
	}
	return append(all, kit.Action{ID: "leave", Label: i18n.T("Cancel"), Press: s.App.Pop})
}

// Build lays out the dialog that shares a text and creates its nodes: the buttons and other
// controls.
func (s *Dialog) Build(l ui.Layout) {
	s.Lay(l)
	s.Root.Set(l, kit.ButtonNodes(s.choices(), s.rows))
	s.App.Announce(s.Title + " " + s.words())
}

// words returns a text that tells the player how the text can be shared.
func (s *Dialog) words() string {
	text := i18n.T("Copy it as text for a message, or save it as a file in your downloads.")
	if s.missing != nil {
		text = i18n.T("Save it as a file in your downloads. You can't copy it as text here: %s",
			i18n.Sentence(s.missing))
	}
	return text + " " + s.Shared.Instructions
}

// begin starts to observe the sharing operation e. After success, the function done receives the
// result of the operation and returns the message to show.
func (s *Dialog) begin(e *clip.Request, done func(string) string) {
	if s.operation == nil {
		s.operation, s.done = e, done
	}
}

// copied returns the message that is shown after the text was copied to the clipboard.
func (s *Dialog) copied(string) string {
	return i18n.T("Copied to the clipboard. %s", s.Shared.Instructions)
}

// saved returns the message that is shown after the text was saved as a file with the given path.
func (s *Dialog) saved(path string) string {
	if path == "" {
		return i18n.T("“%s” is in your browser's downloads. %s", s.Shared.File, s.Shared.Instructions)
	}
	return i18n.T("The file is “%s”. %s", path, s.Shared.Instructions)
}

// Update checks whether a sharing operation is done; Escape closes the dialog.
func (s *Dialog) Update(in *ui.Input, ms float64) {
	if s.Dialog.Update(in, ms); in.Back {
		return
	}
	pollSharing(s.App, &s.operation, s.Shared.FailureTitle, s.done)
}

// pollSharing checks whether the sharing operation *errand of the dialog on top is done. On success
// it closes the dialog and shows the message that done returns for the result of the operation. On
// failure it shows the error, and the dialog stays open. failed is the title above the error.
func pollSharing(app *stage.App, errand **clip.Request, failed string, done func(text string) string) {
	if *errand == nil {
		return
	}
	text, err, over := (*errand).Poll()
	if !over {
		return
	}
	*errand = nil
	if err != nil {
		app.Push(kit.Message(app, failed, i18n.Sentence(err)))
		return
	}
	app.Pop()
	if says := done(text); says != "" {
		app.Toast(says)
	}
}
