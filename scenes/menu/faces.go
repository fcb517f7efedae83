package menu

import (
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// personFaces are the faces that a person can wear: icons, and what they are called.
var personFaces = []struct{ icon, name string }{
	{"outback-hat", words.Mark("A hat")}, {"cowboy-boot", words.Mark("A boot")}, {"horse-head", words.Mark("A horse")}, {"banjo", words.Mark("A banjo")},
	{"law-star", words.Mark("A sheriff's star")}, {"horseshoe", words.Mark("A horseshoe")}, {"eagle-head", words.Mark("An eagle")}, {"revolver", words.Mark("A revolver")},
	{"mustache", words.Mark("A moustache")}, {"wolf-head", words.Mark("A wolf")}, {"cactus", words.Mark("A cactus")}, {"bear-face", words.Mark("A bear")},
	{"sunflower", words.Mark("A sunflower")}, {"lantern-flame", words.Mark("A lantern")}, {"raven", words.Mark("A raven")}, {"coffee-pot", words.Mark("A coffee pot")},
}

// facePicker is a sheet on which a face, or a character with a face, is chosen for a seat.
type facePicker struct {
	stage.Board
	game  *newGame
	seat  int
	box   geom.Rect
	cells []geom.Rect
	done  geom.Rect
}

// pickFace lets the player choose who sits at a seat.
func pickFace(g *newGame, seat int) stage.Scene {
	f := &facePicker{game: g, seat: seat}
	f.Overlay = true
	return f
}

func (f *facePicker) Name() string { return "new-game/face" }

// placeFaces lays n cells out in a sheet, in so many columns.
func placeFaces(l ui.Layout, n, columns int, w, h float64) (box geom.Rect, cells []geom.Rect, done geom.Rect) {
	rows := (n + columns - 1) / columns
	const space = 10
	width := float64(columns)*(w+space) - space + 2*notePad
	height := float64(rows)*(h+space) + 2*notePad + 40 + buttonHeight(l)
	box = geom.Around(l.Area().Center(), width, height)
	in := box.Inset(notePad)
	for i := range n {
		cells = append(cells, geom.R(in.X+float64(i%columns)*(w+space), in.Y+34+float64(i/columns)*(h+space), w, h))
	}
	done = geom.R(box.Center().X-90, in.Bottom()-buttonHeight(l), 180, buttonHeight(l))
	return box, cells, done
}

// Build lays the sheet out: faces in a grid for a person, characters with their mottoes for a bot.
func (f *facePicker) Build(l ui.Layout) {
	seat := &f.game.seats[f.seat]
	var nodes []ui.Node
	if seat.Person() {
		f.box, f.cells, f.done = placeFaces(l, len(personFaces), 4, 84, 76)
		for i, face := range personFaces {
			nodes = append(nodes, f.faceNode(i, face, seat))
		}
	} else {
		all := bot.Personas()
		f.box, f.cells, f.done = placeFaces(l, len(all), 2, 340, 72)
		for i, p := range all {
			nodes = append(nodes, f.personaNode(i, p, seat))
		}
	}
	cancel := ui.Button("cancel", f.done, pieces.Button{Label: words.T("Leave it")}, f.game.app.Pop)
	f.Root.Set(l, append(nodes, cancel))
}

func (f *facePicker) faceNode(i int, face struct{ icon, name string }, seat *match.Seat) ui.Node {
	n := ui.Button("face/"+face.icon, f.cells[i], pieces.Button{Make: pieces.PaperTag, Chosen: seat.Face == face.icon}, func() {
		seat.Face = face.icon
		f.game.Rebuild()
		f.game.app.Pop()
	})
	n.Label = words.T(face.name)
	tag := n.Draw
	n.Draw = func(p *paint.Pen, n *ui.Node, feel ui.Feel) {
		tag(p, n, feel)
		p.Icon(face.icon, n.Rect.Center(), 46, theme.Ink)
	}
	return n
}

func (f *facePicker) personaNode(i int, who bot.Persona, seat *match.Seat) ui.Node {
	n := ui.Button("persona/"+who.ID, f.cells[i], pieces.Button{Make: pieces.PaperTag, Chosen: seat.Persona == who.ID}, func() {
		old, _ := personaOf(seat.Persona)
		if seat.Name == old.Name || seat.Name == "" {
			seat.Name = who.Name
		}
		seat.Face, seat.Persona = who.Face, who.ID
		f.game.Rebuild()
		f.game.app.Pop()
	})
	n.Label = who.Name
	for j, other := range f.game.seats {
		if j != f.seat && !other.Person() && other.Persona == who.ID {
			n.Why = words.T("%s sits at the table already.", who.Name)
		}
	}
	tag := n.Draw
	n.Draw = func(p *paint.Pen, n *ui.Node, feel ui.Feel) {
		tag(p, n, feel)
		in := n.Rect.Move(feel.Shake, 0).Pad(10, 6)
		p.Icon(who.Face, geom.Point{X: in.X + 26, Y: in.Center().Y}, 42, theme.Ink)
		_, side := in.CutLeft(62)
		head, rest := side.CutTop(22)
		p.Label(who.Name, head, boldStyle)
		p.Fit(words.T(who.Motto), rest, smallStyle)
	}
	return n
}

// Update lets Escape put the sheet away.
func (f *facePicker) Update(in *ui.Input, ms float64) {
	f.Root.Update(in, ms)
	if in.Back {
		f.game.app.Pop()
	}
}

// Paint paints the sheet.
func (f *facePicker) Paint(p *paint.Pen) {
	pieces.Panel(p, f.box, 19)
	title := words.T("Which face?")
	if !f.game.seats[f.seat].Person() {
		title = words.T("Who plays this seat?")
	}
	heading(p, f.box.Pad(notePad, 14), title)
}
