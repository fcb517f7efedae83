package boomtown

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Reason returns a sentence with the main argument for the legal move m in the current position, ""
// if there is none.
func (b *Table) Reason(m engine.Move) string {
	switch m.Kind {
	case rules.KindTake:
		return b.takeReason(rules.CardOf(m))
	case rules.KindPass:
		return b.passReason()
	case rules.KindBid:
		return b.bidReason()
	case rules.KindOpen:
		return b.openReason(rules.TownOf(m))
	case rules.KindAttach:
		return i18n.T("It pays about once in %d rolls.",
			(36+b.ways(rules.CardOf(m).Info().Number)/2)/max(b.ways(rules.CardOf(m).Info().Number), 1))
	case rules.KindBlast, rules.KindSeize:
		return b.harmReason(rules.CardOf(m), m)
	case rules.KindDemand:
		n := rules.DemandOf(m)
		gold := b.loot(b.State.Victim(), n)
		if gold < leastAverage {
			return ""
		}
		return i18n.T("It's worth %.1f gold on average.", gold)
	case rules.KindRob:
		return b.lootNote(rules.VictimOf(m))
	case rules.KindWire, rules.KindHold:
		return b.wireReason(m)
	}
	return ""
}

// loot returns how much gold a holdup of seat p that demands n gets on average.
func (b *Table) loot(p engine.Seat, n int) float64 {
	return float64(table.DiceWaysAtLeast(n)*min(n, b.State.Gold(p))) / 36
}

// bestDemand returns the demand that gets the most gold from a holdup of seat p on average, and
// that average.
func (b *Table) bestDemand(p engine.Seat) (n int, gold float64) {
	for i := 2; i <= 12; i++ {
		if x := b.loot(p, i); x > gold {
			n, gold = i, x
		}
	}
	return n, gold
}

// lootNote returns a sentence on what a holdup of seat p gets at best.
func (b *Table) lootNote(p engine.Seat) string {
	n, gold := b.bestDemand(p)
	if n == 0 {
		return i18n.T("There's no gold to take.")
	}
	return i18n.T("A demand of %d gets the most: %s gold on average.", n, i18n.Decimal(gold))
}

// leastAverage is the smallest average that is not shown as 0.0.
const leastAverage = 0.05

// wireReason returns a sentence about move m, which uses the card Telegraph and may turn a die:
// what the dice bring after it. What they cost is no reason for it.
func (b *Table) wireReason(m engine.Move) string {
	after, _ := b.tryMove(m)
	if after == nil {
		return ""
	}
	p := b.State.Turn()
	switch own := *engine.At(after.Gold[:], p) - b.State.Gold(p); {
	case own > 0:
		return i18n.T("It's worth %d gold.", own)
	case own < 0:
		return ""
	}
	for q := range engine.Seat(b.Board.Seats) {
		if after.Gold[q] > b.State.Gold(q) {
			return ""
		}
	}
	return i18n.T("No player gains gold from it.")
}

// takeReason returns a sentence about the use of taking card c: the pawn of a town, a pawn that
// another seat does not get in this round, gold in the remaining turns, or points.
func (b *Table) takeReason(c rules.Card) string {
	s, p := b.State, b.State.Turn()
	info := c.Info()
	if info.Kind == rules.StagecoachRobbery {
		return i18n.T("It's worth %d gold.", rules.Stagecoach)
	}
	if !c.IsMine() {
		return b.eventWorth(p, c)
	}
	if s.WouldBeMayor(p, c) {
		switch mayor := s.Mayor(info.Town); {
		case mayor != engine.NoSeat:
			return i18n.T("It takes the mayor's pawn of %s from %s: a swing of 10 points.", info.Town.Info().Name, b.Name(mayor))
		case b.othersOnSale(c) == 0 && s.Unseen()&info.Town.Mines() == 0:
			return i18n.T("It wins the mayor's pawn of %s: 5 points.", info.Town.Info().Name)
		}
		return i18n.T("It wins the mayor's pawn of %s: 5 points and fees.", info.Town.Info().Name)
	}
	for _, q := range s.PickOrder()[min(s.Picker()+1, len(s.PickOrder())):] {
		if b.denies(c, q) {
			return i18n.T("It keeps %s from becoming mayor of %s in this round.", b.Name(q), info.Town.Info().Name)
		}
	}
	return b.pointsReason(p, c)
}

// pointsReason returns a sentence on the points of mine c of the row, on what it should pay seat p,
// unless that is little, and on the fee.
func (b *Table) pointsReason(p engine.Seat, c rules.Card) string {
	info, fee, gold := c.Info(), min(b.State.Fee(p, c), b.State.Gold(p)), b.expectedIncome(p, c)
	pays := gold >= 0.5
	switch {
	case pays && fee > 0:
		return i18n.N(info.Value, "It's worth %[1]d point and should pay %[2]s gold, for a fee of %[3]d.",
			"It's worth %[1]d points and should pay %[2]s gold, for a fee of %[3]d.", info.Value, i18n.Decimal(gold), fee)
	case pays:
		return i18n.N(info.Value, "It's worth %[1]d point and should pay %[2]s gold.",
			"It's worth %[1]d points and should pay %[2]s gold.", info.Value, i18n.Decimal(gold))
	case fee > 0:
		return i18n.N(info.Value, "It's worth %[1]d point, for a fee of %[2]d gold.",
			"It's worth %[1]d points, for a fee of %[2]d gold.", info.Value, fee)
	}
	return i18n.N(info.Value, "It's worth %d point.", "It's worth %d points.", info.Value)
}

// othersOnSale returns the number of mines of the row in the town of c, a mine of the row, without
// c.
func (b *Table) othersOnSale(c rules.Card) (n int) {
	for _, x := range b.State.Row() {
		if x != c && x.IsMine() && x.Info().Town == c.Info().Town {
			n++
		}
	}
	return n
}

// denies reports whether seat q, which picks later than the seat to move, could become mayor by
// taking card c of the row, and cannot become mayor of that town in this round any more if the seat
// to move takes c first. With a Dynamite or an Expropriation in the row this is never sure.
func (b *Table) denies(c rules.Card, q engine.Seat) bool {
	s, p := b.State, b.State.Turn()
	if q == p || !s.WouldBeMayor(q, c) || s.WouldBeMayor(p, c) {
		return false
	}
	for _, x := range s.Row() {
		if kind := x.Info().Kind; !x.IsMine() && (kind == rules.Dynamite || kind == rules.Expropriation) {
			return false
		}
	}
	t := c.Info().Town
	return b.othersOnSale(c) == 0 || s.Mayor(t) == p && s.MineCount(q, t) <= s.MineCount(p, t)
}

// passReason returns a sentence that says what the seat to move gets if it passes in the auction,
// or that the first pick gains little; "" if neither is sure.
func (b *Table) passReason() string {
	s, p := b.State, b.State.Turn()
	bidder := s.Bidder()
	if bidder == engine.NoSeat {
		if b.similarCards() {
			return i18n.T("The cards are too similar to pay for the first pick.")
		}
		return ""
	}
	shares, _ := rules.Shares(s.Seats(), s.StandingBid())
	at := bidder
	for _, share := range shares {
		if at = b.rightNeighbour(at); at == p && share > 0 {
			return i18n.T("If you pass and %s wins, you gain %d gold of the price.", b.Name(bidder), share)
		}
	}
	return ""
}

// similarGold is the greatest difference in gold between cards of the row that count as similar.
const similarGold = 4

// similarCards reports whether all cards of the row are mines that are worth about as much to the
// seat to move: their points and what they should pay, less the fee, with pawns.
func (b *Table) similarCards() bool {
	low, high := math.Inf(1), math.Inf(-1)
	for _, c := range b.State.Row() {
		if !c.IsMine() {
			return false
		}
		worth := float64(c.Info().Value) + b.expectedIncome(b.State.Turn(), c) - float64(b.State.Fee(b.State.Turn(), c))
		if b.State.WouldBeMayor(b.State.Turn(), c) {
			worth += 5
		}
		low, high = min(low, worth), max(high, worth)
	}
	return high-low <= similarGold
}

// bidReason returns a sentence about the card in the row that makes it worthwhile to pick first: it
// brings a pawn, or keeps another seat from getting one. It returns "" if there is none.
func (b *Table) bidReason() string {
	s, p := b.State, b.State.Turn()
	for _, c := range s.Row() {
		if s.WouldBeMayor(p, c) {
			return i18n.T("%s would win the mayor's pawn of %s.", name(c), c.Info().Town.Info().Name)
		}
	}
	for _, c := range s.Row() {
		for q := range engine.Seat(s.Seats()) {
			if b.denies(c, q) {
				return i18n.T("%s would make %s mayor of %s.", name(c), b.Name(q), c.Info().Town.Info().Name)
			}
		}
	}
	return ""
}

// openReason returns a sentence that says how much gold a saloon in town t would collect from the
// mines of other seats, or "" if these have none.
func (b *Table) openReason(t rules.Town) string {
	gold := b.saloonIncome(b.State.Turn(), t)
	if gold < leastAverage {
		return ""
	}
	return i18n.T("A saloon there collects %.1f gold a round on average.", gold)
}

// saloonIncome returns how much gold the next saloon of seat p would collect a round on average
// from the mines that the other seats have in town t now.
func (b *Table) saloonIncome(p engine.Seat, t rules.Town) float64 {
	_, hits := b.minesOfOthers(p, t)
	return float64(b.Board.NextToll(p)*hits) / 36
}

// harmReason returns a sentence that says which seat loses if move m blows up or seizes card c.
func (b *Table) harmReason(c rules.Card, m engine.Move) string {
	if _, pawns := b.tryMove(m); len(pawns) > 0 {
		return pawns[0]
	}
	owner := b.State.Owner(c)
	if owner == engine.NoSeat {
		return ""
	}
	scores := b.State.Scores(nil)
	for q, points := range scores {
		if engine.Seat(q) != owner && points >= scores[owner] {
			return i18n.T("It hits %s.", b.Name(owner))
		}
	}
	return i18n.T("It hits %s, who's in the lead.", b.Name(owner))
}
