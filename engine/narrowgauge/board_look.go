package narrowgauge

import "gulch/engine"

// What can be read off a board, as off the table itself.

// Hand appends the cards of an open hand in the order in which they were drawn, the first ones by number.
func (b *Board) Hand(p engine.Seat, dst []Card) []Card {
	rest := b.Hands[p]
	drawn := b.Past.Drawn[p][:b.Past.Holding[p]]
	for _, c := range drawn {
		rest &^= c.bit()
	}
	for c := range rest.All() {
		dst = append(dst, c)
	}
	return append(dst, drawn...)
}

// Accounts returns the lines of the last dividends, in order: events of shares, majorities and commodities.
func (b *Board) Accounts() []engine.Event { return b.Past.Accounts[:b.Past.Lines] }

// Pieces returns how many Certificates of a Company a seat has.
func (b *Board) Pieces(p engine.Seat, c Company) int {
	n := 0
	for _, k := range b.Certs[p][c] {
		n += k
	}
	return n
}

// Points returns the Share points of a seat in a Company: the sum of the values of its Certificates.
func (b *Board) Points(p engine.Seat, c Company) int {
	n := 0
	for value, k := range b.Certs[p][c] {
		n += (value + 1) * k
	}
	return n
}

// Dividend returns what a Company would pay a seat now: for its Share points (R58) and for the majority (R59).
func (b *Board) Dividend(p engine.Seat, c Company) (shares, majority int) {
	shares = b.Points(p, c) * DividendPerPoint(b.Marker[c])
	if b.Pieces(p, c) > b.Pieces(1-p, c) {
		majority = majorityBonus
	}
	return shares, majority
}

// CommodityBonus returns whom a die would pay now, and how much (R60); NoSeat and 0 on the center divide.
func (b *Board) CommodityBonus(g Commodity) (engine.Seat, int) {
	switch at := b.DieAt[g]; {
	case at > 0:
		return 0, at * b.DieValue[g]
	case at < 0:
		return 1, -at * b.DieValue[g]
	}
	return engine.NoSeat, 0
}

// Income returns what all dividends would pay a seat now.
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

// TurnsLeft returns how many turns of the round are left, a turn that has not taken its share included.
func (b *Board) TurnsLeft() int {
	n := -unclaimed
	for _, left := range b.Market {
		n += left
	}
	return max(0, n)
}
