package sierrawest

import (
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// cardNode adds a node to the ledger panel, inside area, that shows the open card on which the
// active seat's frontiersman stands. With a shovel the seat could claim this card, so the node
// shows everything that the card would add to its deck. If there is no such card, or area is too
// low, nothing is added.
func (k *nodeBuilder) cardNode(area geom.Rect) {
	b := k.b
	n := *engine.At(b.Board.Climbers[:], b.Board.Active)
	if n >= rules.NodeCount || !b.Board.FaceUp.Has(int(n)) || area.H < 52 {
		return
	}
	c := b.Board.Up[n]
	r := area
	r.H = min(area.H, 74)
	node := text("card", b.cardName(c), table.Sentences(i18n.T(
		"Your frontiersman is here: a shovel can claim the card."), b.cardTip(c)), r)
	node.TipAvoids = k.a.Panel
	node.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { b.drawCard(p, c, n.Rect) }
	k.dst = append(k.dst, node)
}

// drawCard draws card c in one line in r: picture, points, five icons and the action at its summit.
func (b *Table) drawCard(p *paint.Canvas, c rules.Card, r geom.Rect) {
	info := b.Board.Mode.Card(c)
	p.Rect(r, 6, theme.Alpha(theme.Umber, 0.14))
	p.Outline(r, 6, 1, theme.Alpha(theme.Umber, 0.5))
	in := r.Inset(4)
	picture, rest := in.CutLeft(min(in.H*1.35, in.W*0.3))
	p.Rect(picture, 3, theme.WalnutInk)
	art(b.Board.Mode, c).Cover(p, picture.Inset(1.5))
	at := geom.Point{X: picture.Right() - 11, Y: picture.Y + 11}
	p.Disc(at, 10, theme.Ink, theme.Ink)
	p.Disc(at, 9, theme.Lighten(theme.Oxblood, 0.1), theme.Oxblood)
	p.Label(strconv.Itoa(info.Points), geom.Around(at, 18, 15), shaded(12))
	rest = rest.Pad(6, 0)
	head, rest := rest.CutTop(rest.H * 0.28)
	p.Label(b.cardName(c), head, paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink})
	icons, foot := rest.CutTop(rest.H * 0.55)
	for i, icon := range []rules.Icon{info.G1, info.G2, info.T1, info.T2, info.Crest} {
		well := icons.Row(i, 6, 2)
		d := min(well.W, well.H) / 2
		rim := theme.RGB([]uint32{0x2E5A2C, 0x2E5A2C, 0x7A4A22, 0x7A4A22, 0x643819}[i])
		p.Disc(well.Center(), d, rim, rim)
		p.Disc(well.Center(), d-1.6, theme.Cream, theme.Parchment)
		drawGlyphs(p, geom.Around(well.Center(), d*1.15, d*1.15), iconGlyphs()[icon], theme.Umber)
	}
	animal := icons.Row(5, 6, 2)
	animalArt(b.Board.Mode, info.Animal).Fit(p, animal)
	b.paintSummit(p, info.Summit, foot)
}
