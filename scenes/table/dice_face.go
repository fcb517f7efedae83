package table

import (
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// DrawDieFace returns the draw function of a node that chooses a face of a die. shown means that it
// is the current face, which gets a rim; proposed means that a hint proposes it.
func DrawDieFace(face int, look pieces.DieLook, shown, proposed bool) func(*paint.Canvas, *ui.Node, ui.NodeState) {
	return func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		body := n.Rect.Fit(1, 1).Scale(0.96+0.06*f.Hover).Move(f.Shake, 0)
		p.SoftRect(body.Move(1, 2), 7, 2.5, 0, theme.Alpha(theme.Shadow, 0.5))
		p.Rect(body, 7, theme.WalnutInk)
		p.Gradient(body.Inset(1.2), 6, theme.Lighten(look.Body, 0.2*f.Hover), theme.Darken(look.Body, 0.14))
		pieces.Pips(p, body, face, look.Pip)
		if shown {
			p.Outline(body.Inset(-2.5), 9, 2, theme.Brass)
		}
		if proposed {
			p.Outline(body.Inset(-3), 9, 3, theme.Focus)
		}
	}
}
