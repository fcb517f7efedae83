package newgame

import (
	"slices"
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/layout"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// featureNames maps the ID of each feature of a face, such as the hair, to its displayed name.
var featureNames = map[string]string{
	"skin": i18n.Mark("Skin"), "head": i18n.Mark("Head"), "cut": i18n.Mark("Features"), "hair": i18n.Mark("Hair"),
	"hairtone": i18n.Mark("Hair color"), "hat": i18n.Mark("Hat"), "hattone": i18n.Mark("Hat color"),
	"nose": i18n.Mark("Nose"),
	"eyes": i18n.Mark("Eyes"), "brows": i18n.Mark("Eyebrows"), "mouth": i18n.Mark("Mouth"),
	"beard":   i18n.Mark("Beard"),
	"clothes": i18n.Mark("Clothes"), "coat": i18n.Mark("Coat color"), "shirt": i18n.Mark("Shirt color"),
	"accent": i18n.Mark("Trim"), "things": i18n.Mark("Extra"),
}

// avatarEditor is a dialog in which a player composes a face from its features.
type avatarEditor struct {
	kit.Dialog
	game *newGame
	seat int
	art  *poster.Art
	code string // code of the current face, a text from which the face can be drawn
	at   avatarPlaces
}

// avatarPlaces has the rectangles of the avatar editor, in design units: the face, its expressions
// (looks), the ready-made faces (guests), the features (rows) and the buttons.
type avatarPlaces struct {
	face, looks        geom.Rect
	guests, rows       []geom.Rect
	roll, take, cancel geom.Rect
}

func newAvatarEditor(g *newGame, seat int) *avatarEditor {
	art, _ := poster.Load() // the error is ignored, because a test checks that the data can be read
	f := &avatarEditor{Dialog: kit.NewDialog(g.App, "new-game/face", i18n.T("Player's face")), game: g, seat: seat,
		art:  art,
		code: g.seats[seat].Face}
	f.Seed, f.Parts = 19, f.arrange
	if _, ok := art.FaceOf(f.code); !ok {
		f.code = kit.ReadyFaces(art)[seat%len(kit.ReadyFaces(art))]
	}
	return f
}

// arrange returns the width of the editor and its layout below the heading: the preview and the
// ready-made faces above, the features in columns below.
func (f *avatarEditor) arrange(l ui.Layout) (float64, layout.Box) {
	const faces, looks, gap = 58, 174, 8 // height of the faces, width and gap in design units
	n := len(kit.ReadyFaces(f.art))
	guests := func(lines int, high float64) layout.Box {
		return layout.Grid(layout.Cells{N: n, Columns: (n + lines - 1) / lines, Height: high}, &f.at.guests)
	}
	features := func(columns int, high float64) layout.Box {
		return layout.Grid(layout.Cells{N: len(poster.Features()), Columns: columns, Height: high, GapX: 22,
			Down: true},
			&f.at.rows)
	}
	h := kit.ButtonHeight(l)
	if l.Portrait {
		return l.W, layout.Pad(-10, 0, layout.Column(gap,
			layout.Row(0, layout.Min(170, &f.at.face), layout.Column(0, layout.Fill(nil),
				layout.AtMost(looks, layout.Min(faces, &f.at.looks)), layout.Fill(nil))).Min(180),
			guests(3, faces), features(1, 48), layout.Min(h, &f.at.roll),
			layout.Row(12, layout.Fill(&f.at.cancel), layout.Fill(&f.at.take)).Min(h)))
	}
	width, columns, high := 900.0, 3, 36.0
	if l.Class == ui.Tall {
		width, columns, high = 744, 2, 48
	}
	return width, layout.Column(gap,
		layout.Row(16, layout.Min(200, &f.at.face), layout.Column(0, guests(2, 74),
			layout.AtMost(240, layout.Min(faces, &f.at.looks)))),
		features(columns, high),
		layout.Row(12, layout.Min(190, &f.at.roll), layout.Fill(nil), layout.Min(150, &f.at.cancel),
			layout.Min(200, &f.at.take)).Min(h))
}

// Build lays out the avatar editor and creates its nodes: the buttons and other controls.
func (f *avatarEditor) Build(l ui.Layout) {
	f.Lay(l)
	var nodes []ui.Node
	for i, mark := range kit.ReadyFaces(f.art) {
		nodes = append(nodes, f.guestNode(i, mark))
	}
	for i, feature := range poster.Features() {
		nodes = append(nodes, f.featureNodes(f.at.rows[i], feature)...)
	}
	roll := ui.Button("roll", f.at.roll, pieces.Button{Label: i18n.T("Random face"),
		Icon: "perspective-dice-six-faces-random"}, f.changing(func() {
		f.code = f.art.Code(f.art.RandomFace(f.App.Seed()))
	}))
	roll.Tip = i18n.T("Make a random face.")
	cancel := ui.Button("cancel", f.at.cancel, pieces.Button{Label: i18n.T("Cancel")}, f.App.Pop)
	take := ui.Button("take", f.at.take, pieces.Button{Label: i18n.T("Use this face"), Material: pieces.Brass},
		func() {
			f.game.seats[f.seat].Face = f.code
			f.game.Rebuild()
			f.App.Pop()
		})
	f.Root.Set(l, append(nodes, roll, cancel, take))
}

// changing returns a callback that runs change, which changes the face, and then rebuilds the
// dialog.
func (f *avatarEditor) changing(change func()) func() {
	return func() {
		change()
		f.Rebuild()
	}
}

func (f *avatarEditor) guestNode(i int, mark string) ui.Node {
	return ui.Node{
		ID: "face/" + mark, Label: i18n.T("Face %d", i+1), Rect: f.at.guests[i], Chosen: f.code == mark,
		Press: f.changing(func() { f.code = mark }),
		Draw: func(p *paint.Canvas, n *ui.Node, feel ui.NodeState) {
			c := n.Rect.Center()
			if glow := max(feel.Hover*0.8, map[bool]float64{true: 1}[n.Chosen]); glow > 0 {
				p.SoftRect(geom.Around(c, 58, 58), 29, 5, 0, theme.Alpha(theme.Brass, glow))
			}
			pieces.Token(p, c, 50, f.game.plateSeat(f.seat), mark)
		},
	}
}

// featureNodes returns the two arrow buttons in r that choose the previous and the next variant of
// a feature.
func (f *avatarEditor) featureNodes(r geom.Rect, feature string) []ui.Node {
	face, _ := f.art.FaceOf(f.code)
	choices := f.art.Choices(feature)
	at := slices.Index(choices, face.Feature(feature))
	name := i18n.T(featureNames[feature])
	step := func(by int) func() {
		return f.changing(func() {
			next := face
			next.Choose(feature, choices[(max(at, 0)+by+len(choices))%len(choices)])
			f.code = f.art.Code(next)
		})
	}
	size := min(r.H-4, 44)
	back, forth := geom.Around(geom.Point{X: r.Right() - 46 - 1.5*size, Y: r.Center().Y}, size, size),
		geom.Around(geom.Point{X: r.Right() - size/2, Y: r.Center().Y}, size, size)
	return []ui.Node{
		ui.Disc(feature+"/back", i18n.T("%s: previous", name), "", "previous-button", back, step(-1)),
		ui.Disc(feature+"/next", i18n.T("%s: next", name), "", "next-button", forth, step(1)),
	}
}

// Paint paints the avatar editor except its nodes (buttons and other controls).
func (f *avatarEditor) Paint(p *paint.Canvas) {
	f.Dialog.Paint(p)
	plate := f.game.plateSeat(f.seat)
	pieces.Portrait(p, f.at.face.Center().Add(0, 14), 164, plate, f.code, poster.Calm)
	for i, look := range []poster.Expression{poster.Calm, poster.Glad, poster.Sour} {
		pieces.Portrait(p, f.at.looks.Row(i, 3, 0).Center().Add(0, 6), 50, plate, f.code, look)
	}
	face, _ := f.art.FaceOf(f.code)
	for i, feature := range poster.Features() {
		r := f.at.rows[i]
		size := min(r.H-4, 44)
		p.Label(i18n.T(featureNames[feature]), geom.R(r.X, r.Y, r.W-2*size-56, r.H), kit.SmallStyle)
		choices := f.art.Choices(feature)
		count := kit.SmallStyle
		count.Align = paint.Center
		at := strconv.Itoa(slices.Index(choices, face.Feature(feature))+1) + "/" + strconv.Itoa(len(choices))
		p.Label(at, geom.R(r.Right()-size-46, r.Y, 46, r.H), count)
	}
}
