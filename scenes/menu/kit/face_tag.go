package kit

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/ui"
)

// ReadyFaces returns the names of the ready-made faces that a person can choose instead of
// composing one.
func ReadyFaces(a *poster.Art) []string {
	return slices.DeleteFunc(a.Names("face"), func(name string) bool { return len(name) < 5 || name[:5] != "guest" })
}

// TagNode returns a paper tag with a face, a name and a line of text. If face begins with a colon,
// the rest of it is the name of an icon that is painted instead of a face.
func TagNode(id string, r geom.Rect, label, about, face string, press func()) ui.Node {
	n := ui.Button(id, r, pieces.Button{Material: pieces.PaperTag}, press)
	n.Label = label + ". " + about
	tag := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, feel ui.NodeState) {
		tag(p, n, feel)
		look := poster.Calm
		if feel.Hover > 0.5 && n.DisabledReason == "" {
			look = poster.Glad
		}
		in := n.Rect.Move(feel.Shake, 0).Pad(10, 6)
		c := geom.Point{X: in.X + 26, Y: in.Center().Y + 2}
		if len(face) > 0 && face[0] == ':' {
			pieces.Disc(p, c, min(22, in.H/2), face[1:], 0, 0)
		} else {
			pieces.Portrait(p, c, min(48, in.H), pieces.NoSeat, ValidFace(face), look)
		}
		_, side := in.CutLeft(64)
		head, rest := side.CutTop(side.H * 0.46)
		p.Label(label, head, BoldStyle)
		p.Fit(about, rest, SmallStyle)
	}
	return n
}

// ValidFace returns face if it can be drawn, otherwise a default face. A person who is known only
// from the tally (the list of finished games) has no face yet.
func ValidFace(face string) string {
	art, _ := poster.Load() // the error is ignored, because a test checks that the data can be read
	if _, ok := art.FaceOf(face); ok {
		return face
	}
	return ReadyFaces(art)[0]
}
