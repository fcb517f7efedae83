package boomtown

import (
	"fmt"

	"gulch/engine"
)

// Check returns an error for the first invariant that the position violates, or nil if it violates
// none. It checks I1, I3, I5 to I10 and I20, and that the fields of the phase are consistent. Audit
// checks the invariants about the course of a game.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkPlaces, s.checkGold, s.checkMayors, s.checkPlaced, s.checkKept, s.checkPhase, s.checkScores,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkPlaces checks that every card is in exactly one place (invariant I1).
func (s *State) checkPlaces() error {
	var seen Set
	var twice Set
	book := func(set Set) {
		twice |= seen & set
		seen |= set
	}
	for p := range s.seats {
		book(s.mines[p])
		book(s.kept[p])
	}
	book(s.placed)
	book(s.removed)
	if s.resolving != NoCard {
		book(s.resolving.bit())
	}
	for _, pile := range [][]Card{s.row[:s.rowSize], s.cards[:s.aside], s.cards[s.next:s.total]} {
		for _, c := range pile {
			book(c.bit())
		}
	}
	all := Set(1)<<uint(box.cards) - 1
	switch {
	case twice != 0:
		return engine.Violates("I1", "card %s is in two places", twice.First())
	case seen != all:
		return engine.Violates("I1", "card %s is nowhere", (all &^ seen).First())
	case s.returned&^s.Unseen() != 0:
		return fmt.Errorf("returned card %s is not in the deck", (s.returned &^ s.Unseen()).First())
	}
	return nil
}

// checkGold checks that no seat has a negative amount of gold (invariant I3).
func (s *State) checkGold() error {
	for p, gold := range s.gold[:s.seats] {
		if gold < 0 {
			return engine.Violates("I3", "seat %d has %d gold", p, gold)
		}
	}
	return nil
}

// checkMayors checks that each mayor pawn that is not in the supply is held by a seat with the most
// mines of its town (invariant I5).
func (s *State) checkMayors() error {
	for p := range engine.Seat(s.seats) {
		if s.mines[p]&^(1<<MineCount-1) != 0 {
			return engine.Violates("I1", "seat %d has a mine that is none", p)
		}
		for t := range Town(TownCount) {
			if s.overtakesMayor(p, t, s.count(p, t)) {
				return engine.Violates("I5", "seat %d has %d mines in %s and should be its mayor", p, s.count(p, t), t)
			}
		}
	}
	return nil
}

// checkPlaced checks that the places of all placed events (mayor pawns, mines, saloons) exist and
// are allowed (invariants I7, I8).
func (s *State) checkPlaced() error {
	var tokens [TownCount]uint8
	var veined, tolled Set
	var governed uint8
	for c := range s.placed.All() {
		at := s.placedAt[c-MineCount]
		switch box.kindOf[c] {
		case Governor:
			if s.mayor[at] == engine.NoSeat {
				return engine.Violates("I8", "%s lies in %s, where nobody is mayor", c, Town(at))
			}
			governed |= 1 << at
		case NewVein:
			if s.Owner(Card(at)) == engine.NoSeat {
				return engine.Violates("I8", "%s lies under %s, which nobody owns", c, Card(at))
			}
			veined |= Card(at).bit()
		case SaloonGirls:
			if !s.Saloons().Has(Card(at)) {
				return engine.Violates("I8", "%s are in %s, which is not open", c, Card(at))
			}
		case Saloon:
			tokens[at]++
			tolled |= box.inTown[at]
		default:
			return engine.Violates("I8", "%s is no card to be placed", c)
		}
	}
	for t, n := range tokens {
		if n > TokensPerTown {
			return engine.Violates("I7", "%s has %d saloons", Town(t), n)
		}
	}
	if tokens != s.tokens || veined != s.veined || tolled != s.tolled || governed != s.governed {
		return engine.Violates("I7", "saloons, veins and governors do not agree with the cards placed")
	}
	return nil
}

// checkKept checks that the cards in front of seats are cards to be kept until used, or lasting
// events that cannot be placed yet (invariant I9).
func (s *State) checkKept() error {
	for p := range engine.Seat(s.seats) {
		for c := range s.kept[p].All() {
			works := false
			switch box.kindOf[c] {
			case Mustang, Telegraph:
			case Governor:
				works = s.Pawns(p) > 0
			case NewVein:
				works = s.mines[p] != 0
			case SaloonGirls:
				works = s.saloonsOf(p) != 0
			default:
				return engine.Violates("I9", "%s cannot be kept by seat %d", c, p)
			}
			if works {
				return engine.Violates("I9", "%s waits in front of seat %d, where it could work", c, p)
			}
		}
	}
	return nil
}

// checkScores checks that the lines of each seat's score sheet add up to its score, and that at
// least one seat has rank 1 (invariant I20).
func (s *State) checkScores() error {
	first := false
	for _, rank := range s.Ranks(nil) {
		first = first || rank == 1
	}
	if !first {
		return engine.Violates("I20", "nobody is first")
	}
	sheet := s.Sheet()
	for p := range engine.Seat(s.seats) {
		sum := 0
		for _, line := range sheet {
			sum += line.Points[p]
		}
		if sum != s.Score(p) {
			return engine.Violates("I20", "the sheet of seat %d adds up to %d, its score is %d", p, sum, s.Score(p))
		}
	}
	return nil
}
