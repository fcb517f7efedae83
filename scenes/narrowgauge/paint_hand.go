package narrowgauge

import (
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
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
	s := b.State
	if p := s.Phase(); p != rules.PhaseFirstCard && p != rules.PhaseSecondCard || b.Board.Phase != p ||
		s.Turn() != b.at.viewer {
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
	pieces.Piles(p, b.at.deck, b.Board.Deck, b.back(p, b.at.deck.W), i18n.T("%d left", b.Board.Deck),
		b.at.discard, top, i18n.T("Discards: %d", b.Board.Discarded))
}

// dividends returns the sheet of the last dividends. Each line has an icon for the source, a
// calculation and an amount.
func (b *Table) dividends() table.PayoutSheet {
	s := table.PayoutSheet{Title: i18n.T("Round %d dividends", b.Board.Past.Paid)}
	for _, e := range b.Board.Accounts() {
		line := table.PayoutLine{Seat: e.Seat, Amount: rules.GainIn(e),
			Icon: func(p *paint.Canvas, at geom.Point, size float64) {
				if e.Kind == rules.EventCommodity {
					goodsToken(p, rules.CommodityIn(e), at, size)
					return
				}
				rails[rules.CompanyIn(e)].Draw(p, at, size)
			}}
		switch e.Kind {
		case rules.EventDividend:
			line.Text = i18n.N(rules.PointsIn(e), "%d point × $%d", "%d points × $%d", rules.PointsIn(e),
				rules.EachIn(e))
		case rules.EventMajority:
			line.Text = i18n.T("most certificates, %d to %d", rules.OwnIn(e), rules.OthersIn(e))
		default:
			line.Text = i18n.T("die %d × $%d", rules.ValueIn(e), rules.RowIn(e))
		}
		s.Lines = append(s.Lines, line)
	}
	return s
}

// dividendsRect returns the rectangle of the sheet of dividends, over the map.
func (b *Table) dividendsRect() geom.Rect { return b.PayoutRect(b.at.window, b.dividends()) }

// paintDividendSheet paints the sheet of dividends over the map, if it is open.
func (b *Table) paintDividendSheet(p *paint.Canvas) {
	if b.dividendsOpen || b.dividendsRunning {
		b.PaintPayout(p, b.dividendsRect(), b.dividends(), dollars)
	}
}
