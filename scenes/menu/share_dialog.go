package menu

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/stage"
)

// Shared is a text that a player shares with others, together with the texts of the dialog that
// shares it.
type Shared struct {
	Title        string // heading of the dialog, such as "Share this game"
	Text         string // text to be shared
	File         string // name of the file: "boomtown 2026-05-04 21.30.gulch"
	Instructions string // sentence that tells the recipient what to do with the text or file
	// Picture has the content of Text as a picture, nil if there is no picture to share.
	Picture *postcard
	// FailureTitle is the title of the message after an error, such as "The game could not be
	// copied".
	FailureTitle string
}

// shareDialog is the dialog that shares a text through the clipboard or as a file.
type shareDialog struct {
	stage.SceneBase
	app       *stage.App
	show      Shared
	operation *clip.Request
	// returns the message shown after sharing; text is the result of the operation
	done    func(text string) string
	missing error // reason why the clipboard cannot be used, nil if it can
	layout  ui.Layout
	box     geom.Rect
	room    geom.Rect // rectangle of the shared text in the dialog
}

// Share returns the dialog that shares x through the clipboard or as a file.
func Share(h *stage.App, x Shared) stage.Scene {
	s := &shareDialog{app: h, show: x, missing: clip.Unavailable()}
	s.Overlay = true
	return s
}

// Name returns the name that identifies the scene, for example in tests.
func (s *shareDialog) Name() string { return "share" }

// MinHeight returns the height of the dialog in a phone's window, in design units.
func (s *shareDialog) MinHeight(l ui.Layout) float64 {
	_, high := s.app.Kit.Canvas(nil, l.View).Measure(s.words(), noteStyle(l))
	return 2*notePad + 44 + high + 20 + float64(s.rows())*(buttonHeight(l)+10) + 2*margin
}

// rows returns the number of rows of buttons in the dialog.
func (s *shareDialog) rows() int {
	if s.show.Picture != nil {
		return 4
	}
	return 3
}

// Build lays out the dialog that shares a text and creates its nodes: the buttons and other
// controls.
func (s *shareDialog) Build(l ui.Layout) {
	const space = 10
	_, high := s.app.Kit.Canvas(nil, l.View).Measure(s.words(), noteStyle(l))
	s.layout = l
	h := buttonHeight(l)
	s.box, s.room = notePlaces(l, high+float64(s.rows()-1)*(h+space))
	in := s.box.Inset(notePad)
	row := func(i int) geom.Rect { return geom.R(in.X, in.Bottom()-float64(s.rows()-i)*(h+space)+space, in.W, h) }
	copied := pieces.Button{Label: i18n.T("Copy as text"), Icon: "scroll-unfurled", Material: pieces.Brass}
	file := pieces.Button{Label: i18n.T("Save as file"), Icon: "save"}
	if s.missing != nil {
		copied.Material, file.Material = pieces.Leather, pieces.Brass
	}
	text := ui.Button("copy", row(0), copied, func() { s.begin(clip.Write(s.show.Text), s.copied) })
	if s.missing != nil {
		text.DisabledReason = i18n.Sentence(s.missing)
	}
	nodes := []ui.Node{text,
		ui.Button("file", row(1), file, func() { s.begin(clip.Save(s.show.File, s.show.Text), s.saved) })}
	if s.show.Picture != nil {
		nodes = append(nodes, ui.Button("picture", row(2), pieces.Button{Label: i18n.T("Share as picture"),
			Icon: "wanted-reward"}, func() {
			s.app.Pop()
			s.app.Push(Picture(s.app, *s.show.Picture))
		}))
	}
	s.Root.Set(l, append(nodes, ui.Button("leave", row(s.rows()-1), pieces.Button{Label: i18n.T("Cancel")},
		s.app.Pop)))
	s.app.Announce(s.show.Title + " " + s.words())
}

// words returns a text that tells the player how the text can be shared.
func (s *shareDialog) words() string {
	text := i18n.T("Copy it as text for a message, or save it as a file in your downloads.")
	if s.missing != nil {
		text = i18n.T("Save it as a file in your downloads. You can't copy it as text here: %s",
			i18n.Sentence(s.missing))
	}
	return text + " " + s.show.Instructions
}

// begin starts to observe the sharing operation e. After success, the function done receives the
// result of the operation and returns the message to show.
func (s *shareDialog) begin(e *clip.Request, done func(string) string) {
	if s.operation == nil {
		s.operation, s.done = e, done
	}
}

// copied returns the message that is shown after the text was copied to the clipboard.
func (s *shareDialog) copied(string) string {
	return i18n.T("Copied to the clipboard. %s", s.show.Instructions)
}

// saved returns the message that is shown after the text was saved as a file with the given path.
func (s *shareDialog) saved(path string) string {
	if path == "" {
		return i18n.T("“%s” is in your browser's downloads. %s", s.show.File, s.show.Instructions)
	}
	return i18n.T("The file is “%s”. %s", path, s.show.Instructions)
}

// Update checks whether a sharing operation is done; Escape closes the dialog.
func (s *shareDialog) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.app.Pop()
		return
	}
	pollSharing(s.app, &s.operation, s.show.FailureTitle, s.done)
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
		app.Push(Message(app, failed, i18n.Sentence(err)))
		return
	}
	app.Pop()
	if says := done(text); says != "" {
		app.Toast(says)
	}
}

// Paint paints the dialog that shares a text except its nodes (buttons and other controls).
func (s *shareDialog) Paint(p *paint.Canvas) {
	p.DropShadow(s.box, 6, 20)
	pieces.Panel(p, s.box, 23)
	heading(p, s.box.Pad(notePad, 16), s.PageTitle())
	p.Text(s.words(), geom.Point{X: s.room.Center().X, Y: s.room.Y}, noteStyle(s.layout))
}

// PageTitle returns the heading of the dialog that shares a text, which is also the title of the
// HTML page.
func (s *shareDialog) PageTitle() string { return s.show.Title }
