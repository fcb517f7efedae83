package sierrawest

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// planNodes are the layouts, leafed through, and the button that lays the cards out.
func (k *keeper) planNodes() {
	b, a := k.b, k.a
	now := b.planned()
	tiles := a.Area
	if hand := b.Board.Of[b.Viewer].Hand; hand.Len() > 3 { // expert planning: which card stays in the hand
		var top geom.Rect
		top, tiles = tiles.CutTop(26)
		i := 0
		for c := range hand.All() {
			k.leave(rules.Card(c), top.Row(i, hand.Len(), 4), now)
			i++
		}
		tiles.Y, tiles.H = tiles.Y+4, tiles.H-4
	}
	for i, m := range b.orders(now) {
		r := tiles.Row(i%3, 3, 6).Column(i/3, 2, 6)
		n := ui.Node{
			ID: fmt.Sprintf("layout %d", i+1), Label: words.T("Layout %d: %s", i+1, b.MoveWords(m)), Rect: r, Chosen: m == now,
			Press: func() { b.choice.plan = m; a.Rebuild() }, Rule: "layout",
			Wheel: func(notches float64) { b.leaf(int(notches)); a.Rebuild() },
			Draw:  func(p *paint.Pen, n *ui.Node, f ui.Feel) { b.drawLayout(p, n.Rect, m, m == now, f) },
		}
		k.dst = append(k.dst, n)
	}
	look := pieces.Button{Label: words.T("Lay them out"), Icon: "card-pickup", Make: pieces.Brass}
	next := ui.Button("leaf", a.Row.Row(0, 3, 8), pieces.Button{Icon: "clockwise-rotation"}, func() { b.leaf(1); a.Rebuild() }, ebiten.KeyN)
	next.Label, next.Tip, next.TipAt, next.Rule = words.T("Next layout"), words.T("Look at the next layout."), a.Panel, "layout"
	k.dst = append(k.dst, next)
	main := a.Row.Row(1, 3, 8)
	main.W = a.Row.Right() - main.X
	n := a.Button(now, main, look, words.T("Both paths lie fixed then, and your pioneers are ready."), ebiten.KeyG)
	n.Label, n.TipAt, n.Primary = b.MoveWords(now), a.Panel, true
	k.dst = append(k.dst, n)
}

// leave chooses which card of four stays in the hand.
func (k *keeper) leave(c rules.Card, r geom.Rect, now engine.Move) {
	b := k.b
	out := c != rules.Card(now.A) && c != rules.Card(now.B) && c != rules.Card(now.C)
	look := pieces.Button{Label: b.cardName(c), Make: pieces.PaperTag, Size: 11.5, Chosen: out}
	n := ui.Button("leave "+b.Board.Mode.Card(c).ID, r, look, func() {
		for _, m := range layouts(b.Board.Of[b.Viewer].Hand &^ (1 << c)) {
			b.choice.plan = m
			break
		}
		k.a.Rebuild()
	})
	n.Label, n.Tip, n.TipAt = words.T("Keep %s in hand", b.cardName(c)), words.T("The card that is pressed in stays in your hand for the next turn."), k.a.Panel
	n.Chosen = out
	k.dst = append(k.dst, n)
}

// orders are the six layouts of the three cards of a layout.
func (b *Table) orders(m engine.Move) []engine.Move {
	return layouts(1<<rules.Card(m.A) | 1<<rules.Card(m.B) | 1<<rules.Card(m.C))
}

// leaf goes on by so many layouts.
func (b *Table) leaf(by int) {
	now := b.planned()
	all := b.orders(now)
	for i, m := range all {
		if m == now {
			b.choice.plan = all[((i+by)%len(all)+len(all))%len(all)]
			return
		}
	}
}

// swap lets the card of a slot change places: the outer ones with the top, the top with the right one.
func (b *Table) swap(s rules.Slot) {
	m := b.planned()
	switch s {
	case rules.Left:
		m.A, m.B = m.B, m.A
	case rules.Top:
		m.A, m.C = m.C, m.A
	case rules.Right:
		m.B, m.C = m.C, m.B
	}
	b.choice.plan = m
}

// drawLayout draws a layout as small as a tile: three pictures, the middle one higher.
func (b *Table) drawLayout(p *paint.Pen, r geom.Rect, m engine.Move, chosen bool, f ui.Feel) {
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Grad(r, 5, theme.RGB(0x8FB05C), theme.RGB(0xB98A52))
	in := r.Inset(4)
	for i, c := range []int16{m.A, m.B, m.C} {
		at := in.Row(i, 3, 3)
		at.H *= 0.72
		if i != 1 {
			at.Y += in.H * 0.2
		}
		p.Rect(at.Inset(-1), 3, theme.WalnutInk)
		art(b.Board.Mode, rules.Card(c)).Cover(p, at)
	}
	if chosen {
		p.Outline(r.Inset(-1), 6, 3, theme.BrassHi)
	}
	if f.Hover > 0 {
		p.Outline(r.Inset(-2), 7, 2, theme.Alpha(theme.Cream, f.Hover))
	}
}

// enlarge lets a node show a card large, with all that is printed on it.
func (b *Table) enlarge(n *ui.Node, c rules.Card) {
	tip := n.Tip
	n.PeekW, n.PeekH = 300, 330
	n.Peek = func(p *paint.Pen, r geom.Rect) {
		p.Lift(r, 8, 16)
		p.Rect(r.Inset(-1), 9, theme.WalnutInk)
		p.Grad(r, 8, theme.RGB(0xF8EBCB), theme.RGB(0xEAD6AA))
		b.paintLarge(p, c, r.Inset(12), tip)
	}
}

// paintLarge paints a card as large as it is looked at.
func (b *Table) paintLarge(p *paint.Pen, c rules.Card, r geom.Rect, tip string) {
	info := b.Board.Mode.Card(c)
	head, rest := r.CutTop(24)
	p.Label(b.cardName(c), head, paint.Style{Face: paint.Display, Size: 17, Color: theme.Umber, Align: paint.Center})
	picture, rest := rest.CutTop(120)
	art(b.Board.Mode, c).Cover(p, picture)
	p.Outline(picture, 3, 1.2, theme.Ink)
	icons, rest := rest.CutTop(44)
	if !c.IsSpecial() {
		for i, icon := range []rules.Icon{info.G1, info.G2, info.T1, info.T2, info.Crest} {
			at := icons.Pad(0, 4).Row(i, 5, 4)
			rim := []uint32{0x2E5A2C, 0x2E5A2C, 0x7A4A22, 0x7A4A22, 0x643819}[i]
			p.Disc(at.Center(), at.H/2, theme.RGB(rim), theme.RGB(rim))
			p.Disc(at.Center(), at.H/2-2.5, theme.Cream, theme.Parchment)
			drawGlyphs(p, geom.Around(at.Center(), at.H*0.6, at.H*0.6), iconGlyphs()[icon], theme.Umber)
		}
	}
	p.Text(tip, geom.Point{X: rest.X, Y: rest.Y + 4}, paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Wrap: rest.W})
}
