package sierrawest

import (
	"slices"
	"strings"

	"gulch/engine"
)

// maxGoods is the largest amount of a good that a document may contain. It is higher than in any
// real game, and small enough for the fields of a State.
const maxGoods = 5000

// UnmarshalJSON reads a position from its JSON form. Mountain cards that are not mentioned are out
// of the game. If the position is not possible, UnmarshalJSON returns an error and leaves the state
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
	fresh, err := newPosition(d.Players, full)
	if err != nil {
		return err
	}
	switch d.Version {
	case 0, currentVersion:
	case oldestVersion:
		fresh.version2 = true
	default:
		return engine.Errorf("it uses version %d of the rules, and this Gulch plays versions %d to %d",
			d.Version, oldestVersion, currentVersion)
	}
	l := loader{d: &d, s: fresh}
	l.flow()
	l.mountain()
	l.supplies()
	for p := range engine.Seat(l.s.seats) {
		l.seat(p)
	}
	l.decisions()
	l.rival()
	if l.Err != nil {
		return l.Err
	}
	l.s.absent = (allBasic | allSpecial) &^ l.used
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
	used Set // mountain cards that the loader has already put somewhere
}

// card returns the card of this mode with the given ID. For an unknown ID it records an error in l.
func (l *loader) card(id string) Card {
	c, err := l.s.mode.ParseCard(id)
	if err != nil {
		l.Failf("%w", err)
		return 0
	}
	return c
}

// unusedCard returns the mountain card with the given ID and marks it as used. If the card has been
// used before, it records an error in l.
func (l *loader) unusedCard(id string) Card {
	c := l.card(id)
	if l.used.Has(int(c)) {
		l.Violate("I6", "card %s is in two places", id)
	}
	if starters.Has(int(c)) {
		l.Failf("%s is a starting card, not one of the mountain", id)
		return FirstBasic
	}
	l.used |= bit(c)
	return c
}

// cards returns the set of the cards with the listed IDs. If a card is listed twice, it records an
// error in l. what names the list in the error message.
func (l *loader) cards(what string, list []string) Set {
	var set Set
	for _, id := range list {
		c := l.card(id)
		if set.Has(int(c)) {
			l.Failf("%s: card %s is listed twice", what, id)
		}
		set |= bit(c)
	}
	return set
}

// choice returns the index of word in words. If words does not contain it, choice records an error
// in l and returns 0. what names the field in the error message.
func (l *loader) choice(what, word string, words []string) int {
	i := slices.Index(words, word)
	if i < 0 {
		l.Failf("%s cannot be %q; it can be %s", what, word, strings.Join(words, " or "))
		return 0
	}
	return i
}

func (l *loader) seatNumber(what string, n int) engine.Seat {
	return engine.Seat(l.Within(what, n, 0, int(l.s.seats)-1))
}

func (l *loader) node(what, id string) Node {
	n, err := ParseNode(id)
	if err != nil {
		l.Failf("%s: %w", what, err)
	}
	return n
}

// flow reads the phase, the round, the active seat and the laid-out cards from l.d into l.s.
func (l *loader) flow() {
	d, s := l.d, l.s
	s.phase = engine.Phase(l.choice("phase", d.Phase, phaseNames[:PhaseOver+1]))
	s.active = l.seatNumber("active", d.Active)
	s.start = l.seatNumber("start_seat", d.StartSeat)
	s.round = uint8(l.Within("round", d.Round, 1, LastRound))
	s.endRound = uint8(l.Within("end_round", d.EndRound, 0, LastRound))
	for id, card := range d.Slots {
		s.slots[l.choice("slots", id, slotIDs[:])] = l.card(card)
	}
	if d.Chance != nil {
		s.chance = *d.Chance
	}
}

// mountain reads the cards on the mountain, the cards of the row and the unseen cards from l.d into
// l.s.
func (l *loader) mountain() {
	d, s := l.d, l.s
	s.held = 0
	for i := range s.card {
		s.card[i] = NoCard
	}
	for _, entry := range d.Mountain {
		place, what, found := strings.Cut(entry, ":")
		if !found {
			l.Failf("mountain: %q should be node:card", entry)
			return
		}
		if row, isRow := strings.CutPrefix(place, "row"); isRow {
			l.specialRow(entry, row, what)
			continue
		}
		n := l.node("mountain", place)
		if n == Base || s.held.Has(int(n)) {
			l.Failf("mountain: %q is no node, or listed twice", place)
			return
		}
		s.held |= bit(n)
		if what == "?" {
			s.unknown |= bit(n)
		} else {
			s.card[n] = l.unusedCard(what)
		}
	}
	for n := range Node(NodeCount) {
		if s.held.Has(int(n)) && !s.unknown.Has(int(n)) && s.uncovered(n) && s.card[n].IsBasic() {
			s.faceUp |= bit(n)
		}
	}
	for _, id := range d.Unseen {
		s.unseen |= bit(l.unusedCard(id))
	}
	l.row()
}

// row reads the special cards in the row under the wagon trail.
func (l *loader) row() {
	d, s := l.d, l.s
	if len(d.Row) == 0 || len(d.Row) > RowSlots || len(d.RiverUsed) > len(d.Row) {
		l.Failf("the row has %d cards; it can have 1 to %d", len(d.Row), RowSlots)
		return
	}
	for i, id := range d.Row {
		s.row[i] = l.unusedCard(id)
		s.rowSize++
	}
	for i, n := range d.RiverUsed {
		s.taken[i] = uint8(l.Within("river_used", n, 0, riverTokens))
	}
}

// specialRow reads an entry such as "row4:1" of the list of mountain cards: the number of special
// cards among the undecided cards of a row. row and count are the two numbers in the entry.
func (l *loader) specialRow(entry, row, count string) {
	if len(row) != 1 || len(count) != 1 {
		l.Failf("mountain: cannot read %q", entry)
		return
	}
	r := l.Within("mountain row", int(row[0])-'0', 1, 5)
	l.s.special[r] = uint8(l.Within("special cards of a row", int(count[0])-'0', 0, SpecialCards))
}

// supplies reads the common supplies, the market and the owners of the pieces.
func (l *loader) supplies() {
	d, s := l.d, l.s
	s.boots = uint8(l.Within("boots_supply", d.Boots, 0, bootsTokens))
	s.carts = uint8(l.Within("cart_supply", d.Carts, 0, int(cartsAtStart(MaxSeats))))
	for id, n := range d.Apples {
		s.apples[l.choice("apples", id, goodIDs[GreenApple:Bullet])] = uint8(l.Within("apples", n, 0, MaxApples))
	}
	l.fish(d.Fish, &s.fish)
	l.fish(d.FishGone, &s.gone)
	for id, n := range d.Outlaws {
		s.outlaws[l.choice("outlaws", id, outpostNames[:])] = uint8(l.Within("outlaws", n, 0, 20))
	}
	for id, n := range d.Market {
		c, err := ParseCabin(id)
		if err != nil {
			l.Failf("market: %w", err)
			return
		}
		s.market[c] = uint8(l.Within("market", n, 0, 9))
	}
	for id, p := range d.Pieces {
		if p != nil {
			s.owner[l.choice("pieces", id, pieceIDs[:])] = l.seatNumber(id, *p)
		}
	}
}

func (l *loader) fish(from map[string]int, to *[fishKinds]uint8) {
	for id, n := range from {
		to[l.choice("fish", id, goodIDs[Trout:Cart])] = uint8(l.Within("fish", n, 0, 10))
	}
}
