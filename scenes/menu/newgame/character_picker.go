package newgame

import (
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// pickFace returns the dialog that changes the face shown at a seat. For a person it is the avatar
// editor. For a bot it is the dialog in which the player chooses the bot's character.
func pickFace(g *newGame, seat int) stage.Scene {
	if g.seats[seat].Person() {
		return newAvatarEditor(g, seat)
	}
	f := &characterPicker{Dialog: kit.NewDialog(g.App, "new-game/cast", i18n.T("Who plays this seat?")), game: g,
		seat: seat}
	f.Seed, f.Parts = 19, f.arrange
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
	kit.Dialog
	game  *newGame
	seat  int
	cells []geom.Rect
	done  geom.Rect
}

// arrange returns the width and the layout of the dialog below its heading: a grid of characters.
func (f *characterPicker) arrange(l ui.Layout) (float64, layout.Box) {
	const cell, gap = 330, 8
	columns := 3
	if l.Class == ui.Tall {
		columns = 2
	}
	if l.Portrait {
		columns = 1
	}
	return float64(columns)*(cell+gap) - gap + 2*kit.NotePad, layout.Column(0,
		layout.Grid(layout.Cells{N: len(bot.Personas()), Columns: columns, Height: 68, GapX: gap, GapY: gap}, &f.cells),
		layout.Min(12, nil), layout.AtMost(180, layout.Min(kit.ButtonHeight(l), &f.done)))
}

// Build lays out the dialog with the characters and creates its nodes: the buttons and other
// controls.
func (f *characterPicker) Build(l ui.Layout) {
	f.Lay(l)
	var nodes []ui.Node
	for i, p := range bot.Personas() {
		nodes = append(nodes, f.personaNode(i, p, &f.game.seats[f.seat]))
	}
	cancel := ui.Button("cancel", f.done, pieces.Button{Label: i18n.T("Cancel")}, f.App.Pop)
	f.Root.Set(l, append(nodes, cancel))
}

func (f *characterPicker) personaNode(i int, who bot.Persona, seat *match.Seat) ui.Node {
	n := ui.Button("persona/"+who.ID, f.cells[i], pieces.Button{Material: pieces.PaperTag,
		Chosen: seat.Persona == who.ID}, func() {
		old, _ := kit.PersonaOf(seat.Persona)
		if seat.Name == old.Name || seat.Name == "" {
			seat.Name = who.Name
		}
		seat.Face, seat.Persona = who.ID, who.ID
		f.game.Rebuild()
		f.App.Pop()
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
		p.Label(who.Name, head, kit.BoldStyle)
		p.Fit(i18n.T(who.Motto), rest, kit.SmallStyle)
	}
	return n
}
