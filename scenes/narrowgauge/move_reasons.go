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
		return b.playReason(m)
	case rules.KindUse:
		return i18n.T("It allows a second card this turn.")
	case rules.KindStop:
		if !b.State.LastHand() {
			return i18n.T("Save that card for a better spot.")
		}
	case rules.KindRefill:
		// nothing simple tells a good hand from others: nearly all cards can be laid somewhere
		if b.State.LastHand() {
			return i18n.T("You won't use this hand again.")
		}
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

// shareReason returns a sentence about what a seat gains soonest by a Certificate of Company c: a
// City, the dividend, or a majority. It returns "" if a Certificate of another Company gains as
// much, because that is then no reason for c.
func (b *Table) shareReason(seat engine.Seat, c rules.Company) string {
	gain, text := b.shareGain(seat, c)
	for i, left := range b.Board.Market {
		other := rules.Company(i)
		if also, _ := b.shareGain(seat, other); left > 0 && other != c && also >= gain {
			return ""
		}
	}
	return text
}

// shareGain returns the largest amount, in dollars, that a seat gains at once or in this round by a
// Certificate of Company c, and a sentence that says so. It returns 0 and "" if there is none.
func (b *Table) shareGain(seat engine.Seat, c rules.Company) (gain int, text string) {
	v := b.Board
	if b.State.ConnectingWithContracts(seat, c) != 0 {
		gain = nextBonus(v, seat, c)
		text = i18n.T("You can connect a city for $%d.", gain)
	}
	if pays := v.Round * rules.DividendPerPoint(v.Marker[c]); pays > gain {
		gain, text = pays, i18n.T("It would already pay $%d this round.", pays)
	}
	if gain >= majorityBonus {
		return gain, text
	}
	switch v.Pieces(seat, c) - v.Pieces(1-seat, c) {
	case 0:
		return majorityBonus, i18n.T("It gives the majority of %s.", company(c))
	case -1:
		return majorityBonus, i18n.T("It takes the majority of %s away from %s.", company(c), b.Name(1-seat))
	}
	return gain, text
}

// playReason returns a sentence about what laying a card would connect or cost. m is the move. It
// says nothing if another play gains more from cities.
func (b *Table) playReason(m engine.Move) string {
	v := b.State.Preview(m)
	for _, other := range b.State.Moves(nil) {
		if b.State.Preview(other).Bonus > v.Bonus {
			return ""
		}
	}
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
