package stage

import (
	"math"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// badge is a strip along the lower edge of the window that shows a state as long as it lasts, such
// as that the game is not saved. Scenes are laid out above it. In a browser the page shows the
// badge instead (assets/web/visit.js).
type badge struct {
	text  string // text of the badge, "" if the badge is hidden
	short string // shorter text, shown if text does not fit into the strip
	press func()
}

// badgeHeight is the height of the strip that shows the badge, in design units.
const badgeHeight = 34

// setBadge shows a badge, or hides it if its text is empty.
func (d *SceneStack) setBadge(b badge) {
	if d.badge.text == b.text {
		return
	}
	d.badge = b
	d.resize(d.layout.PixelW, d.layout.PixelH)
}

// layoutOfWindow returns the layout of scenes in a window of w by h pixels. If the badge is shown,
// its strip is not part of the layout.
func (d *SceneStack) layoutOfWindow(w, h int) ui.Layout {
	l := ui.NewLayout(w, h)
	if d.badge.text == "" || d.viewport.on {
		return l
	}
	high := math.Round(badgeHeight * l.View.Scale * d.textScale())
	l = ui.NewLayout(w, h-int(high))
	l.PixelH = h
	return l
}

// coveredInsets returns the widths of the edges of a phone's window that are covered by the
// system's bars and by the badge, in pixels.
func (d *SceneStack) coveredInsets() ui.Insets {
	in := d.insets
	if d.badge.text != "" {
		in.Bottom += badgeHeight * d.pixels
	}
	return in
}

// badgeRect returns the rectangle of the badge, in the units of the layout that SceneStack.overlay
// returns.
func (d *SceneStack) badgeRect() geom.Rect {
	if d.viewport.on {
		full := d.overlay().Full
		return geom.R(full.X, full.Bottom()-badgeHeight, full.W, badgeHeight)
	}
	full, scale := d.layout.Full, d.layout.View.Scale
	return geom.R(full.X, full.Bottom(), full.W, float64(d.layout.PixelH)/scale-full.H)
}

// badgeNodes returns the badge as a node that is added to the nodes of every scene. It returns none
// in a phone's window, where nodes move when the scene is panned but the badge does not: there
// pressBadge handles the badge.
func (d *SceneStack) badgeNodes() []ui.Node {
	if d.badge.text == "" || d.viewport.on {
		return nil
	}
	return []ui.Node{{
		ID: badgeID, Label: d.badge.text, Rect: d.badgeRect(), Press: d.badge.press,
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { drawBadge(p, n.Rect, d.badge, f.Hover) },
	}}
}

// badgeID is the ID of the badge's node.
const badgeID = "not-saved"

// pressBadge handles a press on the badge in a phone's window. It reports whether there was such a
// press.
func (d *SceneStack) pressBadge(in *ui.Input) bool {
	if d.badge.text == "" || !d.viewport.on || !in.Pressed || !d.badgeRect().Has(in.Point(d.overlay())) {
		return false
	}
	d.badge.press()
	return true
}

// drawBadgeOver draws the badge above the scene in a phone's window.
func (d *SceneStack) drawBadgeOver(p *paint.Canvas) {
	if d.badge.text != "" && d.viewport.on {
		drawBadge(p, d.badgeRect(), d.badge, 0)
		p.Flush()
	}
}

func drawBadge(p *paint.Canvas, r geom.Rect, b badge, hover float64) {
	p.Rect(r, 0, theme.Mix(theme.Oxblood, theme.Cream, 0.12*hover))
	p.Rect(geom.R(r.X, r.Y, r.W, 2), 0, theme.Brass)
	in := r.Pad(14, 2)
	p.Icon("save", geom.Point{X: in.X + 10, Y: r.Center().Y + 1}, 18, theme.Cream)
	_, in = in.CutLeft(28)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream}
	more := i18n.T("Get help")
	wide := p.LabelWidth(more, in, st) + 24
	pill, in := in.CutRight(wide)
	pill = geom.Around(geom.Point{X: pill.Center().X, Y: r.Center().Y + 1}, wide, r.H-10)
	p.Gradient(pill, pill.H/2, theme.Mix(theme.BrassHi, theme.Cream, 0.4*hover), theme.BrassLo)
	ink := st
	ink.Color, ink.Align = theme.RGB(0x2B1608), paint.Center
	p.Label(more, pill, ink)
	in = in.Move(0, 1)
	wrapped := st
	wrapped.Wrap = in.W
	switch _, high := p.Measure(b.text, wrapped); {
	case p.LabelWidth(b.text, in, st) <= in.W:
		p.Label(b.text, in, st)
	case high <= in.H*badgeMaxShrink:
		p.Fit(b.text, in, st)
	default:
		p.Label(b.short, in, st)
	}
}

// badgeMaxShrink is the largest ratio of the text's height to the badge's height at which the text
// is scaled down to fit. A longer text is replaced by the badge's short text.
const badgeMaxShrink = 1.4
