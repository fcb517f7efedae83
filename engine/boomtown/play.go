package boomtown

import "gulch/engine"

// kindPhases holds the phase in which each kind of move can be made. Several kinds can share a
// phase, such as pass and bid.
var kindPhases = [kindEnd]engine.Phase{
	KindDeal: PhaseReveal, KindPass: PhaseBid, KindBid: PhaseBid, KindKeep: PhaseMustang, KindRide: PhaseMustang,
	KindTake: PhasePick, KindPromote: PhasePlaceGovernor, KindAttach: PhasePlaceVein, KindOpen: PhasePlaceSaloon,
	KindHire: PhasePlaceGirls, KindBlast: PhaseDynamite, KindSeize: PhaseExpropriate, KindRob: PhaseHoldupVictim,
	KindDemand: PhaseHoldupAmount, KindRoll: PhaseRoll, KindHold: PhaseTelegraph, KindWire: PhaseTelegraph,
}

// Play makes move m for the actor and calls tell with the events; tell may be nil. If the move is
// not legal, it returns an engine.Refusal and changes nothing.
func (s *State) Play(m engine.Move, tell engine.Observer) error {
	if !s.allows(m) {
		return s.refusal(m)
	}
	if tell == nil {
		s.make(m, nil)
		return nil
	}
	phase, actor := s.phase, s.actor
	s.make(m, tell)
	if s.actor != engine.NoSeat && (s.phase != phase || s.actor != actor) {
		tellAsked(tell, s.actor, s.phase)
	}
	return nil
}

// make carries out move m, which must be legal, and calls tell with the events; tell may be nil.
func (s *State) make(m engine.Move, tell engine.Observer) {
	switch m.Kind {
	case KindPass, KindBid:
		s.playBid(GoldOf(m), tell)
	case KindTake:
		s.take(s.slot(CardOf(m)), tell)
	case KindDeal:
		s.reveal(tell)
	case KindKeep, KindRide:
		s.playMustang(m.Kind == KindRide, tell)
	case KindPromote:
		s.placeGovernor(s.resolving, s.actor, TownOf(m), false, tell)
		s.nextPicker(tell)
	case KindAttach:
		s.placeVein(s.resolving, s.actor, CardOf(m), false, tell)
		s.nextPicker(tell)
	case KindOpen:
		s.openSaloon(TownOf(m), tell)
		s.nextPicker(tell)
	case KindHire:
		s.placeGirls(s.resolving, s.actor, CardOf(m), false, tell)
		s.nextPicker(tell)
	case KindBlast:
		s.blast(CardOf(m), tell)
		s.nextPicker(tell)
	case KindSeize:
		s.seize(CardOf(m), tell)
		s.nextPicker(tell)
	case KindRob:
		s.victim = VictimOf(m)
		tellVictim(tell, s.actor, s.victim)
		s.phase = PhaseHoldupAmount
	case KindDemand:
		s.holdup(DemandOf(m), tell)
		s.nextPicker(tell)
	case KindRoll:
		s.roll(tell)
	case KindHold, KindWire:
		s.playTelegraph(m, tell)
	}
}

// allows reports whether move m is legal. It is fast because it does not generate the other legal
// moves.
func (s *State) allows(m engine.Move) bool {
	if !wellFormed(m) || kindPhases[m.Kind] != s.phase {
		return false
	}
	switch m.Kind {
	case KindBid:
		return GoldOf(m) > int(s.bid) && GoldOf(m) <= int(s.gold[s.actor])
	case KindWire:
		return uint(DieOf(m)) < 2 && FaceOf(m) >= 1 && FaceOf(m) <= 6 && FaceOf(m) != int(s.dice[DieOf(m)])
	case KindTake:
		return s.slot(CardOf(m)) >= 0
	case KindRob:
		return VictimOf(m) >= 0 && VictimOf(m) < engine.Seat(s.seats) && VictimOf(m) != s.actor
	case KindDemand:
		return DemandOf(m) >= 2 && DemandOf(m) <= 12
	case KindPromote:
		return uint8(TownOf(m)) < TownCount && s.mayor[TownOf(m)] == s.actor
	case KindOpen:
		return uint8(TownOf(m)) < TownCount && s.tokens[TownOf(m)] < TokensPerTown
	case KindAttach, KindHire, KindBlast, KindSeize:
		return CardOf(m) < maxCards && s.targets(m.Kind).Has(CardOf(m))
	}
	return true
}

// targets returns the cards that a move of kind k can name as the target of the event that is being
// carried out.
func (s *State) targets(k engine.Kind) Set {
	switch k {
	case KindAttach:
		return s.mines[s.actor]
	case KindHire:
		return s.saloonsOf(s.actor)
	case KindSeize:
		return s.others(s.actor) & s.seizable(s.actor)
	default:
		return s.others(s.actor) | s.placed&box.ofKind[Saloon]&^s.saloonsOf(s.actor)
	}
}

// slot returns the index of the card with the given number in the row, or -1 if it is not there.
func (s *State) slot(card Card) int {
	for i, c := range s.row[:s.rowSize] {
		if c == card {
			return i
		}
	}
	return -1
}

// remove records that card c of seat owner leaves the game (R6). why is the reason that the event
// names. The caller must have taken the card from its place.
func (s *State) remove(c Card, owner engine.Seat, why Reason, tell engine.Observer) {
	s.putDown(c, tell)
	s.removed |= c.bit()
	tellRemoved(tell, owner, c, why)
}

// unplace records that event c is no longer placed at a town, mine or saloon.
func (s *State) unplace(c Card) {
	s.placed &^= c.bit()
	s.placedAt[c-MineCount] = notPlaced
}

// place records where lasting event c is placed. with is the number of a town, or of a mine or
// saloon card.
func (s *State) place(c Card, with uint8) {
	s.placed |= c.bit()
	s.placedAt[c-MineCount] = with
}

// removeWith removes all events of kind k that are placed at a town or card: the New Vein cards
// under a mine, the girls in a saloon, or the Governor at a pawn. with is the number of the town,
// or of the mine or saloon card. owner and why are the owner and the reason that the event names.
func (s *State) removeWith(k CardKind, with uint8, owner engine.Seat, why Reason, tell engine.Observer) {
	for set := s.placed & box.ofKind[k]; set != 0; set &= set - 1 {
		if c := set.First(); s.placedAt[c-MineCount] == with {
			s.unplace(c)
			s.remove(c, owner, why, tell)
		}
	}
}

// pay moves gold from one seat to another and returns the amount paid: owed, or all gold of the
// payer if that is less (R71). If to is NoSeat, the bank gets the gold.
func (s *State) pay(from, to engine.Seat, owed int) int {
	paid := min(owed, int(s.gold[from]))
	s.gold[from] -= int16(paid)
	if to != engine.NoSeat {
		s.gold[to] += int16(paid)
	}
	return paid
}
