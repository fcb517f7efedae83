package narrowgauge

import "gulch/engine"

// Dominates implements [engine.Dominance]. A Contract of the set gifts is at least as good as none:
// the bid is paid in either case (R13, R16), and the other seat cannot take the Contract any more.
// A play is at least as good as one that places the same Locomotives but uses more Flip Contracts,
// such as a straight card that is mirrored: the Contracts stay ready, which never costs anything.
// All refills of a hand that is not used again are equally good.
func (s *State) Dominates(a, b engine.Move) bool {
	switch {
	case a.Kind == KindContract && b == PassContract():
		return ChoiceOf(a) != passed && gifts.Has(Contract(ChoiceOf(a)))
	case a.Kind == KindPlay && b.Kind == KindPlay:
		return s.sparesContracts(a, b)
	case a.Kind == KindRefill && b.Kind == KindRefill:
		return s.LastHand()
	}
	return false
}

// gifts is the set of Contracts that only add to what their owner has: money, lower penalties,
// cards to choose from, or a move that nobody has to make (R25). Market Brokers is not one of them:
// its additional space can push a die past the center divide, which raises the die's value (R48),
// and the other seat may pull the die back and be paid that value.
const gifts = allContracts &^ (1 << MarketBrokers)

// LastHand reports whether the hand of the seat to move is not used again after its current turn,
// its last one in the game.
func (s *State) LastHand() bool {
	return s.round == Rounds && s.phase >= PhaseFirstCard && s.phase <= PhaseRefill && s.onOffer() <= unclaimed+1
}

// sparesContracts reports whether play a places the same Locomotives as play b in the same order
// and with the same card, or with any card if no hand is used again, and uses only some of the Flip
// Contracts of b. The order matters to Market Brokers. Tunnel Blast changes costs, so plays with
// and without it are not compared.
func (s *State) sparesContracts(a, b engine.Move) bool {
	uses, other := variantOf(HowOf(a)), variantOf(HowOf(b))
	handCounts := s.phase != PhaseSecondCard || !s.LastHand()
	if uses == other || uses.contracts()&^other.contracts() != 0 || uses.blast() != other.blast() ||
		handCounts && CardOf(a) != CardOf(b) {
		return false
	}
	return s.newSpaces(a) == s.newSpaces(b)
}

// newSpaces returns the spaces on which play m places a Locomotive, in the order of the card. The
// rest of the list is NoSpace.
func (s *State) newSpaces(m engine.Move) targets {
	shape := components.geometry.shape[CardOf(m)][orientation(HowOf(m))&(turned|mirrored)]
	list, n := targets{NoSpace, NoSpace, NoSpace, NoSpace}, 0
	for _, x := range components.geometry.target[shape][OriginOf(m)] {
		if !s.net[s.building].Has(x) {
			list[n] = x
			n++
		}
	}
	return list
}
