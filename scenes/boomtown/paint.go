package boomtown

import (
	"gulch/engine"
	"gulch/render/paint"
)

// Paint paints the board in its current state, without animations: the panels of the seats, the
// deck, the row of cards, the dice and the auction block.
func (b *Table) Paint(p *paint.Canvas) {
	for seat := range engine.Seat(b.at.seats) {
		p.PartOf("panel", int(seat), func() { b.paintPanel(p, seat) })
	}
	p.Part("deck", b.paintDeck)
	p.Part("row", b.paintRow)
	p.Part("dice", b.paintDice)
	p.Part("threw", b.paintThrowResults)
	p.Part("block", b.paintBlock)
	p.Part("odds", b.paintOdds)
	p.Part("held", b.paintHeld)
}
