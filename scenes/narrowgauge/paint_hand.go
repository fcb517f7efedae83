package narrowgauge

import (
	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/narrowgauge"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// paintHand paints the viewer's cards and the draw and discard piles. Cards that this screen may
// not show are face down.
func (b *Table) paintHand(p *paint.Canvas) {
	b.fan.Background = b.paintTray
	var cards []ui.FanCard
	for place, c := range b.hand() {
		if c != rules.NoCard && !b.Carried(c) {
			cards = append(cards, b.fanCard(c, place))
		}
	}
	for place := range b.covered() {
		cards = append(cards, ui.FanCard{Slot: place, Face: b.back})
	}
	b.fan.Paint(p, cards)
}

// paintTray paints the tray that holds the hand and the piles.
func (b *Table) paintTray(p *paint.Canvas) {
	pieces.Tray(p, b.at.hand)
	b.paintPiles(p)
}

// covered returns how many of the viewer's cards are painted face down, because the screen may not
// show them now.
func (b *Table) covered() int {
	if b.RevealedSeats.Has(b.at.viewer) {
		return 0
	}
	return b.Board.Cards[b.at.viewer]
}

// fanCard returns card c of the viewer's hand as it is drawn. place is the index of the card in the
// hand. The selected card is drawn in the orientation in which it would be laid.
func (b *Table) fanCard(c rules.Card, place int) ui.FanCard {
	chosen, away := b.plan.card == c, b.plan.discardMarks.Has(c.String())
	card := ui.FanCard{Slot: place, Dim: b.unplayable(c), Face: func(p *paint.Canvas, w float64) *ebiten.Image {
		if b.plan.card == c {
			return b.cardAs(p, c, b.plan.how, w)
		}
		return b.card(p, c, w)
	}}
	card.Chosen = chosen || away
	if away {
		card.Mark = "trash-can"
	}
	return card
}

// unplayable reports whether the viewer has to lay a card now, and card c cannot be laid.
func (b *Table) unplayable(c rules.Card) bool {
	if p := b.Board.Phase; p != rules.PhaseFirstCard && p != rules.PhaseSecondCard || b.Board.Actor != b.at.viewer {
		return false
	}
	return b.plan.legal != nil && !playable(b.plan.legal, c)
}

// paintPiles paints the draw pile and the discard pile.
func (b *Table) paintPiles(p *paint.Canvas) {
	n, top := b.Board.Discarded, (*ebiten.Image)(nil)
	for n > 0 && b.Carried(b.Board.Discard[n-1]) {
		n--
	}
	if n > 0 {
		top = b.card(p, b.Board.Discard[n-1], b.at.discard.W)
	}
	pieces.Piles(p, b.at.deck, b.Board.Deck, b.back(p, b.at.deck.W), pieces.Number(b.Board.Deck),
		b.at.discard, top, pieces.Number(b.Board.Discarded))
}
