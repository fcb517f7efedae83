package boomtown

import "gulch/engine"

// take gives the actor a card of the row and carries out what follows (R26). at is the index of the
// card in the row.
func (s *State) take(at int, tell engine.Observer) {
	c := s.row[at]
	s.rowSize--
	for i := at; i < int(s.rowSize); i++ {
		s.row[i] = s.row[i+1]
	}
	if tell != nil {
		s.resolving = c
	}
	tellTaken(tell, s.actor, c, at)
	if c.IsMine() {
		s.takeMine(c, tell)
	} else if s.takeEvent(c, tell) {
		return
	}
	s.nextPicker(tell)
}

// putDown records that the actor puts down card c, if this is the card that the actor has picked
// and still holds. Without an observer this makes no difference, so nothing is recorded.
func (s *State) putDown(c Card, tell engine.Observer) {
	if tell != nil && c == s.resolving {
		s.resolving, s.picked = NoCard, true
	}
}

// nextPicker continues after a pick, when the picked card has been carried out: with the next seat
// of the pick order or, after the last one, with the production roll.
func (s *State) nextPicker(tell engine.Observer) {
	s.resolving, s.picked = NoCard, false
	s.picker++
	if s.rowSize == 0 || s.picker == uint8(s.seats) {
		s.roll(tell)
		return
	}
	s.phase = PhasePick
	s.actor = s.order[s.picker]
}

// takeMine carries out the steps by which the actor takes mine c from the row (R33): the fee, the
// change of owner, placing a New Vein that has waited, and the check of who is mayor.
func (s *State) takeMine(c Card, tell engine.Observer) {
	p, t := s.actor, box.townOf[c]
	s.payFee(p, t, tell)
	s.putDown(c, tell)
	s.mines[p] |= c.bit()
	n := s.count(p, t)
	tellMine(tell, p, c, t, n)
	for set := s.kept[p] & box.ofKind[NewVein]; set != 0; set &= set - 1 {
		s.placeVein(set.First(), p, c, true, tell)
	}
	s.overtake(p, t, n, tell)
}

// feeIn returns the fee in gold that seat p owes for the next mine that it takes in town t (R32,
// R34, R54).
func (s *State) feeIn(p engine.Seat, t Town) int {
	mayor := s.mayor[t]
	if mayor == engine.NoSeat || mayor == p {
		return 0
	}
	return s.count(mayor, t) << (s.governed >> uint(t) & 1)
}

// payFee makes seat p pay the fee for a mine that it is about to take in town t to the mayor there.
func (s *State) payFee(p engine.Seat, t Town, tell engine.Observer) {
	owed := s.feeIn(p, t)
	if owed == 0 {
		return
	}
	mayor := s.mayor[t]
	paid := s.pay(p, mayor, owed)
	if tell != nil {
		tellFee(tell, p, mayor, owed, paid, t, s.count(mayor, t))
	}
}

// overtake makes seat p mayor of town t if its n mines there are enough. It must be called when p,
// and no other seat, has gained a mine in the town.
func (s *State) overtake(p engine.Seat, t Town, n int, tell engine.Observer) {
	if s.overtakesMayor(p, t, n) {
		s.giveMayor(p, t, tell)
	}
}

// overtakesMayor reports whether seat p becomes mayor of town t if it has n mines there (R35, R36).
func (s *State) overtakesMayor(p engine.Seat, t Town, n int) bool {
	switch mayor := s.mayor[t]; mayor {
	case p:
		return false
	case engine.NoSeat:
		return n >= 2
	default:
		return n > s.count(mayor, t)
	}
}

// checkMayor determines the mayor of town t after any change of mines (R38). If several seats have
// the same number of mines, the first one clockwise from the seat reference becomes mayor (R40).
func (s *State) checkMayor(t Town, reference engine.Seat, tell engine.Observer) {
	best, most := engine.NoSeat, 1
	if s.mayor[t] != engine.NoSeat {
		most = s.count(s.mayor[t], t)
	}
	p := reference
	for range s.seats {
		if n := s.count(p, t); n > most {
			best, most = p, n
		}
		p = s.left(p)
	}
	if best != engine.NoSeat {
		s.giveMayor(best, t, tell)
	}
}

// giveMayor makes seat p the mayor of town t. A Governor there is removed with the old mayor (R54),
// and a Governor that waits in front of p is placed at the mayor pawn (R44).
func (s *State) giveMayor(p engine.Seat, t Town, tell engine.Observer) {
	old := s.mayor[t]
	s.mayor[t] = p
	if tell != nil {
		tellMayor(tell, p, old, t, s.count(p, t))
	}
	if s.governed>>uint(t)&1 != 0 {
		s.governed &^= 1 << uint(t)
		s.removeWith(Governor, uint8(t), old, Deposed, tell)
	}
	for set := s.kept[p] & box.ofKind[Governor]; set != 0; set &= set - 1 {
		s.placeGovernor(set.First(), p, t, true, tell)
	}
}
