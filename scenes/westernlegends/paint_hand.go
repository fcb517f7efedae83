package westernlegends

import (
	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/westernlegends"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// paintHand paints the viewer's cards: face up if the screen may show them, otherwise face down.
func (b *Table) paintHand(p *paint.Canvas) {
	b.fan.Background = func(p *paint.Canvas) { pieces.Tray(p, b.at.hand) }
	var cards []ui.FanCard
	for i, c := range b.hand() {
		if !b.Carried(c) {
			cards = append(cards, b.fanCard(c, i))
		}
	}
	if !b.RevealedSeats.Has(b.Viewer) {
		for i := range b.me().Cards {
			cards = append(cards, ui.FanCard{Slot: i, Face: b.back})
		}
	}
	b.fan.Paint(p, cards)
}

// hand returns the viewer's cards, or nil if the screen may not show them.
func (b *Table) hand() (out []rules.Card) {
	if b.Viewer < 0 || !b.RevealedSeats.Has(b.Viewer) {
		return nil
	}
	for c := range b.me().Hand.All() {
		out = append(out, c)
	}
	return out
}

// fanCard returns card c as a card of the viewer's hand, in its short form. place is the index of
// the card in the hand.
func (b *Table) fanCard(c rules.Card, place int) ui.FanCard {
	return ui.FanCard{Slot: place, Face: func(p *paint.Canvas,
		w float64) *ebiten.Image {
		return b.shortCard(p, c, w, w/b.fan.Ratio)
	}}
}
