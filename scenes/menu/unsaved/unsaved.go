// Package unsaved is the dialog about games that cannot be saved.
package unsaved

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/share"
	"gulch/scenes/stage"
)

// unsaved is the dialog about a game that cannot be saved. It shows the reason and the possible
// actions.
type unsaved struct {
	kit.Dialog
	about stage.Unsaved
	why   string // reason why the game is not saved, as shown by the last Build
	rows  []geom.Rect
}

// New returns the dialog about games that cannot be saved. The player can try again, copy the
// game or save it as a file, or leave it unsaved. The dialog closes itself as soon as everything is
// saved.
func New(h *stage.App, u stage.Unsaved) stage.Scene {
	s := &unsaved{Dialog: kit.NewDialog(h, stage.UnsavedScene, ""), about: u}
	s.Seed, s.Text = 29, s.words
	s.Parts = func(l ui.Layout) (float64, layout.Box) {
		return kit.NoteWidth, kit.ButtonColumn(l, len(s.choices()), &s.rows)
	}
	return s
}

// words returns the text of the dialog: why the game is not saved and what will happen to it.
func (s *unsaved) words() string {
	switch {
	case s.about.Closing:
		return s.why + " " + i18n.T("If you close Gulch now, you lose what isn't saved.")
	case s.about.Leave != nil:
		return s.why + " " + i18n.T("If you leave the table, the game stays in Saved games until you close Gulch.")
	}
	return s.why + " " + i18n.T("You can play on: Gulch tries again after every move. "+
		"If you close Gulch before that works, you lose what isn't saved.")
}

// choices returns the buttons of the dialog, the recommended one first.
func (s *unsaved) choices() []kit.Action {
	all := []kit.Action{{ID: "retry", Label: i18n.T("Save now"), Icon: "clockwise-rotation", Material: pieces.Brass,
		Press: s.retry,
		Tip:   i18n.T("Try to save the game now.")}}
	if games := s.App.UnsavedGames(); len(games) > 0 {
		all = append(all, kit.Action{ID: "elsewhere", Label: i18n.T("Save elsewhere"), Icon: "save",
			Press: func() { s.keepElsewhere(games[0]) },
			Tip:   i18n.T("Copy the game as text, or save it as a file in another folder.")})
	}
	if s.about.Leave != nil {
		label := i18n.T("Leave anyway")
		if s.about.Closing {
			label = i18n.T("Close anyway")
		}
		all = append(all, kit.Action{ID: "leave", Label: label, Icon: "exit-door", Press: s.goOn})
	}
	return append(all, kit.Action{ID: "back", Label: i18n.T("Back"), Press: s.App.Pop})
}

// retry tries to save again. On failure it shows the reason, which may have changed.
func (s *unsaved) retry() {
	if err := s.App.Retry(); err != nil {
		s.Rebuild()
		s.Root.Refuse("retry", i18n.T("It still can't be saved. %s", i18n.Sentence(err)))
	}
}

// keepElsewhere opens the dialog in which the player copies the game in document doc or saves it as
// a file. If more games are unsaved, the player can share them from the list of saved games.
func (s *unsaved) keepElsewhere(doc string) {
	text, err := s.App.ExportUnsaved(doc)
	if err != nil {
		s.App.Push(kit.Message(s.App, i18n.T("That game couldn't be copied"), i18n.Sentence(err)))
		return
	}
	s.App.Push(share.New(s.App, share.Params{Title: i18n.T("Save this game elsewhere"), Text: text, File: doc,
		Instructions: i18n.T("To watch or continue it, paste the text in Saved games, or drop the file on the Gulch window."),
		FailureTitle: i18n.T("That game couldn't be copied")}))
}

// goOn runs the action that leaves the table or the app, although the game is not saved.
func (s *unsaved) goOn() {
	s.App.Pop()
	s.about.Leave()
}

// Build lays out the dialog about unsaved games and creates its nodes: the buttons and other
// controls.
func (s *unsaved) Build(l ui.Layout) {
	if why := s.App.Unsaved(); why != nil {
		s.why = i18n.Sentence(why)
	}
	s.Title = i18n.T("Your game isn't saved")
	if len(s.App.UnsavedGames()) == 0 {
		s.Title = i18n.T("Not everything is saved")
	}
	s.Lay(l)
	s.Root.Set(l, kit.ButtonNodes(s.choices(), s.rows))
	s.App.Announce(s.Title + ". " + s.words())
}

// Update handles input; Escape closes the dialog. As soon as everything is saved, the dialog closes
// itself and runs the pending action that leaves the table or the app.
func (s *unsaved) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	switch {
	case s.App.Top() != stage.Scene(s):
	case in.Back:
		s.App.Pop()
	case s.App.Unsaved() == nil:
		if s.about.Leave != nil {
			s.goOn()
			return
		}
		s.App.Pop()
	}
}
