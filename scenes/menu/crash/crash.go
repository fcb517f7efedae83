// Package crash is the page that is shown after the program has failed.
package crash

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/share"
	"gulch/scenes/menu/title"
	"gulch/scenes/stage"
)

// Params is the content of the page that is shown after the program has failed.
type Params struct {
	Reason     string // error text of the failure, such as the message of a panic
	Report     string // technical report for the developers
	ReportFile string // path of the file with the report, "" if it could not be written
	// Failure is the interrupted game and the remedies that have already been tried.
	Failure    stage.Failure
	EmptyStack bool // there are no other scenes: this page is the only one on the scene stack
}

// crashed is the page that is shown after the program has failed.
type crashed struct {
	kit.Dialog
	show           Params
	reason, detail geom.Rect // rectangles of the main text and of the small text
	rows           []geom.Rect
}

// New returns the page that is shown after the program has failed. It says what happened, and
// has buttons that share the report or return to the game, which is saved up to the last move.
func New(h *stage.App, c Params) stage.Scene {
	s := &crashed{Dialog: kit.NewDialog(h, "crashed", i18n.T("Gulch has stumbled")), show: c}
	s.Parts = s.arrange
	return s
}

// Report returns the reason of the crash and the crash report for test drivers, so that a test that
// unexpectedly meets this page can print them.
func (s *crashed) Report() map[string]any {
	return map[string]any{"reason": s.show.Reason, "note": s.show.Report}
}

// arrange returns the width and the layout of the page below its heading. There is an icon above
// the heading.
func (s *crashed) arrange(l ui.Layout) (float64, layout.Box) {
	reason, detail, side := 70.0, 46.0, 60.0
	if l.Portrait {
		reason, detail, side = 112, 92, 0
	}
	return 560, layout.Column(0, layout.Min(112-kit.NoteHead, nil), layout.Min(reason, &s.reason),
		layout.Min(detail, &s.detail), layout.Min(8, nil),
		layout.Pad(side, 0, kit.ButtonColumn(l, len(s.choices()), &s.rows)), layout.Min(6, nil))
}

// choices returns the buttons of the crash page: the ways to return to the game, to share the
// report and to go to the title screen.
func (s *crashed) choices() []kit.Action {
	all := s.remedies()
	if len(all) > 0 {
		all[0].Material = pieces.Brass
	}
	if s.show.Failure.RemedyFailed() {
		all = append(all, kit.Action{ID: "file", Label: i18n.T("Save game file"), Icon: "save", Press: s.keepFile,
			Tip: i18n.T("Save the recording of this game, to open it in a later version of Gulch.")})
	}
	return append(all,
		kit.Action{ID: "copy", Label: i18n.T("Share the note"), Icon: "scroll-unfurled", Press: s.copyNote,
			Tip: i18n.T("What happened and your game, as text to send to the makers of Gulch.")},
		kit.Action{ID: "title", Label: i18n.T("Main menu"), Icon: "exit-door", Press: s.home})
}

// remedies returns the buttons that reopen the game, each with another remedy (see [stage.Remedy]).
// A remedy that was tried and failed is not offered again.
func (s *crashed) remedies() []kit.Action {
	f := s.show.Failure
	switch {
	case f.Doc == "":
		return nil
	case !f.RemedyFailed():
		return []kit.Action{{ID: "go-on", Label: i18n.T("Continue the game"), Icon: "play-button",
			Press: s.try(stage.ResumeGame)}}
	}
	var all []kit.Action
	if !f.Tried(stage.ResumePlain) {
		all = append(all, kit.Action{ID: "plain", Label: i18n.T("Use plain table"), Icon: "wooden-sign",
			Press: s.try(stage.ResumePlain),
			Tip: i18n.T("The same game with its board, its log and a list of moves, without animations " +
				"and close-ups.")})
	}
	if f.Steps > 0 {
		all = append(all, kit.Action{ID: "before", Label: i18n.T("Undo last decision"), Icon: "anticlockwise-rotation",
			Press: s.try(stage.ResumeEarlier),
			Tip:   i18n.T("Open a copy of the game from before the last decision. The game itself stays as it is.")})
	}
	return all
}

// Build lays out the crash page and creates its nodes: the buttons and other controls.
func (s *crashed) Build(l ui.Layout) {
	s.Lay(l)
	nodes := kit.ButtonNodes(s.choices(), s.rows)
	for i := range nodes {
		nodes[i].TipAvoids = s.tipsBeside(l)
	}
	s.Root.Set(l, nodes)
	s.App.Announce(s.words())
}

// tipsBeside returns the area that tooltips must not cover. If there is room for tooltips to the
// right of the crash page, it is the page; otherwise it is the empty rectangle, and tooltips may
// cover the page.
func (s *crashed) tipsBeside(l ui.Layout) geom.Rect {
	if l.W-s.Box.Right() < 300 {
		return geom.Rect{}
	}
	return s.Box
}

func (s *crashed) words() string {
	if s.show.Failure.RemedyFailed() && s.show.Failure.Doc != "" {
		return i18n.T("Something went wrong again. Your game is still saved up to the last move. " +
			"Choose another way to go on.")
	}
	return i18n.T("Something went wrong, and Gulch had to clear the table. Nothing is lost: your game is saved up to the last move.")
}

// try returns a callback that reopens the interrupted game with the given remedy. The callback
// shows a message if the game cannot be opened.
func (s *crashed) try(by stage.Remedy) func() {
	return func() {
		if err := s.App.ApplyRemedy(by); err != nil {
			s.App.Push(kit.Message(s.App, i18n.T("That game can't be continued"), i18n.Sentence(err)))
		}
	}
}

// keepFile opens the dialog in which the player shares the saved file of the interrupted game.
func (s *crashed) keepFile() { saves.ShareGame(s.App, s.show.Failure.Doc, false) }

// home goes to the title screen.
func (s *crashed) home() {
	s.App.LeaveFailure()
	if s.show.EmptyStack {
		s.App.Replace(title.New(s.App))
		return
	}
	s.App.PopToRoot()
}

// copyNote opens the dialog that shares the report of the crash and the record of the interrupted
// game as one text.
func (s *crashed) copyNote() {
	note := s.show.Report
	if doc := s.show.Failure.Doc; doc != "" {
		if game, err := s.App.Export(doc); err == nil {
			note += "\n\n" + game
		}
	}
	s.App.Push(share.New(s.App, share.Params{Title: i18n.T("Share the note"), Text: note, File: "gulch note.txt",
		FailureTitle: i18n.T("The note couldn't be copied")}))
}

// Update handles input; Escape goes to the title screen.
func (s *crashed) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.home()
	}
}

// Paint paints the crash page except its nodes (buttons and other controls).
func (s *crashed) Paint(p *paint.Canvas) {
	p.DropShadow(s.Box, 6, 20)
	pieces.Panel(p, s.Box, 37)
	head := s.Box.Pad(kit.NotePad, 16)
	p.Icon("broken-bone", geom.Point{X: s.Box.Center().X, Y: head.Y + 32}, 52, theme.Oxblood)
	kit.Heading(p, geom.R(head.X, head.Y+62, head.W, 40), s.Title)
	st := kit.BodyStyle
	st.Size, st.Align = 15, paint.Center
	p.Fit(s.words(), s.reason, st)
	small := kit.SmallStyle
	small.Align = paint.Center
	line := s.show.Reason
	if s.show.ReportFile != "" {
		line = i18n.T("%s. You'll find the details in %s.", s.show.Reason, s.show.ReportFile)
	}
	p.Fit(line, s.detail, small)
}
