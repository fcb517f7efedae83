package narrowgauge

import "gulch/engine"

// Queries of a board: information that can be derived from its fields.

// Places appends the cards in the hand of seat p to dst, in the order of their places on the table,
// with NoCard for a free place. The hand must be open to the viewer. A card keeps its place while
// it is in hand, and a drawn card takes the first free place. Cards that were already in hand when
// the board was read fill the free places in ascending order.
func (b *Board) Places(p engine.Seat, dst []Card) []Card {
	rest, from := b.Hands[p], len(dst)
	for _, laid := range b.Past.places[p] {
		if c := laid - 1; laid > 0 {
			dst = append(dst, c)
			rest &^= c.bit()
		} else {
			dst = append(dst, NoCard)
		}
	}
	free := from
	for c := range rest.All() {
		for dst[free] != NoCard {
			free++
		}
		dst[free] = c
	}
	for len(dst) > from && dst[len(dst)-1] == NoCard {
		dst = dst[:len(dst)-1]
	}
	return dst
}

// HandLimit returns the number of cards up to which seat p draws when it refills its hand (R55).
func (b *Board) HandLimit(p engine.Seat) int {
	if b.Contracts[p].Has(DispatchOffice) {
		return dispatchLimit
	}
	return handLimit
}

// Accounts returns the payments of the last dividends in their order, as events of the kinds
// EventDividend, EventMajority and EventCommodity.
func (b *Board) Accounts() []engine.Event { return b.Past.Accounts[:b.Past.Lines] }

// Connected returns the number of Cities in the Network of Company c. It may be more than the
// position of the Company's marker, which stops at MaxMarker (R45).
func (b *Board) Connected(c Company) int {
	n := 0
	for _, x := range components.cityAt {
		if b.Net[c].Has(x) {
			n++
		}
	}
	return n
}

// Pieces returns the number of Certificates of Company c that seat p has, of any value.
func (b *Board) Pieces(p engine.Seat, c Company) int {
	n := 0
	for _, k := range b.Certs[p][c] {
		n += k
	}
	return n
}

// Points returns the Share points of seat p in Company c: the sum of the values of its
// Certificates.
func (b *Board) Points(p engine.Seat, c Company) int {
	n := 0
	for value, k := range b.Certs[p][c] {
		n += (value + 1) * k
	}
	return n
}

// Dividend returns how many dollars Company c would pay seat p now: shares for its Share points
// (R58), and majority for having more Certificates than the other seat (R59).
func (b *Board) Dividend(p engine.Seat, c Company) (shares, majority int) {
	shares = b.Points(p, c) * DividendPerPoint(b.Marker[c])
	if b.Pieces(p, c) > b.Pieces(1-p, c) {
		majority = majorityBonus
	}
	return shares, majority
}

// CommodityBonus returns the seat that the die of Commodity g would pay now, and the amount in
// dollars (R60). If the die is on the center divide, it returns NoSeat and 0.
func (b *Board) CommodityBonus(g Commodity) (engine.Seat, int) {
	switch at := b.DieAt[g]; {
	case at > 0:
		return 0, at * b.DieValue[g]
	case at < 0:
		return 1, -at * b.DieValue[g]
	}
	return engine.NoSeat, 0
}

// Income returns how many dollars seat p would get in total if dividends were paid now.
func (b *Board) Income(p engine.Seat) int {
	sum := 0
	for c := range Company(CompanyCount) {
		shares, majority := b.Dividend(p, c)
		sum += shares + majority
	}
	for g := range Commodity(CommodityCount) {
		if owner, amount := b.CommodityBonus(g); owner == p {
			sum += amount
		}
	}
	return sum
}

// Price returns the penalty, in dollars, that seat p would pay for a new Locomotive of Company c on
// space x without using a Flip Contract; see [State.Price].
func (b *Board) Price(p engine.Seat, c Company, x Space) int {
	if b.Net[c].Has(x) {
		return 0
	}
	v := components.price[x]
	for _, net := range b.Net {
		if net.Has(x) {
			v++
		}
	}
	return v.withContracts(b.Contracts[p], x, false).penalty()
}
