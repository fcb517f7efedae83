package narrowgauge

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// spaceTip returns the tooltip of space x: its kind, the present price of a new Locomotive there,
// and the Companies that have one there.
func (b *Table) spaceTip(x rules.Space) string {
	info := x.Info()
	var ground string
	switch info.Terrain {
	case rules.Plain:
		ground = i18n.T("Plain: no terrain cost.")
	case rules.Difficult:
		ground = i18n.T(
			"Difficult: $2 for each new locomotive. If you also lay a second card this turn, your build token turns dark.")
	case rules.Water:
		ground = i18n.T("Water: $3 for each new locomotive.")
	case rules.City:
		ground = b.cityTip(x)
	case rules.Yard:
		return i18n.T("No other company may build here.")
	}
	var room [rules.CompanyCount]rules.Company
	here := standing(b.Board, x, room[:0])
	if len(here) == 0 {
		return ground
	}
	names := make([]string, len(here))
	for i, c := range here {
		names[i] = company(c)
	}
	rails := i18n.N(len(here), "%[1]s is here: other companies pay $%[2]d more.",
		"%[1]s are here: other companies pay $%[2]d more.", strings.Join(names, ", "), len(here))
	return table.Sentences(ground, rails)
}

func (b *Table) cityTip(x rules.Space) string {
	g := b.Board.Tile[x.Info().City]
	trade := i18n.T("City. Its goods are revealed when the first locomotive gets here.")
	if g != rules.NoCommodity {
		trade = i18n.T("City. It trades in %s.", commodity(g))
	}
	next := ""
	if c := b.Board.Building; c != rules.NoCompany && !b.Board.Net[c].Has(x) && b.Board.Supply[c] > 0 {
		next = i18n.T("Connecting it for %s pays $%d.", company(c), nextBonus(b.Board, b.Board.OnTurn, c))
	}
	return table.Sentences(trade, next)
}

// yardOf returns the Company whose Yard is space x, or NoCompany if x is no Yard.
func (b *Table) yardOf(x rules.Space) rules.Company {
	for c := range rules.Company(rules.CompanyCount) {
		if b.Board.Yard[c] == x {
			return c
		}
	}
	return rules.NoCompany
}

// railTip returns the tooltip of Company c: its Cities, its next bonus, its remaining Locomotives,
// and what it would pay each seat now. seat is the seat that reads it.
func (b *Table) railTip(seat engine.Seat, c rules.Company) string {
	v := b.Board
	reached := b.reachedTip(seat, c)
	text := table.Sentences(i18n.T("The %s company. No player owns it: certificates decide who gets paid.", company(c)),
		reached)
	for p := range engine.Seat(rules.Seats) {
		shares, majority := v.Dividend(p, c)
		line := i18n.N(v.Points(p, c), "%s: %d share point × $%d = $%d.", "%s: %d share points × $%d = $%d.", b.Name(p),
			v.Points(p, c),
			rules.DividendPerPoint(v.Marker[c]), shares)
		if majority > 0 {
			line = table.Sentences(line, i18n.T("Plus $%d for the majority.", majority))
		}
		text += "\n" + line
	}
	return text + "\n" + b.roundTip()
}

// reachedTip returns sentences about the Cities of Company c: how many it has connected, what a
// Share point and the next City pay, and how many Locomotives are left. seat is the seat that reads
// it.
func (b *Table) reachedTip(seat engine.Seat, c rules.Company) string {
	v := b.Board
	n, each := v.Connected(c), rules.DividendPerPoint(v.Marker[c])
	if v.Phase == rules.PhaseGameOver {
		reached := i18n.N(n, "%d city connected: each share point pays $%d.",
			"%d cities connected: each share point pays $%d.", n, each)
		if v.Marker[c] == rules.MaxMarker {
			reached = table.Sentences(reached, i18n.T("The track ends at %d.", rules.MaxMarker))
		}
		return reached
	}
	if v.Marker[c] < rules.MaxMarker && v.Supply[c] > 0 {
		return i18n.N(n, "%d city connected: each share point pays $%d. The next city pays $%d right away. Locomotives left: %d.",
			"%d cities connected: each share point pays $%d. The next city pays $%d right away. Locomotives left: %d.",
			n, each, nextBonus(v, seat, c), v.Supply[c])
	}
	reached, next := i18n.N(n, "%d city connected: each share point pays $%d.",
		"%d cities connected: each share point pays $%d.", n, each), noneLeft(c)
	if v.Supply[c] > 0 { // the marker is at the end of its track, so the amounts stay (R45)
		next = i18n.T("Further cities pay $%d each. Locomotives left: %d.", nextBonus(v, seat, c), v.Supply[c])
	}
	if v.Marker[c] == rules.MaxMarker {
		reached = table.Sentences(reached, i18n.T("The track ends at %d.", rules.MaxMarker))
	}
	return table.Sentences(reached, next)
}

// roundTip returns a sentence that says when the round ends (R9).
func (b *Table) roundTip() string {
	left := -unclaimed
	for _, n := range b.Board.Market {
		left += n
	}
	switch {
	case b.Board.Phase == rules.PhaseGameOver:
		return ""
	case left <= 0:
		return i18n.T("The round ends after this turn.")
	}
	return i18n.N(left, "The round ends after %d more certificate is taken.",
		"The round ends after %d more certificates are taken.", left)
}

// unclaimed is the number of Certificates left for sale with which a round ends (R9).
const unclaimed = 2

// shareTip returns a text about what a seat would gain by taking a Certificate of Company c.
func (b *Table) shareTip(seat engine.Seat, c rules.Company) string {
	v := b.Board
	each := rules.DividendPerPoint(v.Marker[c])
	worth := i18n.N(v.Round, "%d free share point, worth $%d at the end of this round if the company connects no more cities.",
		"%d free share points, worth $%d at the end of this round if the company connects no more cities.", v.Round, v.Round*each)
	mine, theirs, most := v.Pieces(seat, c)+1, v.Pieces(1-seat, c), ""
	switch mine - theirs {
	case 1:
		most = i18n.T("You'd have the majority: $%d.", majorityBonus)
	case 0:
		most = i18n.T("You'd be tied with %s.", b.Name(1-seat))
	}
	if v.Supply[c] == 0 {
		return table.Sentences(worth, most) + "\n" + table.Sentences(noneLeft(c), b.roundTip())
	}
	rows := mine
	if v.Contracts[seat].Has(rules.MarketBrokers) { // for the first city of the turn
		rows++
	}
	next := i18n.N(rows, "The next city pays $%d right away and pulls its die %d space.",
		"The next city pays $%d right away and pulls its die %d spaces.", nextBonus(v, seat, c), rows)
	return table.Sentences(worth, most) + "\n" + table.Sentences(next, b.fitTip(seat, c),
		i18n.T("Locomotives left: %d.", v.Supply[c])) + "\n" + b.roundTip()
}

// fitTip returns sentences about the cards in the hand of a seat: how many it can lay for Company
// c, how many of them connect a City, and how many cards do with a Contract that is ready, if those
// are more.
func (b *Table) fitTip(seat engine.Seat, c rules.Company) string {
	n, plain, all := b.State.Playable(seat, c).Len(), b.State.Connecting(seat, c),
		b.State.ConnectingWithContracts(seat, c)
	helped := ""
	if more := all.Len(); more > plain.Len() {
		helped = i18n.N(more, "With a contract, %d card connects a city.", "With a contract, %d cards connect a city.",
			more)
	}
	if n == 0 {
		return table.Sentences(i18n.T("None of your cards fit."), helped)
	}
	fits := i18n.N(n, "%d of your cards fits.", "%d of your cards fit.", n)
	if cities := plain.Len(); cities > 0 {
		return table.Sentences(fits,
			i18n.N(cities, "%d of them connects a city.", "%d of them connect a city.", cities),
			helped)
	}
	return table.Sentences(fits, i18n.T("None of them connects a city by itself."), helped)
}

// noneLeft returns a sentence that says that Company c has no Locomotives left.
func noneLeft(c rules.Company) string {
	return i18n.T("%s has no locomotives left: it builds no more.", company(c))
}

// goodTip returns the tooltip of the market of Commodity g.
func (b *Table) goodTip(g rules.Commodity) string {
	seat, pays := b.Board.CommodityBonus(g)
	now := i18n.T("On the divide, it pays neither player.")
	if seat != engine.NoSeat {
		now = i18n.T("Right now, it would pay %s $%d: die %d × space $%d.", b.Name(seat), pays, b.Board.DieValue[g],
			pays/b.Board.DieValue[g])
	}
	return table.Sentences(i18n.T(goods[g].About), now,
		i18n.T(
			"Connecting its cities pulls the die toward you, 1 space per certificate you have of that company. Crossing the divide adds 1 to it."))
}

// seatTip returns the tooltip of seat p, with what everybody may know about it.
func (b *Table) seatTip(p engine.Seat) string {
	v := b.Board
	cash := i18n.T("Cash is hidden until the end.")
	if b.cashVisible(p) {
		cash = i18n.T("$%d in cash.", v.Cash[p])
	}
	first := ""
	if v.First == p {
		first = i18n.T("First player this round.")
	}
	due := i18n.T("All dividends together would pay $%d now.", v.Income(p))
	if v.Phase == rules.PhaseGameOver { // the last dividends are paid
		due = ""
	}
	return table.Sentences(cash, due,
		i18n.T("%d track cards in hand.", v.Cards[p]), first)
}

func (b *Table) tokenTip(p engine.Seat) string {
	if b.Board.Dark[p] {
		return i18n.T("Dark: only 1 track card this turn. Then it turns white.")
	}
	return i18n.T(
		"White: you may lay a second track card. If either card puts a locomotive on a difficult space, the token turns dark.")
}

// deedTip returns a text about what Contract k does.
func (b *Table) deedTip(k rules.Contract) string {
	info := k.Info()
	bid, state := "", ""
	if !b.State.DealsContracts() {
		bid = i18n.T("It needs a bid of $%d or more.", info.Value)
	}
	if info.Flip && b.Board.Used.Has(k) {
		state = i18n.T("It was already used this round.")
	}
	return table.Sentences(i18n.T(deeds[k].text), bid, state)
}

// cardTip returns the tooltip of Track card c.
func (b *Table) cardTip(c rules.Card) string {
	info := c.Info()
	n := len(info.Offsets)
	return table.Sentences(i18n.N(n, "Place %d locomotive, starting from any of the company's locomotives. You may turn the card.",
		"Place up to %d locomotives, starting from any of the company's locomotives. You may turn the card.", n))
}

// deckTip returns the tooltip of the draw pile: how many cards it has.
func (b *Table) deckTip() string {
	return i18n.N(b.Board.Deck, "%d card to draw. When none are left, the shuffled discard pile replaces them.",
		"%d cards to draw. When none are left, the shuffled discard pile replaces them.", b.Board.Deck)
}

// discardTip returns the tooltip of the discard pile: its last cards, which both players may see.
func (b *Table) discardTip() string {
	n := b.Board.Discarded
	if n == 0 {
		return i18n.T("Nothing has been discarded yet.")
	}
	var names []string
	for i := n - 1; i >= 0 && len(names) < 8; i-- {
		names = append(names, track(b.Board.Discard[i]))
	}
	return i18n.N(n, "%[2]d card, face up: %[1]s.", "%[2]d cards, face up. The latest: %[1]s.",
		strings.Join(names, ", "), n)
}

// bidTip returns a text about the bid that a seat is preparing: what it pays, and for which
// Contracts it is enough.
func (b *Table) bidTip(seat engine.Seat) string {
	var within []string
	for k := range b.State.Shown().All() {
		if k.Info().Value <= b.plan.bid {
			within = append(within, k.Info().Name)
		}
	}
	buys := i18n.T("It isn't enough for any contract.")
	if len(within) > 0 {
		buys = i18n.T("It's enough for %s.", strings.Join(within, ", "))
	}
	return table.Sentences(i18n.T("Win or lose, you pay $%d and keep $%d.", b.plan.bid,
		b.State.Cash(seat)-b.plan.bid), buys, b.tieTip())
}

// tieTip returns a sentence about what happens if the other seat bids the same.
func (b *Table) tieTip() string {
	if b.tieEndsBidding() {
		return i18n.T("If you tie, a coin toss decides who goes first, and neither player gets a contract.")
	}
	return i18n.T("If you tie, both players pay and bid again.")
}

// costs returns a few words about what move m, which lays a Track card, costs and gains in total.
func (b *Table) costs(m engine.Move) string {
	switch v := b.State.Preview(m); {
	case v.Penalty > 0 && v.Bonus > 0:
		return i18n.T("pay $%d, gain $%d", v.Penalty, v.Bonus)
	case v.Penalty > 0:
		return i18n.T("pay $%d", v.Penalty)
	case v.Bonus > 0:
		return i18n.T("gain $%d", v.Bonus)
	}
	return i18n.T("costs nothing")
}
