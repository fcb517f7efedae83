package westernlegends

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintDice paints into r the prospecting dice that have been rolled.
func (b *Table) paintDice(p *paint.Canvas, r geom.Rect) {
	pieces.Motif{Name: "westernlegends.place.mine"}.Cover(p, r)
	p.Rect(r, 0, theme.Alpha(theme.Shadow, 0.25))
	n := 0
	for _, v := range b.Board.Past.Dice {
		if v > 0 {
			n++
		}
	}
	i := 0.0
	size := min(r.H*0.5, 92)
	for _, v := range b.Board.Past.Dice {
		if v > 0 {
			drawDie(p, r.Center().Add((i-float64(n-1)/2)*size*1.3, 0), size, v)
			i++
		}
	}
}

// dieFaces holds the icon and the text of each face of a prospecting die; index 0 is unused.
var dieFaces = [7]struct{ icon, text string }{
	1: {"gold-nuggets", ""}, 2: {"gold-nuggets", ""}, 3: {"gold-nuggets", ""}, 4: {"money-stack", i18n.Mark("$10")},
	5: {"money-stack", i18n.Mark("$10 +")}, 6: {"stone-pile", ""},
}

// drawDie draws a prospecting die that shows a face (1 to 6), seen from above. at is its centre,
// and size its width in design units.
func drawDie(p *paint.Canvas, at geom.Point, size float64, face int) {
	r := geom.Around(at, size, size)
	p.DropShadow(r, size*0.18, 7)
	p.Rect(r, size*0.18, theme.WalnutInk)
	p.Gradient(r.Inset(1.5), size*0.17, theme.RGB(0xF6EAD0), theme.RGB(0xDCC79A))
	look := dieFaces[face]
	tone := theme.RGB(0xC8901E)
	switch face {
	case 4, 5:
		tone = theme.RGB(0x3C6B2F)
	case 6:
		tone = theme.RGB(0x6B6058)
	}
	if look.text == "" {
		p.Icon(look.icon, at, size*0.68, tone)
		return
	}
	p.Icon(look.icon, at.Add(0, -size*0.12), size*0.56, tone)
	p.Label(i18n.T(look.text), geom.Around(at.Add(0, size*0.28), size*0.9, size*0.26),
		paint.Style{Face: paint.Bold, Size: size * 0.22, Color: theme.Ink, Align: paint.Center, Fixed: true})
}
