package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// AmountPicker is a control that chooses an amount of money from Low to High. It is drawn as a coin
// with the amount, buttons that change it by one and by five, and a slider if there is room.
type AmountPicker struct {
	Value, Low, High int
	Set              func(int)
	Name             string // name of the amount that is chosen, for instance "The bid"
	Drag             string // tooltip of the slider
	Tip              string // tooltip of the coin with the amount
	TooLow, TooHigh  string // reasons shown when the player tries to go below Low or above High
	// whether to leave room beside the slider for another control, see [AmountPicker.BesideSlider]
	Beside bool
}

// slider returns the rectangle of the slider, and the free rectangle beside it, which is empty
// unless m.Beside is set. ok is false if there is no slider, because there is no room or only one
// possible amount.
func (m AmountPicker) slider(a *Decision) (slide, beside geom.Rect, ok bool) {
	line, _ := a.Area.CutBottom(77)
	line.H = 29
	slide = line
	if m.Beside {
		beside, slide = line.CutRight(line.W * 0.38)
		slide.W -= 12
	}
	return slide, beside, line.Y >= a.Area.Y-2 && m.High > m.Low
}

// BesideSlider returns the free rectangle beside the slider, for another control that uses the
// amount. It returns false if there is no slider.
func (m AmountPicker) BesideSlider(a *Decision) (geom.Rect, bool) {
	m.Beside = true
	_, r, ok := m.slider(a)
	return r, ok
}

// Nodes appends the nodes of the picker (coin, buttons and slider) to dst.
func (m AmountPicker) Nodes(a *Decision, dst []ui.Node) []ui.Node {
	set := func(n int) func() {
		return func() { m.Set(min(max(n, m.Low), m.High)); a.Rebuild() }
	}
	row, _ := a.Area.CutBottom(44)
	step := func(id, sign, label string, r geom.Rect, n int, keys ...ebiten.Key) ui.Node {
		x := ui.Button(id, r, pieces.Button{Label: sign, Material: pieces.PaperTag, Size: 17}, set(n), keys...)
		x.Label = label
		if n < m.Low && m.Value == m.Low {
			x.DisabledReason = m.TooLow
		}
		if n > m.High && m.Value == m.High {
			x.DisabledReason = m.TooHigh
		}
		return x
	}
	coin := row.Row(1, 5, 8)
	coin.W = row.Row(2, 5, 8).Right() - coin.X
	dst = append(dst,
		step("less", "−1", i18n.T("1 less"), row.Row(0, 5, 8), m.Value-1, ebiten.KeyMinus,
			ebiten.KeyNumpadSubtract),
		ui.Node{
			ID: "coin", Label: i18n.T("%s: %d", m.Name, m.Value), Rect: coin, Role: "text", SkipFocus: true, Tip: m.Tip,
			Wheel: func(n int) { set(m.Value + n)() },
			Draw: func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
				pieces.CoinWithNumber(p, n.Rect.Center(), 25, m.Value)
			},
		},
		step("more", "+1", i18n.T("1 more"), row.Row(3, 5, 8), m.Value+1, ebiten.KeyEqual, ebiten.KeyNumpadAdd),
		step("much-more", "+5", i18n.T("5 more"), row.Row(4, 5, 8), m.Value+5))
	if slide, _, ok := m.slider(a); ok {
		bar := ui.Slider("bid-slider", m.Name, m.Drag, slide, float64(m.Value-m.Low)/float64(m.High-m.Low),
			func(v float64) { set(m.Low + int(v*float64(m.High-m.Low)+0.5))() })
		bar.Wheel = func(n int) { set(m.Value + n)() }
		dst = append(dst, bar)
	}
	return dst
}

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

// drawHint draws the mark of a hint around the rectangle r: a frame with a glow outside it. It
// draws nothing inside r, because a player who was given a hint reads what is there.
func drawHint(p *paint.Canvas, r geom.Rect) {
	const wide = 4.0
	width := min(wide, 0.1*min(r.W, r.H)) // the things beside a small one stay free, too
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
