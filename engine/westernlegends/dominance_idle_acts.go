package westernlegends

import (
	"slices"

	"gulch/engine"
)

// An act is idle if it surely brings the player nothing: neither points nor anything that could
// still become points.

// actDominates reports whether act a of the active player is surely no worse than act b. To
// complete a goal is free, and everything else can still be done after it, but could lose what the
// goal requires. To work for money is no worse than to end the turn. An idle act is no better than
// the end of the turn if it takes the last action, and otherwise no better than the act that the
// heuristics like best, after which it can still be made. A chase without a fight is no better than
// a ride that reaches as far.
func (s *State) actDominates(a, b engine.Move) bool {
	p := s.active
	switch {
	case a.Kind == b.Kind && a.Kind == KindFrontier:
		return s.paymentDominates(p, a, b)
	case a.Kind == b.Kind && a.Kind == KindCard:
		return s.effectOf(CardOf(a)) == s.effectOf(CardOf(b)) && CardOf(a).Value() == CardOf(b).Value()
	case a.Kind == KindMove && b.Kind == KindCard && s.rideReplaces(CardOf(b)):
		return true
	case a.Kind == KindCompleteGoal:
		return b.Kind != KindCompleteGoal
	case b.Kind == KindEndTurn:
		return a.Kind == KindWork && !s.isIdle(a)
	case a.Kind == KindEndTurn && s.actions != 1 || !s.isIdle(b):
		return false
	case s.actions == 1:
		return a.Kind == KindEndTurn
	}
	return a == s.favorite()
}

// favorite returns the act that is not idle and that the heuristics like best.
func (s *State) favorite() engine.Move {
	legal := s.Moves(nil)
	best, most := engine.Move{}, float32(-1e9)
	for i, w := range s.Prior(legal, nil) {
		if w > most && !s.isIdle(legal[i]) {
			best, most = legal[i], w
		}
	}
	return best
}

// isIdle reports whether act m of the active player is idle.
func (s *State) isIdle(m engine.Move) bool {
	p := s.active
	a := s.appraise(p)
	if a.countsActs() {
		return false
	}
	switch m.Kind {
	case KindWork:
		return a.storySignals>>sigWorked&1 == 0 && a.goalCounters>>statWorks&1 == 0 && a.idleMoney(workPay)
	case KindAbility:
		return a.idle(box.char[a.pl.char].ability[s.actionAbility(p)].then)
	case KindCard:
		return a.storySignals>>sigCardAction&1 == 0 && a.idle(s.effectOf(CardOf(m)).then)
	case KindItem:
		return a.idle(s.actionOf(p, ItemOf(m)).then)
	case KindMove:
		if !a.isLastAction() || s.passive(p).mesa {
			return false
		}
		reach, ok := s.RideReach()
		for x := range Space(box.spaces) {
			if reach.Has(x) && !a.idleArrival(x) {
				return false
			}
		}
		return ok
	case KindTrail:
		return a.isLastAction() && a.goalCounters>>statRailOrTrail&1 == 0 && a.idleArrival(box.trail[a.pl.space])
	}
	return false
}

// countsActs reports whether an open goal of the seat counts what it does in one turn.
func (a *appraiser) countsActs() bool {
	for set := a.pl.goals; set != 0; set &= set - 1 {
		for _, i := range a.goal(set).asks {
			if box.conds[i].kind == condTurn {
				return true
			}
		}
	}
	return false
}

// isLastTurn reports whether it is player p's turn and the last one of the game.
func (s *State) isLastTurn(p engine.Seat) bool {
	return s.lastRound > 0 && s.round == s.lastRound && p == s.active
}

// isLastAction reports whether the next action is the seat's last one of the game.
func (a *appraiser) isLastAction() bool { return a.s.isLastTurn(a.p) && a.s.actions == 1 }

// idle reports whether a block of effects (then) that the seat carries out as an action is idle.
func (a *appraiser) idle(then block) bool {
	for at := then.start; at < then.end; at++ {
		if !a.idleEffect(&box.code[at]) {
			return false
		}
	}
	return true
}

// idleEffect reports whether one effect of an action is idle.
func (a *appraiser) idleEffect(in *instr) bool {
	switch in.do {
	case doMoney:
		return in.n >= 0 && a.idleMoney(in.n)
	case doHeal:
		return a.pl.wounds == 0
	case doDraw: // cards are worth nothing after the last action
		return a.isLastAction() && a.goalPossessions == 0 && a.storySignals>>sigTurnEnded&1 == 0
	case doSheriff:
		return a.idleSheriff(int(in.n))
	case doSlow:
		return !a.anyWanted(everything)
	case doWhen:
		return !a.s.holds(in.cond, a.p) || a.idle(in.then)
	}
	return false
}

// idleMoney reports whether n more dollars are of no use: the seat cannot carry any of them or has
// no more action to spend them, and they don't suffice for another LP in the final scoring, not
// even with what a story may bring.
func (a *appraiser) idleMoney(n int16) bool {
	gain := min(n, a.s.moneyCap(a.p)-a.pl.money)
	if gain <= 0 {
		return true
	}
	return a.isLastAction() && a.goalPossessions == 0 && !a.waitsForStory() &&
		(a.pl.money+gain)/moneyPerLP == a.pl.money/moneyPerLP
}

// waitsForStory reports whether the seat may still get the reward of an open story: it has a disc
// on it.
func (a *appraiser) waitsForStory() bool {
	for i := range a.s.tales {
		if t := &a.s.tales[i]; t.story >= 0 && slices.Contains(t.disc[:t.n], a.p) {
			return true
		}
	}
	return false
}

// idleSheriff reports whether it is of no use to move the Sheriff by up to n steps: nobody whom he
// could meet is Wanted, and no goal counts his steps. If he patrols, his place is of use as long as
// somebody can still become Wanted.
func (a *appraiser) idleSheriff(n int) bool {
	if a.s.opts.patrol && !a.isLastAction() || a.goalCounters>>statSheriffSpaces&1 != 0 {
		return false
	}
	return a.pl.wp == 0 && !a.anyWanted(n)
}

// anyWanted reports whether another player is Wanted to whom the Sheriff needs at most n steps.
func (a *appraiser) anyWanted(n int) bool {
	s := a.s
	for q := range engine.Seat(s.seats) {
		if q != a.p && s.wanted(q) && int(box.law[s.au()][s.sheriff][s.p[q].space]) <= n {
			return true
		}
	}
	return false
}

// idleArrival reports whether it is of no use to end a ride in space x after the last action. A
// Wanted player may escape by it, and a player with cattle or an item for the end of a Move action
// may use it.
func (a *appraiser) idleArrival(x Space) bool {
	s, pl := a.s, a.pl
	return pl.wp == 0 && pl.cattle < 0 && pl.longhorns == 0 && !s.meets(a.p, x) && s.nuggetsOn[x] == 0 &&
		s.here(x, a.p) == 0 && a.arrival(x) == 0
}
