package westernlegends

import "gulch/engine"

// estimate estimates the gain of the legal move m for the seat, in LP.
func (a *appraiser) estimate(m engine.Move) float32 {
	s := a.s
	switch s.top().op {
	case askAct, askFight:
		return a.act(m)
	case askStep, askBonusStep:
		return a.step(m)
	case askReact:
		return a.answer(m)
	case askFightCard, askFightAnswer:
		if m.Kind == KindDecline {
			return -0.1
		}
		return a.playCard(CardOf(m))
	case askDiscard, askEndDiscard:
		return -a.card(CardOf(m))
	case askDealer:
		return dealWorth(FightCardOf(m))
	case askHand:
		return a.show(m)
	case askChoose, askReward:
		return a.option(label(OptionOf(m)))
	case askBet:
		return a.bet(m)
	case askSheriffStep, askSheriffPlace:
		return a.law(m)
	case askIncome:
		return a.income(IncomeOf(m))
	case askGear:
		return a.gear(m)
	case askShop:
		return a.deal(m)
	}
	return a.rare(m)
}

// answer estimates the gain, in LP, of move m in a window (a moment at which cards may be used):
// passing, rerolling dice, or using a card, item or ability.
func (a *appraiser) answer(m engine.Move) float32 {
	switch m.Kind {
	case KindPass:
		return 0
	case KindReroll:
		return a.reroll(m)
	}
	return a.react(m)
}

// rare estimates the gain, in LP, of move m in a phase that occurs less often, such as the choice
// of a character.
func (a *appraiser) rare(m engine.Move) float32 {
	switch m.Kind {
	case KindPick:
		return charWorth[flag(a.s.opts.patrol)][CharOf(m)]
	case KindStart:
		return 0.1 * a.potential(SpaceOf(m), 0)
	case KindContribute:
		return worthDisc + a.story(StoryOf(m))
	case KindCompleteGoal:
		return worthLegend
	case KindTake:
		return float32(AmountOf(m))
	case KindDeliverLonghorns, KindDeliver:
		return a.deliverGain(m)
	case KindPlayer:
		return a.target(PlayerOf(m))
	case KindKeepTokens:
		return legendSum(m)
	case KindResolve:
		return a.worth(box.event[EventOf(m)].then)
	case KindRestart:
		return a.restart()
	case KindDrop:
		return -float32(box.item[ItemOf(m)].cost)*a.mv - a.ownedLP(ItemOf(m))
	case KindJoin:
		return a.joining()
	case KindStay:
		return a.stay()
	case KindKeep:
		return 0.2
	}
	return 0
}

// deliverGain estimates the gain, in LP, of move m, which delivers longhorns or cattle.
func (a *appraiser) deliverGain(m engine.Move) float32 {
	if m.Kind == KindDeliver {
		return a.delivery(a.s.feature(a.p))
	}
	return a.longhorns(AmountOf(m))
}

// joining estimates the gain, in LP, of joining another player's game of poker or faro.
func (a *appraiser) joining() float32 {
	switch a.s.game.kind {
	case gameFaro:
		return a.faro()
	case gameHighStakes:
		return a.high(a.othersInGame()) + 0.35 // joining costs no action
	}
	return a.poker()
}

func (a *appraiser) ownedLP(i Item) float32 {
	if a.pl.upgraded.Has(i) {
		return float32(box.item[i].lp)
	}
	return 0
}

// charWorth is the number of LP by which each character is above the average of the players at the
// end. The first index is 0 without and 1 with the Sheriff's patrol, the second the row in
// characters.json. The values were measured in 2,000 games each of medium bots with two and four
// seats, who chose their characters at random. With the patrol, the value is averaged with the
// result of 700 games of four bots that search 60 iterations.
var charWorth = [2][charCount]float32{
	{3, 1.9, 1.8, -2, 0.3, -1.2, 5.3, 2, 1.9, -1.2, -1.4, 2.6, -2.8, -1.9, 0.2, 0.3, -3.3, -2, -2, -2.4},
	{1, 3.4, -3.4, -1.1, 1.7, 1.9, -0.1, 3.2, 0.7, 0.8, 0.3, 1.1, 1.1, -1.7, -1.5, -1.7, 0.5, -0.8, -2.4, -2.7},
}

func legendSum(m engine.Move) float32 {
	sum := float32(0)
	for set := tokenSet(m); set != 0; set &= set - 1 {
		sum += float32(box.legend[nthBit(uint64(set), 0)].number)
	}
	return sum
}

// restart estimates the gain, in LP, that restarting a fight has for the player who plays the NPC's
// fight cards. It is positive if the NPC is losing.
func (a *appraiser) restart() float32 {
	b := a.s.bout()
	if b.value(0) > b.value(1) {
		return 0.5
	}
	return -0.5
}

// act estimates the gain, in LP, of move m, which is an action, or starts the fight that may follow
// a chase.
func (a *appraiser) act(m engine.Move) float32 {
	s := a.s
	switch m.Kind {
	case KindEndTurn, KindPass:
		return 0.02
	case KindCompleteGoal:
		return 5
	case KindMove, KindTrail, KindRail:
		return a.travel(m.Kind)
	case KindPoker, KindHighStakes, KindFaro, KindChallenge:
		return a.gamble(m.Kind)
	case KindWork:
		return workPay*a.mv + 0.03 + a.counterValue(statWorks, 1) + a.signalValue(sigWorked, 0)
	case KindShop:
		return a.shop(s.storeAt(a.pl.space)) + 0.05
	case KindProspect, KindDeposit, KindAcquire, KindTakeLonghorns:
		return a.gather(m)
	case KindBankRobbery:
		return a.robBank()
	case KindHeal:
		return a.heal()
	case KindRevel:
		return a.revel(AmountOf(m))
	case KindFrontier:
		return a.clearing(m)
	case KindTrainHeist:
		return a.heist()
	case KindFight:
		return a.fightValue(fightKind(FightOf(m)), FoeOf(m))
	}
	return a.own(m)
}

// gather estimates the gain, in LP, of move m, which takes gold, cattle or longhorns, or deposits
// gold.
func (a *appraiser) gather(m engine.Move) float32 {
	switch m.Kind {
	case KindProspect:
		return a.prospect()
	case KindDeposit:
		return a.deposit(AmountOf(m))
	case KindAcquire:
		return 0.45*max(a.delivery(Rail), a.delivery(RanchGreen)) + a.signalValue(sigCattleAcquired, 0)
	}
	return a.herd()
}

// travel estimates the gain, in LP, of a Move action of kind k: walking, trail or rail.
func (a *appraiser) travel(k engine.Kind) float32 {
	switch k {
	case KindTrail:
		x := box.trail[a.pl.space]
		return a.potential(x, 0)/2 + a.danger(x) + a.arrival(x) + a.counterValue(statRailOrTrail, 1)
	case KindRail:
		return a.potential(box.rail[a.pl.space], a.reach)/2 - railFare*a.mv + a.counterValue(statRailOrTrail, 1)
	}
	return a.ride(a.reach) + float32(0.7*a.goalSpacesValue(a.reach, a.reach*float32(a.s.actions)))
}

// gamble estimates the gain, in LP, of starting a game of kind k: poker, high stakes, faro or a
// challenge.
func (a *appraiser) gamble(k engine.Kind) float32 {
	t := box.saloon[a.pl.space]
	switch k {
	case KindPoker:
		return a.poker() + a.saloon(t)
	case KindHighStakes:
		return a.high(0) + a.saloon(t)
	case KindFaro:
		return a.faro() + a.saloon(t)
	}
	return a.challenge(t) + a.saloon(t)
}

// clearing estimates the gain, in LP, of move m, which develops (settles) frontier land, minus the
// value of the cards paid.
func (a *appraiser) clearing(m engine.Move) float32 {
	gain := a.land(a.s.plotHere())
	set, _ := unpackCards(m)
	for ; set != 0; set &= set - 1 {
		gain -= a.card(set.First())
	}
	return gain
}

// ride estimates the gain, in LP, of a Move action of reach spaces. It is the highest gain of an
// action at another space, divided by the number of actions needed: the rides there and the action
// itself, at least two.
func (a *appraiser) ride(reach float32) float32 {
	a.listDestinations()
	best := float32(0.01)
	here := a.pl.space
	for _, t := range a.destinations[:a.n] {
		if t.at == here {
			continue
		}
		way := float32(box.dist[here][t.at])
		if way == far {
			way = a.aroundTheMountain(here, t.at)
		}
		best = max(best, t.gain/(1+max(1, way/reach)))
	}
	return best
}

// own estimates the gain, in LP, of move m, which uses one of the seat's cards, items or abilities
// as an action.
func (a *appraiser) own(m engine.Move) float32 {
	var then block
	cost := float32(0)
	switch m.Kind {
	case KindCard:
		then = a.s.effectOf(CardOf(m)).then
		cost = a.cardCost(CardOf(m)) - a.signalValue(sigCardAction, 0)
	case KindItem:
		act := a.s.actionOf(a.p, ItemOf(m))
		then = act.then
		cost = 0.1
	case KindAbility:
		then = box.char[a.pl.char].ability[a.s.actionAbility(a.p)].then
	}
	gain := a.worth(then)
	for _, in := range box.code[then.start:then.end] {
		switch in.do {
		case doMoveAction:
			gain += a.ride(float32(max(1, a.s.movement(a.p, in.m)))) + 0.1
		case doShop:
			gain += a.shop(anyStore)
		case doSheriff:
			gain += a.hunt(float32(in.n), float32(in.m))
		case doSheriffNextToMe:
			gain += 0.5*a.hunt(PatrolSpaces, 0) - 0.3*float32(a.pl.wp)
		case doPokerAnywhere:
			gain += a.poker() + 0.1
		case doGotoTrain:
			gain += 0.6 * a.heist()
		case doChase:
			gain += a.chase(int(in.n))
		}
	}
	return gain - cost
}

// arrestOdds is the probability that the Sheriff beats a Wanted player whom he meets.
const arrestOdds = 0.7

// sentSheriff returns the value, in LP, for this seat of sending the Sheriff to seat q, which is
// Wanted. reward is the number of LP that the seat gains if he arrests q. The longer the game still
// lasts, the more income of its Wanted track q loses.
func (a *appraiser) sentSheriff(q engine.Seat, reward float32) float32 {
	income := float32(box.track[Wanted][a.s.p[q].wp].row) * min(3, a.turns)
	return arrestOdds * (0.4 + 0.3*income + reward + a.counterValue(statArrestsCaused, 1))
}

// withinReach returns the fraction (0 to 1) of the value of a meeting that remains if it is d steps
// away and n steps are left. The Sheriff can always be sent on later, so that little is lost as
// long as he can still get there.
func withinReach(d, n float32) float32 {
	if d <= n {
		return 1 - 0.02*d
	}
	return 0.4 / (1 + d - n)
}

// hunt returns the value, in LP, of moving the Sheriff up to n steps towards another Wanted player.
// It is the highest of the values for each of these players. reward is the number of LP that the
// seat gains for an arrest.
func (a *appraiser) hunt(n, reward float32) float32 {
	s := a.s
	best := float32(0)
	for q := range engine.Seat(s.seats) {
		if q != a.p && s.wanted(q) {
			d := float32(box.law[s.au()][s.sheriff][s.p[q].space])
			if d >= 1 && d <= n+2 {
				best = max(best, a.sentSheriff(q, reward)*withinReach(d, n))
			}
		}
	}
	return best
}

// step estimates the gain, in LP, of move m, one step of a walk, by what the seat can gain from the
// new space. If m ends the walk, it uses the present space.
func (a *appraiser) step(m engine.Move) float32 {
	f := a.s.askingFrame()
	left := float32(f.a)
	if m.Kind == KindStop {
		return a.potential(a.pl.space, 0) + 0.02 + a.arrival(a.pl.space)
	}
	x := SpaceOf(m)
	waits := a.danger(x) + float32(0.8*a.goalSpacesValue(1, left+float32(a.reach*float32(a.s.actions))))
	if box.space[a.pl.space].Feature == Mesa {
		waits += a.counterValue(statMesaCrossings, 1)
	}
	if f.op == opBonus && f.c > 0 {
		return a.chaseFrom(x, engine.Seat(f.c-1), int(f.a)-1) + a.danger(x)
	}
	left--
	if a.s.meets(a.p, x) {
		left = 0
	}
	if left == 0 {
		waits += a.arrival(x)
	}
	return a.potential(x, 0.55*left) + waits
}

// law estimates the gain, in LP, of move m, a step of the Sheriff. It is positive towards other
// Wanted players, and negative towards the seat itself if it is Wanted.
func (a *appraiser) law(m engine.Move) float32 {
	s := a.s
	x, left, reward := s.sheriff, float32(0), float32(0)
	gain, best := float32(0), float32(0)
	if m.Kind == KindStep {
		x = SpaceOf(m)
		gain += a.counterValue(statSheriffSpaces, 1)
		if f := s.askingFrame(); f.op == opSheriff {
			left, reward = float32(f.a)-1, float32(f.b)
		}
	}
	for q := range engine.Seat(s.seats) {
		if !s.wanted(q) {
			continue
		}
		d := float32(box.law[s.au()][x][s.p[q].space])
		if q == a.p {
			if d == 0 && m.Kind == KindStep {
				gain -= 3
			}
			gain -= 0.6 / (1 + d)
			continue
		}
		if d == 0 && m.Kind != KindStep {
			continue
		}
		best = max(best, a.sentSheriff(q, reward)*withinReach(d, left))
	}
	return gain + best
}
