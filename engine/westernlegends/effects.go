package westernlegends

import "gulch/engine"

// Flags of a frame with the operation opFx, which carries out effects.
const (
	fxFromCard int16 = 1 << iota // the effects are the bonus of a played card
	fxChosen                     // the player has already chosen to pay for the effects
)

// runFx carries out the next effect of frame f, a stack entry that runs a sequence of effects.
func (s *State) runFx(f *frame, obs engine.Observer) {
	if f.a >= f.b {
		s.pop()
		return
	}
	at := f.a
	f.a++
	was := *f
	if f.a == f.b {
		s.pop() // this was the last effect, so the frame is finished
	}
	s.effect(at, was, obs)
}

// runBlock pushes a frame (entry on the stack) that carries out a block of effects for player p.
// then is the block, and by is the player who has caused the effects.
func (s *State) runBlock(then block, p, by engine.Seat) {
	if !then.empty() {
		s.push(frame{op: opFx, seat: p, by: by, a: then.start, b: then.end})
	}
}

// effect is an instruction while it is carried out, with its context: the player, the cause and the
// observer.
type effect struct {
	*instr
	index         int16       // index of the instruction in box.code
	seat          engine.Seat // the player whom the effect applies to
	by            engine.Seat // the player who has caused the effect
	flags, source int16       // flags of the frame, such as fxFromCard; number of the source that was used
	obs           engine.Observer
}

// effectFuncs holds the function that carries out each effect code. Passive codes have no function,
// because passivesOf and the evaluation of poker hands use them directly.
var effectFuncs = [codeCount]func(*State, effect){
	// in effects_gain_and_lose.go
	doMoney: (*State).fxMoney, doLP: (*State).fxLP, doDraw: (*State).fxDraw, doDiscard: (*State).fxDiscard,
	doWound: (*State).fxWound, doHeal: (*State).fxHeal, doNugget: (*State).fxNugget, doPoint: (*State).fxPoint,
	doLegend: (*State).fxLegend, doLonghorn: (*State).fxLonghorn, doAction: (*State).fxAction,
	doRefill: (*State).fxRefill, doPayTo: (*State).fxPayTo, doGiveCard: (*State).fxGiveCard, doSlow: (*State).fxSlow,

	// in effects_choices_costs_and_events.go
	doChoose: (*State).fxChoose, doWhen: (*State).fxWhen, doCost: (*State).fxCost, doEach: (*State).fxEach,
	doTarget: (*State).fxTarget, doVs: (*State).fxVs, doRoll: (*State).fxRoll, doEvent: (*State).fxEvent,
	doEventPick: (*State).fxEventPick, doPeek: (*State).fxPeek, doShop: (*State).fxShop,

	// in effects_map_and_sheriff.go
	doBonusMove: (*State).fxBonusMove, doMoveAction: (*State).fxMoveAction, doMovePlus: (*State).fxMovePlus,
	doChase: (*State).fxChase, doGotoTrain: (*State).fxGotoTrain, doSheriff: (*State).fxSheriff,
	doSheriffAuto: (*State).fxSheriffAuto, doSheriffNextToMe: (*State).fxSheriffNextToMe, doBandits: (*State).fxBandits,
	doPlace: (*State).fxPlace, doHighRoller: (*State).fxHighRoller, doDrop: (*State).fxDrop,

	// in effects_fight.go
	doFoe: (*State).fxFoe, doWinTies: (*State).fxWinTies, doSwapPlayed: (*State).fxSwapPlayed,
	doLookHand: (*State).fxLookHand, doLookNPC: (*State).fxLookNpc, doFoeChoose: (*State).fxFoeChoose,
	doFoeWound: (*State).fxFoeWound, doNoMarshal: (*State).fxNoMarshal, doRefight: (*State).fxRefight,
	doCancelWound: (*State).fxCancelWound, doParry: (*State).fxParry, doKeepLoot: (*State).fxKeepLoot,
	doEvadeSheriff: (*State).fxEvadeSheriff,

	// in effects_games_dice.go
	doKeepCard: (*State).fxKeepCard, doPokerAnywhere: (*State).fxPokerAnywhere, doReroll: (*State).fxReroll,
	doDiscount: (*State).fxDiscount, doBonusPoint: (*State).fxBonusPoint,

	// in man_in_black.go
	doMibGoto: (*State).fxMibGoto, doMibLP: (*State).fxMibLP, doMibChase: (*State).fxMibChase,
	doMibRob: (*State).fxMibRob, doMibDuel: (*State).fxMibDuel, doMibReshuffle: (*State).fxMibReshuffle,
}

// effect carries out an instruction. at is the index of the instruction in box.code, and f is the
// frame (stack entry) to which the instruction belongs.
func (s *State) effect(at int16, f frame, obs engine.Observer) {
	in := &box.code[at]
	if s.setup && in.do != doPlace && in.do != doHighRoller && in.do != doDrop {
		return // nobody is on the board during the set-up, so only placements apply
	}
	if do := effectFuncs[in.do]; do != nil {
		do(s, effect{in, at, f.seat, f.by, f.c, f.d, obs})
	}
}

// mayHaveEffect reports whether a block of effects (then) could have any effect for player p. hand
// is the player's hand without the card that is being used, if any.
func (s *State) mayHaveEffect(then block, p engine.Seat, hand CardSet) bool {
	for at := then.start; at < then.end; at++ {
		if s.instrMayHaveEffect(&box.code[at], p, hand) {
			return true
		}
	}
	return false
}

// instrMayHaveEffect reports whether an instruction could have any effect for player p. hand is as
// in mayHaveEffect.
func (s *State) instrMayHaveEffect(in *instr, p engine.Seat, hand CardSet) bool {
	if in.do == doCost {
		return s.canPayCost(in, p, hand) && s.mayHaveEffect(in.then, p, hand)
	}
	could := effectChecks[in.do]
	return could == nil || could(s, in, p)
}

// effectChecks holds, by effect code, a function that reports whether an instruction would have an
// effect for player p in the current position. A code without a function always has an effect.
var effectChecks = [codeCount]func(s *State, in *instr, p engine.Seat) bool{
	doMovePlus: func(s *State, _ *instr, p engine.Seat) bool {
		m := s.below(opMove)
		return m != nil && m.seat == p && m.b != moveTrail && (m.st < moveWalking && m.b != moveTrain ||
			m.st >= moveWalking && s.hasStep(p, 1))
	},
	doCancelWound: func(s *State, _ *instr, p engine.Seat) bool {
		w := s.below(opWound)
		return w != nil && w.seat == p && w.a > 0
	},
	doTarget: func(s *State, in *instr, p engine.Seat) bool {
		return s.rivals(p, int(in.m)) != 0
	},
	doParry: func(s *State, in *instr, p engine.Seat) bool {
		return s.fighting > 0 && !s.bout().parried && s.p[p].money >= in.n
	},
	doKeepLoot: func(s *State, _ *instr, p engine.Seat) bool {
		return !s.lootKept(p) && s.p[p].money+int16(s.p[p].nuggets) > 0
	},
	doEvadeSheriff: func(s *State, _ *instr, p engine.Seat) bool {
		c := s.below(opContact)
		return c != nil && c.b == 1 && s.p[p].space == s.sheriff && s.hasStepBut(p, s.sheriff)
	},
	doFoe: func(s *State, _ *instr, p engine.Seat) bool {
		return s.fighting > 0 && s.foeValue(p) > 2
	},
	doDiscount: func(s *State, _ *instr, _ engine.Seat) bool {
		r := s.below(opRevel)
		return r != nil && s.revelPrice(r) > 0
	},
	doWound: func(_ *State, _ *instr, _ engine.Seat) bool {
		return false // gaining wounds is no reason to use a card
	},
}

// canPayCost reports whether player p can pay the price of an instruction. hand is as in
// mayHaveEffect.
func (s *State) canPayCost(in *instr, p engine.Seat, hand CardSet) bool {
	switch in.key {
	case payCards:
		return hand.Len() >= int(in.n)
	case payMoney:
		return s.p[p].money >= in.n
	}
	return int16(s.p[p].nuggets) >= in.n
}

// requirementsHold reports whether player p meets all requirements for using a block of effects
// (then) as an action. hand is as in mayHaveEffect.
func (s *State) requirementsHold(then block, p engine.Seat, hand CardSet) bool {
	for at := then.start; at < then.end; at++ {
		in := &box.code[at]
		switch in.do {
		case doCost:
			if !s.canPayCost(in, p, hand) {
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
