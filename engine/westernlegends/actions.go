package westernlegends

import "gulch/engine"

// Prices, rewards and payments at locations (R65 to R70). goldLP is in legendary points (LP), all
// others are in dollars.
const (
	workPay    = 10
	healPrice  = 10
	revelPrice = 30
	goldPay    = 20
	goldLP     = 1
)

// feature returns the feature, such as a bank, of the space where the miniature of player p is.
func (s *State) feature(p engine.Seat) Feature { return box.space[s.p[p].space].Feature }

// mayAct reports whether move m is legal in the phase "act", in which the active player takes
// actions.
func (s *State) mayAct(m engine.Move) bool {
	switch {
	case m.Kind == KindEndTurn:
		return true
	case m.Kind == KindCompleteGoal:
		return s.mayComplete(s.active, GoalOf(m))
	case s.actions == 0:
		return false
	}
	a := &actionRules[m.Kind]
	if a.with == nil {
		return s.mayPlain(s.active, m.Kind)
	}
	return (a.here == nil || a.here(s, s.p[s.active].space)) && a.with(s, s.active, m)
}

// mayPlain reports whether player p may take the action of kind k, which must be one without
// parameters. It returns false for kinds of moves that are not actions, because actionRules has no
// conditions for them.
func (s *State) mayPlain(p engine.Seat, k engine.Kind) bool {
	a, x := &actionRules[k], s.p[p].space
	if s.p[p].money < a.price || a.here != nil && !a.here(s, x) {
		return false
	}
	if a.also != nil {
		return a.also(s, p, x)
	}
	return a.here != nil
}

// actionRule holds the conditions under which an action of one kind is legal.
type actionRule struct {
	price int16 // lowest price of the action, in dollars
	here  func(s *State, x Space) bool
	// further conditions, nil if there are none; x is the space of player p
	also func(s *State, p engine.Seat, x Space) bool
	// condition for an action whose move m has parameters; nil for an action without parameters
	with func(s *State, p engine.Seat, m engine.Move) bool
}

// at returns a condition for actionRule.here: the player's space has feature f.
func at(f Feature) func(s *State, x Space) bool {
	return func(_ *State, x Space) bool { return box.space[x].Feature == f }
}

// actionRules holds, by kind of move, the conditions under which an action is legal.
var actionRules = [kindEnd]actionRule{
	KindMove:  {also: func(s *State, p engine.Seat, _ Space) bool { return s.hasStep(p, int(s.movement(p, 0))) }},
	KindTrail: {here: func(s *State, x Space) bool { return s.opts.anteUp && box.trail[x] != NoSpace }},
	KindRail: {
		price: railFare,
		here:  func(s *State, x Space) bool { return s.opts.anteUp && box.rail[x] != NoSpace },
	},
	KindWork: {here: func(s *State, x Space) bool { return s.workAt().Has(x) }},
	KindShop: {
		here: func(s *State, x Space) bool { return s.storeAt(x) != noStore },
		also: func(s *State, p engine.Seat, x Space) bool { return s.canShop(p, s.storeAt(x)) },
	},
	KindDeposit: {
		here: at(Bank),
		with: func(s *State, p engine.Seat, m engine.Move) bool {
			return between(AmountOf(m), 1, int(s.p[p].nuggets))
		},
	},
	KindBankRobbery: {
		here: at(Bank),
		also: func(s *State, _ engine.Seat, _ Space) bool { return !s.bank },
	},
	KindHeal: {
		price: healPrice, here: at(Doctor),
		also: func(s *State, p engine.Seat, _ Space) bool { return s.p[p].wounds > 0 },
	},
	KindRevel: {
		here: at(Cabaret),
		with: func(s *State, p engine.Seat, m engine.Move) bool {
			return between(AmountOf(m), 1, s.affordableRevels(p))
		},
	},
	KindProspect: {here: at(Mine)},
	KindAcquire: {
		here: func(_ *State, x Space) bool { return box.space[x].Feature.ranch() },
		also: func(s *State, p engine.Seat, x Space) bool { return s.p[p].cattle < 0 && s.ranchStack(x) != 0 },
	},
	KindTakeLonghorns: {here: func(s *State, x Space) bool { return s.tokenOn[x] >= firstLonghorn }},
	KindPoker: {
		price: pokerAnte,
		here:  func(_ *State, x Space) bool { return box.saloon[x] != NoTown },
	},
	KindHighStakes: {
		price: highMinimum,
		here:  func(s *State, x Space) bool { return s.opts.highStakes && s.opts.anteUp && box.saloon[x] != NoTown },
	},
	KindFaro: {
		price: faroMinimum,
		here:  func(s *State, x Space) bool { return s.opts.anteUp && box.saloon[x] != NoTown },
	},
	KindChallenge: {
		price: challengeAnte,
		here:  func(s *State, x Space) bool { return box.saloon[x] != NoTown && s.roller[box.saloon[x]] >= 0 },
	},
	KindFrontier: {
		here: func(s *State, _ Space) bool { return s.plotHere() >= 0 },
		with: func(s *State, _ engine.Seat, m engine.Move) bool { return s.mayFrontier(m) },
	},
	KindTrainHeist: {
		here: func(s *State, x Space) bool { return s.opts.anteUp && box.route[s.train] == x },
		also: func(s *State, _ engine.Seat, _ Space) bool { return !s.heist },
	},
	KindAbility: {also: func(s *State, p engine.Seat, _ Space) bool { return s.actionAbility(p) >= 0 }},
	KindCard: {with: func(s *State, p engine.Seat, m engine.Move) bool {
		return between(CardOf(m), 0, deckSize-1) && s.mayCard(p, CardOf(m))
	}},
	KindItem: {with: func(s *State, p engine.Seat, m engine.Move) bool {
		return between(ItemOf(m), 0, itemCount-1) && s.actionOf(p, ItemOf(m)) != nil
	}},
	KindFight: {with: func(s *State, _ engine.Seat, m engine.Move) bool { return s.mayFight(m) }},
}

// plainActions lists the actions whose moves have no parameters, in the order in which Moves lists
// them.
var plainActions = [...]engine.Kind{
	KindMove, KindTrail, KindRail, KindWork, KindShop, KindBankRobbery, KindHeal, KindProspect, KindAcquire,
	KindTakeLonghorns, KindPoker, KindHighStakes, KindFaro, KindChallenge, KindTrainHeist, KindAbility,
}

// actMoves appends to dst the legal moves of the phase "act", in which the active player takes
// actions.
func (s *State) actMoves(dst []engine.Move) []engine.Move {
	p := s.active
	pl := &s.p[p]
	if s.actions > 0 {
		for _, k := range plainActions {
			if s.mayPlain(p, k) {
				dst = append(dst, engine.Move{Kind: k})
			}
		}
		for k := 1; s.feature(p) == Bank && k <= int(pl.nuggets); k++ {
			dst = append(dst, Deposit(k))
		}
		for k := 1; s.feature(p) == Cabaret && k <= s.affordableRevels(p); k++ {
			dst = append(dst, Revel(k))
		}
		dst = s.frontierMoves(dst)
		for c := range (pl.hand & box.windows.acts[s.alt()]).All() {
			if s.mayCard(p, c) {
				dst = append(dst, CardAction(c))
			}
		}
		for set := pl.items & box.windows.items[winAction]; set != 0; set &= set - 1 {
			if i := Item(nthBit(uint64(set), 0)); s.actionOf(p, i) != nil {
				dst = append(dst, ItemAction(i))
			}
		}
		dst = s.fightMoves(dst)
	}
	for g := range goalsEach {
		if s.mayComplete(p, g) {
			dst = append(dst, CompleteGoal(g))
		}
	}
	return append(dst, engine.Move{Kind: KindEndTurn})
}

// affordableRevels returns the number of LP that player p can buy at the Cabaret with the money at
// hand and the discounts of the Encore cards in hand (R70).
func (s *State) affordableRevels(p engine.Seat) int {
	money := s.p[p].money
	for c := range (s.p[p].hand & box.windows.cards[s.alt()][winRevelPay]).All() {
		then := s.effectOf(c).then
		for _, in := range box.code[then.start:then.end] {
			if in.do == doDiscount {
				money += in.n
			}
		}
	}
	return int(money / revelPrice)
}

// ranchStack returns the cattle tokens in the stack of the ranch in space x, as a bit set by token
// number.
func (s *State) ranchStack(x Space) uint32 {
	return s.cattle >> (cattleEach * uint(box.space[x].Feature-RanchGreen)) & (1<<cattleEach - 1)
}

// mayCard reports whether player p can use card c as an action now (R74).
func (s *State) mayCard(p engine.Seat, c Card) bool {
	return (s.p[p].hand & box.windows.acts[s.alt()]).Has(c) &&
		s.requirementsHold(s.effectOf(c).then, p, s.p[p].hand&^c.bit())
}

// actionOf returns the effect of item i that player p can use as an action now, or nil if there is
// none (R75).
func (s *State) actionOf(p engine.Seat, i Item) *ability {
	if a := s.abilityAt(winAction, p, int(i)+autoItem); a != nil && s.requirementsHold(a.then, p, s.p[p].hand) {
		return a
	}
	return nil
}

// actionAbility returns the index of the ability of p's character that can be used as an action
// now. It returns -1 if there is no such ability (R75).
func (s *State) actionAbility(p engine.Seat) int {
	pl := &s.p[p]
	if !pl.awake || box.windows.chars[pl.char]>>winAction&1 == 0 {
		return -1
	}
	for at := autoAbility; at < autoItem; at++ {
		if a := s.abilityAt(winAction, p, at); a != nil && s.requirementsHold(a.then, p, pl.hand) {
			return at - autoAbility
		}
	}
	return -1
}

// mayFight reports whether the active player may start the fight that move m describes (R35).
func (s *State) mayFight(m engine.Move) bool {
	p := s.active
	return between(FightOf(m), int(fightArrest), int(fightRob)) && s.p[p].hand != 0 &&
		s.isPrey(int16(FoeOf(m)), false) && s.mayAttack(fightKind(FightOf(m)), p, FoeOf(m))
}

// mayAttack reports whether player p may start a fight of kind k with q. Both must be in the same
// space, and p must not have fought q already in this turn. For an arrest, p must be a Marshal and
// q Wanted. The Man in Black can never be arrested (R105).
func (s *State) mayAttack(k fightKind, p, q engine.Seat) bool {
	return p != q && s.spaceOf(q) == s.p[p].space && !s.fought.Has(q) &&
		(k != fightArrest || q != ManInBlack && s.p[p].mp > 0 && s.wanted(q))
}

// anyFight reports whether the active player may start a fight of any kind with q.
func (s *State) anyFight(q engine.Seat) bool {
	return s.mayFight(Fight(int(fightDuel), q))
}

// fightMoves appends a move to dst for each fight that the active player may start.
func (s *State) fightMoves(dst []engine.Move) []engine.Move {
	set := s.here(s.p[s.active].space, s.active)
	if s.opts.mib && s.mibSpace == s.p[s.active].space {
		set = set.With(ManInBlack)
	}
	for ; set != 0; set &= set - 1 {
		dst = s.fightsWith(dst, engine.Seat(nthBit(uint64(set), 0)))
	}
	return dst
}

func (s *State) fightsWith(dst []engine.Move, q engine.Seat) []engine.Move {
	for k := fightArrest; k <= fightRob; k++ {
		if m := Fight(int(k), q); s.mayFight(m) {
			dst = append(dst, m)
		}
	}
	return dst
}

// playAct carries out move m of the phase "act". Every move except KindEndTurn and KindCompleteGoal
// uses up one action (R20, R21).
func (s *State) playAct(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	s.clearAction()
	if m.Kind != KindEndTurn && m.Kind != KindCompleteGoal {
		s.actions--
		s.bank = s.bank || m.Kind == KindBankRobbery
		s.heist = s.heist || m.Kind == KindTrainHeist
	}
	// Without actions, a seat is asked only because it can complete a goal. Nobody learns that it
	// did not, because other turns end without a word, too.
	if m.Kind != KindEndTurn || s.actions > 0 {
		n := m.Numbers()
		tellAction(obs, p, m.Kind, n[0], n[1], n[2])
	}
	if m.Kind == KindEndTurn {
		s.top().st = turnSignals
		return
	}
	s.push(frame{op: opAfter, seat: p, by: p})
	if m.Kind == KindCompleteGoal {
		s.completeGoal(p, GoalOf(m), obs)
		return
	}
	s.count(p, statActions, 1, obs)
	switch m.Kind {
	case KindMove:
		s.startMove(p, moveWalk, 0)
	case KindTrail:
		s.startMove(p, moveTrail, 0)
	case KindRail:
		s.startMove(p, moveRail, 0)
	case KindShop:
		s.push(frame{op: opShop, seat: p, by: p, a: int16(s.storeAt(s.p[p].space))})
	case KindRevel:
		s.push(frame{op: opRevel, seat: p, by: p, a: int16(AmountOf(m))})
	case KindFight:
		s.startDuel(fightKind(FightOf(m)), p, FoeOf(m), obs)
	case KindPoker:
		s.startGame(gamePoker, p, false, obs)
	case KindHighStakes:
		s.startGame(gameHighStakes, p, false, obs)
	case KindFaro:
		s.startGame(gameFaro, p, false, obs)
	case KindChallenge:
		s.startGame(gameChallenge, p, false, obs)
	default:
		s.playPlace(p, m, obs)
	}
}

// playPlace carries out move m of player p if it is an action that a location offers. It passes
// action cards, items and abilities to playOwn.
func (s *State) playPlace(p engine.Seat, m engine.Move, obs engine.Observer) {
	switch m.Kind {
	case KindWork:
		s.gainMoney(p, workPay, RoadNone, Cause{Kind: CauseWork}, obs)
		s.count(p, statWorks, 1, obs)
		s.signal(sigWorked, p, 1)
	case KindDeposit:
		s.deposit(p, AmountOf(m), obs)
	case KindBankRobbery:
		s.signal(sigBankRobberyTried, p, 1)
		s.startNPC(fightGuard, p, guardCards, obs)
	case KindHeal:
		s.pay(p, healPrice, Cause{Kind: CauseDoctor}, obs)
		why := Cause{Kind: CauseDoctor}
		s.draw(p, s.heal(p, maxWounds, why, obs), why, obs)
		s.count(p, statDoctorVisits, 1, obs)
		s.signal(sigHealedAtDoctor, p, 1)
	case KindProspect:
		n := prospectDice
		if mount := s.p[p].mount; mount >= 0 {
			n += int(box.mounts[mount][s.p[p].sideOf(mount)].dice)
		}
		n += int(s.passive(p).dice)
		s.push(frame{op: opDice, seat: p, by: p, b: int16(n), d: -1})
	case KindAcquire:
		x := s.p[p].space
		stack := s.ranchStack(x)
		base := int(box.space[x].Feature-RanchGreen) * cattleEach
		s.takeCattle(p, int8(base+nthBit(uint64(stack), s.chance.Below(popCount(uint64(stack))))), obs)
		s.signal(sigCattleAcquired, p, 1)
	case KindTakeLonghorns:
		s.liftToken(s.p[p].space, obs)
		s.gainLonghorns(p, 1, obs)
	case KindFrontier:
		s.playFrontier(p, m, obs)
	case KindTrainHeist:
		s.push(frame{op: opHeist, seat: p, by: p})
	default:
		s.playOwn(p, m, obs)
	}
}

// playOwn carries out move m of player p, which uses an action card, an item or an ability as an
// action.
func (s *State) playOwn(p engine.Seat, m engine.Move, obs engine.Observer) {
	then, source := block{}, Source(0)
	switch m.Kind {
	case KindCard:
		then, source = s.effectOf(CardOf(m)).then, Source(CardOf(m))
		s.discardFromHand(p, CardOf(m), obs)
		s.signal(sigCardAction, p, 1)
	case KindItem:
		a := s.actionOf(p, ItemOf(m))
		then, source = a.then, sourceItem+Source(ItemOf(m))
		if a.spend {
			s.loseItem(p, ItemOf(m), obs)
		}
	case KindAbility:
		at := s.actionAbility(p)
		a := &box.char[s.p[p].char].ability[at]
		then, source = a.then, sourceAbility+Source(at)
		if a.once {
			s.p[p].used |= 1 << at
		}
	}
	tellUsed(obs, p, source, int(winAction))
	s.push(frame{op: opFx, seat: p, by: p, a: then.start, b: then.end, c: fxChosen})
}

// deposit sells k nuggets of player p to the Bank (R67).
func (s *State) deposit(p engine.Seat, k int, obs engine.Observer) {
	why := Cause{Kind: CauseDeposit}
	s.gainNuggets(p, -k, why, obs)
	s.gainMoney(p, int16(goldPay*k), RoadGold, why, obs)
	s.count(p, statNuggetsDeposited, k, obs)
	s.signal(sigDeposited, p, int16(k))
	s.gainLP(p, int16(goldLP*k), RoadGold, why, obs)
}

// revelPrice returns the price in dollars that is left to pay for the Revel action of frame f,
// after the discounts used so far. It is not below 0.
func (s *State) revelPrice(f *frame) int16 { return max(0, f.a*revelPrice-f.b) }

// runRevel carries out the next step of a Revel action, whose frame (entry on the stack) is f.
// First the player may use discounts; then the player pays and gets the LP (R70).
func (s *State) runRevel(f *frame, obs engine.Observer) {
	p, k := f.seat, f.a
	if f.st == 0 {
		f.st = 1
		s.open(winRevelPay, p, 0)
		return
	}
	price := s.revelPrice(f)
	s.pop()
	s.pay(p, price, Cause{Kind: CauseRevel}, obs)
	s.count(p, statRevelLP, int(k), obs)
	s.signal(sigReveled, p, k)
	s.gainLP(p, k, RoadMoney, Cause{Kind: CauseRevel}, obs)
}

// mustDiscount reports whether the player may not pass in window w but must use an Encore card.
// This is so while the price of the current Revel action is higher than the player's money: the
// player has bought more LP than the money pays for without discounts (R70).
func (s *State) mustDiscount(w window) bool {
	r := s.below(opRevel)
	return w == winRevelPay && r != nil && s.revelPrice(r) > s.p[r.seat].money
}

// runHeist draws a train encounter and carries it out (R99). f is the frame (entry on the stack) of
// the robbery.
func (s *State) runHeist(f *frame, obs engine.Observer) {
	p := f.seat
	s.pop()
	if s.trainLeft == 0 {
		engine.Shuffle(&s.chance, s.trainDeck[:])
		s.trainLeft = trainCount
		tellShuffled(obs, 2)
	}
	c := s.trainDeck[0]
	s.trainLeft--
	copy(s.trainDeck[:], s.trainDeck[1:])
	s.trainDeck[trainCount-1] = c
	tellHeist(obs, p, int(c))
	t := &box.train[c]
	if t.guard == 0 {
		s.count(p, statTrainHeists, 1, obs)
		s.runBlock(t.then, p, p)
		return
	}
	s.startNPCOf(fightTrain, p, int(t.guard), NoToken, c, obs)
}

// mayComplete reports whether player p can complete a goal now (R85). goal is the index of the goal
// among those of p's character.
func (s *State) mayComplete(p engine.Seat, goal int) bool {
	return goal >= 0 && goal < goalsEach && s.p[p].goals>>goal&1 != 0 &&
		s.holds(box.char[s.p[p].char].goals[goal].cond, p)
}

// completeGoal reveals a goal that player p has completed, and draws legendary tokens as its reward
// (R86). goal is the index of the goal among those of p's character.
func (s *State) completeGoal(p engine.Seat, goal int, obs engine.Observer) {
	pl := &s.p[p]
	pl.goals &^= 1 << goal
	pl.done |= 1 << goal
	tellGoal(obs, p, goal)
	keep := min(maxTokens, popCount(uint64(pl.tokens))+1)
	s.drawLegends(p, popCount(uint64(pl.done)), keep, RoadStories, Cause{Kind: CauseGoal}, obs)
}
