package menu

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// PauseParams has the actions offered by the pause menu of a table. Actions that are nil are left
// out.
type PauseParams struct {
	Title string // name of the game, such as "Boomtown"
	// Aims lists the aims of the station if the game is played on the Trail, each with its
	// progress.
	Aims []string
	// Trail returns to the Trail, nil if the game is not played there.
	Trail   func()
	Results func() // opens the results from which a replay was opened, nil for another table
	Doc     string // name of the document in which the game is saved, "" if it is not saved
	Resume  func() // returns to the table
	Restart func() // sets up the same table again, with the same seats and options
	Watch   func() // replays the game so far
	Options func()
	Rules   func()
	Lessons func() // opens the lessons of the game
	// Practice opens the practice positions of the game.
	Practice func()
	Leave    func() // goes to the title screen
}

// pause is the pause menu of a table.
type pause struct {
	dialog
	show PauseParams
	aims []geom.Rect
	rows []geom.Rect
	foot geom.Rect // line about saving below the buttons
}

// Pause returns the pause menu of a table. An action in p is called while the menu is still on top
// of the scene stack; Resume usually pops the menu.
func Pause(h *stage.App, p PauseParams) stage.Scene {
	s := &pause{dialog: newDialog(h, "pause", p.Title), show: p}
	s.seed, s.parts = 61, s.arrange
	return s
}

// arrange returns the width and the layout of the menu below its heading.
func (s *pause) arrange(l ui.Layout) (float64, layout.Box) {
	return 380, layout.Column(0,
		layout.Grid(layout.Cells{N: len(s.show.Aims), Height: 20}, &s.aims), layout.Min(8, nil),
		layout.Grid(layout.Cells{N: len(s.choices()), Height: buttonHeight(l) + 2, GapY: 10}, &s.rows),
		layout.Min(32, nil), layout.Min(14, &s.foot))
}

// unsaved reports whether the game has moves that are not saved.
func (s *pause) unsaved() bool { return s.app.GameUnsaved(s.show.Doc) }

// askFirst returns a callback that asks the player before it runs do, an action that leaves the
// table, if the game is not saved. It returns nil if do is nil.
func (s *pause) askFirst(do func()) func() {
	if do == nil {
		return nil
	}
	return func() { s.app.ConfirmLeave(s.show.Doc, do) }
}

// choices returns the buttons of the menu, without those whose action is nil.
func (s *pause) choices() []choice {
	stays, waits := i18n.T("Start a new game with the same players and house rules. This one stays saved."),
		i18n.T("You can continue this game from Saved games.")
	if s.unsaved() {
		stays = i18n.T("Start a new game with the same players and house rules. This one isn't saved, so Gulch asks before you leave.")
		waits = i18n.T("This game isn't saved, so Gulch asks before you leave.")
	}
	if s.show.Trail != nil {
		stays = i18n.T("Play this station again with the same deal.")
	}
	all := []choice{
		{id: "resume", label: i18n.T("Back to table"), icon: "play-button", tip: i18n.T("Or press Esc."),
			make: pieces.Brass, press: s.show.Resume},
		{id: "watch", label: i18n.T("Watch replay"), icon: "film-spool",
			tip:   i18n.T("Replay the game up to here. It stays as it is."),
			press: s.askFirst(s.show.Watch)},
		{id: "rules", label: i18n.T("Rules"), icon: "open-book",
			tip: i18n.T("How this game is played."), press: s.show.Rules},
		{id: "lessons", label: i18n.T("Lessons"), icon: "light-bulb",
			tip: i18n.T("Learn by playing, a few minutes at a time."), press: s.askFirst(s.show.Lessons)},
		{id: "practice", label: i18n.T("Practice"), icon: "spyglass",
			tip: i18n.T("Find the best move in prepared positions."), press: s.askFirst(s.show.Practice)},
		{id: "options", label: i18n.T("Options"), icon: "cog",
			tip: i18n.T("Language, text, speed and sound."), press: s.show.Options},
		{id: "restart", label: i18n.T("Start over"), icon: "clockwise-rotation", tip: stays,
			press: s.askFirst(s.show.Restart)},
		{id: "results", label: i18n.T("Back to results"), icon: "trophy",
			tip:   i18n.T("The score, the charts and the turning points of this game."),
			press: s.show.Results},
		{id: "trail", label: i18n.T("Back to Trail"), icon: "horizon-road", tip: waits,
			press: s.askFirst(s.show.Trail)},
		{id: "leave", label: i18n.T("Main menu"), icon: "exit-door", tip: waits, press: s.askFirst(s.show.Leave)},
	}
	for i := range all {
		all[i].size = 16
	}
	return slices.DeleteFunc(all, func(c choice) bool { return c.press == nil })
}

// Build lays out the pause menu and creates its nodes: the buttons and other controls.
func (s *pause) Build(l ui.Layout) {
	s.lay(l)
	s.Root.Set(l, buttonNodes(s.choices(), s.rows))
}

// Update handles input; Escape returns to the table.
func (s *pause) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if !in.Back {
		return
	}
	if s.show.Resume != nil {
		s.show.Resume()
	} else {
		s.app.Pop()
	}
}

// Paint paints the pause menu except its nodes (buttons and other controls).
func (s *pause) Paint(p *paint.Canvas) {
	s.dialog.Paint(p)
	for i, aim := range s.show.Aims {
		p.Label(aim, s.aims[i], paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink})
	}
	line := i18n.T("Every move is saved. You can leave at any time.")
	if s.unsaved() {
		line = i18n.T("Your moves aren't saved right now.")
	}
	p.Label(line, geom.R(s.foot.X, s.foot.Y, s.foot.W, 20), paint.Style{Face: paint.Italic, Size: 13.5,
		Color: theme.SoftInk, Align: paint.Center})
}
