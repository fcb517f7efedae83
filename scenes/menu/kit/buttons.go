package kit

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// ButtonHeight returns the height of buttons in design units. Buttons are taller in tall windows,
// which are usually on touch screens.
func ButtonHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 48
	}
	return 44
}

// Action describes a button.
type Action struct {
	ID, Label, Icon, Tip string
	Material             pieces.ButtonMaterial
	Size                 float64 // text size in design units, 0 for the usual one
	DisabledReason       string  // reason why the button cannot be pressed, "" if it can
	Press                func()  // callback for a press; nil if there is nothing to do
}

// TwoLineButton returns a node with the button b at rectangle r. Under the button's label, the
// string in the parameter below is shown as a smaller second line.
func TwoLineButton(id string, r geom.Rect, b pieces.Button, below string, press func()) ui.Node {
	label, icon := b.Label, b.Icon
	b.Label, b.Icon = "", ""
	n := ui.Button(id, r, b, press)
	n.Label = label
	face := n.Draw
	ink, soft := theme.Cream, theme.MapSheet
	if b.Material == pieces.Brass {
		ink, soft = theme.RGB(0x2B1608), theme.RGB(0x4A2A10)
	}
	st, small := paint.Style{Face: paint.Bold, Size: 17, Color: ink}, paint.Style{Face: paint.Body, Size: theme.Body,
		Color: soft}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		face(p, n, f)
		in := n.Rect.Move(f.Shake, 1.5*f.Press).Pad(14, 7)
		mark := 0.0
		if icon != "" {
			mark = 40
		}
		w1 := p.LabelWidth(label, geom.R(0, 0, in.W, in.H*0.54), st)
		w2 := p.LabelWidth(below, geom.R(0, 0, in.W, in.H*0.46), small)
		in = geom.Around(in.Center(), min(max(w1, w2)+mark, in.W), in.H)
		if icon != "" {
			p.Icon(icon, geom.Point{X: in.X + 13, Y: in.Center().Y}, 26, ink)
		}
		_, in = in.CutLeft(mark)
		top, bottom := in.CutTop(in.H * 0.54)
		p.Label(label, top, st)
		p.Label(below, bottom, small)
	}
	return n
}

// Text returns a node that cannot be pressed and only carries a tooltip and a label for screen
// readers.
func Text(id, label, tip string, r geom.Rect) ui.Node {
	return ui.Node{ID: id, Label: label, Tip: tip, Role: "text", Rect: r, SkipFocus: true}
}

// ControlHeight returns the height of the controls on a sheet, in design units.
func ControlHeight(l ui.Layout) float64 {
	if l.Class == ui.Tall {
		return 44
	}
	return 34
}

// Dimmed returns a copy of a node that is painted paler, for a control that is disabled.
func Dimmed(n ui.Node) ui.Node {
	draw := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		p.Flush()
		p.Fade = 0.4
		draw(p, n, ui.NodeState{})
		p.Flush()
		p.Fade = 1
	}
	return n
}
