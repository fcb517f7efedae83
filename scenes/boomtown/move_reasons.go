package boomtown

import (
	"slices"

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
		return table.Sentences(append([]string{b.passReason()}, b.pawnsAtRisk()...)...)
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
		return i18n.T("It's worth %.1f gold on average.",
			float64(table.DiceWaysAtLeast(n)*min(n, b.State.Gold(b.State.Victim())))/36)
	case rules.KindWire, rules.KindHold:
		return b.wireReason(m)
	}
	return ""
}

// wireReason returns a sentence about move m, which uses the card Telegraph and may turn a die:
// what the dice bring after it.
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
		return i18n.T("It costs %d gold.", -own)
	}
	for q := range engine.Seat(b.Board.Seats) {
		if after.Gold[q] > b.State.Gold(q) {
			return ""
		}
	}
	return i18n.T("No player gains gold from it.")
}

// takeReason returns a sentence about the use of taking card c: the pawn of a town, gold in the
// remaining turns, or harm to other seats.
func (b *Table) takeReason(c rules.Card) string {
	s, p := b.State, b.State.Turn()
	if !c.IsMine() {
		return ""
	}
	info := c.Info()
	if s.WouldBeMayor(p, c) {
		if mayor := s.Mayor(info.Town); mayor != engine.NoSeat {
			return i18n.T("It takes the mayor's pawn of %s from %s: a swing of 10 points.", info.Town.Info().Name, b.Name(mayor))
		}
		return i18n.T("It wins the mayor's pawn of %s: 5 points and fees.", info.Town.Info().Name)
	}
	for _, q := range s.PickOrder()[min(s.Picker()+1, len(s.PickOrder())):] {
		if len(s.Row()) > 2 && s.WouldBeMayor(q, c) {
			return i18n.T("It keeps %s from becoming mayor of %s.", b.Name(q), info.Town.Info().Name)
		}
	}
	return i18n.T("It should pay %.0f gold before the end.", max(b.expectedIncome(p, c), 0))
}

// passReason returns a sentence that says what the seat to move gets if it passes in the auction.
func (b *Table) passReason() string {
	s, p := b.State, b.State.Turn()
	bidder := s.Bidder()
	if bidder == engine.NoSeat {
		return i18n.T("The cards are too similar to pay for the first pick.")
	}
	shares, _ := rules.Shares(s.Seats(), s.StandingBid())
	at := bidder
	for _, share := range shares {
		if at = b.rightNeighbour(at); at == p && share > 0 {
			return i18n.T("If you pass and %s wins, you gain %d gold of the price.", b.Name(bidder), share)
		}
	}
	return i18n.T("The first pick isn't worth more than %d.", s.StandingBid())
}

// bidReason returns a sentence about the card in the row that makes it worthwhile to pick first, or
// "" if there is none.
func (b *Table) bidReason() string {
	s, p := b.State, b.State.Turn()
	for _, c := range s.Row() {
		if s.WouldBeMayor(p, c) {
			return i18n.T("%s would win the mayor's pawn of %s.", name(c), c.Info().Town.Info().Name)
		}
	}
	for _, c := range s.Row() {
		for q := range engine.Seat(s.Seats()) {
			if q != p && s.WouldBeMayor(q, c) {
				return i18n.T("%s would make %s mayor of %s.", name(c), b.Name(q), c.Info().Town.Info().Name)
			}
		}
	}
	return ""
}

// openReason returns a sentence that says how much gold a saloon in town t would collect from the
// mines of other seats.
func (b *Table) openReason(t rules.Town) string {
	_, hits := b.minesOfOthers(b.State.Turn(), t)
	return i18n.T("A saloon there collects %.1f gold a round on average.", 2*float64(hits)/36)
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
	if scores := b.State.Scores(nil); scores[owner] < slices.Max(scores) {
		return i18n.T("It hits %s.", b.Name(owner))
	}
	return i18n.T("It hits %s, who's in the lead.", b.Name(owner))
}
