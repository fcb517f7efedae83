package westernlegends

import "gulch/engine"

// Flags of a frame of effects.
const (
	fxFromCard int16 = 1 << iota // a bonus of a played card
	fxChosen                     // the player has chosen to use it
)

// runFx carries out the next effect of a block.
func (s *State) runFx(f *frame, tell engine.Teller) {
	if f.a >= f.b {
		s.pop()
		return
	}
	at := f.a
	f.a++
	was := *f
	if f.a == f.b {
		s.pop() // nothing to come back to
	}
	s.effect(at, was, tell)
}

// runBlock puts a block of effects on the stack for a player.
func (s *State) runBlock(then block, p, by engine.Seat) {
	if !then.empty() {
		s.push(frame{op: opFx, seat: p, by: by, a: then.start, b: then.end})
	}
}

// effect carries out one effect of the vocabulary (effect_codes.csv). Passive codes are read where they matter:
// passivesOf, wild in the evaluation of hands.
func (s *State) effect(at int16, f frame, tell engine.Teller) {
	in := &box.code[at]
	if s.setup && in.do != doPlace && in.do != doHighRoller && in.do != doDrop {
		return // nobody is on the board yet (section 4, step 6)
	}
	switch in.do {
	case doMoney, doLP, doDraw, doDiscard, doWound, doHeal, doNugget, doPoint, doLegend, doLonghorn, doAction, doRefill,
		doPayTo, doGiveCard, doSlow:
		s.effectGain(in, f, at, tell)
	case doChoose, doWhen, doCost, doEach, doTarget, doVs, doRoll, doEvent, doEventPick, doPeek, doShop:
		s.effectFlow(in, f, at, tell)
	case doBonusMove, doMoveAction, doMovePlus, doChase, doGotoTrain, doSheriff, doSheriffAuto, doSheriffNextToMe,
		doBandits, doPlace, doHighRoller, doDrop:
		s.effectMap(in, f, at, tell)
	case doFoe, doWinTies, doSwapPlayed, doLookHand, doLookNpc, doFoeChoose, doFoeWound, doNoMarshal, doRefight,
		doCancelWound, doParry, doKeepLoot, doEvadeSheriff:
		s.effectFight(in, f, at, tell)
	case doKeepCard, doPokerAnywhere, doReroll, doDiscount, doBonusPoint:
		s.effectPlay(in, f, tell)
	case doMibGoto, doMibLP, doMibChase, doMibRob, doMibDuel, doMibReshuffle:
		s.effectMib(in, tell)
	}
}

// useful reports whether a block could do anything for a player who has this hand left: a window opens only for
// somebody who could really use something (5.5).
func (s *State) useful(then block, p engine.Seat, hand CardSet) bool {
	for at := then.start; at < then.end; at++ {
		if s.could(&box.code[at], p, hand) {
			return true
		}
	}
	return false
}

// could reports whether an effect could do anything.
func (s *State) could(in *instr, p engine.Seat, hand CardSet) bool {
	switch in.do {
	case doMovePlus:
		m := s.below(opMove)
		return m != nil && m.seat == p && m.b != moveTrail && (m.st < moveWalking && m.b != moveTrain ||
			m.st >= moveWalking && s.hasStep(p, 1))
	case doCost:
		return s.affords(in, p, hand) && s.useful(in.then, p, hand)
	case doCancelWound:
		w := s.below(opWound)
		return w != nil && w.seat == p && w.a > 0
	case doTarget:
		return s.rivals(p, int(in.m)) != 0
	case doParry:
		return s.fighting > 0 && !s.bout().parried && s.p[p].money >= in.n
	case doKeepLoot:
		return !s.lootKept(p) && s.p[p].money+int16(s.p[p].nuggets) > 0
	case doEvadeSheriff:
		c := s.below(opContact)
		return c != nil && c.b == 1 && s.p[p].space == s.sheriff && s.hasStepBut(p, s.sheriff)
	case doFoe:
		return s.fighting > 0 && s.foeValue(p) > 2
	case doDiscount:
		r := s.below(opRevel)
		return r != nil && s.revelPrice(r) > 0
	case doWound:
		return false // nobody takes a wound for its own sake
	}
	return true
}

// affords reports whether a player with this hand could pay a cost.
func (s *State) affords(in *instr, p engine.Seat, hand CardSet) bool {
	switch in.key {
	case payCards:
		return hand.Len() >= int(in.n)
	case payMoney:
		return s.p[p].money >= in.n
	}
	return int16(s.p[p].nuggets) >= in.n
}

// ready reports whether a card, an item or an ability can be used as an action: what it requires must hold.
func (s *State) ready(then block, p engine.Seat, hand CardSet) bool {
	for at := then.start; at < then.end; at++ {
		in := &box.code[at]
		switch in.do {
		case doCost:
			if !s.affords(in, p, hand) {
				return false
			}
		case doMoveAction:
			if !s.hasStep(p, 9) {
				return false
			}
		case doShop:
			if !s.canShop(p, anyStore) {
				return false
			}
		case doPokerAnywhere:
			if s.p[p].money < pokerAnte {
				return false
			}
		}
	}
	return true
}
