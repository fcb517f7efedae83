package narrowgauge

import (
	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// The brass button lays the card that the player has chosen, from the space that he has chosen, and
// shows what that costs. Before, it is dim and names what is still to be chosen.

// nextNode returns the main (brass) button for laying a card. chosen is true if a press lays a
// card, because the player has selected the card and its space, or only one space is possible.
// Otherwise the button asks for what is missing.
func (b *Table) nextNode(a *table.Decision) (n ui.Node, chosen bool) {
	l := &b.plan
	if m := rules.PlayTrack(l.card, l.aim, l.how); l.aimed && a.IsLegal(m) {
		return b.layNode(a, m, i18n.T("Lay it here")), true
	}
	if l.card == rules.NoCard {
		return a.ChooseButton(i18n.T("Choose a card")), false
	}
	if from := plays(a.Legal, l.card, l.how); len(from) == 1 {
		return b.layNode(a, rules.PlayTrack(l.card, from[0], l.how), i18n.T("Lay from %s", b.place(from[0]))), true
	}
	return a.ChooseButton(i18n.T("Choose a locomotive")), false
}

// layNode returns the main (brass) button for move m, which lays the selected card. label is its
// text. On a touch screen the first press only previews the move.
func (b *Table) layNode(a *table.Decision, m engine.Move, label string) ui.Node {
	n := a.ButtonAs("lay", m, a.Row, pieces.Button{Label: label, Note: b.costs(m), Icon: "check-mark",
		Material: pieces.Brass, Size: 14}, "", ebiten.KeyB)
	n.Label = i18n.Colon(label, b.costs(m))
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

// aim selects the card, the orientation and the space of move m, as if the player had selected
// them. It does not make the move.
func (b *Table) aim(m engine.Move) {
	b.plan.card, b.plan.how, b.plan.aim, b.plan.aimed = rules.CardOf(m), rules.HowOf(m), rules.OriginOf(m), true
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
// buttons that turn a card and next, the main button.
func (b *Table) besideNext(a *table.Decision, next *ui.Node) geom.Rect {
	rest := *a
	_, rest.Area = a.Area.CutTop(wayHigh)
	return rest.SecondaryRow(next)
}

// byDollars returns n, a change of cash, as text with its sign: "+$5".
func byDollars(n int) string {
	if n < 0 {
		return dollars(n)
	}
	return i18n.T("+$%d", n)
}
