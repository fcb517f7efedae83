package westernlegends

import "gulch/engine"

// Dominates implements [engine.Dominance]. To use nothing is at least as good as a reaction in a
// fight whose winner no reaction of the player changes: the card stays in hand. To aim an effect at
// a player whom it harms is at least as good as to aim it at one whom it does nothing to. An income
// of cards is at least as good as one of money beyond the limit. To complete a goal is at least as
// good as to pass. Acts are compared in dominance_idle_acts.go, choices of cards in
// dominance_cards.go, and chases in dominance_chases.go.
func (s *State) Dominates(a, b engine.Move) bool {
	if s.depth == 0 {
		return false
	}
	switch f := s.top(); f.op {
	case askAct:
		return s.actDominates(a, b)
	case askEndGoals:
		return a.Kind == KindCompleteGoal && b.Kind == KindPass
	case askDiscard, askEndDiscard:
		return a.Kind == KindDiscard && b.Kind == KindDiscard && s.keepsNoLess(f.seat, CardOf(b), CardOf(a))
	case askFightCard, askFightAnswer:
		return a.Kind == KindPlay && b.Kind == KindPlay && s.playDominates(f.seat, CardOf(a), CardOf(b))
	case askIncome:
		return a.Kind == KindIncome && b.Kind == KindIncome && s.incomeDominates(f.seat, IncomeOf(a), IncomeOf(b))
	case askReact:
		return a.Kind == KindPass && b.Kind == KindUse && s.reactionsChangeNothing(f.seat, window(f.a))
	case askBonusStep:
		return a.Kind == KindStep && b.Kind == KindStep && s.chaseStepDominates(f.seat, SpaceOf(a), SpaceOf(b))
	case askTarget:
		if a.Kind != KindPlayer || b.Kind != KindPlayer {
			return false
		}
		if s.Chase() > 0 {
			return s.preyDominates(f.seat, PlayerOf(a), PlayerOf(b))
		}
		then := box.code[f.a].then
		harms, known := s.harms(then, PlayerOf(a))
		other, also := s.harms(then, PlayerOf(b))
		return known && also && harms && !other
	}
	return false
}

// incomeDominates reports whether player p gets by income a as much money as by income b, because
// of the limit, and more cards.
func (s *State) incomeDominates(p engine.Seat, a, b int) bool {
	room := int(s.moneyCap(p)) - int(s.p[p].money)
	return min(incomes[a].Money, room) >= min(incomes[b].Money, room) && incomes[a].Cards > incomes[b].Cards
}

// reactionsChangeNothing reports whether player p, who may use reactions in window w, has the same
// result of the current fight whether or not p uses any of them: p loses with all of them too, or p
// wins as soon as p passes.
func (s *State) reactionsChangeNothing(p engine.Seat, w window) bool {
	if w != winFightReact || s.mySide(p) < 0 {
		return false
	}
	b := s.bout()
	side, against := b.sideOf(p), b.fighter() >= 0
	if against && changesFight(box.fight[b.dealt].then) {
		return false
	}
	most, ok := s.mostLowered(p)
	switch {
	case !ok:
		return false
	case b.winsWith(side, 0):
		return against || b.passes > 0
	}
	return !b.winsWith(side, most)
}

// winsWith reports whether a side wins the fight if the value of the card played against it falls
// by n.
func (b *bout) winsWith(side, n int) bool {
	own, foe := b.value(side), max(2, b.value(1-side)-n)
	return own > foe || own == foe && tieWinner(b.ties|b.cardTies, b.fighter()) == side
}

// mostLowered returns by how much all reactions of player p together lower the card played against
// p in the current fight. ok is false if one of them does something else.
func (s *State) mostLowered(p engine.Seat) (n int, ok bool) {
	pl := &s.p[p]
	if pl.items&box.windows.items[winFightReact] != 0 || pl.awake && box.windows.chars[pl.char]>>winFightReact&1 != 0 {
		return 0, false
	}
	for c := range (pl.hand & box.windows.cards[s.alt()][winFightReact]).All() {
		then := s.effectOf(c).then
		for _, in := range box.code[then.start:then.end] {
			if in.do != doFoe {
				return 0, false
			}
			n -= int(in.n)
		}
	}
	return n, true
}

// changesFight reports whether a block of effects (then) of a fight card may change the values of
// the fight or restart it.
func changesFight(then block) bool {
	for _, in := range box.code[then.start:then.end] {
		switch in.do {
		case doFoe, doWinTies, doRefight, doSwapPlayed, doParry, doWhen, doVs:
			return true
		}
		for _, o := range in.opts {
			if changesFight(o.then) {
				return true
			}
		}
	}
	return false
}

// harms reports whether a block of effects (then) takes anything from player q, who is its target.
// known is false if it may do something else, such as let q draw a card for a wound.
func (s *State) harms(then block, q engine.Seat) (harms, known bool) {
	for _, in := range box.code[then.start:then.end] {
		switch {
		case in.do != doWound && in.do != doChoose:
			return false, false
		case q == ManInBlack:
			harms = harms || mibPayment(then) > 0
		case in.do == doChoose:
			for _, o := range in.opts {
				if !takes(o.then) {
					return false, false
				}
				harms = harms || s.holds(o.cond, q)
			}
		case s.p[q].awake && box.windows.chars[s.p[q].char]>>winWoundGained&1 != 0:
			return false, false
		default:
			harms = harms || s.p[q].wounds < maxWounds || s.p[q].hand != 0
		}
	}
	return harms, true
}

// takes reports whether all effects of a block (then) make a player give something to another one.
func takes(then block) bool {
	for _, in := range box.code[then.start:then.end] {
		if in.do != doPayTo && in.do != doGiveCard {
			return false
		}
	}
	return true
}
