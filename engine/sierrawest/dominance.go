package sierrawest

import (
	"math/bits"

	"gulch/engine"
)

// Dominates implements [engine.Dominance] for layouts, steps and sales of fish. Layouts are
// compared space by space. To roll the wagon without a toll is at least as good as to waste the
// step, and to stop is better than to pay for a space that brings nothing. To stay on a face-up
// card that can be claimed in this turn is at least as good as to climb away with the last step.
// Of an even number of fish of one kind, to sell two is at least as good as to sell three, because
// pairs pay best. At the end of a seat's last turn, a sale that gains no points is no better than
// the end of the turn.
func (s *State) Dominates(a, b engine.Move) bool {
	switch {
	case a.Kind == KindPlan && b.Kind == KindPlan:
		return s.layoutDominates(a, b)
	case a.Kind == KindRoll && b.Kind == KindStop:
		return PaymentOf(a) == 0 && s.farIsGood()
	case a.Kind == KindStop && b.Kind == KindRoll:
		return PaymentOf(b) != 0 && s.farBringsNothing()
	case a.Kind == KindStop && b.Kind == KindClimb:
		return s.leavesClaim(NodeOf(b))
	case a.Kind == KindSellFish && b.Kind == KindSellFish:
		return ExchangeOf(a) == SellTwoSame && ExchangeOf(b) == SellThreeSame && KindsOf(a) == KindsOf(b) &&
			s.activePlayer().fish[bits.TrailingZeros(uint(KindsOf(a)))]%2 == 0
	case a.Kind == KindEndTurn && b.Kind == KindSellFish:
		return ExchangeOf(b) <= SellSalmon && s.isUseless(box.fish[ExchangeOf(b)].good)
	}
	return false
}

// farIsGood reports whether a wagon that is one space farther is surely at least as good for the
// active seat. In Apple Hill, a longer trail may add apples to a harvest that other seats use.
func (s *State) farIsGood() bool {
	return s.mode != AppleHill || s.activePlayer().wagon%2 == 0
}

// farBringsNothing reports whether a wagon that is farther would bring the active seat no higher
// multiplier and no more cards along its trail. It is false in the last round, in which the place
// of the wagon may break a tie that goods cannot, and in the mode in which damage moves the wagon
// back.
func (s *State) farBringsNothing() bool {
	here, end := &box.space[s.activePlayer().wagon], &box.space[LastSpace]
	return s.mode != OutlawsOutposts && !s.lastRound() && here.Multiplier == end.Multiplier && here.Slots == end.Slots
}

// leavesClaim reports whether the active seat would climb to node n with its last step from a
// face-up card that it could claim in this turn, and be no nearer to another face-up card.
func (s *State) leavesClaim(n Node) bool {
	at := s.climber[s.active]
	if s.top().n != 1 || !s.faceUp.Has(int(at)) || !s.canStillClaim() {
		return false
	}
	from, to := distancesFrom(at), distancesFrom(n)
	for card := range s.faceUp.All() {
		if to[card] < from[card] {
			return false
		}
	}
	return true
}

// canStillClaim reports whether a shovel is ahead of one of the active seat's pioneers, for which
// the seat can pay with the goods that it has.
func (s *State) canStillClaim() bool {
	me := s.activePlayer()
	for p := range pathCount {
		if !me.pioneer[p].walking() {
			continue
		}
		for space := me.pioneer[p].space() + 1; space <= p.Spaces(); space++ {
			if s.iconAt(p, space) == IconShovel && p.Fee(space) <= me.basics()+int(me.goods[Gold]) {
				return true
			}
		}
	}
	return false
}

// isUseless reports whether one more basic resource of kind g can bring the active seat nothing any
// more: it is the seat's last turn, no pioneer acts, the tolls that its boots may need are covered,
// and no seat is level with it, so that basic resources would decide.
func (s *State) isUseless(g Good) bool {
	me := s.activePlayer()
	if !s.lastRound() || me.pioneer[Green].walking() || me.pioneer[Tan].walking() {
		return false
	}
	tolls := 0
	for space := int(me.wagon) + 1; space <= min(int(me.wagon)+2*int(me.boots), LastSpace); space++ {
		tolls += int(box.space[space].Toll[g])
	}
	for p := range engine.Seat(s.seats) {
		if p != s.active && s.Score(p) == s.Score(s.active) {
			return false
		}
	}
	return int(me.goods[g]) >= tolls
}
