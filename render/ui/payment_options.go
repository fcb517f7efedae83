package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Payment lists the ways to pay a price in goods of several kinds. Each way is shown as a tag and
// is chosen with one press. The way that spends the fewest scarce goods is outlined; the scene also
// uses that way when the player presses the bought thing itself.
type Payment []PaymentOption

// PaymentOption is one way to pay. It is drawn as a tag that shows the goods to be spent.
type PaymentOption struct {
	Node  // ID, texts and Press of the tag; Chosen draws an outline around it
	Goods []func(p *paint.Canvas, r geom.Rect)
}

// Sizes of the tags, which show the ways to pay, in design units. There are tagsAbreast tags per
// row, and more if they would need more than tagRows rows: a wide tag is easier to hit than a low
// one.
const (
	tagsAbreast = 3
	tagRows     = 2
	tagHigh     = 34
	tagGap      = 5
)

// Nodes appends a node for each way to pay, drawn as tags in rows that are centred in room.
func (m Payment) Nodes(dst []Node, room geom.Rect) []Node {
	columns := max(min(len(m), tagsAbreast), (len(m)+tagRows-1)/tagRows, 1)
	rows := (len(m) + columns - 1) / columns
	high := min(tagHigh, (room.H+tagGap)/float64(max(rows, 1))-tagGap)
	box := geom.Around(room.Center(), room.W, (high+tagGap)*float64(rows)-tagGap)
	for i, w := range m {
		n := w.Node
		n.Rect = box.Column(i/columns, rows, tagGap).Row(i%columns, columns, tagGap)
		n.Draw = func(p *paint.Canvas, n *Node, f NodeState) { w.draw(p, n.Rect.Move(f.Shake, 0), f.Hover) }
		dst = append(dst, n)
	}
	return dst
}

// draw draws a tag that fills r, with the goods side by side. hover is from 0 to 1; see NodeState.
func (w PaymentOption) draw(p *paint.Canvas, r geom.Rect, hover float64) {
	p.DropShadow(r, 6, 4)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Gradient(r, 5, theme.Mix(theme.Parchment, theme.Lit, hover), theme.RGB(0xE2CB98))
	n := len(w.Goods)
	d := min(r.H-6, (r.W-8)/float64(max(n, 1)))
	row := geom.Around(r.Center(), d*float64(n), d)
	for i, good := range w.Goods {
		good(p, row.Row(i, n, 0).Inset(1))
	}
	if w.Chosen {
		p.Outline(r.Inset(-2.5), 7, 2.6, theme.BrassHi)
	}
}
