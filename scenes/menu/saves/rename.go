package saves

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// renaming is the dialog in which the player names a saved game.
type renaming struct {
	kit.Dialog
	saves  *saves
	game   stage.Saved
	name   string
	typist ui.TextEditor
	field  geom.Rect
	row    []geom.Rect
}

// renameGame returns the dialog that renames a saved game.
func renameGame(s *saves, x stage.Saved) stage.Scene {
	r := &renaming{Dialog: kit.NewDialog(s.App, "rename", i18n.T("Game name")), saves: s, game: x, name: x.Title()}
	r.Seed = 29
	r.Parts = func(l ui.Layout) (float64, layout.Box) {
		h := kit.ButtonHeight(l)
		return kit.NoteWidth, layout.Column(0, layout.Min(6, nil), layout.Min(h, &r.field), layout.Min(32, nil),
			layout.Grid(layout.Cells{N: 2, Columns: 2, Height: h, GapX: 12}, &r.row))
	}
	return r
}

// longestTitle is the maximum length, in characters, of the name of a saved game.
const longestTitle = 40

// Build lays out the dialog for the name and creates its nodes: the buttons and other controls.
func (r *renaming) Build(l ui.Layout) {
	r.Lay(l)
	keep := ui.Button("keep", r.row[1], pieces.Button{Label: i18n.T("Keep this name"),
		Material: pieces.Brass}, r.keep)
	if r.name == "" {
		keep.DisabledReason = i18n.T("First, type a name.")
	}
	field := ui.Field(&r.typist, "title", i18n.T("This game's name"), "", r.field, r.name, i18n.T("Type a name"))
	field.Submits = true
	r.Root.Set(l, []ui.Node{
		field,
		ui.Button("cancel", r.row[0], pieces.Button{Label: i18n.T("Cancel")}, r.App.Pop),
		keep,
	})
	if r.Root.Focused() == "" || r.Root.Focused() == "keep" && r.name == r.game.Title() {
		r.Root.Focus("title")
	}
}

// keep renames the saved game to the typed name.
func (r *renaming) keep() {
	if err := r.App.RenameGame(r.game.Doc, r.name); err != nil {
		r.Root.Refuse("keep", i18n.Sentence(err))
		return
	}
	r.saves.reload()
	r.saves.Rebuild()
	r.App.Pop()
}

// Update handles typed text; Escape closes the dialog.
func (r *renaming) Update(in *ui.Input, ms float64) {
	r.Dialog.Update(in, ms)
	field := func(id string) (*string, ui.TextLimits, bool) {
		return &r.name, ui.TextLimits{MaxLetters: longestTitle}, id == "title"
	}
	if r.typist.Update(&r.Root, in, field) {
		r.Rebuild()
	}
}
