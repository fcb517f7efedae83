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
		s.bid(AmountOf(m), tell)
	case KindContract:
		s.takeContract(ChoiceOf(m), tell)
	case KindToss:
		s.toss(tell)
	case KindDeal:
		s.dealContracts(tell)
	case KindKeep:
		s.keep(ContractOf(m), tell)
	case KindShare:
		s.share(CompanyOf(m), tell)
	case KindPlay:
		s.build(CardOf(m), OriginOf(m), HowOf(m), tell)
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
	if !wellFormed(m) || kindPhases[m.Kind]>>s.phase&1 == 0 {
		return false
	}
	switch m.Kind {
	case KindPlay:
		return s.allowsPlay(m)
	case KindRefill:
		return Discards(m)&^s.hands[s.actor] == 0
	case KindBid:
		return AmountOf(m) >= 0 && AmountOf(m) <= int(s.cash[s.actor])
	case KindContract:
		return ChoiceOf(m) == passed || uint(ChoiceOf(m)) < ContractCount &&
			s.affordable(s.actor).Has(Contract(ChoiceOf(m)))
	case KindKeep:
		return ContractOf(m) == s.dealt[s.actor][0] || ContractOf(m) == s.dealt[s.actor][1]
	case KindShare:
		return uint8(CompanyOf(m)) < CompanyCount && s.market[CompanyOf(m)] > 0
	case KindNoBuild:
		return !s.canBuild(0)
	case KindUse:
		return ContractOf(m) == NightShift && s.mayUse()
	}
	return true
}

// allowsPlay reports whether m, which must be a KindPlay move, is legal.
func (s *State) allowsPlay(m engine.Move) bool {
	if CardOf(m) >= CardCount || OriginOf(m) >= SpaceCount || HowOf(m) < 0 || HowOf(m) > Turned|Mirrored|Blasted {
		return false
	}
	v, l := variantOf(HowOf(m)), orientation(HowOf(m))&(turned|mirrored)
	if !s.hands[s.actor].Has(CardOf(m)) || !v.open(s.ready(s.actor)) || s.phase == PhaseSecondCard && s.dark[s.actor] {
		return false
	}
	shape, x := components.geometry.shape[CardOf(m)][l], OriginOf(m)
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
