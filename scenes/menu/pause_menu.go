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
	stage.SceneBase
	app     *stage.App
	show    PauseParams
	box     geom.Rect
	buttons []geom.Rect
}

// Pause returns the pause menu of a table. An action in p is called while the menu is still on top
// of the scene stack; Resume usually pops the menu.
func Pause(h *stage.App, p PauseParams) stage.Scene {
	s := &pause{app: h, show: p}
	s.Overlay = true
	return s
}

func (s *pause) Name() string { return "pause" }

// aimHeight is the height of a line with an aim of the Trail, in design units.
const aimHeight = 20

func placePause(l ui.Layout, n, aims int) (box geom.Rect, buttons []geom.Rect) {
	const space = 10
	h := buttonHeight(l) + 2
	box = geom.Around(l.Area().Center(), min(380, l.W-24), float64(n)*(h+space)+2*notePad+84+float64(aims)*aimHeight)
	in := box.Inset(notePad)
	for i := range n {
		buttons = append(buttons, geom.R(in.X, in.Y+48+float64(aims)*aimHeight+float64(i)*(h+space), in.W, h))
	}
	return box, buttons
}

// MinHeight returns the height of the menu in a phone's window, in design units.
func (s *pause) MinHeight(l ui.Layout) float64 {
	const most, aims = 9, 3 // maximum numbers of buttons and aims
	return most*(buttonHeight(l)+12) + 2*notePad + 84 + 20 + aims*aimHeight
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

// Build lays out the pause menu and creates its nodes: the buttons and other controls.
func (s *pause) Build(l ui.Layout) {
	stays, waits := i18n.T("Start a new game with the same players and house rules. This one stays saved."),
		i18n.T("You can continue this game from Saved games.")
	if s.unsaved() {
		stays = i18n.T("Start a new game with the same players and house rules. This one isn't saved, so Gulch asks before you leave.")
		waits = i18n.T("This game isn't saved, so Gulch asks before you leave.")
	}
	if s.show.Trail != nil {
		stays = i18n.T("Play this station again with the same deal.")
	}
	all := []struct {
		id, label, icon, tip string
		make                 pieces.ButtonMaterial
		press                func()
	}{
		{"resume", i18n.T("Back to table"), "play-button", i18n.T("Or press Esc."), pieces.Brass,
			s.show.Resume},
		{"watch", i18n.T("Watch replay"), "film-spool", i18n.T("Replay the game up to here. It stays as it is."),
			pieces.Leather, s.askFirst(s.show.Watch)},
		{"rules", i18n.T("Rules"), "open-book", i18n.T("How this game is played."), pieces.Leather, s.show.Rules},
		{"lessons", i18n.T("Lessons"), "light-bulb", i18n.T("Learn by playing, a few minutes at a time."),
			pieces.Leather, s.askFirst(s.show.Lessons)},
		{"practice", i18n.T("Practice"), "spyglass", i18n.T("Find the best move in prepared positions."),
			pieces.Leather, s.askFirst(s.show.Practice)},
		{"options", i18n.T("Options"), "cog", i18n.T("Language, text, speed and sound."), pieces.Leather,
			s.show.Options},
		{"restart", i18n.T("Start over"), "clockwise-rotation", stays, pieces.Leather, s.askFirst(s.show.Restart)},
		{"results", i18n.T("Back to results"), "trophy",
			i18n.T("The score, the charts and the turning points of this game."), pieces.Leather, s.show.Results},
		{"trail", i18n.T("Back to Trail"), "horizon-road", waits, pieces.Leather, s.askFirst(s.show.Trail)},
		{"leave", i18n.T("Main menu"), "exit-door", waits, pieces.Leather, s.askFirst(s.show.Leave)},
	}
	n := 0
	for _, b := range all {
		if b.press != nil {
			n++
		}
	}
	s.box, s.buttons = placePause(l, n, len(s.show.Aims))
	var nodes []ui.Node
	for _, b := range all {
		if b.press == nil {
			continue
		}
		look := pieces.Button{Label: b.label, Icon: b.icon, Material: b.make, Size: 16}
		node := ui.Button(b.id, s.buttons[len(nodes)], look, b.press)
		node.Tip = b.tip
		nodes = append(nodes, node)
	}
	s.Root.Set(l, nodes)
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
	pieces.Panel(p, s.box, 61)
	heading(p, s.box.Pad(notePad, 16), s.PageTitle())
	for i, aim := range s.show.Aims {
		r := geom.R(s.box.X+notePad, s.box.Y+notePad+40+float64(i)*aimHeight, s.box.W-2*notePad, aimHeight)
		p.Label(aim, r, paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink})
	}
	line := i18n.T("Every move is saved. You can leave at any time.")
	if s.unsaved() {
		line = i18n.T("Your moves aren't saved right now.")
	}
	p.Label(line,
		geom.R(s.box.X+notePad, s.box.Bottom()-notePad-14, s.box.W-2*notePad, 20), paint.Style{
			Face: paint.Italic, Size: 13.5, Color: theme.SoftInk, Align: paint.Center,
		})
}

// PageTitle returns the heading of the pause menu, which is also the title of the HTML page.
func (s *pause) PageTitle() string { return s.show.Title }
