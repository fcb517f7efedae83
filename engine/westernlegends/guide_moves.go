package westernlegends

import "gulch/engine"

// weigh estimates what a legal move gains.
func (a *appraiser) weigh(m engine.Move) float32 {
	s := a.s
	switch s.top().op {
	case askAct, askFight:
		return a.act(m)
	case askStep, askBonusStep:
		return a.step(m)
	case askReact:
		if m.Kind == KindPass {
			return 0
		}
		if m.Kind == KindReroll {
			return a.reroll(m)
		}
		return a.react(m)
	case askFightCard, askFightAnswer:
		if m.Kind == KindDecline {
			return -0.1
		}
		return a.playCard(Card(m.A))
	case askDiscard, askEndDiscard:
		return -a.card(Card(m.A))
	case askDealer:
		return dealWorth(FightCard(m.A))
	case askHand:
		return a.show(m)
	case askChoose, askReward:
		return a.option(label(m.A))
	case askBet:
		return a.bets(m)
	case askSheriffStep, askSheriffPlace:
		return a.law(m)
	case askIncome:
		return a.income(m.A)
	case askGear:
		return a.gear(m)
	case askShop:
		return a.deal(m)
	}
	return a.rare(m)
}

// rare weighs the moves of rare questions.
func (a *appraiser) rare(m engine.Move) float32 {
	s := a.s
	switch m.Kind {
	case KindPick:
		return charWorth[m.A]
	case KindStart:
		return 0.1 * a.potential(Space(m.A), 0)
	case KindContribute:
		return worthDisc + 0.5*a.worth(box.story[m.A].reward)
	case KindCompleteGoal:
		return worthLegend
	case KindTake:
		return float32(m.A)
	case KindDeliverLonghorns:
		return float32(m.A)
	case KindDeliver:
		return a.delivery(s.feature(a.p))
	case KindPlayer:
		return a.target(engine.Seat(m.A))
	case KindKeepTokens:
		return legendSum(m)
	case KindResolve:
		return a.worth(box.event[m.A].then)
	case KindRestart:
		return a.restart()
	case KindDrop:
		return -float32(box.item[m.A].cost)*a.mv - a.ownedLP(Item(m.A))
	case KindJoin:
		if s.game.kind == gameFaro {
			return a.faro()
		}
		return a.poker()
	case KindStay:
		return a.stay()
	case KindKeep:
		return 0.2
	}
	return 0
}

func (a *appraiser) ownedLP(i Item) float32 {
	if a.pl.upgraded.Has(i) {
		return float32(box.item[i].lp)
	}
	return 0
}

// charWorth is how strong characters are about, by their row.
var charWorth = [charCount]float32{
	0.2, 0.6, 0.2, 0.3, 0.3, 0.3, 0.6, 0.5, 0.5, 0.3, 0.5, 0.3, 0.4, 0.4, 0.5, 0.5, 0.4, 0.4, 0.4, 0.4,
}

func legendSum(m engine.Move) float32 {
	sum := float32(0)
	for set := tokenSet(m); set != 0; set &= set - 1 {
		sum += float32(box.legend[nthBit(uint64(set), 0)].number)
	}
	return sum
}

// restart restarts a fight that the other side is winning.
func (a *appraiser) restart() float32 {
	b := a.s.bout()
	if b.value(0) > b.value(1) {
		return 0.5
	}
	return -0.5
}

// target prefers a rich leader.
func (a *appraiser) target(q engine.Seat) float32 {
	if q == ManInBlack {
		return 0.2
	}
	o := &a.s.p[q]
	near := box.dist[a.pl.space][o.space] <= 3
	gain := 0.02*float32(o.lp) + float32(o.money)*0.002
	if near {
		gain += 0.3
	}
	return gain
}

// act weighs an action, or the fight that a chase allows.
func (a *appraiser) act(m engine.Move) float32 {
	s := a.s
	switch m.Kind {
	case KindEndTurn, KindPass:
		return 0.02
	case KindCompleteGoal:
		return 5
	case KindMove:
		return a.ride(a.reach)
	case KindTrail:
		x := box.trail[a.pl.space]
		return a.potential(x, 0)/2 + a.danger(x)
	case KindRail:
		return a.potential(box.rail[a.pl.space], a.reach)/2 - railFare*a.mv
	case KindWork:
		return workPay*a.mv + 0.03
	case KindShop:
		return a.shop(s.storeAt(a.pl.space)) + 0.05
	case KindDeposit:
		return a.deposit(int(m.A))
	case KindBankRobbery:
		return a.robBank()
	case KindHeal:
		return a.heal()
	case KindRevel:
		return a.revel(m.A)
	case KindProspect:
		return a.prospect()
	case KindAcquire:
		return 0.45 * max(a.delivery(Rail), a.delivery(RanchGreen))
	case KindTakeLonghorns:
		return 0.8
	case KindPoker, KindHighStakes:
		return a.poker()
	case KindFaro:
		return a.faro()
	case KindChallenge:
		return a.challenge(box.saloon[a.pl.space])
	case KindFrontier:
		return a.clearing(m)
	case KindTrainHeist:
		return a.heist()
	case KindFight:
		return a.versus(fightKind(m.A), engine.Seat(m.B))
	}
	return a.own(m)
}

// clearing weighs frontier land against the cards it takes.
func (a *appraiser) clearing(m engine.Move) float32 {
	gain := a.land(a.s.plotHere())
	set, _ := unpackCards(m.A, m.B, m.C)
	for ; set != 0; set &= set - 1 {
		gain -= a.card(set.First())
	}
	return gain
}

// ride weighs a Move action of some reach: half of what the best place brings, because another action follows.
func (a *appraiser) ride(reach float32) float32 {
	a.list()
	best := float32(0.01)
	here := a.pl.space
	for _, t := range a.aims[:a.n] {
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

// own weighs cards, items and abilities used as actions.
func (a *appraiser) own(m engine.Move) float32 {
	var then block
	cost := float32(0)
	switch m.Kind {
	case KindCard:
		then = a.s.effectOf(Card(m.A)).then
		cost = 0.4 * a.card(Card(m.A))
	case KindItem:
		act := a.s.actionOf(a.p, Item(m.A))
		then = act.then
		cost = 0.1
	case KindAbility:
		then = box.char[a.pl.char].ability[a.s.actionAbility(a.p)].then
	}
	gain := a.worth(then)
	for _, in := range box.code[then.start:then.end] {
		switch in.do {
		case doMoveAction:
			gain += a.ride(a.reach+float32(in.m)) + 0.1
		case doShop:
			gain += a.shop(anyStore)
		case doSheriff:
			gain += a.hunt()
		case doSheriffNextToMe:
			gain += 0.5*a.hunt() - 0.3*float32(a.pl.wp)
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

// chase returns the best fight that a chase could reach.
func (a *appraiser) chase(n int) float32 {
	best := float32(0)
	for q := range engine.Seat(a.s.seats) {
		if q != a.p && int(box.dist[a.pl.space][a.s.p[q].space]) <= n && !a.s.fought.has(q) {
			best = max(best, a.versus(fightDuel, q), a.versus(fightRob, q))
		}
	}
	return best
}

// hunt returns what sending the Sheriff after the others brings.
func (a *appraiser) hunt() float32 {
	s := a.s
	best := float32(0)
	for q := range engine.Seat(s.seats) {
		if q != a.p && s.wanted(q) {
			d := float32(box.law[s.au()][s.sheriff][s.p[q].space])
			if d >= 1 && d <= 6 {
				best = max(best, (0.25+0.2*float32(box.track[Wanted][s.p[q].wp].row)*min(3, a.turns))/(1+max(0, d-4)))
			}
		}
	}
	return best
}

// step weighs a step by where it leads, and stopping by what is here.
func (a *appraiser) step(m engine.Move) float32 {
	f := a.s.walker()
	left := float32(f.a)
	if m.Kind == KindStop {
		return a.potential(a.pl.space, 0) + 0.02
	}
	x := Space(m.A)
	left--
	waits := a.danger(x)
	if a.s.meets(a.p, x) {
		left = 0
	}
	return a.potential(x, 0.55*left) + waits
}

// law weighs a step of the Sheriff: toward other Wanted players, away from oneself.
func (a *appraiser) law(m engine.Move) float32 {
	s := a.s
	x := s.sheriff
	if m.Kind == KindStep {
		x = Space(m.A)
	}
	gain := float32(0)
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
		gain += (0.5 + 0.3*float32(box.track[Wanted][s.p[q].wp].row)*min(3, a.turns)) / (1 + d)
	}
	return gain
}

// option weighs an option by its label or its effects.
func (a *appraiser) option(l label) float32 {
	s := a.s
	f := s.top()
	if f.op == askChoose {
		if o := s.optionOf(f, l); o != nil {
			return a.worth(o.then)
		}
		return 0
	}
	switch l {
	case labelLP:
		return 1
	case labelMarshal:
		return a.points(Marshal, 1)
	case labelWanted:
		return a.points(Wanted, 1)
	case labelGambler:
		return a.points(Gambler, 1)
	case labelMoney:
		return float32(s.lootMoney(s.below(opRob).by)) * a.mv
	case labelNuggets:
		return float32(s.lootNuggets(s.below(opRob).by)) * worthNugget
	case labelCattle:
		return 0.9
	case labelLonghorn:
		return 0.8
	case labelRun:
		return a.worth(box.code[f.b].then) - worthCard
	}
	return 0
}

// income weighs cash against cards: cards that must be discarded are worth nothing.
func (a *appraiser) income(k int16) float32 {
	room := min(2, max(0, a.s.handSize(a.p)+1-a.pl.hand.Len()))
	cash := min(20, a.s.moneyCap(a.p)-a.pl.money)
	need := float32(1)
	if a.pl.hand.Len() < 3 {
		need = 1.3
	}
	switch k {
	case incomeCash:
		return float32(cash) * a.mv
	case incomeCards:
		return float32(min(2, room)) * worthCard * need
	}
	return float32(min(10, cash))*a.mv + float32(min(1, room))*worthCard*need
}

// gear prefers speed, and guns that lower the other's card.
func (a *appraiser) gear(m engine.Move) float32 {
	gain := float32(0)
	if w := Item(m.A); w >= 0 {
		side := a.pl.sideOf(w)
		gain += weaponWorth[side][box.item[w].id]
	}
	if i := Item(m.B); i >= 0 {
		gain += 0.3 * float32(box.item[i].move[a.pl.sideOf(i)])
		if over := int(a.pl.nuggets) - 4 - int(box.mounts[i][a.pl.sideOf(i)].nuggets); over > 0 {
			gain -= worthNugget * float32(over)
		}
	}
	return gain
}

// weaponWorth is how good weapons are in use, plain and upgraded.
var weaponWorth = [2]map[string]float32{
	{"rifle": 0.1, "shotgun": 0.25, "derringer": 0.4},
	{"revolver": 0.5, "rifle": 0.15, "shotgun": 0.4, "derringer": 0.45},
}

// deal weighs buying and upgrading.
func (a *appraiser) deal(m engine.Move) float32 {
	switch m.Kind {
	case KindBuy:
		return a.buy(Item(m.A))
	case KindUpgrade:
		return a.upgrade(Item(m.A))
	}
	return 0.02
}

// show weighs two cards for poker by the hand that they make, exactly, and a little by what they are worth otherwise.
func (a *appraiser) show(m engine.Move) float32 {
	g := &a.s.game
	v := bestHand([2]Card{Card(m.A), Card(m.B)}, g.flop[:g.flopSize], box.windows.wild[a.s.alt()])
	luck := float32(0)
	for _, c := range [2]Card{Card(m.A), Card(m.B)} {
		if c >= 0 && box.windows.bonus[a.s.alt()][winPokerWin].Has(c) {
			luck += 0.15
		}
	}
	return float32(v)/(1<<19) + luck - 0.3*(a.card(Card(m.A))+a.card(Card(m.B)))
}

// stay weighs going on in high stakes poker or faro.
func (a *appraiser) stay() float32 {
	g := &a.s.game
	if g.kind == gameFaro {
		return 0.5
	}
	best := 0
	for set := a.pl.hand; set != 0; set &= set - 1 {
		for rest := set & (set - 1); rest != 0; rest &= rest - 1 {
			v := bestHand([2]Card{set.First(), rest.First()}, g.flop[:g.flopSize], box.windows.wild[a.s.alt()])
			best = max(best, v.strength())
		}
	}
	return 0.6*float32(best) - 0.9
}

// bets weighs faro bets: on a rank that is shown each dollar brings another half on the average.
func (a *appraiser) bets(m engine.Move) float32 {
	sum := float32(0)
	for _, x := range [2]int16{m.A, m.B} {
		b := unpackBet(x)
		switch {
		case b.amount == 0:
		case a.s.game.house>>uint(b.rank)&1 != 0:
			sum += 0.5*float32(b.amount)*a.mv + 0.5*a.points(Gambler, 1)
		default:
			sum -= 0.8*float32(b.amount)*a.mv - 0.05
		}
	}
	return sum
}

// reroll weighs throwing dice again.
func (a *appraiser) reroll(m engine.Move) float32 {
	f := a.s.below(opDice)
	nugget := float32(0.1)
	if int(a.pl.nuggets) < a.s.nuggetCap(a.p) {
		nugget = worthNugget
	}
	average := 0.5*nugget + 0.4*10*a.mv + 0.1*nugget
	gain := float32(0)
	for at := range int(f.b) {
		if m.A>>at&1 == 0 {
			continue
		}
		switch n := face(f.a, at); {
		case n <= faceNugget:
			gain += average - nugget
		case n == faceTen:
			gain += average - 10*a.mv
		case n == faceAgain:
			gain += average - 10*a.mv - average
		default:
			gain += average
		}
	}
	if m.B < deckSize {
		gain -= a.card(Card(m.B))
	}
	return gain
}
