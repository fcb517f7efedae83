package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Button returns a node for the button b in rectangle r. id is the ID of the node. The node calls
// press when it is pressed; keys are its shortcuts.
func Button(id string, r geom.Rect, b pieces.Button, press func(), keys ...ebiten.Key) Node {
	return Node{
		ID: id, Label: b.Label, Rect: r, Press: press, Keys: keys,
		Primary: b.Material == pieces.Brass && !b.Dim, Chosen: b.Chosen,
		Draw: func(p *paint.Canvas, n *Node, f NodeState) {
			look := b
			look.Hover, look.Press, look.Dim = f.Hover, f.Press, b.Dim || n.DisabledReason != ""
			look.Draw(p, n.Rect.Move(f.Shake, 0))
		},
	}
}

// Disc returns a node for a round button with an icon, centred in r. It calls press when it is
// pressed; keys are its shortcuts. id is the ID of the node; label and tip are for tooltips and
// screen readers.
func Disc(id, label, tip, icon string, r geom.Rect, press func(), keys ...ebiten.Key) Node {
	return Node{
		ID: id, Label: label, Tip: tip, Rect: r, Press: press, Keys: keys,
		Draw: func(p *paint.Canvas, n *Node, f NodeState) {
			pieces.Disc(p, n.Rect.Center(), min(n.Rect.W, n.Rect.H)/2, icon, f.Hover, f.Press)
		},
	}
}

// Toggle returns a node for a checkbox at the left end of r, with a label to its right. The box is
// checked if on is true. flip is called when the checkbox is pressed. id and tip are those of the
// node.
func Toggle(id, label, tip string, r geom.Rect, on bool, flip func()) Node {
	return Node{
		ID: id, Label: label, Tip: tip, Role: "checkbox", Rect: r, Press: flip, Chosen: on,
		Draw: func(p *paint.Canvas, n *Node, f NodeState) {
			box := geom.R(n.Rect.X+4, n.Rect.Center().Y-10, 20, 20)
			p.SoftRect(box.Move(0, 1), 4, 1.5, 0, theme.Alpha(theme.Ink, 0.4))
			p.Rect(box, 4, theme.SoftInk)
			p.Gradient(box.Inset(1.3), 3, theme.RGB(0xFBF1D6), theme.Mix(theme.RGB(0xEAD7AA), theme.BrassHi, f.Hover))
			if on {
				p.Icon("check-mark", box.Center(), 16, theme.Oxblood)
			}
			p.Label(label, geom.R(box.Right()+9, n.Rect.Y, n.Rect.Right()-box.Right()-9, n.Rect.H),
				paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink})
		},
	}
}

// Slider returns a slider with a brass knob for a value from 0 to 1; set is called with the new
// value. Dragging, pressing and the mouse wheel change the value; a notch of the wheel or an arrow
// key changes it by 0.05. The slider fills r; id, label and tip are those of the node.
func Slider(id, label, tip string, r geom.Rect, value float64, set func(float64)) Node {
	track := r.Pad(12, 0)
	return Node{
		ID: id, Label: label, Tip: tip, Role: "slider", Rect: r, Press: func() {}, Slide: set, Value: value,
		Drag: func(at geom.Point, d Drag) {
			if !d.End {
				set(min(max((at.X-track.X)/track.W, 0), 1))
			}
		},
		Wheel: func(steps int) { set(min(max(value+float64(steps)*0.05, 0), 1)) },
		Draw: func(p *paint.Canvas, n *Node, f NodeState) {
			bar := geom.R(track.X, r.Center().Y-3, track.W, 6)
			p.Rect(bar, 3, theme.SoftInk)
			p.Rect(geom.R(bar.X, bar.Y, bar.W*value, bar.H), 3, theme.BrassLo)
			pieces.Coin(p, geom.Point{X: track.X + track.W*value, Y: r.Center().Y}, 10+f.Hover)
		},
	}
}
