package table

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// WithHint returns button n. If proposed is true, a hint proposes the button's move, and a frame in
// the colour of hints is drawn around the button.
func WithHint(n ui.Node, proposed bool) ui.Node {
	if !proposed {
		return n
	}
	under := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		under(p, n, f)
		drawHint(p, n.DrawnRect(f))
	}
	return n
}

// hintFrame is the maximum width of the frame of a hint, in design units.
const hintFrame = 4.0

// drawHint draws the mark of a hint around the rectangle r: a frame with a glow outside it. It
// draws nothing inside r, because a player who was given a hint reads what is there.
func drawHint(p *paint.Canvas, r geom.Rect) {
	width := min(hintFrame, 0.1*min(r.W, r.H)) // the things beside a small one stay free, too
	p.Halo(r.Inset(-width), 10, 2*width, theme.Focus)
	p.Outline(r.Inset(-width*0.6), 9, width, theme.Focus)
	p.Outline(r.Inset(-width*1.15), 11, 1.4, theme.Cream)
}

// TargetGlow marks node n as a target, a node that plays a move: it draws a pulsing brass outline
// over the node. If proposed is true, a hint proposes the move, and the frame of a hint replaces
// the brass one.
func TargetGlow(n ui.Node, proposed bool) ui.Node {
	under := n.Draw
	n.Role, n.Pulse = "move", true
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if under != nil {
			under(p, n, f)
		}
		r := n.DrawnRect(f)
		if proposed {
			drawHint(p, r)
			return
		}
		c, width := theme.Brass, 2.8+1.2*f.Hover
		if p.HighContrast { // the outline must be visible on dark cloth and on light paper
			p.Outline(r.Inset(-4), 10, 8, theme.WalnutInk)
			p.Outline(r.Inset(-4.5), 10, 3, theme.Cream)
		}
		p.Outline(r.Inset(-2.5), 9, 9, theme.Alpha(theme.BrassHi, 0.42*f.Pulse+0.4*f.Hover))
		p.Outline(r.Inset(-1.5), 7, width+2.6, theme.Alpha(theme.WalnutInk, 0.9*f.Pulse))
		p.Outline(r.Inset(-1.5), 7, width, theme.Alpha(c, f.Pulse))
		p.Outline(r.Inset(-2.2), 7, 1.2, theme.Alpha(theme.Lit, f.Pulse))
	}
	return n
}

// Faded returns a draw function for a node that is rarely pressed. It draws the node by calling
// under, half transparent, and more opaque while the pointer is on the node.
func Faded(under func(*paint.Canvas, *ui.Node, ui.NodeState)) func(*paint.Canvas, *ui.Node, ui.NodeState) {
	return func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		pieces.WithOpacity(p, 0.4+0.4*f.Hover, func() { under(p, n, f) })
	}
}

// OnHover returns a draw function for a node. It calls show while the pointer is on the node, and
// then under, which is the node's own draw function and may be nil.
func OnHover(show func(*paint.Canvas), under func(*paint.Canvas, *ui.Node, ui.NodeState)) func(*paint.Canvas, *ui.Node,
	ui.NodeState) {
	return func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		if f.Hover > 0 {
			pieces.WithOpacity(p, f.Hover, func() { show(p) })
		}
		if under != nil {
			under(p, n, f)
		}
	}
}
