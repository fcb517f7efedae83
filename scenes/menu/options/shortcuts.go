package options

import (
	"strings"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// keys is the dialog that lists the keyboard shortcuts.
type keys struct {
	kit.Dialog
	below stage.Scene // screen below the dialog, whose shortcuts are listed; nil for none
	lines []keyLine
	rows  []geom.Rect
	pad   geom.Rect // text about gamepads
	shut  geom.Rect
}

// keyLine is a line of the dialog: a key and its effect.
type keyLine struct{ key, what string }

// Shortcuts returns the dialog that lists the keyboard shortcuts: the global ones and those of the
// screen on top of the scene stack.
func Shortcuts(h *stage.App) stage.Scene {
	s := &keys{Dialog: kit.NewDialog(h, "keys", i18n.T("Keys")), below: h.Top()}
	s.Seed, s.Parts = 23, s.arrange
	s.gather()
	return s
}

// gather collects the keys and their effects for the list. Keys are named as on the player's
// keyboard layout.
func (s *keys) gather() {
	s.lines = append(s.lines[:0],
		keyLine{i18n.T("Arrows, Tab"), i18n.T("Move the focus")},
		keyLine{i18n.T("Enter, Space"), i18n.T("Press the focused button, or speed up animations")},
		keyLine{i18n.T("Home, End"), i18n.T("First or last item")},
		keyLine{i18n.T("Page up, Page down"), i18n.T("Page through a list")},
		keyLine{i18n.T("Escape"), i18n.T("Go back, or open the menu")},
		keyLine{keyName(ui.ZoomPreviewKey), i18n.T("Look closer")},
		keyLine{keyName(ui.RuleKey), i18n.T("Look up the rule")},
		keyLine{keyName(ui.MuteKey), i18n.T("Turn sound on or off")},
	)
	if s.App.Desktop {
		s.lines = append(s.lines, keyLine{i18n.T("F11, Alt+Enter"), i18n.T("Full screen")},
			keyLine{ui.CommandLabel("Q"), i18n.T("Quit")})
	}
	if s.below == nil {
		return
	}
	for _, n := range s.below.Base().Root.Nodes {
		if len(n.Keys) > 0 && n.Label != "" {
			s.lines = append(s.lines, keyLine{shortcut(n.Keys[0]), n.Label})
		}
	}
}

// signs maps a key to its displayed name. It has the keys whose names in Ebitengine are not what is
// printed on the keyboard.
var signs = map[ebiten.Key]string{
	ebiten.KeyMinus: "−", ebiten.KeyEqual: "+", ebiten.KeyNumpadAdd: "+", ebiten.KeyNumpadSubtract: "−",
	ebiten.KeySlash: "/",
	ebiten.KeyHome:  i18n.Mark("Home"), ebiten.KeyEnd: i18n.Mark("End"), ebiten.KeyPageUp: i18n.Mark("Page up"),
	ebiten.KeyPageDown: i18n.Mark("Page down"), ebiten.KeyBackspace: i18n.Mark("Backspace"),
}

// keyName returns the displayed name of a key. A letter is named as on the player's keyboard
// layout.
func keyName(k ebiten.Key) string {
	if sign, ok := signs[k]; ok {
		return i18n.T(sign)
	}
	return i18n.Key(strings.TrimPrefix(k.String(), "Digit"))
}

// shortcut returns the displayed name of a key. For undo and redo, it appends the alternative
// shortcut, such as Ctrl+Z.
func shortcut(k ebiten.Key) string {
	switch k {
	case ui.UndoKey:
		return keyName(k) + ", " + ui.CommandLabel("Z")
	case ui.RedoKey:
		return keyName(k) + ", " + ui.CommandLabel("Y")
	}
	return keyName(k)
}

// arrange returns the width and the layout of the dialog below its heading.
func (s *keys) arrange(l ui.Layout) (float64, layout.Box) {
	columns := 2
	if l.Class == ui.Tall {
		columns = 1
	}
	return 960, layout.Column(0,
		layout.Grid(layout.Cells{N: len(s.lines), Columns: columns, Height: 30, GapX: 30, Down: true}, &s.rows),
		layout.Min(30, nil), layout.Min(38, &s.pad), layout.Min(5, nil),
		layout.AtMost(180, layout.Min(kit.ButtonHeight(l), &s.shut)), layout.Min(5, nil))
}

// Build lays out the list of shortcuts and creates its nodes: the buttons and other controls.
func (s *keys) Build(l ui.Layout) {
	s.gather()
	s.Lay(l)
	nodes := []ui.Node{ui.Button("close", s.shut, pieces.Button{Label: i18n.T("Close"), Material: pieces.Brass},
		s.App.Pop)}
	for i, line := range s.lines {
		nodes = append(nodes, kit.Text("key/"+line.key+"/"+line.what, i18n.Colon(line.key, line.what), "", s.rows[i]))
	}
	s.Root.Set(l, nodes)
}

// Update handles input; Escape and the help key close the dialog.
func (s *keys) Update(in *ui.Input, ms float64) {
	if s.Dialog.Update(in, ms); in.Key(ui.HelpKey) && !in.Back {
		s.App.Pop()
	}
}

// Paint paints the dialog: each key as a key cap, with its effect beside it.
func (s *keys) Paint(p *paint.Canvas) {
	s.Dialog.Paint(p)
	cap := paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Ink, Align: paint.Center}
	for i, line := range s.lines {
		key, what := s.rows[i].Pad(0, 2).CutLeft(150)
		w := min(max(p.LabelWidth(line.key, key, cap)+18, 30), key.W)
		key = geom.R(key.Right()-w, key.Y, w, key.H)
		p.SoftRect(key.Move(0, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.4))
		p.Rect(key, 5, theme.SoftInk)
		p.Gradient(key.Inset(1.2), 4, theme.RGB(0xFBF1D6), theme.RGB(0xE2CFA0))
		p.Label(line.key, key.Pad(5, 0), cap)
		_, what = what.CutLeft(14)
		p.Label(line.what, what, kit.BodyStyle)
	}
	st := kit.SmallStyle
	st.Align = paint.Center
	p.Fit(i18n.T("Gamepad: A to press, B to go back, X for a hint, Y for a closer look, shoulder buttons to undo and to change the speed."),
		s.pad, st)
}
