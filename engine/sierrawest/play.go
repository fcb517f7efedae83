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
	emit(obs, EventAsked, q.actor, int(q.phase), b, int(q.m), int(q.below))
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
	s.slots = [SummitSlots]Card{Card(m.A), Card(m.B), Card(m.C)}
	for _, c := range s.slots {
		p.hand &^= bit(c)
	}
	p.pioneer = [pathCount]spot{spotReady, spotReady}
	s.phase = PhasePioneer
	emit(obs, EventPlanned, s.active, int(m.A), int(m.B), int(m.C), 0)
}

// playPioneer carries out move m of the phase in which the active player moves the pioneers.
func (s *State) playPioneer(m engine.Move, obs engine.Observer) {
	path := Path(m.A)
	switch m.Kind {
	case KindWalk:
		s.walk(path, m.B == 1, Pay(m.C), obs)
	case KindSummit:
		s.takeSummit(path, Slot(m.B), Pay(m.C), obs)
	case KindVisit:
		s.visit(path, Cabin(m.B), obs)
	case KindTrap:
		s.activePlayer().pioneer[path] = spotTrap
		emit(obs, EventPosted, s.active, int(path), int(OnTrap), 0, 0)
	case KindBait:
		s.payCost([basicKinds]uint8{baitPrice}, FromBait, obs)
		s.catchAnimal(s.active, Animal(m.B), ByBait, obs)
		s.restPioneer(s.active, path, obs)
	case KindLaceBoots:
		s.spend(s.active, Boots, 1, FromBoots, obs)
		s.pushSteps(2, obs)
	case KindSellFish:
		s.sellFish(Exchange(m.A), int(m.B), obs)
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
		s.gain(s.active, Good(m.A), 1, FromIcon, obs)
	case KindClimb, KindRoll:
		s.playStep(d, m, obs)
	case KindClaim:
		s.claim(s.active, int(s.active), s.climber[s.active], obs)
	case KindClaimAt:
		s.claim(s.active, int(s.active), Node(m.A), obs)
	case KindBuild:
		s.build(Cabin(m.A), Pay(m.C), obs)
	case KindSwap:
		s.spend(s.active, Good(m.A), 1, FromBarter, obs)
		s.gain(s.active, Good(m.B), 2, FromBarter, obs)
	case KindCatch:
		s.catchAnimal(s.active, Animal(m.A), ByHunt, obs)
	case KindLure:
		s.payCost([basicKinds]uint8{1}, FromGrizzly, obs)
	case KindSuffer:
		s.pushDamage(d.n, obs)
	case KindLose, KindWreck, KindRetreat:
		s.playDamage(d, m, obs)
	case KindAdvanceTrack:
		s.moveUp(Track(m.A), obs)
	case KindAdvance:
		s.moveWagon(s.active, int(s.activePlayer().wagon)+int(m.A), obs)
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
		s.press(int(m.A), int(m.B), obs)
	case KindCanoe:
		s.paddle(d, int(m.A), obs)
	case KindBuy:
		s.buy(d, Good(m.A), obs)
	case KindLoad:
		s.load(int(m.A), int(m.B), obs)
	case KindMill:
		s.spend(s.active, Stone, int(m.A), FromCabin, obs)
		s.gain(s.active, Gold, int(m.A), FromCabin, obs)
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
