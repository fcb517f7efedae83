package boomtown

import "gulch/engine"

// Amounts of gold that the event cards or the rules state.
const (
	SharkFee    = 4                        // gold paid by each other seat for a Card Shark (R46)
	Stagecoach  = 10                       // gold gained by a Stagecoach Robbery (R47)
	VeinYield   = 3                        // additional gold of a producing mine for each New Vein (R55)
	saloonPrice = 2                        // toll of a saloon without Saloon Girls (R58)
	girlsPrice  = 4                        // toll of a saloon with Saloon Girls (R59)
	GirlsMore   = girlsPrice - saloonPrice // what Saloon Girls add to the toll of a saloon
	pawnWorth   = 5                        // points for a mayor pawn (R76)
)

// takeEvent carries out event c, which the actor has picked, up to its first decision. asks is true
// if the actor has to decide, for instance to choose a target.
func (s *State) takeEvent(c Card, tell engine.Observer) (asks bool) {
	p := s.actor
	switch box.kindOf[c] {
	case Mustang, Telegraph:
		s.keep(c, tell)
	case Governor:
		return s.lastingEvent(c, PhasePlaceGovernor, s.Pawns(p) > 0, tell)
	case NewVein:
		return s.lastingEvent(c, PhasePlaceVein, s.mines[p] != 0, tell)
	case SaloonGirls:
		return s.lastingEvent(c, PhasePlaceGirls, s.saloonsOf(p) != 0, tell)
	case Saloon:
		return s.lastingEvent(c, PhasePlaceSaloon, true, tell)
	case CardShark:
		s.cardShark(c, tell)
	case StagecoachRobbery:
		s.gold[p] += Stagecoach
		tellCoach(tell, p, Stagecoach)
		s.remove(c, p, Used, tell)
	case Dynamite:
		return s.instantEvent(c, PhaseDynamite, s.targets(KindBlast) != 0, tell)
	case Expropriation:
		return s.instantEvent(c, PhaseExpropriate, s.targets(KindSeize) != 0, tell)
	case Holdup:
		return s.instantEvent(c, PhaseHoldupVictim, true, tell)
	}
	return false
}

// lastingEvent handles lasting event c, which the actor has picked. If the card can be placed
// (possible is true), the game enters the phase ask, in which its place is chosen. Otherwise the
// card waits in front of the actor (R43). asks is true if the phase has been entered.
func (s *State) lastingEvent(c Card, ask engine.Phase, possible bool, tell engine.Observer) (asks bool) {
	if !possible {
		s.keep(c, tell)
		return false
	}
	s.resolving, s.phase = c, ask
	return true
}

// instantEvent handles instant event c, which the actor has picked. If the card has a target
// (possible is true), the game enters the phase ask, in which the target is chosen. Otherwise the
// card is removed without effect (R43). asks is true if the phase has been entered.
func (s *State) instantEvent(c Card, ask engine.Phase, possible bool, tell engine.Observer) (asks bool) {
	if !possible {
		s.remove(c, s.actor, NoTarget, tell)
		return false
	}
	s.resolving, s.phase = c, ask
	return true
}

// keep puts card c in front of the actor: a card to be kept until it is used, or a lasting event
// that has to wait.
func (s *State) keep(c Card, tell engine.Observer) {
	s.putDown(c, tell)
	s.kept[s.actor] |= c.bit()
	tellKept(tell, s.actor, c, box.card[c].Class == Lasting)
}

// placeGovernor places Governor c of seat p at the mayor pawn of town t (R53). woke is true if the
// card has been waiting, false if it was just picked.
func (s *State) placeGovernor(c Card, p engine.Seat, t Town, woke bool, tell engine.Observer) {
	s.kept[p] &^= c.bit()
	s.putDown(c, tell)
	s.place(c, uint8(t))
	s.governed |= 1 << uint(t)
	tellGovernor(tell, p, c, t, woke)
}

// placeVein places New Vein c of seat p under a mine (R55). woke is true if the card has been
// waiting, false if it was just picked.
func (s *State) placeVein(c Card, p engine.Seat, mine Card, woke bool, tell engine.Observer) {
	s.kept[p] &^= c.bit()
	s.putDown(c, tell)
	s.place(c, uint8(mine))
	s.veined |= mine.bit()
	tellVein(tell, p, c, mine, woke)
}

// placeGirls places Saloon Girls c of seat p in a saloon, which is given by its card (R59). woke is
// true if the card has been waiting, false if it was just picked.
func (s *State) placeGirls(c Card, p engine.Seat, saloon Card, woke bool, tell engine.Observer) {
	s.kept[p] &^= c.bit()
	s.putDown(c, tell)
	s.place(c, uint8(saloon))
	tellGirls(tell, p, c, saloon, woke)
}

// openSaloon opens the Saloon that the actor has picked in town t, and places Saloon Girls that
// wait in front of the actor in it (R57, R44).
func (s *State) openSaloon(t Town, tell engine.Observer) {
	c, p := s.resolving, s.actor
	s.putDown(c, tell)
	s.place(c, uint8(t))
	s.keeper[c-MineCount] = p
	s.tokens[t]++
	s.tolled |= box.inTown[t]
	tellSaloon(tell, p, c, t)
	for set := s.kept[p] & box.ofKind[SaloonGirls]; set != 0; set &= set - 1 {
		s.placeGirls(set.First(), p, c, true, tell)
	}
}

// cardShark carries out Card Shark c: every other seat pays 4 gold, or all its gold if it has less
// (R46).
func (s *State) cardShark(c Card, tell engine.Observer) {
	for p := s.left(s.actor); p != s.actor; p = s.left(p) {
		paid := s.pay(p, engine.NoSeat, SharkFee)
		tellShark(tell, p, SharkFee, paid)
	}
	s.remove(c, s.actor, Used, tell)
}

// blast destroys the mine or saloon target, together with everything that is placed there (R48,
// R60).
func (s *State) blast(target Card, tell engine.Observer) {
	thrower := s.actor
	victim := s.Owner(target)
	tellBlast(tell, thrower, victim, target)
	s.remove(s.resolving, thrower, Used, tell)
	if target.IsMine() {
		s.destroy(target, victim, Blasted, tell)
		s.checkMayor(box.townOf[target], thrower, tell)
		return
	}
	t := s.placedAt[target-MineCount]
	if s.tokens[t]--; s.tokens[t] == 0 {
		s.tolled &^= box.inTown[t]
	}
	s.unplace(target)
	s.keeper[target-MineCount] = engine.NoSeat
	s.remove(target, victim, Blasted, tell)
	s.removeWith(SaloonGirls, uint8(target), victim, Attached, tell)
}

// destroy removes a mine of seat owner, with its New Vein cards, from the game. why is the reason
// that the event names. The caller must then check who is mayor of the town.
func (s *State) destroy(mine Card, owner engine.Seat, why Reason, tell engine.Observer) {
	s.mines[owner] &^= mine.bit()
	s.remove(mine, owner, why, tell)
	s.dropVein(mine, owner, Attached, tell)
}

// dropVein removes the New Vein cards under a mine of seat owner from the game. why is the reason
// that the event names.
func (s *State) dropVein(mine Card, owner engine.Seat, why Reason, tell engine.Observer) {
	if s.veined.Has(mine) {
		s.veined &^= mine.bit()
		s.removeWith(NewVein, uint8(mine), owner, why, tell)
	}
}

// seize carries out the Expropriation of a mine by the actor (R50): the fee, the change of owner,
// the New Vein cards, and the check of who is mayor.
func (s *State) seize(mine Card, tell engine.Observer) {
	p, t := s.actor, box.townOf[mine]
	victim := s.Owner(mine)
	s.payFee(p, t, tell)
	s.mines[victim] &^= mine.bit()
	s.mines[p] |= mine.bit()
	tellSeized(tell, p, victim, mine, t, s.count(p, t))
	if s.rules&ruleVeinDiscards != 0 {
		s.dropVein(mine, victim, Discarded, tell)
	}
	s.remove(s.resolving, p, Used, tell)
	s.checkMayor(t, p, tell)
}

// holdup rolls two dice for number, which is the total that the actor needs and the gold that the
// actor demands. If the dice reach it, the victim is robbed (R51, R52).
func (s *State) holdup(number int, tell engine.Observer) {
	p, victim := s.actor, s.victim
	tellDemand(tell, p, victim, number)
	s.victim = engine.NoSeat
	d0, d1 := s.chance.Pair(6)
	tellHoldupRoll(tell, p, victim, d0, d1, number, d0+d1 >= number)
	if d0+d1 >= number {
		paid := s.pay(victim, p, number)
		tellRobbed(tell, victim, p, number, paid)
	}
	s.remove(s.resolving, p, Used, tell)
}
