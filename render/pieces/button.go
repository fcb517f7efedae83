package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// ButtonMaterial is the material of which a button seems to be made. It shows how important the
// button is.
type ButtonMaterial uint8

// The materials: Brass for the primary action, Leather for other actions, PaperTag for choices on a
// sheet of paper, FeltTag for small buttons on the table.
const (
	Leather ButtonMaterial = iota
	Brass
	PaperTag
	FeltTag
)

// Button describes the appearance of a button.
type Button struct {
	Label, Icon string
	Note        string // a second, smaller line below the label, left out if it does not fit
	Material    ButtonMaterial
	Size        float64 // letter size in design units; 0 means theme.Button
	Hover       float64 // progress of the hover animation, 0 to 1
	Press       float64 // progress of the press animation, 0 to 1
	Dim         bool    // the button is disabled and drawn dimmed
	Chosen      bool    // the button looks pressed all the time and is framed in brass
}

// materials are the colours of each material: light and dark end of the gradient, letters, and the
// edge of the letters that makes them look engraved.
var materials = [...]struct{ hi, lo, ink, edge color.RGBA }{
	Leather:  {theme.RGB(0x7A4A2C), theme.RGB(0x4C2814), theme.Cream, theme.Alpha(theme.RGB(0x120805), 0.7)},
	Brass:    {theme.RGB(0xF0C766), theme.RGB(0xB67B26), theme.RGB(0x2B1608), theme.Alpha(theme.Cream, 0.35)},
	PaperTag: {theme.RGB(0xF6E7C2), theme.RGB(0xE3CC9A), theme.Ink, color.RGBA{}},
	FeltTag:  {theme.RGB(0x22503F), theme.RGB(0x132E25), theme.Cream, theme.Alpha(theme.RGB(0x061410), 0.8)},
}

// disabledHi and disabledLo are the light and dark end of the gradient of a disabled brass button.
var disabledHi, disabledLo = theme.RGB(0x6F695F), theme.RGB(0x5C574F)

// Draw draws the button in r.
func (b Button) Draw(p *paint.Canvas, r geom.Rect) {
	m := materials[b.Material]
	if b.Dim {
		m.hi, m.lo = theme.Mix(m.hi, theme.WalnutInk, 0.5), theme.Mix(m.lo, theme.WalnutInk, 0.5)
		m.ink, m.edge = theme.Mix(m.ink, m.hi, 0.55), color.RGBA{}
		if b.Material == Brass { // gray, because darkened brass looks like leather that can be pressed
			m.hi, m.lo = disabledHi, disabledLo
			m.ink = theme.Mix(theme.Cream, m.hi, 0.15) // its label says what to choose first
		}
	}
	if b.Chosen && b.Material == PaperTag { // pressed in: darker, and lit from below
		m.hi, m.lo = theme.Mix(materials[Brass].lo, m.lo, 0.25), theme.Mix(materials[Brass].hi, m.hi, 0.25)
	}
	z := 5 - 4*b.Press
	switch {
	case b.Chosen:
		z = 1.5
	case b.Dim: // it does not stand out from what it lies on, so it does not invite a press
		z = 0
	}
	radius := min(9, r.H*0.24)
	p.DropShadow(r, radius, z)
	body := r.Move(0, 1.5*b.Press)
	rim := theme.WalnutInk
	if b.Material == FeltTag {
		rim = theme.Mix(theme.Brass, theme.WalnutInk, 0.2)
	}
	if b.Chosen {
		rim = theme.Brass
		p.Rect(body.Inset(-1.5), radius+1.5, theme.BrassLo)
	}
	p.Rect(body, radius, rim)
	lift := 0.10 * b.Hover
	p.Gradient(body.Inset(1.5), radius-1.4, theme.Lighten(m.hi, 0.35), m.lo)
	p.Gradient(body.Pad(2.6, 2.7), radius-2.4, theme.Lighten(m.hi, lift), theme.Lighten(m.lo, lift))
	b.face(p, body, m.ink, m.edge)
}

// minNoteSize is the minimum letter size of the second line, in design units.
const minNoteSize = 12

// face draws the icon and the label centred in r, in the colour ink and with engraved edges in the
// colour edge.
func (b Button) face(p *paint.Canvas, r geom.Rect, ink, edge color.RGBA) {
	size := b.Size
	if size == 0 {
		size = theme.Button
	}
	st := paint.Style{Face: paint.Bold, Size: size, Color: ink, Edge: edge, Align: paint.Center}
	iconSize := iconSide(size, r.H)
	if b.overlong(p, r, st) {
		if b.Icon != "" {
			p.Icon(b.Icon, geom.Point{X: r.X + 10 + iconSize/2, Y: r.Center().Y}, iconSize, ink)
			_, r = r.CutLeft(2 + iconSize + iconGap)
		}
		b.twoLines(p, r, st)
		return
	}
	foot, head := r.Pad(3, 3).CutBottom(r.H * 0.38)
	note := paint.Style{Face: paint.Body, Size: max(size*0.66, minNoteSize), Color: ink, Align: paint.Center}
	if b.Note != "" && p.LabelFits(b.Note, foot, note) { // a note that would run over the edge is left out
		p.Label(b.Note, foot, note)
		r = head.Move(0, 1).Inset(1)
		r.X, r.W = r.X-4, r.W+8
	}
	if b.Icon == "" {
		p.Label(b.Label, r.Pad(8, 0), st)
		return
	}
	if b.Label == "" {
		p.Icon(b.Icon, r.Center(), iconSize, ink)
		return
	}
	room := r.W - 20 - iconSize - iconGap
	w := min(p.LabelWidth(b.Label, r, st), room)
	left := r.Center().X - (w+iconSize+iconGap)/2
	p.Icon(b.Icon, geom.Point{X: left + iconSize/2, Y: r.Center().Y}, iconSize, ink)
	p.Label(b.Label, geom.R(left+iconSize+iconGap, r.Y, w+1, r.H), st)
}

// Letters returns the letter size, in design units, at which the label is drawn in one line if the
// button is drawn in r.
func (b Button) Letters(p *paint.Canvas, r geom.Rect) float64 {
	size := b.Size
	if size == 0 {
		size = theme.Button
	}
	room := b.room(r, size)
	if w := p.LabelWidth(b.Label, r, paint.Style{Face: paint.Bold, Size: size}); w > room {
		return size * room / w
	}
	return size
}

// room returns the width available for the label of a button in r, in design units; size is the
// letter size of the label.
func (b Button) room(r geom.Rect, size float64) float64 {
	if b.Icon == "" {
		return r.W - 16
	}
	return r.W - 20 - iconSide(size, r.H) - iconGap
}

// iconSide returns the width and height of the icon in a button, in design units. letters is the
// letter size of the label, and high the height of the button.
func iconSide(letters, high float64) float64 { return min(letters*1.28, high*0.62) }

// iconGap is the gap between icon and label, in design units.
const iconGap = 8

// minLabelSize is the letter size below which a one-line label is broken into two lines. That is
// done in buttons at least twoHigh high, and in lower ones without a note if two lines fit. Both
// are in design units.
const (
	minLabelSize = 11.5
	twoHigh      = 40
)

// overlong reports whether the label must be drawn in two lines because it would be too small in
// one and two lines fit into the button. The label then takes the place of the note, which is left
// out. st is the style of the label.
func (b Button) overlong(p *paint.Canvas, r geom.Rect, st paint.Style) bool {
	w, _ := p.Measure(b.Label, st)
	room := b.room(r, st.Size)
	if w == 0 || st.Size*room/w >= max(minLabelSize, p.View.MinLetters) {
		return false
	}
	if p.View.MinLetters == 0 && (r.H >= twoHigh || b.Note != "") {
		return r.H >= twoHigh
	}
	// In one line a long label would be truncated or run out of the button.
	st.Size, st.Fixed, st.LineHeight, st.Wrap = max(minLabelSize, p.View.MinLetters), true, twoLead, room
	w, h := p.Measure(b.Label, st)
	return w <= room+1 && h <= r.H-5
}

// twoLead is the line height of a label in two lines, as a multiple of the letter size.
const twoLead = 1.12

// twoLines draws the label wrapped to the width of the button, in as many lines as needed. The note
// below the label is left out.
func (b Button) twoLines(p *paint.Canvas, r geom.Rect, st paint.Style) {
	st.Size, st.LineHeight = min(st.Size, 13), twoLead
	room := r.Pad(8, 3)
	st = p.FitStyle(b.Label, room, st)
	_, high := p.Measure(b.Label, st)
	high = min(high+2, room.H)
	p.Fit(b.Label, geom.R(room.X, room.Center().Y-high/2, room.W, high), st)
}

// Disc draws a round walnut button with an icon, as for settings, rules and sound. c is its centre
// and r its radius in design units; hover and press are the progress of the hover and press
// animations, from 0 to 1.
func Disc(p *paint.Canvas, c geom.Point, r float64, icon string, hover, press float64) {
	p.DropShadow(geom.Around(c, 2*r, 2*r), r, 4-3*press)
	p.Disc(c, r, theme.WalnutInk, theme.WalnutInk)
	top := theme.Lighten(theme.RGB(0x8A5631), 0.12*hover)
	p.Disc(c, r-1.4, top, theme.RGB(0x4C2814))
	p.Disc(c, r*0.80, theme.RGB(0x5A3219), theme.RGB(0x6E4124))
	p.Icon(icon, c, r*1.06, theme.BrassHi)
}
