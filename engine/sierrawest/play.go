package sierrawest

import (
	"slices"

	"gulch/engine"
)

// Play makes move m for the seat to decide and sends the events to obs, which may be nil. If the
// move is not legal, it returns an error and changes nothing.
func (s *State) Play(m engine.Move, obs engine.Observer) error {
	if !s.allows(m) {
		return s.refusal(m)
	}
	if obs != nil {
		s.answered = s.question()
	}
	switch s.Phase() {
	case PhasePlan:
		s.layOut(m, obs)
	case PhasePioneer:
		s.playPioneer(m, obs)
	case PhaseRival:
		s.playRival(obs)
	case PhaseReact:
		s.playReaction(m, obs)
	default:
		s.playPending(m, obs)
	}
	s.startReactions(obs)
	s.answered = question{}
	if obs != nil && s.phase != PhaseOver {
		s.ask(obs)
	}
	return nil
}

// ask emits the event EventAsked for the current decision.
func (s *State) ask(obs engine.Observer) {
	q := s.question()
	b := int(q.n)
	if !s.human(s.active) {
		b = int(s.step)
	}
	tellAsked(obs, q.actor, q.phase, b, int(q.m), int(q.below))
}

// allows reports whether move m is legal. It is faster than Moves, because it only lists legal
// moves of the same kind.
func (s *State) allows(m engine.Move) bool {
	if m.Kind == 0 || m.Kind >= kindEnd || s.Turn() == engine.NoSeat || kindPhases[m.Kind]>>s.Phase()&1 == 0 {
		return false
	}
	var buf [48]engine.Move
	return slices.Contains(s.list(m.Kind, buf[:0]), m)
}

// layOut puts the three cards of move m into their slots and makes both pioneers of the active
// player ready (R10, R11).
func (s *State) layOut(m engine.Move, obs engine.Observer) {
	p := s.activePlayer()
	s.slots = [SummitSlots]Card{LeftCardOf(m), TopCardOf(m), RightCardOf(m)}
	for _, c := range s.slots {
		p.hand &^= bit(c)
	}
	p.pioneer = [pathCount]spot{spotReady, spotReady}
	s.phase = PhasePioneer
	tellPlanned(obs, s.active, LeftCardOf(m), TopCardOf(m), RightCardOf(m))
}

// playPioneer carries out move m of the phase in which the active player moves the pioneers.
func (s *State) playPioneer(m engine.Move, obs engine.Observer) {
	path := PathOf(m)
	switch m.Kind {
	case KindWalk:
		s.walk(path, UsesOf(m), PaymentOf(m), obs)
	case KindSummit:
		s.takeSummit(path, SlotOf(m), PaymentOf(m), obs)
	case KindVisit:
		s.visit(path, CabinOf(m), obs)
	case KindTrap:
		s.activePlayer().pioneer[path] = spotTrap
		tellPosted(obs, s.active, path, OnTrap, 0)
	case KindBait:
		s.payCost([basicKinds]uint8{baitPrice}, FromBait, obs)
		s.catchAnimal(s.active, AnimalOf(m), ByBait, obs)
		s.restPioneer(s.active, path, obs)
	case KindLaceBoots:
		s.spend(s.active, Boots, 1, FromBoots, obs)
		s.pushSteps(2, obs)
	case KindSellFish:
		s.sellFish(ExchangeOf(m), KindsOf(m), obs)
	case KindBlast:
		s.spend(s.active, Stone, 2, FromDynamite, obs)
		s.gain(s.active, Gold, 1, FromDynamite, obs)
	case KindEndTurn:
		s.endTurn(obs)
	}
}

// playPending carries out move m, which answers the decision on top of the stack.
func (s *State) playPending(m engine.Move, obs engine.Observer) {
	d := s.pop()
	switch m.Kind {
	case KindTake:
		s.gain(s.active, GoodOf(m), 1, FromIcon, obs)
	case KindClimb, KindRoll:
		s.playStep(d, m, obs)
	case KindClaim:
		s.claim(s.active, int(s.active), s.climber[s.active], obs)
	case KindClaimAt:
		s.claim(s.active, int(s.active), NodeOf(m), obs)
	case KindBuild:
		s.build(CabinOf(m), PaymentOf(m), obs)
	case KindSwap:
		s.spend(s.active, GiveOf(m), 1, FromBarter, obs)
		s.gain(s.active, GetOf(m), 2, FromBarter, obs)
	case KindCatch:
		s.catchAnimal(s.active, AnimalOf(m), ByHunt, obs)
	case KindLure:
		s.payCost([basicKinds]uint8{1}, FromGrizzly, obs)
	case KindSuffer:
		s.pushDamage(d.n, obs)
	case KindLose, KindWreck, KindRetreat:
		s.playDamage(d, m, obs)
	case KindAdvanceTrack:
		s.moveUp(TrackOf(m), obs)
	case KindAdvance:
		s.moveWagon(s.active, int(s.activePlayer().wagon)+SpacesOf(m), obs)
	case KindStop:
		s.stop(d, obs)
	default:
		s.playMode(d, m, obs)
	}
}

// playMode carries out move m, which answers decision d. The decision must be of a kind that only
// exists in one mode.
func (s *State) playMode(d pending, m engine.Move, obs engine.Observer) {
	switch m.Kind {
	case KindHarvest:
		s.gain(s.active, GreenApple, int(d.n), FromIcon, obs)
		s.gain(s.active, RedApple, int(d.m), FromIcon, obs)
	case KindPress:
		s.press(GreenOf(m), RedOf(m), obs)
	case KindCanoe:
		s.paddle(d, LocationOf(m), obs)
	case KindBuy:
		s.buy(d, GoodOf(m), obs)
	case KindLoad:
		s.load(InsideOf(m), AddedOf(m), obs)
	case KindMill:
		s.spend(s.active, Stone, AmountOf(m), FromCabin, obs)
		s.gain(s.active, Gold, AmountOf(m), FromCabin, obs)
		s.push(PhaseLoad, 0, 0)
	case KindFire:
		s.fireShot(obs)
	}
}

// stop gives up the rest of the action to which decision d belongs. After some actions, another
// decision or damage follows.
func (s *State) stop(d pending, obs engine.Observer) {
	switch {
	case d.phase == PhaseMill:
		s.push(PhaseLoad, 0, 0)
	case d.phase == PhaseShoot && d.n == shootStarted:
		s.pushDamage(damageSixShooter, obs)
	}
}
