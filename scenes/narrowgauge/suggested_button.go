package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The suggested (brass) button plays the move with the best immediate value, see
// [table.Decision.SuggestedAmong], and shows the effect of that move. For a Track card, the first
// press shows the card on the map and the second press lays it.

// laysTrack reports whether move m lays a Track card.
func laysTrack(m engine.Move) bool { return m.Kind == rules.KindPlay }

// nextNode returns the brass (suggested) button for laying a card. ok is false if no card can be
// laid, or if the suggestion is to stop: every card would cost more than it pays at once.
func (b *Table) nextNode(a *table.Decision) (n ui.Node, ok bool) {
	l := &b.plan
	if m := rules.PlayTrack(l.card, l.aim, l.how); l.aimed && a.IsLegal(m) {
		return b.layNode(a, m, i18n.T("Lay it here")), true
	}
	if l.card != rules.NoCard {
		m, ok := a.SuggestedAmong(func(m engine.Move) bool {
			return laysTrack(m) && rules.Card(m.A) == l.card &&
				m.C == l.how
		})
		if !ok {
			return n, false
		}
		return b.layNode(a, m, i18n.T("From %s", b.place(rules.Space(m.B)))), true
	}
	if _, over := a.SuggestedMove(b.IsPass); !over && a.IsLegal(rules.Stop()) && !b.hasGainfulPlay(a) {
		return n, false
	}
	m, ok := a.SuggestedAmong(laysTrack)
	if !ok {
		return n, false
	}
	return b.tryNode(a, m), true
}

// hasGainfulPlay reports whether a legal move lays a card that pays more at once than it costs.
func (b *Table) hasGainfulPlay(a *table.Decision) bool {
	cash := b.State.Cash(a.Seat)
	for _, m := range a.Legal {
		if laysTrack(m) && b.State.Preview(m).Cash > cash {
			return true
		}
	}
	return false
}

// layNode returns the brass (suggested) button for move m, which lays the selected card. On a touch
// screen the first press only previews it.
func (b *Table) layNode(a *table.Decision, m engine.Move, label string) ui.Node {
	n := a.ButtonAs("lay", m, a.Row, pieces.Button{Label: label, Note: b.costs(m), Icon: "check-mark",
		Material: pieces.Brass, Size: 14}, b.bill(m), ebiten.KeyB)
	n.Label = label + ". " + b.bill(m)
	press := n.Press
	n.Press = func() {
		if a.LastPressWasTouch() && !b.plan.aimed {
			b.aim(m)
			a.Rebuild()
			return
		}
		press()
	}
	return b.withPreview(n, m)
}

// tryNode returns the brass button that selects the card and space of m, the suggested move, and
// previews it on the map without making it.
func (b *Table) tryNode(a *table.Decision, m engine.Move) ui.Node {
	c := rules.Card(m.A)
	n := ui.Button("try", a.Row, pieces.Button{Label: i18n.T("Try %s", bareName(c)), Note: b.costs(m),
		Icon: "rail-road", Material: pieces.Brass, Size: 14}, func() {
		b.aim(m)
		b.reveal(a)
		a.Rebuild()
	}, ebiten.KeyB)
	n.Tip = i18n.T("Show %s from %s on the map. Press again to lay it.", track(c), b.place(rules.Space(m.B)))
	a.RegisterMove(n.ID, m)
	return b.withPreview(n, m)
}

// aim selects the card, the orientation and the space of move m, as if the player had selected
// them. It does not make the move.
func (b *Table) aim(m engine.Move) {
	b.plan.card, b.plan.how, b.plan.aim, b.plan.aimed = rules.Card(m.A), m.C, rules.Space(m.B), true
}

// withPreview returns button n with a Draw function that previews move m on the map while the
// button is pointed at.
func (b *Table) withPreview(n ui.Node, m engine.Move) ui.Node {
	under, ghost := n.Draw, b.previewOnHover(m)
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		under(p, n, f)
		ghost(p, n, f)
	}
	return n
}

// besideNext returns the rectangle for the button that declines to lay a card. It is between the
// buttons that turn a card and the brass button (next).
func (b *Table) besideNext(a *table.Decision, next *ui.Node) geom.Rect {
	rest := *a
	_, rest.Area = a.Area.CutTop(wayHigh)
	return rest.SecondaryRow(next)
}

// shareNodes appends to dst the brass button that takes the suggested Certificate.
func (b *Table) shareNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	m, ok := a.SuggestedAmong(nil)
	if !ok {
		return dst
	}
	c := rules.Company(m.A)
	look := pieces.Button{Label: i18n.T("Take %s", company(c)),
		Note:     i18n.T("dividends now %s", byDollars(b.payChange(a, m))),
		Icon:     "banknote",
		Material: pieces.Brass,
		Size:     14}
	n := a.ButtonAs("take", m, a.Row, look, b.shareTip(a.Seat, c), ebiten.KeyB)
	n.Label = b.MoveWords(m)
	halo := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		halo(p, n, f)
		b.markNetwork(p, c, f.Hover)
	}
	return append(dst, n)
}

// payChange returns by how many dollars move m changes what its seat would be paid if the round
// ended now.
func (b *Table) payChange(a *table.Decision, m engine.Move) (by int) {
	for _, f := range table.PreviewMoves(b, a.State, m).Changes {
		if f.Seat == a.Seat && f.Name == i18n.T("dividends now") {
			by += f.Brings - f.Pays
		}
	}
	return by
}

// byDollars returns n, a change of cash, as text with its sign: "+$5".
func byDollars(n int) string {
	if n < 0 {
		return dollars(n)
	}
	return i18n.T("+$%d", n)
}

// keepNodes appends to dst the brass button that keeps the suggested Contract, for a seat that must
// keep one of two Contracts.
func (b *Table) keepNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if m, ok := a.SuggestedAmong(nil); ok {
		dst = append(dst, b.deedButton(a, m))
	}
	return dst
}

// PinnedPreview returns the ID of the node whose move preview is shown although the pointer is not
// on it: the button that bids the chosen amount, or the one that lays the selected card. It returns
// "" if there is none.
func (b *Table) PinnedPreview() string {
	switch {
	case b.plan.legal != nil && b.State.Phase() == rules.PhaseBid:
		return "bid"
	case b.plan.aimed:
		return "lay"
	}
	return ""
}
