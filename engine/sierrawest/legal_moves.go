package sierrawest

import "gulch/engine"

// Moves appends the legal moves to dst, sorted by kind of move.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	if s.Turn() == engine.NoSeat {
		return dst
	}
	for _, k := range phaseKinds[s.Phase()] {
		dst = s.list(k, dst)
	}
	return dst
}

// list appends the legal moves of kind k to dst. The current phase must have moves of that kind.
func (s *State) list(k engine.Kind, dst []engine.Move) []engine.Move {
	switch k {
	case KindPlan:
		return s.listPlans(dst)
	case KindWalk, KindSummit, KindVisit, KindTrap, KindBait:
		for p := range pathCount {
			if s.activePlayer().pioneer[p].walking() {
				dst = s.listPioneer(k, p, dst)
			}
		}
		return dst
	case KindSellFish:
		return s.listSales(dst)
	case KindReact:
		return s.listReactions(dst)
	case KindBuild:
		return s.listBuilds(dst)
	case KindRoll:
		return s.listRolls(dst)
	case KindSwap:
		return s.listSwaps(dst)
	case KindLose:
		return s.listLosses(dst)
	case KindCanoe:
		return s.listCanoe(dst)
	case KindLoad:
		return s.listLoads(dst)
	case KindBuy:
		return s.listBuys(dst)
	case KindPress:
		return s.listPresses(dst)
	}
	if kindNotations[k].HasParts() {
		return s.listOf(k, dst)
	}
	if s.offers(k) {
		dst = append(dst, engine.Move{Kind: k})
	}
	return dst
}

// listOf appends the legal moves of kind k to dst. k must be a kind of move with one parameter
// whose legal values form a range or a set.
func (s *State) listOf(k engine.Kind, dst []engine.Move) []engine.Move {
	switch k {
	case KindTake:
		return append(dst, Take(Food), Take(Wood), Take(Stone))
	case KindClimb:
		for set := s.reachableNodes(); set != 0; set &= set - 1 {
			dst = append(dst, Climb(Node(set.First())))
		}
		return dst
	case KindCatch:
		for a := range ModeAnimal + 1 {
			if s.shownAnimals()&^s.activePlayer().caught>>a&1 != 0 {
				dst = append(dst, Catch(a))
			}
		}
		return dst
	case KindWreck:
		for set := Set(s.activePlayer().cabins); set != 0; set &= set - 1 {
			dst = append(dst, Wreck(Cabin(set.First())))
		}
		return dst
	case KindAdvanceTrack:
		for t := range TrackCount {
			if s.top().n>>t&1 != 0 {
				dst = append(dst, AdvanceTrack(t))
			}
		}
		return dst
	case KindClaimAt:
		for set := s.faceUp; set != 0; set &= set - 1 {
			dst = append(dst, ClaimAt(Node(set.First())))
		}
		return dst
	case KindAdvance:
		for n := 1; n <= int(s.top().n); n++ {
			dst = append(dst, Advance(n))
		}
		return dst
	case KindMill:
		for n := 1; n <= min(2, int(s.activePlayer().goods[Stone])); n++ {
			dst = append(dst, Mill(n))
		}
		return dst
	}
	return dst
}

// offers reports whether the move of kind k is legal now. k must be a kind of move without
// parameters.
func (s *State) offers(k engine.Kind) bool {
	p := s.activePlayer()
	switch k {
	case KindLaceBoots:
		return p.boots > 0
	case KindBlast:
		return s.owner[Dynamite] == s.active && p.goods[Stone] >= 2
	case KindClaim:
		return s.faceUp.Has(int(s.climber[s.active]))
	case KindLure:
		return p.goods[Food]+p.goods[Gold] > 0
	case KindRetreat:
		return s.top().n != damageSixShooter || p.wagon > 0
	case KindFire:
		return p.bullets > 0 && s.outlawsLeft()
	case KindStop:
		return s.top().phase != PhaseShoot || s.top().n != shootNotStarted
	}
	return true
}

// listPlans appends to dst a move for each way to lay out three cards of the active player's hand.
func (s *State) listPlans(dst []engine.Move) []engine.Move {
	hand := s.activePlayer().hand
	for left := hand; left != 0; left &= left - 1 {
		l := Card(left.First())
		for top := hand &^ bit(l); top != 0; top &= top - 1 {
			t := Card(top.First())
			for right := hand &^ bit(l) &^ bit(t); right != 0; right &= right - 1 {
				dst = append(dst, PlanCards(l, t, Card(right.First())))
			}
		}
	}
	return dst
}

// listPioneer appends to dst the legal moves of kind k for the active player's pioneer of path p.
func (s *State) listPioneer(k engine.Kind, p Path, dst []engine.Move) []engine.Move {
	me := s.activePlayer()
	switch k {
	case KindWalk:
		return s.listWalks(p, dst)
	case KindSummit:
		if me.pioneer[p].space() == pathSpaces[p] {
			dst = s.listSummits(p, dst)
		}
	case KindVisit:
		for set := Set(me.cabins); set != 0; set &= set - 1 {
			if c := set.First(); me.pioneer[1-p] != spotCabin+spot(c) {
				dst = append(dst, Visit(p, Cabin(c)))
			}
		}
	case KindTrap:
		if me.pioneer[1-p] != spotTrap {
			dst = append(dst, Trap(p))
		}
	case KindBait:
		if me.goods[Food]+me.goods[Gold] >= baitPrice {
			for set := Set(s.shownAnimals() &^ me.caught); set != 0; set &= set - 1 {
				dst = append(dst, Bait(p, Animal(set.First())))
			}
		}
	}
	return dst
}

// listWalks appends to dst the legal moves that take the active player's pioneer of path p onto the
// next space (R17, R18).
func (s *State) listWalks(p Path, dst []engine.Move) []engine.Move {
	me := s.activePlayer()
	space := me.pioneer[p].space() + 1
	if space > pathSpaces[p] {
		return dst
	}
	fee := p.Fee(space)
	if fee == 0 {
		return append(dst, Walk(p, 0))
	}
	var l payments
	me.anyMix(fee, &l)
	for _, pay := range l.all() {
		dst = append(dst, Walk(p, pay))
	}
	if !box.icon[s.iconAt(p, space)].Mandatory {
		dst = append(dst, WalkPast(p))
	}
	return dst
}

// listSummits appends to dst the moves by which the active player's pioneer of path p uses a summit
// action, one for each possible payment. Actions without any effect are left out (R55).
func (s *State) listSummits(p Path, dst []engine.Move) []engine.Move {
	for slot := range Slot(SummitSlots) {
		if s.activePlayer().pioneer[1-p] == spotSummit+spot(slot) {
			continue
		}
		info := &box.summit[s.printed(s.slots[slot]).Summit]
		if !s.useful(info) {
			continue
		}
		if info.effect.kind == effBuyFish {
			dst = append(dst, TakeSummit(p, slot, 0))
			continue
		}
		var l payments
		s.summitPayments(&info.cost, &l)
		for _, pay := range l.all() {
			dst = append(dst, TakeSummit(p, slot, pay))
		}
	}
	return dst
}

// useful reports whether a summit action would have any effect now (R55). It does not matter
// whether the active player can pay for it, except for buying fish, which is paid later.
func (s *State) useful(info *SummitInfo) bool {
	p, e := s.activePlayer(), &info.effect
	switch e.kind {
	case effWagon:
		return p.wagon < LastSpace
	case effFur:
		return p.caught != 0 || e.n > 0
	case effBuild:
		return s.canBuild(int(e.n))
	case effClaim:
		return s.faceUp != 0
	case effBuyFish:
		return s.fishLeft() && p.canPay((*[basicKinds]uint8)(info.cost.goods[:]))
	case effCart:
		return s.carts > 0
	case effSixShooter:
		return p.bullets > 0 && s.outlawsLeft()
	case effCapture:
		return s.outlawsLeft()
	}
	return e.boots == 0 || s.boots > 0
}

// listRolls appends to dst the legal moves that roll the active player's wagon by one space (R25 to
// R27).
func (s *State) listRolls(dst []engine.Move) []engine.Move {
	p := s.activePlayer()
	if p.wagon == LastSpace {
		return dst
	}
	if s.owner[Mule] == s.active {
		return append(dst, Roll(0))
	}
	var l payments
	p.fixed(box.space[p.wagon+1].Toll, &l)
	for _, pay := range l.all() {
		dst = append(dst, Roll(pay))
	}
	return dst
}

// buildable returns the cabins in the market that the active player does not have yet. It returns
// the empty set if the player has no free plot.
func (s *State) buildable() Set {
	p := s.activePlayer()
	if Set(p.cabins).Len() == Plots {
		return 0
	}
	var set Set
	for c, left := range s.market {
		if left > 0 && p.cabins>>c&1 == 0 {
			set |= 1 << c
		}
	}
	return set
}

// listBuilds appends to dst a move for each cabin that the active player can build, and for each
// way to pay for it. The discount is parameter n of the pending decision.
func (s *State) listBuilds(dst []engine.Move) []engine.Move {
	discount := int(s.top().n)
	for set := s.buildable(); set != 0; set &= set - 1 {
		c := set.First()
		var l payments
		s.activePlayer().discounted(box.cabin[c].Cost, discount, &l)
		for _, pay := range l.all() {
			dst = append(dst, Build(Cabin(c), pay))
		}
	}
	return dst
}

// canBuild reports whether the active player can build any cabin if its price is reduced by
// discount resources.
func (s *State) canBuild(discount int) bool {
	p := s.activePlayer()
	for set := s.buildable(); set != 0; set &= set - 1 {
		c := set.First()
		// The player chooses the resources that the discount applies to, so only the number of
		// missing resources matters.
		short := 0
		for k, n := range box.cabin[c].Cost {
			short += max(0, int(n)-int(p.goods[k]))
		}
		if short-discount <= int(p.goods[Gold]) {
			return true
		}
	}
	return false
}

func (s *State) listSwaps(dst []engine.Move) []engine.Move {
	for give := range Good(basicKinds) {
		for get := range Good(basicKinds) {
			if give != get && s.activePlayer().goods[give] > 0 {
				dst = append(dst, Swap(give, get))
			}
		}
	}
	return dst
}

// listLosses appends to dst a move for each pair of goods that the active player can give up when
// taking damage (R51).
func (s *State) listLosses(dst []engine.Move) []engine.Move {
	p := s.activePlayer()
	if p.basics()+int(p.goods[Gold]) < 2 {
		if p.cabins != 0 || s.offers(KindRetreat) {
			return dst
		}
		for g := range Gold + 1 {
			if p.goods[g] > 0 {
				return append(dst, Lose(g))
			}
		}
		return append(dst, Lose())
	}
	for a := range Gold + 1 {
		for b := a; b <= Gold; b++ {
			if p.goods[a] > 0 && p.goods[b] > 0 && (a != b || p.goods[a] > 1) {
				dst = append(dst, Lose(a, b))
			}
		}
	}
	return dst
}
