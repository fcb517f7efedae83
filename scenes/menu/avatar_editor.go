package menu

import (
	"slices"
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
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

// readyFaces returns the names of the ready-made faces that a person can choose instead of
// composing one.
func readyFaces(a *poster.Art) []string {
	return slices.DeleteFunc(a.Names("face"), func(name string) bool { return len(name) < 5 || name[:5] != "guest" })
}

// avatarEditor is a dialog in which a player composes a face from its features.
type avatarEditor struct {
	stage.SceneBase
	game *newGame
	seat int
	art  *poster.Art
	code string // code of the current face, a text from which the face can be drawn
	at   avatarPlaces
}

// avatarPlaces has the rectangles of the avatar editor, in design units.
type avatarPlaces struct {
	box, face, looks   geom.Rect
	guests, rows       []geom.Rect
	roll, take, cancel geom.Rect
}

func newAvatarEditor(g *newGame, seat int) *avatarEditor {
	art, _ := poster.Load() // the error is ignored, because a test checks that the data can be read
	f := &avatarEditor{game: g, seat: seat, art: art, code: g.seats[seat].Face}
	if _, ok := art.FaceOf(f.code); !ok {
		f.code = readyFaces(art)[seat%len(readyFaces(art))]
	}
	f.Overlay = true
	return f
}

func (f *avatarEditor) Name() string { return "new-game/face" }

// avatarGap is the gap between the preview, the rows of features and the buttons of the avatar
// editor, in design units.
const avatarGap = 8.0

// avatarGrid has the sizes of the avatar editor in design units.
type avatarGrid struct {
	width, high float64
	// top is the height of the preview area with the ready-made faces, row the height of one row of
	// features, foot the height of the row of buttons
	top, row, foot float64
	columns, lines int
	guests         int // number of rows of ready-made faces
}

func (f *avatarEditor) grid(l ui.Layout) avatarGrid {
	g := avatarGrid{width: 900, top: 206, row: 36, foot: buttonHeight(l), columns: 3, guests: 2}
	switch {
	case l.Portrait:
		g.width, g.top, g.row, g.foot, g.columns, g.guests = l.W-16, 180, 48, 2*buttonHeight(l)+10, 1, 3
		g.top += 58 * float64(g.guests)
	case l.Class == ui.Tall:
		g.width, g.row, g.columns = 744, 48, 2
	}
	g.lines = (len(poster.Features()) + g.columns - 1) / g.columns
	g.high = 2*notePad + 40 + g.top + avatarGap + float64(g.lines)*g.row + avatarGap + g.foot
	return g
}

// MinHeight returns the minimum height of the content in a phone's window, in design units.
func (f *avatarEditor) MinHeight(l ui.Layout) float64 { return f.grid(l).high + margin }

// place lays out the dialog: the preview and the ready-made faces above, the features in columns
// below.
func (f *avatarEditor) place(l ui.Layout) {
	g := f.grid(l)
	f.at = avatarPlaces{box: geom.Around(l.Area().Center(), g.width, g.high)}
	in := f.at.box.Inset(notePad)
	if l.Portrait {
		in = f.at.box.Pad(14, notePad)
	}
	_, in = in.CutTop(40)
	head, in := in.CutTop(g.top)
	foot, in := in.CutBottom(g.foot)
	_, body := in.CutTop(avatarGap)
	if l.Portrait {
		var above geom.Rect
		above, head = head.CutTop(180)
		f.at.face, above = above.CutLeft(170)
		f.at.looks = geom.Around(above.Center(), min(above.W, 174), 58)
	} else {
		f.at.face, head = head.CutLeft(200)
		_, head = head.CutLeft(16)
		f.at.looks, head = head.CutBottom(58)
		f.at.looks = geom.Around(f.at.looks.Center(), 240, 58)
	}
	all := len(readyFaces(f.art))
	perRow := (all + g.guests - 1) / g.guests
	for i := range all {
		f.at.guests = append(f.at.guests, head.Column(i/perRow, g.guests, 0).Row(i%perRow, perRow, 0))
	}
	for i := range poster.Features() {
		f.at.rows = append(f.at.rows, geom.R(body.X, body.Y+float64(i%g.lines)*g.row, body.W, g.row).Row(i/g.lines,
			g.columns, 22))
	}
	if l.Portrait {
		low := foot.Column(1, 2, 10)
		f.at.roll, f.at.cancel, f.at.take = foot.Column(0, 2, 10), low.Row(0, 2, 12), low.Row(1, 2, 12)
		return
	}
	f.at.take, foot = foot.CutRight(200)
	_, foot = foot.CutRight(12)
	f.at.cancel, foot = foot.CutRight(150)
	f.at.roll, _ = foot.CutLeft(190)
}

// Build lays out the avatar editor and creates its nodes: the buttons and other controls.
func (f *avatarEditor) Build(l ui.Layout) {
	f.place(l)
	var nodes []ui.Node
	for i, mark := range readyFaces(f.art) {
		nodes = append(nodes, f.guestNode(i, mark))
	}
	for i, feature := range poster.Features() {
		nodes = append(nodes, f.featureNodes(f.at.rows[i], feature)...)
	}
	roll := ui.Button("roll", f.at.roll, pieces.Button{Label: i18n.T("Random face"),
		Icon: "perspective-dice-six-faces-random"}, f.changing(func() {
		f.code = f.art.Code(f.art.RandomFace(f.game.app.Seed()))
	}))
	roll.Tip = i18n.T("Make a random face.")
	cancel := ui.Button("cancel", f.at.cancel, pieces.Button{Label: i18n.T("Cancel")}, f.game.app.Pop)
	take := ui.Button("take", f.at.take, pieces.Button{Label: i18n.T("Use this face"), Material: pieces.Brass},
		func() {
			f.game.seats[f.seat].Face = f.code
			f.game.Rebuild()
			f.game.app.Pop()
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

// Update handles input; Escape closes the dialog.
func (f *avatarEditor) Update(in *ui.Input, ms float64) {
	f.Root.Update(in, ms)
	if in.Back {
		f.game.app.Pop()
	}
}

// Paint paints the avatar editor except its nodes (buttons and other controls).
func (f *avatarEditor) Paint(p *paint.Canvas) {
	pieces.Panel(p, f.at.box, 19)
	heading(p, f.at.box.Pad(notePad, 12), f.PageTitle())
	plate := f.game.plateSeat(f.seat)
	pieces.Portrait(p, f.at.face.Center().Add(0, 14), 164, plate, f.code, poster.Calm)
	for i, look := range []poster.Expression{poster.Calm, poster.Glad, poster.Sour} {
		pieces.Portrait(p, f.at.looks.Row(i, 3, 0).Center().Add(0, 6), 50, plate, f.code, look)
	}
	face, _ := f.art.FaceOf(f.code)
	for i, feature := range poster.Features() {
		r := f.at.rows[i]
		size := min(r.H-4, 44)
		p.Label(i18n.T(featureNames[feature]), geom.R(r.X, r.Y, r.W-2*size-56, r.H), smallStyle)
		choices := f.art.Choices(feature)
		count := smallStyle
		count.Align = paint.Center
		at := strconv.Itoa(slices.Index(choices, face.Feature(feature))+1) + "/" + strconv.Itoa(len(choices))
		p.Label(at, geom.R(r.Right()-size-46, r.Y, 46, r.H), count)
	}
}

// PageTitle returns the heading of the avatar editor, which is also the title of the HTML page.
func (f *avatarEditor) PageTitle() string { return i18n.T("Player's face") }
