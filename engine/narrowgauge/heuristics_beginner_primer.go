package narrowgauge

import "gulch/engine"

// Primer returns the value of each of the given moves for a player who only knows the primer, the
// introduction for beginners: bids that suffice for a Contract, Certificates that pay or give a
// majority, and track that connects Cities for little money. It considers neither later moves nor
// the opponent. It overwrites dst with the result.
func (s *State) Primer(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	var list prices
	if s.building != NoCompany {
		s.priceList(&list, s.actor, s.building, false)
	}
	for _, m := range moves {
		dst = append(dst, s.primerWeight(m, &list))
	}
	return dst
}

func (s *State) primerWeight(m engine.Move, list *prices) float32 {
	switch m.Kind {
	case KindBid:
		return s.primerBid(AmountOf(m))
	case KindContract:
		if ChoiceOf(m) != passed {
			return 1
		}
	case KindShare:
		return s.primerShare(CompanyOf(m))
	case KindPlay:
		return s.primerPlay(m, list)
	case KindRefill:
		return -0.5 * float32(Discards(m).Len())
	}
	return 0
}

// primerBid returns the value that Primer gives to a bid of amount dollars. It prefers a bid that
// just suffices for a Contract and leaves half of the cash, because both seats have to pay their
// bids.
func (s *State) primerBid(amount int) float32 {
	for k := range s.shown.All() {
		if k.Info().Value == amount && 2*amount <= int(s.cash[s.actor]) {
			return 1
		}
	}
	if amount == 0 {
		return 0.5
	}
	return -float32(amount)
}

// primerShare returns the value that Primer gives to taking a Certificate of Company c: the
// dividend that it pays at the end of this round, plus a bonus if it gives the actor the majority.
func (s *State) primerShare(c Company) float32 {
	worth := float32(int(s.round) * DividendPerPoint(int(s.marker[c])))
	if s.pieces(s.actor, c) == s.pieces(1-s.actor, c) {
		worth += 2
	}
	return worth
}

// primerPlay returns the value that Primer gives to play m: the bonuses that it brings at once,
// minus its penalty, in dollars. list holds the costs of new Locomotives.
func (s *State) primerPlay(m engine.Move, list *prices) float32 {
	shape := components.geometry.shape[CardOf(m)][orientation(HowOf(m))&(turned|mirrored)]
	ts := &components.geometry.target[shape][OriginOf(m)]
	sum := list.sum(ts)
	return float32(sum.cities()*s.NextBonus(s.building)) - float32(sum.penalty())
}
