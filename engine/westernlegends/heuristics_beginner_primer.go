package westernlegends

import "gulch/engine"

// primerAdvice is the weight of each kind of move for Primer. It follows the short introduction
// that new players read: first complete goals, then use the actions that it recommends, then earn
// money.
var primerAdvice = [kindEnd]float32{
	KindDeposit: 2, KindRevel: 2, KindCompleteGoal: 4, KindContribute: 3, KindDeliver: 3, KindDeliverLonghorns: 2,
	KindBankRobbery: 1.3, KindTrainHeist: 1, KindProspect: 1, KindPoker: 1, KindHighStakes: 0.5, KindFaro: 0.5,
	KindChallenge: 0.5,
	KindHeal:      0.5, KindAcquire: 0.7, KindTakeLonghorns: 0.7, KindFrontier: 0.7, KindFight: 0.5, KindWork: 0.3,
	KindShop: 0.2,
	KindCard: 0.3, KindAbility: 0.3, KindItem: 0.3, KindMove: 0.6, KindEndTurn: -2, KindStop: -0.5, KindUpgrade: 0.3,
	KindBet: 0.3, KindTake: 0.5,
}

// Primer returns a weight for each of the given moves, in their order. It overwrites dst with the
// result. The weights imitate a player who has read only the primer, the short introduction to the
// game: deposit gold at the Bank, spend money at the Cabaret, use highlighted locations, play the
// highest card in fights, discard the lowest, and show the best poker hand.
func (s *State) Primer(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	if s.depth == 0 {
		return dst
	}
	a := s.appraise(s.top().seat)
	for _, m := range moves {
		dst = append(dst, a.primed(m))
	}
	return dst
}

func (a *appraiser) primed(m engine.Move) float32 {
	worth := primerAdvice[m.Kind]
	switch m.Kind {
	case KindDeposit, KindRevel:
		worth += float32(AmountOf(m))
	case KindTake, KindDeliverLonghorns:
		worth += 0.5 * float32(AmountOf(m))
	case KindPlay:
		return 0.5 * float32(CardOf(m).Value())
	case KindDiscard:
		return -0.5 * float32(CardOf(m).Value())
	case KindShow:
		v := a.s.handWith([2]Card{CardOf(m), OtherCardOf(m)})
		return float32(v.Strength())
	case KindProspect:
		if int(a.pl.nuggets) >= a.s.nuggetCap(a.p) {
			return -1
		}
	case KindHeal:
		worth += 0.3 * float32(a.pl.wounds)
	case KindMove:
		if a.primerGoal() == a.pl.space {
			return 0.2
		}
	case KindStep:
		return a.primerStep(SpaceOf(m))
	}
	return worth
}

// primerGoal returns the destination that the primer suggests: a rail station for a player with
// cattle, the Bank with gold, the Cabaret with money, and otherwise the Bank (for a robbery) or the
// nearest mine.
func (a *appraiser) primerGoal() Space {
	switch {
	case a.pl.cattle >= 0:
		return box.byFeature(Rail)
	case a.pl.nuggets > 2:
		return box.byFeature(Bank)
	case a.pl.money >= 2*revelPrice:
		return box.byFeature(Cabaret)
	}
	if a.pl.char&1 == 0 && !a.s.bank { // so that half of the characters act as outlaws
		return box.byFeature(Bank)
	}
	best := guidePlaces.mines[0]
	for _, x := range guidePlaces.mines {
		if box.dist[a.pl.space][x] < box.dist[a.pl.space][best] {
			best = x
		}
	}
	return best
}

// primerStep returns by how many steps a step to space x brings the player nearer to the
// destination.
func (a *appraiser) primerStep(x Space) float32 {
	if a.s.top().op != askStep {
		return 0
	}
	goal := a.primerGoal()
	return float32(box.dist[a.pl.space][goal]) - float32(box.dist[x][goal])
}
