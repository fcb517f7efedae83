package sierrawest

import (
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// enlarge makes node n show card c enlarged, with everything printed on it, while the node is
// pointed at.
func (b *Table) enlarge(n *ui.Node, c rules.Card) {
	n.ZoomPreviewW, n.ZoomPreviewH, n.ZoomPreviewTip = 300, 224, true
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) { b.paintLarge(p, c, r.Inset(12)) }
}

// paintLarge paints card c enlarged into r, with everything printed on it.
func (b *Table) paintLarge(p *paint.Canvas, c rules.Card, r geom.Rect) {
	info := b.Board.Mode.Card(c)
	head, rest := r.CutTop(24)
	p.Label(b.cardName(c), head, paint.Style{Face: paint.Display, Size: 17, Color: theme.Umber, Align: paint.Center})
	picture, rest := rest.CutTop(120)
	art(b.Board.Mode, c).Cover(p, picture)
	p.Outline(picture, 3, 1.2, theme.Ink)
	icons, _ := rest.CutTop(44)
	if !c.IsSpecial() {
		for i, icon := range []rules.Icon{info.G1, info.G2, info.T1, info.T2, info.Crest} {
			at := icons.Pad(0, 4).Row(i, 5, 4)
			rim := []uint32{0x2E5A2C, 0x2E5A2C, 0x7A4A22, 0x7A4A22, 0x643819}[i]
			p.Disc(at.Center(), at.H/2, theme.RGB(rim), theme.RGB(rim))
			p.Disc(at.Center(), at.H/2-2.5, theme.Cream, theme.Parchment)
			drawGlyphs(p, geom.Around(at.Center(), at.H*0.6, at.H*0.6), iconGlyphs()[icon], theme.Umber)
		}
	}
}
