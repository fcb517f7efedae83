package narrowgauge

import "gulch/engine"

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
	case KindBegin:
		s.beginRound(tell)
	case KindBid:
		s.bid(m.A, tell)
	case KindContract:
		s.takeContract(m.A, tell)
	case KindToss:
		s.toss(tell)
	case KindDeal:
		s.dealContracts(tell)
	case KindKeep:
		s.keep(Contract(m.A), tell)
	case KindShare:
		s.share(Company(m.A), tell)
	case KindPlay:
		s.build(Card(m.A), Space(m.B), m.C, tell)
	case KindNoBuild:
		s.noBuild(tell)
	case KindUse:
		s.use(tell)
	case KindStop:
		s.stop(tell)
	case KindRefill:
		s.refill(Discards(m), tell)
	case KindPay:
		s.pay(tell)
	}
}

// kindPhases holds, for each kind of move, the phases in which it can be made, as a bit set.
var kindPhases = [kindEnd]uint16{
	KindBegin: 1 << PhaseRoundStart, KindBid: 1 << PhaseBid, KindContract: 1<<PhaseContractHigh | 1<<PhaseContractLow,
	KindToss: 1 << PhaseCoin, KindDeal: 1 << PhaseDealContracts, KindKeep: 1 << PhaseKeep, KindShare: 1 << PhaseShare,
	KindPlay: 1<<PhaseFirstCard | 1<<PhaseSecondCard, KindNoBuild: 1 << PhaseFirstCard, KindUse: 1 << PhaseSecondCard,
	KindStop: 1 << PhaseSecondCard, KindRefill: 1 << PhaseRefill, KindPay: 1 << PhaseDividends,
}

// allows reports whether move m is legal. It is fast because it does not generate all legal moves.
func (s *State) allows(m engine.Move) bool {
	if m.Kind == 0 || m.Kind >= kindEnd || kindPhases[m.Kind]>>s.phase&1 == 0 {
		return false
	}
	switch m.Kind {
	case KindPlay:
		return s.allowsPlay(m)
	case KindRefill:
		return Discards(m)&^s.hands[s.actor] == 0
	}
	if m.B != 0 || m.C != 0 {
		return false
	}
	switch m.Kind {
	case KindBid:
		return m.A >= 0 && m.A <= s.cash[s.actor]
	case KindContract:
		return m.A == passed || uint16(m.A) < ContractCount && s.affordable(s.actor).Has(Contract(m.A))
	case KindKeep:
		return m.A >= 0 && (m.A == int16(s.dealt[s.actor][0]) || m.A == int16(s.dealt[s.actor][1]))
	case KindShare:
		return uint16(m.A) < CompanyCount && s.market[m.A] > 0
	case KindNoBuild:
		return m.A == 0 && !s.canBuild(0)
	case KindUse:
		return m.A == int16(NightShift) && s.mayUse()
	}
	return m.A == 0
}

// allowsPlay reports whether m, which must be a KindPlay move, is legal.
func (s *State) allowsPlay(m engine.Move) bool {
	if uint16(m.A) >= CardCount || uint16(m.B) >= SpaceCount || m.C < 0 || m.C > Turned|Mirrored|Blasted {
		return false
	}
	v, l := variantOf(m.C), orientation(m.C)&(turned|mirrored)
	if !s.hands[s.actor].Has(Card(m.A)) || !v.open(s.ready(s.actor)) || s.phase == PhaseSecondCard && s.dark[s.actor] {
		return false
	}
	shape, x := components.geometry.shape[m.A][l], Space(m.B)
	if !s.net[s.building].And(components.geometry.origins[shape][s.yard[s.building]]).Has(x) {
		return false
	}
	sum := cell(0)
	for _, t := range components.geometry.target[shape][x] {
		sum += s.price(s.actor, s.building, t, v.blast())
	}
	sc := s.scan(s.actor, s.building, v.blast())
	return sc.legal(sum)
}

// variantOf returns the set of Flip Contracts that a play uses. how is field C of the move: the sum
// of Turned, Mirrored and Blasted.
func variantOf(how int16) variant { return variant(how>>2&1 | how>>1&1<<1) }
