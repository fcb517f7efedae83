package menu

import (
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// pickFace returns the dialog that changes the face shown at a seat. For a person it is the avatar
// editor. For a bot it is the dialog in which the player chooses the bot's character.
func pickFace(g *newGame, seat int) stage.Scene {
	if g.seats[seat].Person() {
		return newAvatarEditor(g, seat)
	}
	f := &characterPicker{game: g, seat: seat}
	f.Overlay = true
	return f
}

// plateSeat returns the seat whose color is painted behind the player's face on the New game
// screen. It returns NoSeat if the seats, and so the colors, are drawn by lot.
func (s *newGame) plateSeat(seat int) int {
	if s.lots {
		return pieces.NoSeat
	}
	return seat
}

// characterPicker is the dialog in which a character is chosen for a bot.
type characterPicker struct {
	stage.SceneBase
	game  *newGame
	seat  int
	box   geom.Rect
	cells []geom.Rect
	done  geom.Rect
}

func (f *characterPicker) Name() string { return "new-game/cast" }

// place lays out the dialog with a grid of n characters.
func (f *characterPicker) place(l ui.Layout, n int) {
	columns, w, h, space := 3, 330.0, 68.0, 8.0
	if l.Class == ui.Tall {
		columns = 2
	}
	if l.Portrait {
		columns, w = 1, min(w, l.W-2*notePad-16)
	}
	rows := (n + columns - 1) / columns
	f.box = geom.Around(l.Area().Center(), float64(columns)*(w+space)-space+2*notePad,
		float64(rows)*(h+space)+2*notePad+40+buttonHeight(l))
	in := f.box.Inset(notePad)
	f.cells = f.cells[:0]
	for i := range n {
		f.cells = append(f.cells, geom.R(in.X+float64(i%columns)*(w+space), in.Y+36+float64(i/columns)*(h+space), w, h))
	}
	f.done = geom.R(f.box.Center().X-90, in.Bottom()-buttonHeight(l), 180, buttonHeight(l))
}

// MinHeight returns the height of the dialog in a phone's window, in design units.
func (f *characterPicker) MinHeight(l ui.Layout) float64 {
	f.place(l, len(bot.Personas()))
	return f.box.H + 2*margin
}

// Build lays out the dialog with the characters and creates its nodes: the buttons and other
// controls.
func (f *characterPicker) Build(l ui.Layout) {
	all := bot.Personas()
	f.place(l, len(all))
	var nodes []ui.Node
	for i, p := range all {
		nodes = append(nodes, f.personaNode(i, p, &f.game.seats[f.seat]))
	}
	cancel := ui.Button("cancel", f.done, pieces.Button{Label: i18n.T("Cancel")}, f.game.app.Pop)
	f.Root.Set(l, append(nodes, cancel))
}

func (f *characterPicker) personaNode(i int, who bot.Persona, seat *match.Seat) ui.Node {
	n := ui.Button("persona/"+who.ID, f.cells[i], pieces.Button{Material: pieces.PaperTag,
		Chosen: seat.Persona == who.ID}, func() {
		old, _ := personaOf(seat.Persona)
		if seat.Name == old.Name || seat.Name == "" {
			seat.Name = who.Name
		}
		seat.Face, seat.Persona = who.ID, who.ID
		f.game.Rebuild()
		f.game.app.Pop()
	})
	n.Label = who.Name
	for j, other := range f.game.seats {
		if j != f.seat && !other.Person() && other.Persona == who.ID {
			n.DisabledReason = i18n.T("You can't seat %s twice. Choose a different player.", who.Name)
		}
	}
	tag, plate := n.Draw, f.game.plateSeat(f.seat)
	n.Draw = func(p *paint.Canvas, n *ui.Node, feel ui.NodeState) {
		tag(p, n, feel)
		look := poster.Calm
		if feel.Hover > 0.5 && n.DisabledReason == "" {
			look = poster.Glad
		}
		in := n.Rect.Move(feel.Shake, 0).Pad(10, 6)
		pieces.Portrait(p, geom.Point{X: in.X + 26, Y: in.Center().Y + 2}, 48, plate, who.ID, look)
		_, side := in.CutLeft(64)
		head, rest := side.CutTop(22)
		p.Label(who.Name, head, boldStyle)
		p.Fit(i18n.T(who.Motto), rest, smallStyle)
	}
	return n
}

// Update handles input; Escape closes the dialog.
func (f *characterPicker) Update(in *ui.Input, ms float64) {
	f.Root.Update(in, ms)
	if in.Back {
		f.game.app.Pop()
	}
}

// Paint paints the dialog with the characters except its nodes (buttons and other controls).
func (f *characterPicker) Paint(p *paint.Canvas) {
	pieces.Panel(p, f.box, 19)
	heading(p, f.box.Pad(notePad, 12), f.PageTitle())
}

// PageTitle returns the heading of the dialog with the characters, which is also the title of the
// HTML page.
func (f *characterPicker) PageTitle() string { return i18n.T("Who plays this seat?") }
