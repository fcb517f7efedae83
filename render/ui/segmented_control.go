package ui

import (
	"image/color"
	"unicode/utf8"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Segments returns radio buttons in the form of a segmented control on paper that fills r. The
// chosen value is shown as a brass tag. The control is less conspicuous than large buttons, for
// sheets with many settings.
//
// The node IDs are id, a slash and the ID of a value. all are the values, and chosen is the ID of
// the chosen one. choose is called with the ID of a pressed value. If why is not "", the control is
// disabled for that reason.
func Segments(id string, r geom.Rect, all []Choice, chosen, why string, choose func(id string)) []Node {
	return segments(id, r, all, chosen, why, onPaper, choose)
}

// DarkSegments is [Segments] for dark surfaces such as leather, slate and wood. The parameters are
// the same.
func DarkSegments(id string, r geom.Rect, all []Choice, chosen, why string, choose func(id string)) []Node {
	return segments(id, r, all, chosen, why, onWood, choose)
}

// Grouped sets question as the Group of all nodes in radios and returns them.
func Grouped(question string, radios []Node) []Node {
	for i := range radios {
		radios[i].Group = question
	}
	return radios
}

// grooveStyle holds the colours of a segmented control. groove is the colour of the groove behind
// the values. ink is the colour of the letters of values that are not chosen; in a disabled
// control, the colour ground is mixed into it. light highlights the value below the pointer.
type grooveStyle struct {
	groove, ink, ground, light color.RGBA
	deep                       float64 // opacity of the groove, 0 to 1
}

var (
	onPaper = grooveStyle{theme.SoftInk, theme.SoftInk, theme.Parchment, theme.Lit, 0.22}
	onWood  = grooveStyle{theme.RGB(0x140905), theme.MapSheet, theme.RGB(0x4A2512), theme.RGB(0x8A5631), 0.8}
)

// segments returns the radio buttons of a segmented control. in is the style that defines their
// colours. The other parameters are those of [Segments].
func segments(id string, r geom.Rect, all []Choice, chosen, why string, in grooveStyle, choose func(id string)) []Node {
	out := make([]Node, len(all))
	stops := stops(r, all)
	var size float64 // letter size, 0 until the first draw; nodes are built again when the values change
	letters := func(p *paint.Canvas) float64 {
		if size == 0 {
			size = sharedLetters(p, stops, all)
		}
		return size
	}
	for i, c := range all {
		on := c.ID == chosen
		first := i == 0
		out[i] = Node{
			ID: id + "/" + c.ID, Label: c.Label, Tip: c.Tip, Role: "radio", Rect: stops[i],
			Press: func() { choose(c.ID) }, DisabledReason: why, Chosen: on,
			Draw: func(p *paint.Canvas, n *Node, f NodeState) {
				if first {
					in.drawGroove(p, r, why != "")
				}
				in.drawSegment(p, n, f, on, letters(p), c.Picture)
			},
		}
		if c.Picture != nil {
			addZoomPreview(&out[i], c)
		}
	}
	return out
}

// addZoomPreview gives node n a zoom preview with the picture, the name and the tip of c, the value
// that the node chooses.
func addZoomPreview(n *Node, c Choice) {
	n.ZoomPreviewW, n.ZoomPreviewH = 300, 270
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) {
		p.DropShadow(r, 8, 16)
		p.Rect(r.Inset(-1), 9, theme.WalnutInk)
		p.Gradient(r, 8, theme.Cream, theme.Parchment)
		in := r.Inset(12)
		head, rest := in.CutTop(24)
		p.Label(c.Label, head, paint.Style{Face: paint.Display, Size: 17, Color: theme.Umber, Align: paint.Center})
		picture, rest := rest.CutTop(rest.H - 74)
		c.Picture(p, picture)
		p.Outline(picture, 3, 1.2, theme.Ink)
		p.Fit(c.Tip, geom.R(rest.X, rest.Y+6, rest.W, rest.H-6),
			paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink})
	}
}

// stops divides the rectangle r of a control among its values and returns one rectangle for each.
// Usually all have the same width. If there is little room and one label is much longer than the
// others, the widths are in proportion to the lengths of the labels.
func stops(r geom.Rect, all []Choice) []geom.Rect {
	const narrow, margin = 110, 3 // design units; letters added to the length of each label
	out := make([]geom.Rect, len(all))
	sum, most := 0, 0
	for i, c := range all {
		out[i] = r.Row(i, len(all), 0)
		n := utf8.RuneCountInString(c.Label) + margin
		sum, most = sum+n, max(most, n)
	}
	if len(all) == 0 || out[0].W > narrow || 5*most*len(all) < 6*sum {
		return out
	}
	x := r.X
	for i, c := range all {
		out[i].X, out[i].W = x, r.W*float64(utf8.RuneCountInString(c.Label)+margin)/float64(sum)
		x = out[i].Right()
	}
	return out
}

// drawGroove draws the groove behind the values, which fills r. It is paler if the control is
// disabled (idle is true).
func (b grooveStyle) drawGroove(p *paint.Canvas, r geom.Rect, idle bool) {
	dark := b.deep
	if idle {
		dark *= 0.45
	}
	radius := min(9, r.H*0.26)
	p.Rect(r, radius, theme.Alpha(b.groove, dark))
	p.SoftRect(geom.R(r.X+3, r.Y+2, r.W-6, 4), 2, 2, 0, theme.Alpha(b.groove, dark*0.9))
	p.Outline(r.Inset(0.5), radius, 1.1, theme.Alpha(b.groove, min(2.2*dark, 1)))
}

// sharedLetters returns the letter size in which the labels of a control's values are drawn: the
// largest at which each label without a picture fits into its rectangle, but at least
// minSharedLetters. all are the values, and stops their rectangles, in the same order.
func sharedLetters(p *paint.Canvas, stops []geom.Rect, all []Choice) float64 {
	st := paint.Style{Face: paint.Bold, Size: 14}
	for _, r := range stops {
		if r.W < 68 {
			st.Size = 12.5
		}
	}
	size := st.Size
	for i, c := range all {
		room := stops[i].Inset(3).Pad(2, 0)
		if w := p.LabelWidth(c.Label, room, st); w > room.W && c.Picture == nil {
			size = min(size, max(st.Size*room.W/w, minSharedLetters))
		}
	}
	return size
}

// minSharedLetters is the minimum letter size that sharedLetters returns, so that a single long
// label does not make all other labels smaller than this.
const minSharedLetters = 10.5

// drawSegment draws node n, one value of a segmented control, in the interaction state f. The
// parameter on is true for the chosen value; letters is the letter size. picture draws the picture
// of the value and may be nil.
func (b grooveStyle) drawSegment(p *paint.Canvas, n *Node, f NodeState, on bool, letters float64,
	picture func(p *paint.Canvas, r geom.Rect)) {
	idle := n.DisabledReason != ""
	r := n.Rect.Inset(3).Move(f.Shake, 0)
	radius := min(7, r.H*0.24)
	st := paint.Style{Face: paint.Bold, Size: letters, Color: b.ink, Align: paint.Center}
	switch {
	case picture != nil:
		b.drawPictured(p, r, f, on, idle, picture)
		st.Color, st.Edge = theme.Cream, theme.Alpha(theme.Shadow, 0.95)
	case idle && on:
		p.Outline(r, radius, 1.2, theme.Alpha(b.ink, 0.35))
	case on:
		p.SoftRect(r.Move(1, 2), radius, 2.5, 0, theme.Alpha(theme.Shadow, 0.45))
		p.Rect(r, radius, theme.RGB(0x6B4416))
		p.Gradient(r.Inset(1.2), radius-1, theme.Lighten(theme.RGB(0xF0C766), 0.25), theme.RGB(0xB67B26))
		p.Gradient(r.Inset(2.2), radius-2, theme.Lighten(theme.RGB(0xF0C766), 0.1*f.Hover), theme.RGB(0xC98F35))
		st.Color, st.Edge = theme.RGB(0x2B1608), theme.Alpha(theme.Cream, 0.35)
	case f.Hover > 0 && !idle:
		p.Rect(r, radius, theme.Alpha(b.light, 0.75*f.Hover))
		st.Color = theme.Mix(b.ink, theme.TextOn(b.light), f.Hover)
	}
	if idle {
		st.Color = theme.Mix(b.ink, b.ground, 0.5)
	}
	p.Label(n.Label, r.Pad(2, 0), st)
}

// drawPictured draws a value of a segmented control with its picture in r. The picture is darkened:
// less if on is true, which means that the value is chosen, and more if idle is true, which means
// that the control is disabled. The chosen value also gets an outline.
func (b grooveStyle) drawPictured(p *paint.Canvas, r geom.Rect, f NodeState, on, idle bool,
	picture func(p *paint.Canvas, r geom.Rect)) {
	p.Rect(r, 3, theme.WalnutInk)
	picture(p, r.Inset(1))
	veil := 0.52 - 0.2*f.Hover
	switch {
	case idle:
		veil = 0.78
	case on:
		veil = 0.3
	}
	p.Rect(r.Inset(1), 3, theme.Alpha(theme.RGB(0x1C0F08), veil))
	if on {
		rim := theme.BrassHi
		if idle {
			rim = theme.Alpha(b.ink, 0.35)
		}
		p.Outline(r.Inset(-0.5), 4, 2.6, rim)
	}
}

// Choice is one value of a group of radio buttons.
type Choice struct {
	ID, Label, Tip string
	// Picture draws an illustration of the value behind its label, and an enlarged one in the zoom
	// preview, above the tip. It may be nil; see [Segments].
	Picture func(p *paint.Canvas, r geom.Rect)
}
