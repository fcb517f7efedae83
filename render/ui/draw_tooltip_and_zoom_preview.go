package ui

import (
	"strings"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Draw draws all nodes, then the focus ring and the tooltip. On a phone (ToGlass is set) it leaves
// out the tooltip, which [Root.DrawOver] draws. A node whose Draw function panics is reported and
// left out.
func (r *Root) Draw(p *paint.Canvas) {
	for i := range r.Nodes {
		if n := &r.Nodes[i]; n.Draw != nil {
			f := r.NodeState(n)
			p.Guarded("node", n.ID, func() { n.Draw(p, n, f) })
			if r.notReady(n) {
				left := 1 - (r.clock-r.meaningSince(n))/irreversibleGuardTime // it brightens until it is ready
				p.Rect(n.Rect, 6, theme.Alpha(theme.Shadow, 0.1+0.24*left))
				r.frameRequested = true // until it is ready
			}
		}
	}
	if n := r.find(r.focus); n != nil && r.focused {
		DrawFocusRing(p, n.Rect)
	}
	if r.ToGlass == nil {
		p.Guarded("tip", r.tooltip.id, func() { r.drawTip(p) })
	}
	p.Flush()
}

// DrawOver draws the tooltip above everything else in the window of a phone. The units of the
// canvas must be those of [Layout.Glass], the rectangle of that window. On other screens, where
// ToGlass is nil, DrawOver does nothing.
func (r *Root) DrawOver(p *paint.Canvas) {
	if r.ToGlass != nil {
		p.Guarded("tip", r.tooltip.id, func() { r.drawTip(p) })
	}
}

// over converts a rectangle from scene coordinates to the coordinates in which tooltips are drawn:
// on a phone those of the window, otherwise also scene coordinates.
func (r *Root) over(x geom.Rect) geom.Rect {
	if r.ToGlass == nil {
		return x
	}
	return r.ToGlass(x)
}

// overFull returns the whole area in which tooltips may be drawn, in the coordinates returned by
// over.
func (r *Root) overFull() geom.Rect {
	if r.ToGlass == nil {
		return r.Layout.Full
	}
	return r.Glass
}

// overPointer converts a pointer position to the coordinates in which tooltips are drawn.
func (r *Root) overPointer(at geom.Point) geom.Point {
	return r.over(geom.R(at.X, at.Y, 0, 0)).Center()
}

// DrawFocusRing marks the node at r as focused: by a bracket around each corner, so that it cannot
// be mistaken for the closed frame of a hint.
func DrawFocusRing(p *paint.Canvas, r geom.Rect) {
	const thick, edge = 4.0, 1.4
	ring := r.Inset(-5)
	arm := max(min(24, 0.36*ring.W, 0.36*ring.H), 2*thick)
	bars := make([]geom.Rect, 0, 8)
	for _, x := range []float64{ring.X, ring.Right()} {
		for _, y := range []float64{ring.Y, ring.Bottom()} {
			left, top := min(x, ring.Right()-arm), min(y, ring.Bottom()-arm)
			bars = append(bars, geom.R(left, min(y, ring.Bottom()-thick), arm, thick),
				geom.R(min(x, ring.Right()-thick), top, thick, arm))
		}
	}
	for _, b := range bars {
		p.Rect(b.Inset(-2*edge), 3, theme.WalnutInk)
	}
	for _, b := range bars {
		p.Rect(b.Inset(-edge), 2.4, theme.Cream)
	}
	for _, b := range bars {
		p.Rect(b, 1.6, theme.Focus)
	}
}

// Sizes of a tooltip, in design units.
const (
	tipWidth = 280
	tipPad   = 12
	tipGap   = 10
)

// drawTip draws the tooltip or the zoom preview, if one is open.
func (r *Root) drawTip(p *paint.Canvas) {
	n := r.find(r.tooltip.id)
	if n == nil || !r.tooltip.shown || !r.tooltip.explains(n) {
		r.Remove(TransientTip)
		return
	}
	avoid := n.Rect
	if !n.TipAvoids.Empty() {
		avoid = n.TipAvoids
	}
	avoid = r.over(avoid)
	if r.tooltip.zoomed {
		r.drawZoomPreview(p, n, avoid)
		return
	}
	head, body, reason := n.Label, n.Tip, ""
	bodyStyle := paint.Style{Face: paint.Body, Size: theme.Body, Color: theme.Ink, Wrap: tipWidth - 2*tipPad}
	headStyle := paint.Style{Face: paint.Bold, Size: theme.Heading, Color: theme.Umber, Wrap: tipWidth - 2*tipPad}
	reasonStyle := bodyStyle
	reasonStyle.Color = theme.Oxblood
	switch {
	case r.tooltip.text != "" && r.tooltip.isMessage:
		head, body = "", r.tooltip.text
	case r.tooltip.text != "":
		head, body, reason = "", "", r.tooltip.text
	case body == "" || !strings.Contains(body, n.Reason()):
		reason = n.Reason()
	}
	rule := r.ruleLine(n)
	w, h := 0.0, 2.0*tipPad-4
	for _, part := range []struct {
		s  string
		st paint.Style
	}{{head, headStyle}, {body, bodyStyle}, {reason, reasonStyle}, {rule, ruleStyle(tipWidth - 2*tipPad)}} {
		if part.s != "" {
			pw, ph := p.Measure(part.s, part.st)
			w, h = max(w, pw), h+ph
		}
	}
	if rule != "" {
		h += ruleGap
	}
	box := r.placeTip(avoid, w+2*tipPad, h)
	r.tooltip.box = box
	p.DropShadow(box, 6, 12)
	p.Rect(box.Inset(-1), 7, theme.WalnutInk)
	p.Gradient(box, 6, theme.RGB(0xF8EBCB), theme.RGB(0xEAD6AA))
	at := geom.Point{X: box.X + tipPad, Y: box.Y + tipPad - 3}
	if head != "" {
		at.Y += p.Text(head, at, headStyle)
	}
	if body != "" {
		at.Y += p.Text(body, at, bodyStyle)
	}
	if reason != "" {
		at.Y += p.Text(reason, at, reasonStyle)
	}
	p.Text(rule, geom.Point{X: at.X, Y: at.Y + ruleGap}, ruleStyle(tipWidth-2*tipPad))
}

// ruleGap is the space above the tooltip line that links to the rules, in design units.
const ruleGap = 4

// layoutZoomPreview lays out the zoom preview of a node. It returns three rectangles: for the
// preview (view), for the text below it (said), and for the line at the bottom that links to the
// rules (strip). The layout does not cover the rectangle avoid if possible. The canvas is only used
// to measure text.
func (r *Root) layoutZoomPreview(p *paint.Canvas, n *Node, avoid geom.Rect) (view, said, strip geom.Rect) {
	foot, high := 0.0, 0.0
	if r.ruleLine(n) != "" {
		foot = ruleStrip
	}
	full := r.overFull()
	wide := min(n.ZoomPreviewW, full.W-2*tipGap)
	tip, reason := n.zoomTexts()
	for _, text := range []string{tip, reason} {
		if text != "" {
			_, h := p.Measure(text, zoomPreviewStyle(wide))
			high += h
		}
	}
	if high > 0 {
		high += tipPad
	}
	top := min(n.ZoomPreviewH*wide/n.ZoomPreviewW, full.H-2*tipGap-high-foot)
	view, said = r.placeTip(avoid, wide, top+high+foot).CutTop(top)
	said, strip = said.CutTop(high)
	return view, said, strip
}

// zoomTexts returns the texts below the zoom preview of the node: its tip without the part that the
// preview shows, and the reason why it cannot be used now. Both may be empty.
func (n *Node) zoomTexts() (tip, reason string) {
	if n.ZoomPreviewTip {
		tip = strings.TrimSpace(strings.Replace(n.Tip, n.ZoomPreviewText, "", 1))
	}
	if reason = n.Reason(); strings.Contains(tip, reason) {
		reason = ""
	}
	return tip, reason
}

// zoomPreviewStyle returns the style of the text below a zoom preview of the given width.
func zoomPreviewStyle(wide float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: theme.Body, Color: theme.Ink, Wrap: wide - 2*tipPad}
}

// drawZoomPreview draws the zoom preview of a node, its text and the strip that links to the rules.
// It places them so that they leave the rectangle avoid visible, if possible.
func (r *Root) drawZoomPreview(p *paint.Canvas, n *Node, avoid geom.Rect) {
	view, said, strip := r.layoutZoomPreview(p, n, avoid)
	box := view.Union(said).Union(strip)
	r.tooltip.box = box
	if n.ZoomPreviewTip || strip.H > 0 || said.H > 0 {
		p.DropShadow(box, 8, 16)
		p.Rect(box.Inset(-1), 9, theme.WalnutInk)
		p.Gradient(box, 8, theme.RGB(0xEAD6AA), theme.RGB(0xE3CC9A))
	}
	if n.ZoomPreviewTip || said.H > 0 {
		p.Gradient(view.Union(said), 8, theme.RGB(0xF8EBCB), theme.RGB(0xEAD6AA))
	}
	if !p.Guarded("peek", n.ID, func() { n.ZoomPreview(p, view) }) && !n.ZoomPreviewTip {
		r.drawPlain(p, n, view)
	}
	tip, reason := n.zoomTexts()
	at, style := geom.Point{X: said.X + tipPad, Y: said.Y}, zoomPreviewStyle(said.W)
	if tip != "" {
		at.Y += p.Text(tip, at, style)
	}
	if style.Color = theme.Oxblood; reason != "" {
		p.Text(reason, at, style)
	}
	if strip.H > 0 {
		p.Label(r.ruleLine(n), strip.Pad(14, 0), ruleStyle(0))
	}
}

// drawPlain draws the label and tip of a node as text in the rectangle view, in place of a zoom
// preview whose painter failed.
func (r *Root) drawPlain(p *paint.Canvas, n *Node, view geom.Rect) {
	p.Rect(view.Inset(-1), 7, theme.WalnutInk)
	p.Gradient(view, 6, theme.RGB(0xF8EBCB), theme.RGB(0xEAD6AA))
	head, rest := view.Inset(tipPad).CutTop(26)
	p.Label(n.Label, head, paint.Style{Face: paint.Bold, Size: theme.Heading, Color: theme.Umber})
	p.Fit(n.Tip, rest, zoomPreviewStyle(view.W))
}

// ruleStrip is the height, in design units, of the strip that links to the rules.
const ruleStrip = 26

// inside moves the rectangle s by the shortest way so that it is inside the rectangle full. If s is
// larger than full, their upper left corners coincide.
func inside(s, full geom.Rect) geom.Rect {
	s.X = max(full.X, min(s.X, full.Right()-s.W))
	s.Y = max(full.Y, min(s.Y, full.Bottom()-s.H))
	return s
}
