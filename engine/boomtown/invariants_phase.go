package boomtown

import (
	"fmt"

	"gulch/engine"
)

// eventPhases holds, for each phase in which a target is chosen, the kind of event that is carried
// out in it.
var eventPhases = [phaseCount]CardKind{
	PhasePlaceGovernor: Governor, PhasePlaceVein: NewVein, PhasePlaceSaloon: Saloon, PhasePlaceGirls: SaloonGirls,
	PhaseDynamite: Dynamite, PhaseExpropriate: Expropriation, PhaseHoldupVictim: Holdup, PhaseHoldupAmount: Holdup,
}

// checkPhase checks that the phase and the fields that belong to it are consistent.
func (s *State) checkPhase() error {
	for _, check := range []func() error{s.checkActor, s.checkFields, s.checkAuction, s.checkPicks, s.checkAsking} {
		if err := check(); err != nil {
			return fmt.Errorf("phase %s: %w", phaseNames[s.phase], err)
		}
	}
	return nil
}

func (s *State) checkActor() error {
	switch {
	case (s.actor == engine.NoSeat) != (s.phase == PhaseGameOver):
		return fmt.Errorf("actor is %d", s.actor)
	case s.phase == PhaseReveal && s.actor != s.first, s.phase == PhaseRoll && s.actor != s.first:
		return fmt.Errorf("the first player is the actor, not seat %d", s.actor)
	case s.phase == PhaseGameOver && s.DeckSize() > 0:
		return fmt.Errorf("%d cards are still in the deck", s.DeckSize())
	}
	return nil
}

// checkFields checks that fields which the current phase does not use are empty.
func (s *State) checkFields() error {
	won := s.phase >= PhaseMustang && s.phase <= PhaseTelegraph
	sells := s.phase == PhaseBid || s.phase == PhaseMustang || s.phase == PhasePick
	switch {
	case won != (s.winner != engine.NoSeat):
		return fmt.Errorf("winner is %d", s.winner)
	case !won && s.price != 0:
		return fmt.Errorf("a price of %d without a winner", s.price)
	case s.phase != PhaseBid && (s.bid != 0 || s.out != 0 || s.bidder != engine.NoSeat || s.firstOut != engine.NoSeat):
		return fmt.Errorf("bids and passes belong to the auction")
	case s.phase != PhaseMustang && s.riders != 0:
		return fmt.Errorf("riders belong to the Mustang question")
	case s.phase != PhaseMustang && s.phase != PhaseTelegraph && s.asking != 0:
		return fmt.Errorf("nobody is to be asked here")
	case (s.phase == PhaseTelegraph) != (s.dice[0] != 0):
		return fmt.Errorf("dice lie on the table exactly while the Telegraph may be used")
	case (s.phase == PhaseHoldupAmount) != (s.victim != engine.NoSeat) || won && s.victim == s.actor:
		return fmt.Errorf("victim is %d", s.victim)
	case sells && s.rowSize == 0:
		return fmt.Errorf("the row is empty")
	case !s.picking() && !sells && s.rowSize > 0:
		return fmt.Errorf("cards are still in the row")
	}
	return nil
}

// checkAuction checks the actor, the standing bid and the passes of an auction (invariant I10).
func (s *State) checkAuction() error {
	if s.phase != PhaseBid {
		return nil
	}
	in := s.everybody() &^ s.out
	switch {
	case s.out.Has(s.actor) || s.actor == s.bidder:
		return engine.Violates("I10", "seat %d is asked but has passed or holds the standing bid", s.actor)
	case (s.bid > 0) != (s.bidder != engine.NoSeat):
		return engine.Violates("I10", "a standing bid of %d by seat %d", s.bid, s.bidder)
	case s.bid > 0 && (s.out.Has(s.bidder) || s.bid > s.gold[s.bidder]):
		return engine.Violates("I10", "the standing bidder, seat %d, has passed or has less than %d gold", s.bidder,
			s.bid)
	case (s.out != 0) != (s.firstOut != engine.NoSeat) || s.out != 0 && !s.out.Has(s.firstOut):
		return fmt.Errorf("seat %d cannot be the first that passed", s.firstOut)
	}
	// The seats from the standing bidder, or from the first player if there is no bid, to the seat
	// to decide must have passed.
	from := s.first
	if s.bid > 0 {
		from = s.left(s.bidder)
	} else if s.out != 0 && s.firstOut != s.first {
		return fmt.Errorf("without a bid the first player is the first that passed, not seat %d", s.firstOut)
	}
	if next := in.From(from); next != s.actor {
		return engine.Violates("I10", "seat %d is to be asked, not seat %d", next, s.actor)
	}
	return nil
}

// checkPicks checks the pick order, the seat that picks, and the event that is being carried out
// (invariant I12).
func (s *State) checkPicks() error {
	kind := eventPhases[s.phase]
	if s.resolving == NoCard && kind != NoKind || s.resolving != NoCard && box.kindOf[s.resolving] != kind {
		return fmt.Errorf("%s is being resolved", s.resolving)
	}
	if s.winner == engine.NoSeat {
		return nil
	}
	var set engine.SeatSet
	for _, p := range s.PickOrder() {
		set = set.With(p)
	}
	if set != s.everybody() || s.order[0] != s.winner {
		return fmt.Errorf("the pick order must name every seat once and begin with the winner, seat %d", s.winner)
	}
	if !s.picking() {
		return nil
	}
	left := int(s.seats) - int(s.picker)
	if kind != NoKind {
		left--
	}
	switch {
	case s.order[s.picker] != s.actor:
		return fmt.Errorf("seat %d is not the next to pick", s.actor)
	case int(s.rowSize) > left:
		return engine.Violates("I12", "%d cards in the row for %d picks", s.rowSize, left)
	case len(s.Moves(nil)) == 0:
		return fmt.Errorf("%s has nothing to be used on", s.resolving)
	}
	return nil
}

// checkAsking checks that the seats that are still to be asked about a Mustang or Telegraph have
// such a card.
func (s *State) checkAsking() error {
	from, may := s.first, engine.SeatSet(0)
	switch s.phase {
	case PhaseMustang:
		from, may = s.winner, s.canRide()
		if s.riders&^(s.everybody().Without(s.winner).Without(s.left(s.winner))) != 0 || s.riders&s.asking != 0 {
			return fmt.Errorf("riders are seats that were asked")
		}
	case PhaseTelegraph:
		may = s.holders(Telegraph)
	default:
		return nil
	}
	if s.asking == 0 || s.asking&^may != 0 {
		return fmt.Errorf("to_ask must name seats that hold the card and may use it")
	}
	if s.actor != s.asking.From(from) {
		return fmt.Errorf("seat %d is not the first to be asked", s.actor)
	}
	return nil
}
