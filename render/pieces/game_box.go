package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Lid is the lid of a game's box: a picture of the art data with the name of the game.
type Lid struct {
	Picture string     // name of the lid's picture in the art data, for example "lid-boomtown"
	Name    string     // name of the game, which is drawn if there is no picture
	Accent  color.RGBA // colour of the sides of the box
	Foot    string     // line of text below the lid, on the tray, that says how many can play
}

// minLidLetters is the minimum size of letters on a lid, in design units.
const minLidLetters = 9.5

// lidRatio is the aspect ratio width/height of a lid.
const lidRatio = 290.0 / 400

// LidHeight returns the height of a lid that is width design units wide.
func LidHeight(width float64) float64 { return width / lidRatio }

// letteringCache caches, by picture name, the lines of text in pictures that have been drawn
// before. Only the drawing goroutine may use it.
var letteringCache = map[string][]poster.TextLine{}

// written returns the lines of text in the picture of the art data with the given name.
func written(picture string) []poster.TextLine {
	if all, ok := letteringCache[picture]; ok {
		return all
	}
	art, _ := poster.Load() // the error is ignored: a test checks that the data can be read
	var all []poster.TextLine
	if p, err := art.Picture(picture, ""); err == nil {
		all = p.TextLines()
	}
	letteringCache[picture] = all
	return all
}

// TextHeight returns the height of the part at the lower edge of a lid that contains text; it is 0
// if there is no such text. width is the width of the lid. Both are in design units. Only the
// drawing goroutine may call TextHeight.
func (l Lid) TextHeight(width float64) float64 {
	w, h, ok := Motif{Name: l.Picture}.Size()
	if !ok {
		return 0
	}
	high := 0.0
	for _, line := range written(l.Picture) {
		if up := h - line.Y; up < h/3 {
			high = max(high, up+line.Size)
		}
	}
	return high * width / w
}

// Draw draws the lid, including its text. Its upper left corner is the given point, and width is
// its width in design units. In the very first frame it draws the pre-rendered thumbnail without
// text.
func (l Lid) Draw(p *paint.Canvas, at geom.Point, width float64) {
	r := geom.R(at.X, at.Y, width, LidHeight(width))
	if !p.PostersEnabled() {
		p.DrawThumbnail(l.Picture, r) // because the art data has not been read yet
		return
	}
	m := Motif{Name: l.Picture}
	w, _, ok := m.Size()
	if !ok {
		p.Gradient(r, 3, theme.Mix(l.Accent, theme.WalnutInk, 0.35), theme.Mix(l.Accent, theme.WalnutInk, 0.75))
		p.Label(l.Name, r.Pad(10, 0), paint.Style{Face: paint.Display, Size: width * 0.13, Color: theme.BrassHi,
			Align: paint.Center, Fixed: true})
		return
	}
	m.Fit(p, r)
	for _, line := range written(l.Picture) {
		if line.Size*width/w < minLidLetters {
			continue // on a small box only the name of the game is drawn
		}
		spell(p, line, at, width/w)
	}
}

// letterTop is the distance of the baseline of the display typeface from the top of its line, as a
// multiple of the letter size.
const letterTop = 0.99

// spell draws a line of text of a picture. corner is the upper left corner of the picture, and k
// the number of design units per unit of the picture.
func spell(p *paint.Canvas, l poster.TextLine, corner geom.Point, k float64) {
	st := paint.Style{Face: paint.Display, Size: l.Size * k, Color: l.Tone, Fixed: true}
	at := geom.Point{X: corner.X + l.X*k, Y: corner.Y + l.Y*k - st.Size*letterTop}
	shade := max(l.Size*k*0.034, 0.8)
	if l.Space == 0 {
		st.Align = paint.Center
		set(p, l.Text, at, shade, l.Shade, st)
		return
	}
	space, wide := l.Space*k, 0.0
	for i := range l.Text { // names on lids are ASCII
		wide += p.Advance(l.Text[i:i+1], st) + space
	}
	at.X -= (wide - space) / 2
	for i := range l.Text {
		set(p, l.Text[i:i+1], at, shade, l.Shade, st)
		at.X += p.Advance(l.Text[i:i+1], st) + space
	}
}

// set draws the text s in the style st, and under it the same text in the colour shade as a drop
// shadow. at is the upper left corner of the text. The parameter by is the distance, in design
// units, by which the shadow is shifted both to the right and down.
func set(p *paint.Canvas, s string, at geom.Point, by float64, shade color.RGBA, st paint.Style) {
	if shade.A > 0 {
		under := st
		under.Color = shade
		p.Text(s, at.Add(by, by), under)
	}
	p.Text(s, at, st)
}

// Box is a game's box that stands on a table with its lid facing the viewer.
type Box struct {
	Lid
	Lit   float64 // strength of the light of the lamp above the box, from 0 to 1
	Raise float64 // progress of lifting the box, from 0 (on the table) to 1 (fully lifted)
	Far   float64 // how much the box is darkened by its distance from the lamp, from 0 to 1
	Side  float64 // which side of the box is visible beside the front: -1 left, 1 right, 0 none
}

// trayShare is the visible height of the tray below the lid, and sideShare the visible width of a
// side, both as fractions of the box's width.
const (
	trayShare = 22.0 / 190
	sideShare = 13.0 / 190
)

// BoxHeight returns the height of the front of a box (the lid and the visible edge of the tray
// below it). width is the width of the box in design units.
func BoxHeight(width float64) float64 { return LidHeight(width) + width*trayShare }

// Draw draws the box so that its front fills r. The height of r must be [BoxHeight] of its width.
func (b Box) Draw(p *paint.Canvas, r geom.Rect) {
	h := LidHeight(r.W)
	foot := geom.R(r.X-4, r.Bottom()-8, r.W+8, 30)
	p.SoftRect(foot.Move(-b.Side*16, 4), 8, 12, 0, theme.Alpha(theme.RGB(0x04120E), 0.75))
	r = r.Move(0, -6*b.Raise)
	if glow := max(b.Lit, 0.7*b.Raise); glow > 0 {
		p.SoftRect(r.Inset(-5), 10, 16, 0, theme.Alpha(theme.RGB(0xFFD27A), 0.85*glow))
	}
	side := theme.Mix(b.Accent, theme.WalnutInk, 0.25)
	b.side(p, r, h, side)
	p.Gradient(geom.R(r.X+2, r.Y+h-2, r.W-4, r.Bottom()-r.Y-h+2), 2, side, theme.Darken(side, 0.3))
	p.Rect(geom.R(r.X+2, r.Y+h, r.W-4, 3), 0, theme.Alpha(theme.Shadow, 0.5)) // lower edge of the lid
	p.Label(b.Foot, geom.R(r.X+4, r.Y+h+2, r.W-8, r.Bottom()-r.Y-h-2), paint.Style{
		Face: paint.Bold, Size: min(13, r.W*0.068), Color: theme.RGB(0xFBE9C4), Align: paint.Center, Fixed: true,
	})
	lid := geom.R(r.X, r.Y, r.W, h)
	b.Lid.Draw(p, geom.Point{X: lid.X, Y: lid.Y}, r.W)
	if b.Far > 0 {
		p.Rect(lid, 0, theme.Alpha(theme.RGB(0x0B0510), b.Far*(1-b.Raise)))
	}
	rim, wide := theme.Alpha(theme.RGB(0xFFE6B8), 0.35), 1.3
	if b.Lit > 0 {
		rim, wide = theme.Mix(rim, theme.RGB(0xFFE3A0), b.Lit), 2.4
	}
	p.Outline(lid.Inset(wide/2), 1.5, wide, rim)
}

// side draws the visible side of a box whose front is r; h is the height of the lid. The side
// recedes from the viewer, so it becomes lower and darker towards the back.
func (b Box) side(p *paint.Canvas, r geom.Rect, h float64, tone color.RGBA) {
	if b.Side == 0 {
		return
	}
	const steps = 5
	d := r.W * sideShare / steps
	for i := range steps { // the strips become lower towards the back
		k := float64(i + 1)
		x := r.Right() + d*(k-1)
		if b.Side < 0 {
			x = r.X - d*k
		}
		lid := geom.R(x, r.Y+1.6*k, d+0.3, h-2.4*k)
		p.Rect(geom.R(x, r.Y+1.6*k, d+0.3, r.H-3.2*k), 0, theme.Darken(tone, 0.16))
		p.Rect(lid, 0, theme.Mix(tone, theme.RGB(0xFFD9A0), 0.16-0.02*k))
	}
}
