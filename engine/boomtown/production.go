package boomtown

import "gulch/engine"

// roll rolls the production dice (R63) and then asks the owners of a Telegraph whether they change
// a die (R64).
func (s *State) roll(tell engine.Observer) {
	s.asking = s.holders(Telegraph)
	d0, d1 := s.throwDice()
	s.dice = [2]uint8{uint8(d0), uint8(d1)}
	tellRolled(tell, s.first, d0, d1)
	if s.asking != 0 {
		s.phase = PhaseTelegraph
		s.actor = s.asking.From(s.first)
		return
	}
	s.resolve(tell)
}

// throwDice rolls two dice and returns their results. If no seat can turn a die and only the total
// counts, it only draws a random total, which is faster, and divides it between the dice.
func (s *State) throwDice() (d0, d1 int) {
	if s.asking == 0 && s.rules&ruleSumOrDie == 0 {
		return s.chance.Pair(6)
	}
	d0 = s.chance.Die(6)
	return d0, s.chance.Die(6)
}

// playTelegraph carries out move m, by which the owner of a Telegraph turns a die or leaves the
// dice as they are (R62).
func (s *State) playTelegraph(m engine.Move, tell engine.Observer) {
	p := s.actor
	s.asking = s.asking.Without(p)
	if m.Kind == KindWire {
		c := (s.kept[p] & box.ofKind[Telegraph]).First()
		old := s.dice[DieOf(m)]
		s.dice[DieOf(m)] = uint8(FaceOf(m))
		tellWired(tell, p, DieOf(m), FaceOf(m), int(old), c)
		s.kept[p] &^= c.bit()
		s.remove(c, p, Used, tell)
	} else {
		tellHeld(tell, p)
	}
	if s.asking != 0 {
		s.actor = s.asking.From(s.first)
		return
	}
	s.resolve(tell)
}

// resolve carries out the effects of the production roll: the cave-in, production and payments to
// saloons (R66 to R69). Then it ends the turn (R21).
func (s *State) resolve(tell engine.Observer) {
	total := int(s.dice[0] + s.dice[1])
	if total == 2 || total == 12 {
		s.caveIn(total, tell)
	}
	numbers := s.Producing(int(s.dice[0]), int(s.dice[1]))
	s.produce(numbers, tell)
	s.settleSaloons(numbers, tell)
	s.dice = [2]uint8{}
	s.first = s.winner
	s.reveal(tell)
}

// caveIn removes all dangerous mines at once, and then checks who is mayor of their towns (R66,
// R67). total is the sum of the production dice.
func (s *State) caveIn(total int, tell engine.Observer) {
	var fallen Set
	for p := range engine.Seat(s.seats) {
		for set := s.mines[p] & box.dangerous; set != 0; set &= set - 1 {
			if fallen == 0 {
				tellCaveIn(tell, total)
			}
			fallen |= set.First().bit()
			s.destroy(set.First(), p, CavedIn, tell)
		}
	}
	for t := range Town(TownCount) {
		if fallen&box.inTown[t] != 0 {
			s.checkMayor(t, s.first, tell)
		}
	}
}

// produce pays the owners of the mines in numbers, which produce at this roll (R68).
func (s *State) produce(numbers Set, tell engine.Observer) {
	p := s.first
	for range s.seats {
		for set := s.mines[p] & numbers; set != 0; set &= set - 1 {
			mine := set.First()
			yield := s.Yield(mine)
			s.gold[p] += int16(yield)
			tellProduced(tell, p, mine, yield, yield-int(box.value[mine]))
		}
		p = s.left(p)
	}
}

// settleSaloons makes the owners of the mines in numbers, which have produced, pay the saloons in
// the towns of these mines, in the order of R69.
func (s *State) settleSaloons(numbers Set, tell engine.Observer) {
	if numbers &= s.tolled; numbers == 0 {
		return
	}
	payer := s.first
	for range s.seats {
		for set := s.mines[payer] & numbers; set != 0; set &= set - 1 {
			s.payKeepers(payer, set.First(), tell)
		}
		payer = s.left(payer)
	}
}

// payKeepers makes seat payer, whose mine has produced, pay the saloons of other seats in the
// mine's town. The order is clockwise from the payer's left, then by card.
func (s *State) payKeepers(payer engine.Seat, mine Card, tell engine.Observer) {
	here := s.placedWith(Saloon, uint8(box.townOf[mine]))
	for keeper := s.left(payer); keeper != payer; keeper = s.left(keeper) {
		for set := here; set != 0; set &= set - 1 {
			c := set.First()
			if s.keeper[c-MineCount] != keeper {
				continue
			}
			owed := s.Toll(c)
			paid := s.pay(payer, keeper, owed)
			tellToll(tell, payer, keeper, owed, paid, mine, c)
		}
	}
}

// end ends the game, because all cards have been used (R74).
func (s *State) end(tell engine.Observer) {
	s.phase = PhaseGameOver
	s.actor = engine.NoSeat
	s.price = 0
	s.winner = engine.NoSeat
	tellGameOver(tell)
}
