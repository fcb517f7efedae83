package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

func (b *Table) paintDeck(p *paint.Canvas) {
	d := b.at.deck
	if !b.Carried(theDeck) {
		pieces.Deck(p, d, b.Board.DeckSize, b.cardBackImage(p, d.W))
	}
	p.Label(i18n.N(b.Board.DeckSize, "%d card left", "%d cards left", b.Board.DeckSize), b.at.count,
		paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7),
			Align: paint.Center})
	for i, c := range b.turnedUp() {
		if !b.Carried(c) {
			p.Image(b.cardImage(p, c, b.at.asideRect(i).W), b.at.asideRect(i), 0.05, paint.White)
		}
	}
}

// row returns the cards on sale, by their place in the row. A place whose card has been taken holds
// NoCard.
func (b *Table) row() []rules.Card {
	slots := b.Board.Slots()
	return slots[:b.Board.Seats]
}

func (b *Table) paintRow(p *paint.Canvas) {
	for i, c := range b.row() {
		r := b.at.slots[i]
		if c == rules.NoCard || b.Carried(c) {
			p.Outline(r.Inset(4), 8, 1.5, theme.Alpha(theme.Cream, 0.16))
			continue
		}
		p.DropShadow(r, 8, 4)
		b.paintInRow(p, c, r.W, r)
		if !c.IsMine() {
			b.PreloadCloseUp(p, closeUps()[c])
		}
	}
}

// paintInRow paints card c of the row into r and, on a mine, the fee. It uses the cached image for
// the width w, the width of a card that does not move, even if r is larger or smaller.
func (b *Table) paintInRow(p *paint.Canvas, c rules.Card, w float64, r geom.Rect) {
	p.Image(b.cardImage(p, c, w), r, 0, paint.White)
	if c.IsMine() {
		b.paintFee(p, c, r)
	}
}

// paintFee writes onto mine c of the row the fee that the viewer would pay for it, with the face of
// the mayor who would get it. If large text leaves no room beside the odds, the fee is a number on
// a coin, and a mine without a fee has no note.
func (b *Table) paintFee(p *paint.Canvas, c rules.Card, r geom.Rect) {
	mayor, fee := *engine.At(b.Board.Mayor[:], c.Info().Town), b.Board.Fee(b.at.viewer, c)
	room := pieces.FootRoom(r, p.View.Letters())
	st := paint.Style{Face: paint.Bold, Size: max(11.5*r.W/pieces.CardW, 12), Color: theme.Umber, Align: paint.Right}
	text, note := room, i18n.T("no fee")
	if fee > 0 {
		b.Token(p, mayor, geom.Point{X: room.Right() - room.H*0.55, Y: room.Center().Y}, room.H*1.1)
		_, text = room.CutRight(room.H * 1.3)
		note = i18n.T("fee %d", fee)
	}
	w, _ := p.Measure(note, st)
	free := text.Right() - b.oddsEnd(p, c, r)
	switch {
	case w <= free:
		p.Label(note, geom.R(text.Right()-free, text.Y, free, text.H), st)
	case fee > 0:
		radius := min(text.H*0.56, free/2)
		pieces.CoinWithNumber(p, geom.Point{X: text.Right() - radius, Y: text.Center().Y}, radius, fee)
	}
}

// oddsEnd returns the x coordinate in design units where the odds end in the bottom line of mine c,
// which is drawn in r.
func (b *Table) oddsEnd(p *paint.Canvas, c rules.Card, r geom.Rect) float64 {
	const begin, gap = 29, 5 // where the odds begin on a card, and the space behind them
	w, _ := p.Measure(b.odds(c), paint.Style{Face: paint.Bold, Size: 12})
	return r.X + (begin+w+gap)*r.W/pieces.CardW
}

// paintHeld paints the card that a seat has taken but not yet placed or used.
func (b *Table) paintHeld(p *paint.Canvas) {
	c := b.Board.InHand
	if c == rules.NoCard || b.Board.Actor == engine.NoSeat || b.Carried(c) {
		return
	}
	r := b.takenCardRect(b.Board.Actor, c)
	p.DropShadow(r, 8, 18)
	p.SoftRect(r.Inset(-1.5), 9, 6, 0, theme.Alpha(theme.BrassHi, 0.75))
	p.Image(b.cardImage(p, c, r.W), r, 0, paint.White)
}
