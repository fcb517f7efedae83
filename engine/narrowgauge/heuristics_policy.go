package narrowgauge

import "gulch/engine"

// Policy returns a reasonable move for rollouts that takes little time to find. It makes the best
// play without looking ahead. It takes the Certificate for which its value plus the Connection
// bonus that the hand can reach is highest.
func (s *State) Policy(w *engine.Rand) engine.Move {
	switch s.phase {
	case PhaseBid:
		return Bid(int(s.policyBid(w)))
	case PhaseContractHigh, PhaseContractLow:
		k, _ := s.bestContract(s.affordable(s.actor), s.bids[s.actor])
		if k == NoContract {
			return PassContract()
		}
		return TakeContract(k)
	case PhaseKeep:
		two := s.dealt[s.actor]
		return Keep(min(two[0], two[1]))
	case PhaseShare:
		return s.policyShare(w)
	case PhaseFirstCard, PhaseSecondCard:
		return s.policyPlay()
	case PhaseRefill:
		return s.policyRefill()
	case PhaseGameOver:
		return engine.Move{}
	}
	return forcedMoves[s.phase]
}

// policyBid returns an amount that the actor is likely to bid: 0, the value of one of the face-up
// Contracts, or one dollar more than that value, but at most the actor's cash. It is chosen at
// random by w.
func (s *State) policyBid(w *engine.Rand) int16 {
	n := w.Below(1 + s.shown.Len())
	set := s.shown
	if n == 0 {
		return 0
	}
	for ; n > 1; n-- {
		set &= set - 1
	}
	return min(int16(components.contract[set.first()].Value+w.Below(2)), s.cash[s.actor])
}

// policyShare returns the move that takes the best Certificate, by its value plus a little random
// noise from w. If the actor's hand can connect a new City for the Company, the Company's next
// bonus is added to the value.
func (s *State) policyShare(w *engine.Rand) engine.Move {
	o := s.outlook()
	best, most := Company(0), float32(-1e9)
	for company := range Company(CompanyCount) {
		if s.market[company] == 0 {
			continue
		}
		v := s.certificateWorth(&o, company) + w.Float()
		if s.supply[company] > 0 && s.reaches(s.actor, company) {
			v += float32(s.NextBonus(company))
		}
		if v > most {
			best, most = company, v
		}
	}
	return Share(best)
}

// policyPlay returns the actor's best play. In the phase second_card it returns stop if no play has
// a positive value.
func (s *State) policyPlay() engine.Move {
	if s.phase == PhaseSecondCard && s.dark[s.actor] {
		if s.mayUse() {
			return UseNightShift()
		}
		return Stop()
	}
	var b builder
	s.builderFor(&b, s.building, false)
	b.o = s.outlook()
	m, worth := b.bestPlay(s.hands[s.actor], true)
	switch {
	case s.phase == PhaseSecondCard && worth <= 0:
		return Stop()
	case m.Kind != 0:
		return m
	}
	return NoBuild()
}

// policyRefill returns the refill move that discards all cards of the actor whose usefulness is
// low, see keepBar.
func (s *State) policyRefill() engine.Move {
	var set Hand
	for hand := s.hands[s.actor]; hand != 0; hand &= hand - 1 {
		if c := hand.first(); s.usefulness(c) < keepBar-keepDoubt/refillScale {
			set |= c.bit()
		}
	}
	return Refill(set)
}
