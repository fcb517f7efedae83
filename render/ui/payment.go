package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Payment is a price that can be paid in several ways, in goods of several kinds: every way is a tag of its own that one
// press pays. The one that takes least of what is rare is ringed; it is what a press on the thing itself pays.
type Payment []Way

// Way is one way to pay.
type Way struct {
	Node  // ID, words and press; where Chosen is set the tag is ringed
	Goods []func(p *paint.Pen, r geom.Rect)
}

// Measures of tags in design units.
const (
	tagsAbreast = 3
	tagHigh     = 34
	tagGap      = 5
)

// Nodes appends the tags to dst, in the middle of a room.
func (m Payment) Nodes(dst []Node, room geom.Rect) []Node {
	columns := max(min(len(m), tagsAbreast), 1)
	rows := (len(m) + columns - 1) / columns
	high := min(tagHigh, (room.H+tagGap)/float64(max(rows, 1))-tagGap)
	box := geom.Around(room.Center(), room.W, (high+tagGap)*float64(rows)-tagGap)
	for i, w := range m {
		n := w.Node
		n.Rect = box.Column(i/columns, rows, tagGap).Row(i%columns, columns, tagGap)
		n.Draw = func(p *paint.Pen, n *Node, f Feel) { w.draw(p, n.Rect.Move(f.Shake, 0), f.Hover) }
		dst = append(dst, n)
	}
	return dst
}

// draw draws the goods side by side on a tag.
func (w Way) draw(p *paint.Pen, r geom.Rect, hover float64) {
	p.Lift(r, 6, 4)
	p.Rect(r.Inset(-1), 6, theme.WalnutInk)
	p.Grad(r, 5, theme.Mix(theme.Parchment, theme.Lit, hover), theme.RGB(0xE2CB98))
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
