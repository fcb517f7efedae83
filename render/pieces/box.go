package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Lid is what is printed on a game's box: a picture of assets/art with the name of the game in it.
type Lid struct {
	Picture string     // "lid-boomtown"
	Name    string     // stands on the lid where there is no such picture
	Accent  color.RGBA // of the sides of the box
	Foot    string     // one line on the tray: who can play
}

// leastLetters is how high the letters on a lid are at least, in design units.
const leastLetters = 9.5

// lidRatio is the width of a lid as a share of its height.
const lidRatio = 290.0 / 400

// LidHeight is how high a lid of a width is.
func LidHeight(width float64) float64 { return width / lidRatio }

// lettering is what is written on the pictures that were drawn before. Only the goroutine that draws touches it.
var lettering = map[string][]poster.Letters{}

// written returns what is written on a picture of the art.
func written(picture string) []poster.Letters {
	if all, ok := lettering[picture]; ok {
		return all
	}
	art, _ := poster.Load() // a test reads the data
	var all []poster.Letters
	if p, err := art.Picture(picture, ""); err == nil {
		all = p.Letters()
	}
	lettering[picture] = all
	return all
}

// Signed returns how high above its lower edge the writing reaches that stands at the foot of a lid so wide, 0 where none does.
// Only the goroutine that draws may ask.
func (l Lid) Signed(width float64) float64 {
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

// Draw draws the lid so wide with its upper left corner at a point, with its name. The first frame of all shows it small and without.
func (l Lid) Draw(p *paint.Pen, at geom.Point, width float64) {
	r := geom.R(at.X, at.Y, width, LidHeight(width))
	if !p.Begun() {
		p.Small(l.Picture, r) // nothing else of the art is read yet
		return
	}
	m := Motif{Name: l.Picture}
	w, _, ok := m.Size()
	if !ok {
		p.Grad(r, 3, theme.Mix(l.Accent, theme.WalnutInk, 0.35), theme.Mix(l.Accent, theme.WalnutInk, 0.75))
		p.Label(l.Name, r.Pad(10, 0), paint.Style{Face: paint.Display, Size: width * 0.13, Color: theme.BrassHi, Align: paint.Center, Fixed: true})
		return
	}
	m.Fit(p, r)
	for _, line := range written(l.Picture) {
		if line.Size*width/w < leastLetters {
			continue // a box so small bears its name alone
		}
		spell(p, line, at, width/w)
	}
}

// Ahead has the picture of the lid painted that will be needed soon, so wide.
func (l Lid) Ahead(p *paint.Pen, width float64) {
	Motif{Name: l.Picture}.Ahead(p, geom.R(0, 0, width, LidHeight(width)))
}

// letterTop is how far the line on which letters of the display face stand lies below the top of their line, in sizes.
const letterTop = 0.99

// spell sets a line of letters over a picture that begins at a point and is drawn k times as large.
func spell(p *paint.Pen, l poster.Letters, corner geom.Point, k float64) {
	st := paint.Style{Face: paint.Display, Size: l.Size * k, Color: l.Tone, Fixed: true}
	at := geom.Point{X: corner.X + l.X*k, Y: corner.Y + l.Y*k - st.Size*letterTop}
	shade := max(l.Size*k*0.034, 0.8)
	if l.Space == 0 {
		st.Align = paint.Center
		set(p, l.Text, at, shade, l.Shade, st)
		return
	}
	space, wide := l.Space*k, 0.0
	for i := range l.Text { // names on lids are in plain letters
		wide += p.Advance(l.Text[i:i+1], st) + space
	}
	at.X -= (wide - space) / 2
	for i := range l.Text {
		set(p, l.Text[i:i+1], at, shade, l.Shade, st)
		at.X += p.Advance(l.Text[i:i+1], st) + space
	}
}

// set draws letters and what they throw to the lower right.
func set(p *paint.Pen, s string, at geom.Point, by float64, shade color.RGBA, st paint.Style) {
	if shade.A > 0 {
		under := st
		under.Color = shade
		p.Text(s, at.Add(by, by), under)
	}
	p.Text(s, at, st)
}

// Box is a game's box that stands on a table and shows its lid.
type Box struct {
	Lid
	Lit   float64 // from 0 to 1: the lamp hangs over it
	Raise float64 // from 0 to 1: it is lifted
	Far   float64 // from 0 to 1: how much of the lamp's light does not reach it
	Side  float64 // -1 or 1: its left or its right side is seen, 0 neither
}

// trayShare is how high the tray looks below the lid, as a share of the width, and sideShare how wide a side looks.
const (
	trayShare = 22.0 / 190
	sideShare = 13.0 / 190
)

// BoxHeight is how high a box of a width is.
func BoxHeight(width float64) float64 { return LidHeight(width) + width*trayShare }

// Draw draws the box so that its front fills r, which is as high as [BoxHeight] says.
func (b Box) Draw(p *paint.Pen, r geom.Rect) {
	h := LidHeight(r.W)
	foot := geom.R(r.X-4, r.Bottom()-8, r.W+8, 30)
	p.Soft(foot.Move(-b.Side*16, 4), 8, 12, 0, theme.Alpha(theme.RGB(0x04120E), 0.75))
	r = r.Move(0, -6*b.Raise)
	if glow := max(b.Lit, 0.7*b.Raise); glow > 0 {
		p.Soft(r.Inset(-5), 10, 16, 0, theme.Alpha(theme.RGB(0xFFD27A), 0.85*glow))
	}
	side := theme.Mix(b.Accent, theme.WalnutInk, 0.25)
	b.side(p, r, h, side)
	p.Grad(geom.R(r.X+2, r.Y+h-2, r.W-4, r.Bottom()-r.Y-h+2), 2, side, theme.Darken(side, 0.3))
	p.Rect(geom.R(r.X+2, r.Y+h, r.W-4, 3), 0, theme.Alpha(theme.Shadow, 0.5)) // where the lid ends
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

// side draws the side that looks to the middle of the table: it goes back, so it is a little lower and looks shaded.
func (b Box) side(p *paint.Pen, r geom.Rect, h float64, tone color.RGBA) {
	if b.Side == 0 {
		return
	}
	const steps = 5
	d := r.W * sideShare / steps
	for i := range steps { // it narrows as it goes back
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
