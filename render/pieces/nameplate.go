package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Nameplate draws the name of a place on a map, on a label that covers little of the map. at is the
// centre of the label, size is the letter size in design units, and ink the colour of the letters.
// The label stays inside the rectangle room, if that is not empty. The player's text size setting
// has only a part of its usual effect, because large labels would cover the map.
func Nameplate(p *paint.Canvas, name string, at geom.Point, size float64, ink color.RGBA, room geom.Rect) {
	st := nameStyle(p, size)
	st.Color = ink
	box := NameplateRect(p, name, at, size, room)
	p.Rect(box.Inset(-0.6), 3, theme.Alpha(theme.Ink, 0.5))
	p.Rect(box, 2.6, theme.Alpha(mapPaper, 0.94))
	p.Label(name, box.Move(0, -0.3), st)
}

// mapPaper is the background of labels on a map.
var mapPaper = theme.RGB(0xF9EED2)

// Sticker draws a small plate that fills r, with a short text such as a price or a yield. size is
// the letter size, ground the colour of the plate, and ink the colour of the letters.
func Sticker(p *paint.Canvas, r geom.Rect, text string, size float64, ground, ink color.RGBA) {
	p.SoftRect(r.Move(0.8, 1.5), 4, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(r.Inset(-1), 4.5, theme.WalnutInk)
	p.Rect(r, 3.8, ground)
	p.Label(text, r, paint.Style{Face: paint.Bold, Size: size, Color: ink, Align: paint.Center})
}

// NameplateRect returns the rectangle of the label that [Nameplate] draws for the same arguments.
func NameplateRect(p *paint.Canvas, name string, at geom.Point, size float64, room geom.Rect) geom.Rect {
	st := nameStyle(p, size)
	w, _ := p.Measure(name, st)
	box := geom.Around(at, w+st.Size*0.6, st.Size*1.24)
	if !room.Empty() {
		box.X = min(max(box.X, room.X), room.Right()-box.W)
	}
	return box
}

// nameStyle returns the text style of names on a map. The player's text size setting affects them
// less than other texts.
func nameStyle(p *paint.Canvas, size float64) paint.Style {
	const least = 11
	return paint.Style{Face: paint.Bold, Size: max(size, least) * (1 + 0.4*(p.View.Letters()-1)), Align: paint.Center,
		Fixed: true}
}

// FitName draws a name into r in the colour ink. A name that is too long for one line is drawn in
// two smaller lines.
func FitName(p *paint.Canvas, name string, r geom.Rect, ink color.RGBA) {
	st := paint.Style{Face: paint.Body, Size: 12, Color: ink}
	if p.LabelWidth(name, r, st) <= r.W {
		p.Label(name, r, st)
		return
	}
	st.Size, st.Fixed, st.LineHeight, st.Wrap = min(1.4*11, p.Size(st)-1), true, 1.02, r.W
	w, h := p.Measure(name, st)
	fits := func() bool { return h <= r.H-3 && w <= r.W }
	for !fits() && st.Size > 9.9 {
		st.Size -= 0.5
		w, h = p.Measure(name, st)
	}
	if !fits() {
		p.Label(name, r, paint.Style{Face: paint.Body, Size: 10, Color: ink, Fixed: true, Clip: true})
		return
	}
	p.Text(name, geom.Point{X: r.X, Y: r.Center().Y - h/2 - 1}, st)
}
