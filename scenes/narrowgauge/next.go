package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// What stands on brass: the next press that is worth most at a glance, see [table.Ask.Favourite], and what it comes to. A Track card is
// shown on the map by one press and laid by the next one.

// lays reports whether a move lays a Track card.
func lays(m engine.Move) bool { return m.Kind == rules.KindPlay }

// nextNode is the brass button that lays a card; it is not ok where stopping is worth more and brings no less at once.
func (b *Table) nextNode(a *table.Ask) (n ui.Node, ok bool) {
	l := &b.plan
	if m := rules.PlayTrack(l.card, l.aim, l.how); l.aimed && a.Can(m) {
		return b.layNode(a, m, words.T("Lay it here")), true
	}
	if l.card != rules.NoCard {
		m, ok := a.Favourite(func(m engine.Move) bool { return lays(m) && rules.Card(m.A) == l.card && m.C == l.how })
		if !ok {
			return n, false
		}
		return b.layNode(a, m, words.T("From %s", b.place(rules.Space(m.B)))), true
	}
	if _, over := a.Best(b.Leaves); !over && a.Can(rules.Stop()) && !b.gainful(a) {
		return n, false
	}
	m, ok := a.Favourite(lays)
	if !ok {
		return n, false
	}
	return b.tryNode(a, m), true
}

// gainful reports whether a card can be laid now that pays at once more than it costs.
func (b *Table) gainful(a *table.Ask) bool {
	cash := b.State.Cash(a.Seat)
	for _, m := range a.Legal {
		if lays(m) && b.State.Preview(m).Cash > cash {
			return true
		}
	}
	return false
}

// layNode lays the chosen card. A finger sees first where that is.
func (b *Table) layNode(a *table.Ask, m engine.Move, label string) ui.Node {
	n := a.ButtonAs("lay", m, a.Row, pieces.Button{Label: label, Note: b.costs(m), Icon: "check-mark", Make: pieces.Brass, Size: 14}, b.bill(m), ebiten.KeyB)
	n.Label = label + ". " + b.bill(m)
	press := n.Press
	n.Press = func() {
		if a.Finger() && !b.plan.aimed {
			b.aim(m)
			a.Rebuild()
			return
		}
		press()
	}
	return b.haunted(n, m)
}

// tryNode takes the card that is worth most in hand and shows on the map where it would lie.
func (b *Table) tryNode(a *table.Ask, m engine.Move) ui.Node {
	c := rules.Card(m.A)
	n := ui.Button("try", a.Row, pieces.Button{Label: words.T("Try %s", bareName(c)), Note: b.costs(m), Icon: "rail-road", Make: pieces.Brass, Size: 14}, func() {
		b.aim(m)
		b.reveal(a)
		a.Rebuild()
	}, ebiten.KeyB)
	n.Tip = words.T("Shows %s from %s on the map. The next press lays it.", track(c), b.place(rules.Space(m.B)))
	a.Means(n.ID, m)
	return b.haunted(n, m)
}

// aim takes a card in hand and points to where it starts.
func (b *Table) aim(m engine.Move) {
	b.plan.card, b.plan.how, b.plan.aim, b.plan.aimed = rules.Card(m.A), m.C, rules.Space(m.B), true
}

// haunted shows on the map what a button lays, while a hand is on it.
func (b *Table) haunted(n ui.Node, m engine.Move) ui.Node {
	under, ghost := n.Draw, b.haunt(m)
	n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
		under(p, n, f)
		ghost(p, n, f)
	}
	return n
}

// besideNext is where what ends the step stands: between the ways to lay a card and the brass button.
func (b *Table) besideNext(a *table.Ask, next *ui.Node) geom.Rect {
	rest := *a
	_, rest.Area = a.Area.CutTop(wayHigh)
	return rest.Beside(next)
}

// shareNodes is the brass button that takes the Certificate that is worth most at a glance.
func (b *Table) shareNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	m, ok := a.Favourite(nil)
	if !ok {
		return dst
	}
	c := rules.Company(m.A)
	look := pieces.Button{Label: words.T("Take %s", company(c)), Note: words.T("dividends now %s", byDollars(b.dues(a, m))), Icon: "banknote", Make: pieces.Brass, Size: 14}
	n := a.ButtonAs("take", m, a.Row, look, b.shareTip(a.Seat, c), ebiten.KeyB)
	n.Label = b.MoveWords(m)
	halo := n.Draw
	n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
		halo(p, n, f)
		b.halo(p, c, f.Hover)
	}
	return append(dst, n)
}

// dues is by how much a move changes what a seat would be paid if the round ended now.
func (b *Table) dues(a *table.Ask, m engine.Move) (by int) {
	for _, f := range table.Foresee(b, a.State, m).Figures {
		if f.Seat == a.Seat && f.Name == words.T("dividends now") {
			by += f.Brings - f.Pays
		}
	}
	return by
}

// byDollars says by how much cash changes, with its sign.
func byDollars(n int) string {
	if n < 0 {
		return dollars(n)
	}
	return words.T("+$%d", n)
}

// keepNodes is the brass button that keeps the Contract that is worth more at a glance.
func (b *Table) keepNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	if m, ok := a.Favourite(nil); ok {
		dst = append(dst, b.deedButton(a, m))
	}
	return dst
}

// Standing is the sum on the coin, or the play that is aimed.
func (b *Table) Standing() string {
	switch {
	case b.plan.legal != nil && b.State.Phase() == rules.PhaseBid:
		return "bid"
	case b.plan.aimed:
		return "lay"
	}
	return ""
}
