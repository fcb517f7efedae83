package sierrawest

import (
	"slices"

	"gulch/engine"
)

// Play makes a move of the seat to decide. It returns an error, and changes nothing, if the move is
// not legal.
func (s *State) Play(m engine.Move, tell engine.Observer) error {
	if !s.allows(m) {
		return s.refusal(m)
	}
	switch s.Phase() {
	case PhasePlan:
		s.layOut(m, tell)
	case PhasePioneer:
		s.playPioneer(m, tell)
	case PhaseRival:
		s.playRival(tell)
	case PhaseReact:
		s.playReaction(m, tell)
	default:
		s.playPending(m, tell)
	}
	s.openQueue(tell)
	if tell != nil && s.phase != PhaseOver {
		b, c, d := s.question()
		say(tell, EventAsked, s.Turn(), int(s.Phase()), b, c, d)
	}
	return nil
}

// question returns the parameters B, C and D of EventAsked: the two parameters of the pending
// decision and the steps that wait below it; in the turn of Hastings, his next operation.
func (s *State) question() (b, c, d int) {
	switch {
	case !s.human(s.active):
		return int(s.step), 0, 0
	case s.depth == 0:
		return 0, 0, 0
	case s.depth > 1:
		d = int(s.stack[0].n)
	}
	return int(s.top().n), int(s.top().m), d
}

// allows reports whether a move is legal. It lists only the legal moves of the same kind.
func (s *State) allows(m engine.Move) bool {
	if m.Kind == 0 || m.Kind >= kindEnd || s.Turn() == engine.NoSeat || kindPhases[m.Kind]>>s.Phase()&1 == 0 {
		return false
	}
	var buf [48]engine.Move
	return slices.Contains(s.list(m.Kind, buf[:0]), m)
}

// layOut puts three cards into their slots and makes both pioneers ready (R10, R11).
func (s *State) layOut(m engine.Move, tell engine.Observer) {
	p := s.now()
	s.slots = [SummitSlots]Card{Card(m.A), Card(m.B), Card(m.C)}
	for _, c := range s.slots {
		p.hand &^= bit(c)
	}
	p.pioneer = [pathCount]spot{spotReady, spotReady}
	s.phase = PhasePioneer
	say(tell, EventPlanned, s.active, int(m.A), int(m.B), int(m.C), 0)
}

// playPioneer carries out a move of section 5.2.
func (s *State) playPioneer(m engine.Move, tell engine.Observer) {
	path := Path(m.A)
	switch m.Kind {
	case KindWalk:
		s.walk(path, m.B == 1, Pay(m.C), tell)
	case KindSummit:
		s.takeSummit(path, Slot(m.B), Pay(m.C), tell)
	case KindVisit:
		s.visit(path, Cabin(m.B), tell)
	case KindTrap:
		s.now().pioneer[path] = spotTrap
		say(tell, EventPosted, s.active, int(path), int(OnTrap), 0, 0)
	case KindBait:
		s.payCost([basicKinds]uint8{baitPrice}, FromBait, tell)
		s.catch(s.active, Animal(m.B), ByBait, tell)
		s.rest(s.active, path, tell)
	case KindLaceBoots:
		s.spend(s.active, Boots, 1, FromBoots, tell)
		s.pushSteps(2, tell)
	case KindSellFish:
		s.sellFish(Exchange(m.A), int(m.B), tell)
	case KindBlast:
		s.spend(s.active, Stone, 2, FromDynamite, tell)
		s.gain(s.active, Gold, 1, FromDynamite, tell)
	case KindEndTurn:
		s.endTurn(tell)
	}
}

// playPending carries out the answer to the decision on top of the stack.
func (s *State) playPending(m engine.Move, tell engine.Observer) {
	d := s.pop()
	switch m.Kind {
	case KindTake:
		s.gain(s.active, Good(m.A), 1, FromIcon, tell)
	case KindClimb, KindRoll:
		s.playStep(d, m, tell)
	case KindClaim:
		s.claim(s.active, int(s.active), s.climber[s.active], tell)
	case KindClaimAt:
		s.claim(s.active, int(s.active), Node(m.A), tell)
	case KindBuild:
		s.build(Cabin(m.A), Pay(m.C), tell)
	case KindSwap:
		s.spend(s.active, Good(m.A), 1, FromBarter, tell)
		s.gain(s.active, Good(m.B), 2, FromBarter, tell)
	case KindCatch:
		s.catch(s.active, Animal(m.A), ByHunt, tell)
	case KindLure:
		s.payCost([basicKinds]uint8{1}, FromGrizzly, tell)
	case KindSuffer:
		s.pushDamage(d.n, tell)
	case KindLose, KindWreck, KindRetreat:
		s.playDamage(d, m, tell)
	case KindAdvanceTrack:
		s.moveUp(Track(m.A), tell)
	case KindAdvance:
		s.moveWagon(s.active, int(s.now().wagon)+int(m.A), tell)
	case KindStop:
		s.stop(d, tell)
	default:
		s.playMode(d, m, tell)
	}
}

// playMode carries out the answer to a decision that exists in one mode only.
func (s *State) playMode(d pending, m engine.Move, tell engine.Observer) {
	switch m.Kind {
	case KindHarvest:
		s.gain(s.active, GreenApple, int(d.n), FromIcon, tell)
		s.gain(s.active, RedApple, int(d.m), FromIcon, tell)
	case KindPress:
		s.press(int(m.A), int(m.B), tell)
	case KindCanoe:
		s.paddle(d, int(m.A), tell)
	case KindBuy:
		s.buy(d, Good(m.A), tell)
	case KindLoad:
		s.load(int(m.A), int(m.B), tell)
	case KindMill:
		s.spend(s.active, Stone, int(m.A), FromCabin, tell)
		s.gain(s.active, Gold, int(m.A), FromCabin, tell)
		s.push(PhaseLoad, 0, 0)
	case KindFire:
		s.fire(tell)
	}
}

// stop gives up the rest of an action. Some actions continue with another part.
func (s *State) stop(d pending, tell engine.Observer) {
	switch {
	case d.phase == PhaseMill:
		s.push(PhaseLoad, 0, 0)
	case d.phase == PhaseShoot && d.n == shootStarted:
		s.pushDamage(damageSixShooter, tell)
	}
}
