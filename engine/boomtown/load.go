package boomtown

import (
	"fmt"
	"slices"

	"gulch/engine"
)

// The largest amounts of gold and numbers of turns that a document may contain. They are higher
// than in any real game, and small enough for the fields of a State.
const (
	maxGold = 5000
	maxTurn = 200
)

// UnmarshalJSON reads a position from its JSON form. Cards that are not mentioned are removed from
// the game. If the position is not possible, UnmarshalJSON returns an error and leaves the state
// unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	if err := ready(); err != nil {
		return err
	}
	var d document
	if err := engine.DecodeStrict(text, &d); err != nil {
		return err
	}
	full, err := Game.Info().Resolve(d.Players, d.Options)
	if err != nil {
		return err
	}
	l := loader{d: &d, s: blank(d.Players, rulesOf(full))}
	l.table()
	l.cards()
	l.flow()
	if l.Err != nil {
		return l.Err
	}
	if err := l.s.Check(); err != nil {
		return err
	}
	*s = *l.s
	return nil
}

// loader fills a position from a document. After an error it only keeps that error.
type loader struct {
	engine.FirstError
	d    *document
	s    *State
	used Set
}

// card returns the card with the given ID and marks it as used. If the card is unknown, or has been
// used before, it records an error in l.
func (l *loader) card(id string) Card {
	c, err := ParseCard(id)
	switch {
	case err != nil:
		l.Failf("%w", err)
		return 0
	case l.used.Has(c):
		l.Violate("I1", "card %s is in two places", id)
	}
	l.used |= c.bit()
	return c
}

func (l *loader) set(list []string) Set {
	var set Set
	for _, id := range list {
		set |= l.card(id).bit()
	}
	return set
}

// event returns the card with the given ID like card. If the card is not an event of kind k, it
// records an error in l.
func (l *loader) event(id string, k CardKind) Card {
	c := l.card(id)
	if l.Err == nil && box.kindOf[c] != k {
		l.Failf("card %s is not a %s", id, k)
	}
	if c.IsMine() {
		return MineCount
	}
	return c
}

func (l *loader) seat(what string, n int) engine.Seat {
	if n < 0 || n >= l.d.Players {
		l.Failf("%s: there is no seat %d with %d players", what, n, l.d.Players)
		return 0
	}
	return engine.Seat(n)
}

func (l *loader) optional(what string, n *int) engine.Seat {
	if n == nil {
		return engine.NoSeat
	}
	return l.seat(what, *n)
}

func (l *loader) seats(what string, list []int) engine.SeatSet {
	var set engine.SeatSet
	for _, n := range list {
		p := l.seat(what, n)
		if set.Has(p) {
			l.Failf("%s: seat %d is listed twice", what, n)
		}
		set = set.With(p)
	}
	return set
}

func (l *loader) town(id string) Town {
	t, err := ParseTown(id)
	if err != nil {
		l.Failf("%w", err)
		return 0
	}
	return t
}

// table reads the cards in front of the seats, and the events placed at towns, mines and saloons,
// from l.d into l.s.
func (l *loader) table() {
	d, s := l.d, l.s
	if d.Gold != nil && len(d.Gold) != d.Players || d.Mines != nil && len(d.Mines) != d.Players ||
		d.Kept != nil && len(d.Kept) != d.Players {
		l.Failf("gold, mines and kept need one entry for each of %d players", d.Players)
		return
	}
	for p, n := range d.Gold {
		s.gold[p] = int16(l.WithinBy("R3", fmt.Sprintf("gold of seat %d", p), n, 0, maxGold))
	}
	for p, list := range d.Mines {
		s.mines[p] = l.set(list)
	}
	for p, list := range d.Kept {
		s.kept[p] = l.set(list)
	}
	for id, holder := range d.Mayors {
		s.mayor[l.town(id)] = l.optional("mayors", holder)
	}
	for _, g := range d.Governor {
		c, t := l.event(g.Card, Governor), l.town(g.Town)
		s.place(c, uint8(t))
		s.governed |= 1 << uint(t)
	}
	for _, v := range d.Saloons {
		c, t := l.event(v.Card, Saloon), l.town(v.Town)
		s.place(c, uint8(t))
		s.keeper[c-MineCount] = l.seat("saloons", v.Owner)
		s.tokens[t]++
		s.tolled |= box.inTown[t]
		for _, id := range v.Girls {
			s.place(l.event(id, SaloonGirls), uint8(c))
		}
	}
	for id, veins := range d.Veins {
		l.veins(id, veins)
	}
}

// veins places New Vein cards, which are given by their IDs, under the mine with the given ID. It
// does not mark the mine as used, because reading the mines of its owner does that.
func (l *loader) veins(id string, veins []string) {
	mine, err := ParseCard(id)
	if err != nil || !mine.IsMine() {
		l.Failf("veins: %q is not a mine", id)
		return
	}
	for _, v := range veins {
		l.s.place(l.event(v, NewVein), uint8(mine))
		l.s.veined |= mine.bit()
	}
}

// cards reads the row, the deck and other piles, and the event that is being carried out, from l.d
// into l.s. Cards that the document does not mention count as removed.
func (l *loader) cards() {
	d, s := l.d, l.s
	if len(d.Row) > d.Players {
		l.Failf("the row has %d cards for %d players", len(d.Row), d.Players)
		return
	}
	for _, id := range d.Row {
		s.row[s.rowSize] = l.card(id)
		s.rowSize++
	}
	if d.Resolving != "" {
		s.resolving = l.card(d.Resolving)
	}
	l.pile(d.SetAside)
	s.aside = s.total
	s.next = s.total
	l.pile(d.Deck)
	s.bag = d.Unordered
	l.set(d.Removed)
	if l.Err != nil {
		return
	}
	for c := range Card(box.cards) {
		if inPlay := l.used &^ l.removedSet(); !inPlay.Has(c) {
			s.removed |= c.bit()
		}
	}
	for _, id := range d.Returned {
		c, err := ParseCard(id)
		if err != nil || c.IsMine() || !SetOf(s.cards[s.next:s.total]...).Has(c) {
			l.Failf("returned: %q is not an event in the deck", id)
			return
		}
		s.returned |= c.bit()
	}
}

func (l *loader) pile(list []string) {
	for _, id := range list {
		if int(l.s.total) == box.cards {
			l.Failf("deck and set_aside have more cards than there are")
			return
		}
		l.s.cards[l.s.total] = l.card(id)
		l.s.total++
	}
}

// removedSet returns the set of cards that the document lists as removed.
func (l *loader) removedSet() Set {
	var set Set
	for _, id := range l.d.Removed {
		c, _ := ParseCard(id) // the ID has already been parsed without an error
		set |= c.bit()
	}
	return set
}

// flow reads the phase, the actor and the fields that only some phases use from l.d into l.s.
func (l *loader) flow() {
	d, s := l.d, l.s
	at := slices.Index(phaseNames[:], d.Phase)
	if at < 0 {
		l.Failf("there is no phase %q", d.Phase)
		return
	}
	s.phase = engine.Phase(at)
	s.turn = uint8(l.Within("turn", d.Turn, 0, maxTurn))
	s.actor = l.optional("actor", d.Actor)
	s.first = l.seat("first_player", d.FirstPlayer)
	s.bid = int16(l.Within("standing_bid", d.StandingBid, 0, maxGold))
	s.bidder = l.optional("standing_bidder", d.StandingBy)
	s.out = l.seats("passed", d.Passed)
	s.firstOut = l.optional("first_passed", d.FirstPassed)
	s.winner = l.optional("winner", d.Winner)
	s.price = int16(l.Within("price", d.Price, 0, maxGold))
	s.asking = l.seats("to_ask", d.ToAsk)
	s.riders = l.seats("riders", d.Riders)
	s.victim = l.optional("victim", d.Victim)
	l.order()
	switch len(d.Dice) {
	case 0:
	case 2:
		s.dice = [2]uint8{uint8(l.Within("dice", d.Dice[0], 1, 6)), uint8(l.Within("dice", d.Dice[1], 1, 6))}
	default:
		l.Failf("dice: two are wanted, not %d", len(d.Dice))
	}
	if d.Chance != nil {
		s.chance = *d.Chance
	}
}

// order reads the pick order from l.d into l.s, and finds the actor in it.
func (l *loader) order() {
	d, s := l.d, l.s
	if d.PickOrder == nil {
		return
	}
	if len(d.PickOrder) != d.Players || l.seats("pick_order", d.PickOrder) != s.everybody() {
		l.Failf("pick_order must name every seat once")
		return
	}
	for i, n := range d.PickOrder {
		s.order[i] = engine.Seat(n)
	}
	if s.picking() {
		s.picker = uint8(max(0, slices.Index(s.order[:s.seats], s.actor)))
	}
}

// picking reports whether a seat is picking a card or carrying out the card that it has picked.
func (s *State) picking() bool { return s.phase >= PhasePick && s.phase <= PhaseHoldupAmount }
