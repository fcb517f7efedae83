package westernlegends

import (
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// mostPayments is the largest number of ways to pay for frontier land that are offered at once. The
// others can be chosen by marking cards of the hand.
const mostPayments = 9

// paymentNodes appends, while the seat is asked which cards it discards for frontier land, the ways
// to pay that the rules allow (R103). It is the question of [table.Payment]: one press on the cards
// pays, and the cards with which the main button pays are marked.
func (b *Table) paymentNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.phase(a) != rules.PhaseAct || b.plan.menu != "frontier" {
		return dst
	}
	ways := b.frontierWays(a)
	cancel := func() {
		b.plan.menu = ""
		b.plan.marks.Clear()
		a.Rebuild()
	}
	a.RegisterOpen(cancel)
	title := i18n.T("Cards worth %d", b.plotPrice())
	pay := table.Payment{Title: title, Cancel: cancel, About: ui.Node{ID: "payment", Label: title,
		RuleAnchor: "frontier", Tip: i18n.T("Choose the cards to discard here, or in your hand.")}}
	framed := b.framedPayment(a, ways)
	for i, m := range ways {
		way := a.PaymentOption("pay "+b.State.Notation(m), m, false)
		way.Chosen = m == framed
		var names []string
		for c := range rules.FrontierCards(m).All() {
			names = append(names, cardName(c))
			way.Goods = append(way.Goods, func(p *paint.Canvas, r geom.Rect) {
				w := min(r.W, r.H*pieces.CardW/pieces.CardH)
				b.smallCard(p, geom.Around(r.Center(), w, min(r.H, w*pieces.CardH/pieces.CardW)), c)
			})
		}
		way.Label = i18n.T("Settle with %s", i18n.List(names))
		if way.Tip = b.moveTip(m); way.Chosen && i == 0 {
			least := i18n.N(len(names), "The card you need least.", "The cards you need least.")
			way.Tip = table.Sentences(least, way.Tip)
		}
		pay.Ways = append(pay.Ways, way)
	}
	if len(pay.Ways) == 0 {
		return dst
	}
	letters := b.Window.View.Letters()
	w, h := pay.Size(letters)
	about := b.at.signs
	for i := range dst {
		if dst[i].ID == "sign frontier" {
			about = dst[i].Rect
		}
	}
	return pay.Nodes(dst, b.PaymentPlace(about, w, h, dst), letters)
}

// framedPayment returns the one of the ways to pay that is marked, which the main button makes: the
// cards that the player has marked in the hand or, as long as there are none, those that the coach
// advises or that are worth least.
func (b *Table) framedPayment(a *table.Decision, ways []engine.Move) engine.Move {
	if b.plan.marks.Count() > 0 || len(ways) == 0 {
		return rules.FrontierMove(b.marks())
	}
	return a.Advised(ways)[0]
}

// frontierWays returns the moves that settle the frontier land, those that cost least first, at
// most mostPayments.
func (b *Table) frontierWays(a *table.Decision) []engine.Move {
	weights := b.State.Prior(a.Legal, nil)
	type way struct {
		move   engine.Move
		weight float32
	}
	var all []way
	for i, m := range a.Legal {
		if m.Kind == rules.KindFrontier {
			all = append(all, way{m, weights[i]})
		}
	}
	slices.SortStableFunc(all, func(x, y way) int {
		switch {
		case x.weight > y.weight:
			return -1
		case x.weight < y.weight:
			return 1
		}
		return strings.Compare(b.State.Notation(x.move), b.State.Notation(y.move))
	})
	moves := make([]engine.Move, min(len(all), mostPayments))
	for i := range moves {
		moves[i] = all[i].move
	}
	return moves
}
