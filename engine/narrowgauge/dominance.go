package narrowgauge

import "gulch/engine"

// Dominates implements [engine.Dominance]. A Flip Contract is at least as good as none: the bid is
// paid in either case, and nothing forces its owner to use it (R16, R23). A play is at least as
// good as one that places the same Locomotives but uses more Flip Contracts, such as a straight
// card that is mirrored: the Contracts stay ready, which never costs anything. All refills of a
// hand that is not used again are equally good.
func (s *State) Dominates(a, b engine.Move) bool {
	switch {
	case a.Kind == KindContract && b == PassContract():
		return ChoiceOf(a) != passed && flips.Has(Contract(ChoiceOf(a)))
	case a.Kind == KindPlay && b.Kind == KindPlay:
		return s.sparesContracts(a, b)
	case a.Kind == KindRefill && b.Kind == KindRefill:
		return s.LastHand()
	}
	return false
}

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
