package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
)

// OutcomeLines returns additional lines for the preview of move m: what a bid costs if it wins,
// what a card on sale pays, or how often the dice pay.
func (b *Table) OutcomeLines(m engine.Move) []string {
	seat := b.State.Turn()
	switch m.Kind {
	case rules.KindBid:
		return []string{i18n.T("If this bid wins: pay %d gold, leaving %d", rules.GoldOf(m),
			*engine.At(b.Board.Gold[:], seat)-rules.GoldOf(m)),
			i18n.T("Then %s picks first", b.Name(seat))}
	case rules.KindTake:
		return b.worth(rules.CardOf(m))
	case rules.KindAttach, rules.KindDemand, rules.KindOpen:
		return []string{b.Reason(m)}
	case rules.KindRoll:
		return b.throw(seat)
	}
	return nil
}

// worth returns a line that says what mine c pays and how often, or nil if c is not a mine.
func (b *Table) worth(c rules.Card) []string {
	n := c.Info().Number
	if n == 0 {
		return nil
	}
	return []string{i18n.T("Pays %d gold on a roll of %d: %d of 36 rolls", b.Board.Yield(c), n, b.ways(n))}
}

// throw returns lines that say how often the dice pay a seat, and how much on average.
func (b *Table) throw(seat engine.Seat) []string {
	hits, sum := 0, 0
	for n := 2; n <= 12; n++ {
		if gain := netIncome(b.Board, seat, n); gain != 0 {
			sum += gain * b.ways(n)
			if gain > 0 {
				hits += b.ways(n)
			}
		}
	}
	return []string{i18n.T("%d of 36 rolls pay you", hits), i18n.T("%.1f gold on average", float64(sum)/36)}
}
