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
		ground = i18n.T("Plain: costs nothing of its own.")
	case rules.Difficult:
		ground = i18n.T(
			"Difficult: $2 for each new Locomotive. With a second card in the same turn it turns the Build token.")
	case rules.Water:
		ground = i18n.T("Water: $3 for each new Locomotive.")
	case rules.City:
		ground = b.cityTip(x)
	case rules.Yard:
		return i18n.T("The Yard of %s. Nobody else may build here.", company(b.yardOf(x)))
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
	rails := i18n.N(len(here), "%[1]s stands here: $%[2]d more for every other Company.",
		"%[1]s stand here: $%[2]d more for every other Company.", strings.Join(names, ", "), len(here))
	return table.Sentences(ground, rails)
}

func (b *Table) cityTip(x rules.Space) string {
	g := b.Board.Tile[x.Info().City]
	trade := i18n.T("City. What it trades in shows when the first Locomotive gets here.")
	if g != rules.NoCommodity {
		trade = i18n.T("City, trades in %s.", commodity(g))
	}
	next := ""
	if c := b.Board.Building; c != rules.NoCompany && !b.Board.Net[c].Has(x) {
		next = i18n.T("%s would gain $%d for the builder here.", company(c), nextBonus(b.Board, c))
	}
	return table.Sentences(trade, next)
}

// yardOf returns the Company whose Yard is space x, NoCompany if it is no Yard.
func (b *Table) yardOf(x rules.Space) rules.Company {
	for c := range rules.Company(rules.CompanyCount) {
		if b.State.Yard(c) == x {
			return c
		}
	}
	return rules.NoCompany
}

// railTip returns the tooltip of Company c: its Cities, its next bonus, its remaining Locomotives,
// and what it would pay each seat now.
func (b *Table) railTip(seat engine.Seat, c rules.Company) string {
	v := b.Board
	text := table.Sentences(i18n.T("The Company %s. Nobody owns it; Certificates decide who earns.", company(c)),
		i18n.N(
			v.Marker[c], "%d City connected: each Share point pays $%d. The next City pays $%d at once. %d Locomotives left.",
			"%d Cities connected: each Share point pays $%d. The next City pays $%d at once. %d Locomotives left.",
			v.Marker[c], rules.DividendPerPoint(v.Marker[c]), nextBonus(v, c), v.Supply[c]))
	for p := range engine.Seat(rules.Seats) {
		shares, majority := v.Dividend(p, c)
		line := i18n.N(v.Points(p, c), "%s: %d Share point × $%d = $%d.", "%s: %d Share points × $%d = $%d.", b.Name(p),
			v.Points(p, c),
			rules.DividendPerPoint(v.Marker[c]), shares)
		if majority > 0 {
			line = table.Sentences(line, i18n.T("And $%d for the most of them.", majority))
		}
		text += "\n" + line
	}
	return text
}

// shareTip returns a text about what a seat would gain by taking a Certificate of Company c.
func (b *Table) shareTip(seat engine.Seat, c rules.Company) string {
	v := b.Board
	each := rules.DividendPerPoint(v.Marker[c])
	worth := i18n.N(v.Round, "%d Share point, for nothing: $%d at the end of this round as the marker stands.",
		"%d Share points, for nothing: $%d at the end of this round as the marker stands.", v.Round, v.Round*each)
	n := b.State.Playable(seat, c).Len()
	fits := i18n.N(n, "%d of your cards fits.", "%d of your cards fit.", n)
	if n == 0 {
		fits = i18n.T("None of your cards fits.")
	}
	mine, theirs, most := v.Pieces(seat, c)+1, v.Pieces(1-seat, c), ""
	switch mine - theirs {
	case 1:
		most = i18n.T("You would have the most of them: $%d.", majorityBonus)
	case 0:
		most = i18n.T("You would draw level with %s.", b.Name(1-seat))
	}
	next := i18n.N(mine, "The next City pays $%d at once and pulls its die by %d row.",
		"The next City pays $%d at once and pulls its die by %d rows.", nextBonus(v, c), mine)
	return table.Sentences(worth, most) + "\n" + table.Sentences(next, fits,
		i18n.T("%d Locomotives left.", v.Supply[c]))
}

// goodTip returns the tooltip of the market of Commodity g.
func (b *Table) goodTip(g rules.Commodity) string {
	seat, pays := b.Board.CommodityBonus(g)
	now := i18n.T("On the divide it pays nobody.")
	if seat != engine.NoSeat {
		now = i18n.T("Now it would pay %s $%d: die %d × row $%d.", b.Name(seat), pays, b.Board.DieValue[g],
			pays/b.Board.DieValue[g])
	}
	return table.Sentences(i18n.T(goods[g].About), now,
		i18n.T(
			"Each City that trades in it pulls the die to the builder's side, by as many rows as the builder has Certificates of the Company. Crossing the divide raises the die by one."))
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
		first = i18n.T("The lantern: first in this round.")
	}
	return table.Sentences(cash, i18n.T("All dividends together would bring $%d now.", v.Income(p)),
		i18n.T("%d Track cards in hand.", v.Cards[p]), first)
}

func (b *Table) tokenTip(p engine.Seat) string {
	if b.Board.Dark[p] {
		return i18n.T("Dark: only one Track card in this turn, then it turns white.")
	}
	return i18n.T(
		"White: a second Track card may be laid. If either card of the turn places a Locomotive on Difficult ground, the token turns dark.")
}

// deedTip returns a text about what Contract k does.
func (b *Table) deedTip(k rules.Contract) string {
	info := k.Info()
	state := ""
	if info.Flip && b.Board.Used.Has(k) {
		state = i18n.T("It has been used in this round.")
	}
	return table.Sentences(i18n.T(deeds[k].text), i18n.T("Takes a bid of $%d.", info.Value), state)
}

// cardTip returns the tooltip of Track card c.
func (b *Table) cardTip(c rules.Card) string {
	info := c.Info()
	n := len(info.Offsets)
	return table.Sentences(i18n.N(n, "Places %d Locomotive, starting from any of the Company's; it may be turned.",
		"Places up to %d Locomotives, starting from any of the Company's; it may be turned.", n))
}

// deckTip returns the tooltip of the draw pile: how many cards it has.
func (b *Table) deckTip() string {
	return i18n.N(b.Board.Deck, "%d card to draw. When none is left, the discard pile is shuffled.",
		"%d cards to draw. When none is left, the discard pile is shuffled.", b.Board.Deck)
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
	return i18n.N(n, "%[2]d card, open to both: %[1]s.", "%[2]d cards, open to both. The last ones: %[1]s.",
		strings.Join(names, ", "), n)
}

// bidTip returns a text about the effects of the bid that a seat is preparing: what it pays, and
// for which Contracts it is enough.
func (b *Table) bidTip(seat engine.Seat) string {
	var within []string
	for k := range b.State.Shown().All() {
		if k.Info().Value <= b.plan.bid {
			within = append(within, k.Info().Name)
		}
	}
	buys := i18n.T("It is enough for none of the Contracts.")
	if len(within) > 0 {
		buys = i18n.T("It is enough for %s.", strings.Join(within, ", "))
	}
	return table.Sentences(i18n.T("You pay $%d whatever happens and keep $%d.", b.plan.bid,
		b.State.Cash(seat)-b.plan.bid), buys,
		i18n.T("Equal bids are paid and made once more."))
}

// costs returns a few words about the total cost and gain of move m, which lays a Track card.
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

// bill returns a text about the cost and gain of move m, which lays a Track card, space by space.
func (b *Table) bill(m engine.Move) string {
	v := b.State.Preview(m)
	var costs, gains []string
	for _, g := range v.Hexes {
		if g.Fit != rules.FitNew {
			continue
		}
		if g.Price > 0 {
			costs = append(costs, i18n.T("%s $%d", b.place(g.Space), g.Price))
		}
		if g.City {
			gains = append(gains, i18n.T("%s +$%d", b.place(g.Space), g.Bonus))
		}
	}
	pay := i18n.T("Costs nothing.")
	if v.Penalty > 0 {
		pay = i18n.T("Pay $%d: %s.", v.Penalty, strings.Join(costs, ", "))
	}
	gain := ""
	if len(gains) > 0 {
		gain = i18n.T("Gain %s.", strings.Join(gains, ", "))
	}
	dark := ""
	if v.Dark {
		dark = i18n.T("Your Build token turns dark.")
	}
	return table.Sentences(pay, gain, b.diceBill(v),
		i18n.T("Cash $%d, then $%d.", b.State.Cash(b.State.Turn()), v.Cash), dark)
}

// diceBill returns a text about where the market dice would move; v is the preview of the move.
func (b *Table) diceBill(v rules.Preview) string {
	var out []string
	for _, g := range v.Hexes {
		if !g.City {
			continue
		}
		if g.Commodity == rules.NoCommodity {
			out = append(out, i18n.T("Which die %s pulls shows only then.", b.place(g.Space)))
			continue
		}
		side, row := engine.Seat(0), g.DieAt
		if row < 0 {
			side, row = 1, -row
		}
		line := i18n.T("%s to %s's $%d row.", commodity(g.Commodity), b.Name(side), row)
		if row == 0 {
			continue
		}
		if g.DieValue > g.DieWasOn {
			line = i18n.T("%s across to %s's $%d row, die %d.", commodity(g.Commodity), b.Name(side), row, g.DieValue)
		}
		out = append(out, line)
	}
	return table.Sentences(out...)
}
