package menu

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// renaming is the dialog in which the player names a saved game.
type renaming struct {
	stage.SceneBase
	saves  *saves
	game   stage.Saved
	name   string
	typist ui.TextEditor
	box    geom.Rect
}

// renameGame returns the dialog that renames a saved game.
func renameGame(s *saves, x stage.Saved) stage.Scene {
	r := &renaming{saves: s, game: x, name: x.Title()}
	r.Overlay = true
	return r
}

// Name returns the name that identifies the scene, for example in tests.
func (r *renaming) Name() string { return "rename" }

// longestTitle is the maximum length, in characters, of the name of a saved game.
const longestTitle = 40

// renameHigh returns the height of the dialog that renames a game, in design units.
func renameHigh(l ui.Layout) float64 { return 2*notePad + 2*buttonHeight(l) + 78 }

// MinHeight returns the minimum height of the content in a phone's window, in design units.
func (r *renaming) MinHeight(l ui.Layout) float64 { return renameHigh(l) + 2*margin }

// Build lays out the dialog for the name and creates its nodes: the buttons and other controls.
func (r *renaming) Build(l ui.Layout) {
	h := buttonHeight(l)
	r.box = geom.Around(l.Area().Center(), noteWide(l), renameHigh(l))
	in := r.box.Inset(notePad)
	field := geom.R(in.X, in.Y+46, in.W, h)
	row := geom.R(in.X, in.Bottom()-h, in.W, h)
	keep := ui.Button("keep", row.Row(1, 2, 12), pieces.Button{Label: i18n.T("Keep this name"),
		Material: pieces.Brass}, r.keep)
	if r.name == "" {
		keep.DisabledReason = i18n.T("First, type a name.")
	}
	r.Root.Set(l, []ui.Node{
		ui.Field(&r.typist, "title", i18n.T("This game's name"), "", field, r.name, i18n.T("Type a name")),
		ui.Button("cancel", row.Row(0, 2, 12), pieces.Button{Label: i18n.T("Cancel")}, r.saves.app.Pop),
		keep,
	})
	if r.Root.Focused() == "" || r.Root.Focused() == "keep" && r.name == r.game.Title() {
		r.Root.Focus("title")
	}
}

// keep renames the saved game to the typed name.
func (r *renaming) keep() {
	if err := r.saves.app.RenameGame(r.game.Doc, r.name); err != nil {
		r.Root.Refuse("keep", i18n.Sentence(err))
		return
	}
	r.saves.reload()
	r.saves.Rebuild()
	r.saves.app.Pop()
}

// Update handles typed text; Escape closes the dialog.
func (r *renaming) Update(in *ui.Input, ms float64) {
	r.Root.Update(in, ms)
	field := func(id string) (*string, ui.TextLimits, bool) {
		return &r.name, ui.TextLimits{MaxLetters: longestTitle}, id == "title"
	}
	if r.typist.Update(&r.Root, in, field) {
		r.Rebuild()
	}
	if in.Back {
		r.saves.app.Pop()
	}
}

// Paint paints the dialog for the name except its nodes (buttons and other controls).
func (r *renaming) Paint(p *paint.Canvas) {
	p.DropShadow(r.box, 6, 20)
	pieces.Panel(p, r.box, 29)
	heading(p, r.box.Pad(notePad, 14), r.PageTitle())
}

// PageTitle returns the heading of the dialog for the name, which is also the title of the HTML
// page.
func (r *renaming) PageTitle() string { return i18n.T("Game name") }
