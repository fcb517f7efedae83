// Package pause is the pause menu of a table.
package pause

import (
	"fmt"
	"slices"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// Params has the actions offered by the pause menu of a table. Actions that are nil are left
// out.
type Params struct {
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
	kit.Dialog
	show Params
	aims []geom.Rect
	rows []geom.Rect
	foot geom.Rect // line about saving below the buttons
}

// New returns the pause menu of a table. An action in p is called while the menu is still on top
// of the scene stack; Resume usually pops the menu.
func New(h *stage.App, p Params) stage.Scene {
	s := &pause{Dialog: kit.NewDialog(h, "pause", p.Title), show: p}
	s.Seed, s.Parts = 61, s.arrange
	return s
}

// arrange returns the width and the layout of the menu below its heading.
func (s *pause) arrange(l ui.Layout) (float64, layout.Box) {
	return 380, layout.Column(0,
		layout.Grid(layout.Cells{N: len(s.show.Aims), Height: 20}, &s.aims), layout.Min(8, nil),
		layout.Grid(layout.Cells{N: len(s.choices()), Height: kit.ButtonHeight(l) + 2, GapY: 10}, &s.rows),
		layout.Min(32, nil), layout.Min(14, &s.foot))
}

// unsaved reports whether the game has moves that are not saved.
func (s *pause) unsaved() bool { return s.App.GameUnsaved(s.show.Doc) }

// askFirst returns a callback that asks the player before it runs do, an action that leaves the
// table, if the game is not saved. It returns nil if do is nil.
func (s *pause) askFirst(do func()) func() {
	if do == nil {
		return nil
	}
	return func() { s.App.ConfirmLeave(s.show.Doc, do) }
}

// choices returns the buttons of the menu, without those whose action is nil.
func (s *pause) choices() []kit.Action {
	stays, waits := i18n.T("Start a new game with the same players and house rules. This one stays saved."),
		i18n.T("You can continue this game from Saved games.")
	if s.unsaved() {
		stays = i18n.T("Start a new game with the same players and house rules. This one isn't saved, so Gulch asks before you leave.")
		waits = i18n.T("This game isn't saved, so Gulch asks before you leave.")
	}
	if s.show.Trail != nil {
		stays = i18n.T("Play this station again with the same deal.")
	}
	all := []kit.Action{
		{ID: "resume", Label: i18n.T("Back to table"), Icon: "play-button", Tip: i18n.T("Or press Esc."),
			Material: pieces.Brass, Press: s.show.Resume},
		{ID: "watch", Label: i18n.T("Watch replay"), Icon: "film-spool",
			Tip:   i18n.T("Replay the game up to here. It stays as it is."),
			Press: s.askFirst(s.show.Watch)},
		{ID: "rules", Label: i18n.T("Rules"), Icon: "open-book",
			Tip: i18n.T("How this game is played."), Press: s.show.Rules},
		{ID: "lessons", Label: i18n.T("Lessons"), Icon: "light-bulb",
			Tip: i18n.T("Learn by playing, a few minutes at a time."), Press: s.askFirst(s.show.Lessons)},
		{ID: "practice", Label: i18n.T("Practice"), Icon: "spyglass",
			Tip: i18n.T("Find the best move in prepared positions."), Press: s.askFirst(s.show.Practice)},
		{ID: "options", Label: i18n.T("Options"), Icon: "cog",
			Tip: i18n.T("Language, text, speed and sound."), Press: s.show.Options},
		{ID: "restart", Label: i18n.T("Start over"), Icon: "clockwise-rotation", Tip: stays,
			Press: s.askFirst(s.show.Restart)},
		{ID: "results", Label: i18n.T("Back to results"), Icon: "trophy",
			Tip:   i18n.T("The score, the charts and the turning points of this game."),
			Press: s.show.Results},
		{ID: "trail", Label: i18n.T("Back to Trail"), Icon: "horizon-road", Tip: waits,
			Press: s.askFirst(s.show.Trail)},
		{ID: "leave", Label: i18n.T("Main menu"), Icon: "exit-door", Tip: waits, Press: s.askFirst(s.show.Leave)},
	}
	for i := range all {
		all[i].Size = 16
	}
	return slices.DeleteFunc(all, func(c kit.Action) bool { return c.Press == nil })
}

// Build lays out the pause menu and creates its nodes: the aims, for screen readers, and the
// buttons.
func (s *pause) Build(l ui.Layout) {
	s.Lay(l)
	var nodes []ui.Node
	for i, aim := range s.show.Aims {
		nodes = append(nodes, kit.Text(fmt.Sprint("aim/", i+1), aim, "", s.aims[i]))
	}
	s.Root.Set(l, append(nodes, kit.ButtonNodes(s.choices(), s.rows)...))
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
		s.App.Pop()
	}
}

// Paint paints the pause menu except its nodes (buttons and other controls).
func (s *pause) Paint(p *paint.Canvas) {
	s.Dialog.Paint(p)
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
