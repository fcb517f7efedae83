package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
)

// Reason returns a sentence with the main argument for making the legal move m in the current
// position, or "" if there is none.
func (b *Table) Reason(m engine.Move) string {
	switch m.Kind {
	case rules.KindBid:
		return b.bidReason(rules.AmountOf(m))
	case rules.KindShare:
		return b.shareReason(b.State.Turn(), rules.CompanyOf(m))
	case rules.KindPlay:
		return b.playReason(b.State.Preview(m))
	case rules.KindUse:
		return i18n.T("It allows a second card this turn.")
	case rules.KindStop:
		return i18n.T("Save that card for a better spot.")
	case rules.KindRefill:
		return b.refillReason(m)
	}
	return ""
}

// bidReason returns a sentence about the most valuable Contract for which a bid of amount dollars
// is enough.
func (b *Table) bidReason(amount int) string {
	best := rules.Contract(0)
	found := false
	for k := range b.State.Shown().All() {
		if v := k.Info().Value; v <= amount && (!found || v > best.Info().Value) {
			best, found = k, true
		}
	}
	if !found {
		return i18n.T("None of the contracts is worth its price.")
	}
	return i18n.T("It's enough for %s.", best.Info().Name)
}

// shareReason returns a sentence about what a seat gains by a Certificate of Company c: the
// majority, or the dividend.
func (b *Table) shareReason(seat engine.Seat, c rules.Company) string {
	v := b.Board
	if v.Pieces(seat, c) == v.Pieces(1-seat, c) {
		return i18n.T("It gives the majority of %s.", company(c))
	}
	if pays := v.Round * rules.DividendPerPoint(v.Marker[c]); pays > 0 {
		return i18n.T("It would already pay $%d this round.", pays)
	}
	if pays := nextBonus(v, seat, c); pays > 0 {
		return i18n.T("%s's next city is worth $%d.", company(c), pays)
	}
	return ""
}

// refillReason returns a sentence about move m, which refills the hand: that the discarded cards
// cannot be laid anywhere now, or that all cards of the hand can. It returns "" if neither is so.
func (b *Table) refillReason(m engine.Move) string {
	s := b.State
	var usable rules.Hand
	for c := range rules.Company(rules.CompanyCount) {
		usable |= s.Playable(s.Turn(), c)
	}
	switch hand := s.Hand(s.Turn()); {
	case m == rules.Refill(0) && hand&^usable == 0:
		return i18n.T("Every card in this hand can still be laid.")
	case m != rules.Refill(0) && rules.Discards(m)&usable == 0:
		return i18n.T("Discard cards you can't use, to draw useful cards.")
	}
	return ""
}

// playReason returns a sentence about what laying a card would connect or cost. v is the rules'
// preview of the move.
func (b *Table) playReason(v rules.Preview) string {
	cities, city := 0, rules.PreviewHex{}
	for _, g := range v.Hexes {
		if g.City {
			cities, city = cities+1, g
		}
	}
	switch {
	case cities > 1:
		return i18n.T("It connects %d cities at once.", cities)
	case cities == 1:
		return i18n.T("It connects %s for $%d.", b.place(city.Space), city.Bonus)
	case v.Penalty == 0:
		return i18n.T("It costs nothing.")
	}
	return ""
}
