package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// PaymentLayout is where the parts of a payment lie in a rectangle: its head with the running total, and a column for
// each good.
type PaymentLayout struct {
	Head  geom.Rect
	Goods []geom.Rect
}

// headHigh is how high the line with the running total is, and goodMost how wide a good's column at most.
const (
	headHigh = 24
	goodMost = 76
	goodGap  = 6
	lessHigh = 22 // of what gives one less, below each good
)

// LayPayment lays a payment in so many goods out. Larger letters get a higher head.
func LayPayment(r geom.Rect, goods int, letters float64) PaymentLayout {
	head, rest := r.CutTop(headHigh * letters)
	l := PaymentLayout{Head: head}
	if goods == 0 {
		return l
	}
	_, rest = rest.CutTop(4)
	n := float64(goods)
	w := min(goodMost, (rest.W-goodGap*(n-1))/n)
	left := rest.X + (rest.W-w*n-goodGap*(n-1))/2
	h := min(rest.H, w*1.5+lessHigh)
	for i := range goods {
		l.Goods = append(l.Goods, geom.R(left+float64(i)*(w+goodGap), rest.Y, w, h))
	}
	return l
}

// Nodes appends the nodes of the payment in r: each good gives one more when pressed, and has a place below it that gives
// one less; the wheel over it does both. changed is called when the payment has changed.
func (m *Payment) Nodes(dst []Node, r geom.Rect, letters float64, changed func()) []Node {
	at := LayPayment(r, len(m.goods), letters)
	dst = m.headNodes(dst, at.Head, changed)
	for i := range m.goods {
		dst = m.goodNodes(dst, at.Goods[i], i, changed)
	}
	return dst
}

// headNodes are the running total and the way back to the cheapest payment.
func (m *Payment) headNodes(dst []Node, r geom.Rect, changed func()) []Node {
	line := r
	if !m.Cheapest() {
		side, rest := r.CutRight(r.H + 4)
		line = rest
		dst = append(dst, Disc("pay-cheapest", words.T("Cheapest payment"), words.T("Back to what costs you least."),
			"anticlockwise-rotation", geom.Around(side.Center(), r.H, r.H), func() {
				m.Reset()
				changed()
			}, ebiten.KeyBackspace))
	}
	said := words.T("%d of %d", m.Sum(), m.Price)
	if !m.Possible() {
		said = words.T("You cannot pay this.")
	}
	bar, text := line.CutRight(line.W * 0.58)
	g := pieces.Gauge{Value: m.Sum(), Want: m.Price}
	return append(dst, Node{
		ID: "pay", Label: said, Tip: m.Words(), Role: "text", Quiet: true, Rect: line,
		Draw: func(p *paint.Pen, _ *Node, _ Feel) {
			p.Label(said, text, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink})
			g.Draw(p, geom.R(bar.X, bar.Center().Y-6, bar.W-4, 12))
		},
	})
}

// goodNodes are the place of a good and what gives one less of it.
func (m *Payment) goodNodes(dst []Node, r geom.Rect, i int, changed func()) []Node {
	g, pays := m.goods[i], 0
	if m.Possible() {
		pays = m.Paid()[i]
	}
	change := func(by int) func() {
		return func() {
			if m.Change(i, by) {
				changed()
			}
		}
	}
	wheel := func(notches float64) {
		if notches > 0 {
			change(1)()
		} else {
			change(-1)()
		}
	}
	foot, tile := r.CutBottom(lessHigh)
	more := Node{
		ID: "pay " + g.ID, Label: words.T("%s: pay %d of %d", g.Name, pays, g.Have), Tip: m.goodTip(g), Rect: tile,
		Press: change(1), Wheel: wheel, Chosen: pays > 0,
		Draw: func(p *paint.Pen, n *Node, f Feel) {
			pieces.Goods{Icon: g.Icon, Colour: g.Colour, Have: g.Have, Gives: pays, Rate: g.rate(), Hover: f.Hover, Press: f.Press}.
				Draw(p, n.Rect.Move(f.Shake, 0))
		},
	}
	switch {
	case g.Have == 0:
		more.Why = words.T("You have none of it.")
	case m.changed(i, 1) < 0:
		more.Why = words.T("No payment takes more of it.")
	}
	less := Button("less "+g.ID, foot.Pad(foot.W*0.12, 1), pieces.Button{Label: "−", Make: pieces.PaperTag, Size: 15}, change(-1))
	less.Label, less.Wheel = words.T("%s: one less", g.Name), wheel
	less.Hit = foot.Inset(-goodGap / 2)
	if m.changed(i, -1) < 0 {
		less.Why = words.T("No payment takes less of it.")
	}
	return append(dst, more, less)
}

// goodTip says what a good counts.
func (m *Payment) goodTip(g Good) string {
	if g.rate() == 1 {
		return ""
	}
	return words.T("Each counts %d.", g.rate())
}
