package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Payment is the question how to pay a price in goods of several kinds. It is the same in all
// games: a board that names what is paid for, with a tag for each way to pay that shows the goods
// to spend. One press on a tag pays. The tag with Chosen set, the cheapest way, has a brass ring
// and a pair of coins. It has no tick, which is the coach's mark of the best move.
type Payment struct {
	Title string // what is paid for, "" for a board without a heading
	// Brings draws what is bought into r, the right end of the heading, which is BringsWide design
	// units wide; nil for nothing.
	Brings     func(p *paint.Canvas, r geom.Rect)
	BringsWide float64
	About      ui.Node // texts of the board: ID, Label, Tip and RuleAnchor
	Ways       []PaymentOption
	// Cancel closes the question without a payment; nil if the question need not be closed, because
	// it leaves the other moves free.
	Cancel func()
}

// PaymentOption is one way to pay. It is drawn as a tag that shows the goods to be spent.
type PaymentOption struct {
	ui.Node // ID, texts and Press of the tag; Chosen marks the cheapest way
	Goods   []func(p *paint.Canvas, r geom.Rect)
	Hinted  bool // whether a hint proposes this way
}

// cheapestIcon is the icon that marks the cheapest way to pay.
const cheapestIcon = "two-coins"

// Sizes of the board and its tags in design units. There are up to tagsAbreast tags in a row.
const (
	tagsAbreast   = 5
	tagHigh       = 46
	tagNarrow     = 46 // width of a tag with one good
	tagPerGood    = 32 // width added for each further good, if there is room
	tagGap        = 4
	paymentEdge   = 6
	paymentHead   = 22
	paymentCancel = "payment/cancel"
)

// columns returns the number of tags in a row, and the number of rows.
func (m Payment) columns() (columns, rows int) {
	n := len(m.Ways)
	if m.Cancel != nil {
		n++
	}
	rows = max((n+tagsAbreast-1)/tagsAbreast, 1)
	return max((n+rows-1)/rows, 1), rows
}

// headHigh returns the height of the heading, 0 if there is none.
func (m Payment) headHigh(letters float64) float64 {
	if m.Title == "" {
		return 0
	}
	return paymentHead * (0.4 + 0.6*letters)
}

// Size returns the width that the board should have and the height that it needs, in design units.
// letters is the letter scale.
func (m Payment) Size(letters float64) (w, h float64) {
	columns, rows := m.columns()
	most := 1
	for _, x := range m.Ways {
		most = max(most, len(x.Goods))
	}
	tag := tagNarrow + tagPerGood*float64(most-1)
	if m.Cancel != nil {
		tag = max(tag, 72*letters)
	}
	w = max(tag*float64(columns)+tagGap*float64(columns-1), 190*letters)
	h = tagHigh*float64(rows) + tagGap*float64(rows-1) + m.headHigh(letters)
	return w + 2*paymentEdge, h + 2*paymentEdge
}

// Fits reports whether the board has room with tags that are large enough to be pressed with a
// finger. A question that does not fit should be asked elsewhere.
func (m Payment) Fits(room geom.Rect, letters float64) bool {
	columns, _ := m.columns()
	w, h := m.Size(letters)
	w = min(w, room.W) - 2*paymentEdge
	return h <= room.H && (w-tagGap*float64(columns-1))/float64(columns) >= tagNarrow-2
}

// Nodes appends a node for the board and one for each way to pay. The board is as high as it needs
// to be, but no larger than room, and at the bottom of room.
func (m Payment) Nodes(dst []ui.Node, room geom.Rect, letters float64) []ui.Node {
	w, h := m.Size(letters)
	box, _ := room.CutBottom(min(h, room.H))
	box = geom.R(box.Center().X-min(w, room.W)/2, box.Y, min(w, room.W), box.H)
	back := m.About
	back.Rect, back.Role, back.SkipFocus, back.BlocksInput = box, "text", true, true
	edge := min(paymentEdge, box.W*0.025)
	head, tags := box.Inset(edge).CutTop(m.headHigh(letters))
	back.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { m.drawBoard(p, n.Rect, head) }
	dst = append(dst, back)
	columns, rows := m.columns()
	for i, x := range m.Ways {
		n := x.Node
		n.Rect = tags.Column(i/columns, rows, tagGap).Row(i%columns, columns, tagGap)
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { x.draw(p, n.Rect.Move(f.Shake, 0), f.Hover) }
		dst = append(dst, WithHint(n, x.Hinted))
	}
	if m.Cancel == nil {
		return dst
	}
	last := columns*rows - 1
	cancel := ui.Node{ID: paymentCancel, Label: i18n.T("Cancel"), Role: "button", Press: m.Cancel,
		Rect: tags.Column(last/columns, rows, tagGap).Row(last%columns, columns, tagGap)}
	cancel.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		p.Rect(n.Rect, 5, theme.Alpha(theme.Umber, 0.16+0.14*f.Hover))
		p.Label(n.Label, n.Rect.Pad(3, 0),
			paint.Style{Face: paint.Bold, Size: 13, Color: theme.Umber, Align: paint.Center})
	}
	return append(dst, cancel)
}

// drawBoard draws the board in r, with its heading in head.
func (m Payment) drawBoard(p *paint.Canvas, r, head geom.Rect) {
	p.DropShadow(r, 7, 8)
	p.Rect(r.Inset(-1.4), 8, theme.WalnutInk)
	p.Gradient(r, 7, theme.RGB(0xF8EBCB), theme.RGB(0xE6D2A6))
	if m.Title == "" {
		return
	}
	if m.Brings != nil && m.BringsWide > 0 {
		var signs geom.Rect
		signs, head = head.CutRight(16 + m.BringsWide)
		plus, signs := signs.CutLeft(16)
		p.Label("+", plus, paint.Style{Face: paint.Bold, Size: 16, Color: theme.RGB(0x3C6B2F), Align: paint.Center})
		m.Brings(p, signs)
	}
	p.Label(m.Title, head.Pad(2, 0), paint.Style{Face: paint.Bold, Size: 13, Color: theme.Umber, Clip: true})
}

// draw draws a tag with the goods side by side, or, if it is narrow, from its upper left to its
// lower right corner.
func (x PaymentOption) draw(p *paint.Canvas, r geom.Rect, hover float64) {
	if x.Chosen {
		p.Rect(r.Inset(-2.6), 7, theme.WalnutInk)
		p.Rect(r.Inset(-2), 7, theme.Brass)
	}
	p.Rect(r.Inset(-0.5), 5, theme.WalnutInk)
	p.Gradient(r.Inset(0.6), 5, theme.Mix(theme.Parchment, theme.Lit, 0.5+0.5*hover),
		theme.Mix(theme.RGB(0xE2CB98), theme.Lit, hover))
	in, n := r.Inset(4), len(x.Goods)
	d := min(in.H, 34, in.W/float64(max(n, 1)))
	stacked := n > 1 && d < 22 && in.H > 1.5*d
	if stacked {
		d = min(in.W*0.68, in.H*0.58)
	}
	row := geom.Around(in.Center(), d*float64(n), d)
	for i, good := range x.Goods {
		at := row.Row(i, max(n, 1), 0)
		if stacked {
			t := float64(i) / float64(n-1)
			at = geom.R(in.X+(in.W-d)*t, in.Y+(in.H-d)*t, d, d)
		}
		good(p, at.Inset(1))
	}
	if x.Chosen {
		at := geom.Point{X: r.Right() - 3, Y: r.Y + 3}
		p.Disc(at, 8, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, 7, theme.BrassHi, theme.Brass)
		p.Icon(cheapestIcon, at, 11, theme.Umber)
	}
}

// PaymentPlace returns a rectangle for a board of w by h design units on the table, beside subject,
// the rectangle of what is paid for. There it covers as few as possible of the nodes that can be
// pressed.
func (c *Common) PaymentPlace(subject geom.Rect, w, h float64, nodes []ui.Node) geom.Rect {
	covers := ui.CoversOf(ui.CostSubject, subject)
	for i := range nodes {
		if n := &nodes[i]; n.Press != nil && n.Rect.W*n.Rect.H < c.Area.W*c.Area.H/4 {
			covers = append(covers, ui.Cover{Rect: n.Rect, Cost: ui.CostMove})
		}
	}
	return ui.PlaceClear(c.Area.Inset(4), ui.PlacesAround(subject, w, h), covers)
}

// PaymentOption returns a way to pay by move m, as a tag with the given ID. cheapest marks it.
func (a *Decision) PaymentOption(id string, m engine.Move, cheapest bool) PaymentOption {
	a.RegisterPayment(id)
	a.RegisterMove(id, m)
	return PaymentOption{Hinted: a.IsHinted(m), Node: ui.Node{ID: id, Role: "move", Chosen: cheapest,
		Press: func() { a.Do(id, m) }}}
}
