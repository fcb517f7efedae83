package westernlegends

import "gulch/engine"

// edge is a player's advantage in a fight besides the value of the card: less is the amount
// subtracted from the opponent's value, and ties says whether the player wins ties.
type edge struct {
	less int
	ties bool
}

// gearEdge returns the advantage (edge) that the seat's weapon and character give in a fight.
// vsPlayer says whether the opponent is a player.
func (a *appraiser) gearEdge(vsPlayer bool) edge {
	var e edge
	if w := a.pl.weapon; w >= 0 {
		for _, x := range box.item[w].side[a.pl.sideOf(w)] {
			if x.when == winFightBonus {
				a.addToEdge(&e, x.then)
			}
		}
	}
	if a.pl.awake {
		outside := a.s.outsideTown(a.p)
		for _, x := range box.char[a.pl.char].ability {
			if x.when == winFightBonus && (x.need != needOutsideTown || outside) &&
				(x.need != needVsPlayer || vsPlayer) {
				a.addToEdge(&e, x.then)
			}
		}
	}
	return e
}

// with returns the seat's edge (its advantage in a fight besides the card's value) if it plays card
// c. gear is the edge that its weapon and character give.
func (a *appraiser) with(c Card, gear edge) edge {
	if c >= 0 && box.windows.bonus[a.s.alt()][winFightBonus].Has(c) {
		a.addToEdge(&gear, a.s.effectOf(c).then)
	}
	return gear
}

// addToEdge adds effects to e, the advantage in a fight: those that lower the value of the
// opponent's card or make the player win ties. then is the block of effects to be searched for
// these.
func (a *appraiser) addToEdge(e *edge, then block) {
	for at := then.start; at < then.end; at++ {
		switch in := &box.code[at]; in.do {
		case doFoe:
			e.less -= int(in.n)
		case doWinTies:
			e.ties = true
		case doWhen:
			if sub := &box.code[in.then.start]; sub.do == doFoe && a.s.holds(in.cond, a.p) {
				e.less -= int(sub.n)
			}
		}
	}
}

// beats returns the probability that card c beats the highest of n random fight cards. gear is the
// seat's edge besides the card.
func (a *appraiser) beats(c Card, n int, gear edge) float32 {
	v := 0
	if c >= 0 {
		v = c.Value()
	}
	e := a.with(c, gear)
	v += e.less
	if e.ties {
		v++
	}
	// low is the number of fight cards, out of 13, that are lower than v
	low, chance := float32(min(13, max(0, v-2))), float32(1)
	for i := range n {
		chance *= max(0, low-float32(i)) / float32(fightCards-i)
	}
	return min(0.97, chance+0.04)
}

// npcChance returns the probability that the best card of the hand beats an NPC (an opponent
// without a seat) who draws n fight cards.
func (a *appraiser) npcChance(n int) float32 {
	best, gear := float32(0.02), a.gearEdge(false)
	for set := a.pl.hand; set != 0; set &= set - 1 {
		best = max(best, a.beats(set.First(), n, gear))
	}
	return best
}

// npc returns the expected value, in LP, of a fight with an NPC who draws n fight cards. win and
// lose are the values of winning and losing it.
func (a *appraiser) npc(n int, win, lose float32) float32 {
	p := a.npcChance(n)
	return p*(win+a.counterValue(statFightsWon, 1)+a.signalValue(sigNPCBeaten, 0)) +
		(1-p)*(lose-worthWound+worthCard) - 0.3
}

// foeBeats returns the probability that card c beats the card of another player, who holds h cards.
// gear is the seat's edge besides the card.
func (a *appraiser) foeBeats(c Card, h int, gear edge) float32 {
	if c < 0 {
		return 0.02
	}
	e := a.with(c, gear)
	v := float32(c.Value() + e.less)
	if e.ties || a.p == a.s.active {
		v++
	}
	x := min(1, max(0.02, (v-2)/13))
	switch {
	case h <= 0:
		return 0.97
	case h == 1:
		return x
	case h < 4:
		return x * x
	}
	return x * x * x
}

// fightValue returns the value, in LP, of starting a fight of kind k with player q.
func (a *appraiser) fightValue(k fightKind, q engine.Seat) float32 {
	s := a.s
	best := float32(0)
	h := mibFightCards
	if q != ManInBlack {
		h = s.p[q].hand.Len()
	}
	gear := a.gearEdge(true)
	for set := a.pl.hand; set != 0; set &= set - 1 {
		best = max(best, a.foeBeats(set.First(), h, gear))
	}
	return best*a.fightWinValue(k, q) - (1-best)*(worthWound-worthCard) - 0.3
}

// fightWinValue returns the value, in LP, of winning a fight of kind k with player q.
func (a *appraiser) fightWinValue(k fightKind, q engine.Seat) float32 {
	s, deed := a.s, a.counterValue(statFightsWon, 1)+a.signalValue(sigFightPlayer, 0)
	switch k {
	case fightDuel:
		return duelLP + 0.2 + deed + a.signalValue(sigDuelWon, 1)
	case fightRob:
		loot := max(float32(s.lootMoney(q))*a.mv, float32(s.lootNuggets(q))*worthNugget)
		return loot + a.points(Wanted, 1) + 0.2 + deed + a.counterValue(statRobberies, 1)
	case fightArrest:
		return a.points(Marshal, 1) + 0.4*float32(box.track[Wanted][s.p[q].wp].row)*a.turns/2 + 0.3 + deed +
			a.counterValue(statArrests, 1) + a.counterValue(statArrestsCaused, 1)
	}
	return 1
}

// playCard estimates the gain, in LP, of playing card c in the current fight.
func (a *appraiser) playCard(c Card) float32 {
	b := a.s.bout()
	stakes, chance := float32(2), float32(0)
	switch {
	case b.fighter() >= 0 && b.vsPlayer():
		stakes, chance = 2.5, a.beats(c, int(b.n), a.gearEdge(false))
	case b.fighter() >= 0:
		stakes, chance = a.prize(b), a.beats(c, int(b.n), a.gearEdge(false))
	default:
		foe := b.foe(a.p)
		h := a.s.p[foe].hand.Len()
		if side := b.sideOf(foe); b.played[side] >= 0 {
			h = max(h, 1)
		}
		if b.side[0] == a.p {
			stakes = a.fightWinValue(b.kind, foe) + 0.7
		}
		chance = a.foeBeats(c, h, a.gearEdge(true))
	}
	return stakes*chance - (1-chance)*a.shield(c) - a.card(c)
}

// shield returns how much more, in LP, card c is worth in the hand of a player who loses a fight
// than what the card is worth anyway, if no other card of the hand can cancel a wound.
func (a *appraiser) shield(c Card) float32 {
	if (a.pl.hand & box.windows.cards[a.s.alt()][winWoundIncoming]) != c.bit() {
		return 0
	}
	return max(0, worthWound-a.card(c))
}

// prize returns the value, in LP, of winning fight b against an NPC. It includes the wound that the
// seat avoids by winning.
func (a *appraiser) prize(b *bout) float32 {
	win := float32(1.3)
	switch b.kind {
	case fightGuard:
		win = guardPay*a.mv + a.points(Wanted, guardWon) - a.points(Wanted, guardLost)
	case fightSheriff:
		win = 3 + 0.5*float32(a.pl.wp)
	case fightTrain:
		t := &box.train[b.train]
		win = a.worth(t.then) - a.worth(t.loss)
	case fightOutlaw, fightJumper:
		if b.token >= 0 {
			win = a.worth(box.token[b.token].then)
		}
	}
	return win + 0.6
}

// dealWorth rates fight card c for a player who plays the fight cards of an NPC: the higher, the
// better it is to play c.
func dealWorth(c FightCard) float32 {
	switch {
	case c >= fightJack:
		return 1 + 0.3*float32(c)
	case c == fightTen:
		return 1.5
	case c >= 6:
		return 1 + 0.1*float32(c)
	}
	return [...]float32{0.9, 1.4, 0.8, 0.3, 0.6, 0.4}[c]
}

// react estimates the gain, in LP, of move m, which uses a card, item or ability in the open
// window, compared with keeping it.
func (a *appraiser) react(m engine.Move) float32 {
	s := a.s
	source := SourceOf(m)
	w := window(s.askingFrame().a)
	cost := float32(0.05)
	if source < deckSize {
		cost = a.card(Card(source))
	}
	switch w {
	case winFightReact:
		return a.fightReaction(source, cost)
	case winSheriffContact:
		return 3
	case winWoundIncoming:
		return worthWound - cost
	case winFightDeclared:
		return 0.5 - cost - 10*a.mv
	case winLootLoss:
		return max(float32(s.lootMoney(a.p))*a.mv, float32(s.lootNuggets(a.p))*worthNugget) - cost
	case winMoveBegin:
		return 0.1 - 0.5*cost
	case winMoveExtend:
		return a.extension() - cost
	case winMoveEnded:
		return 0.3
	case winPointsGained:
		return a.points(Track(s.below(opPoints).a), 1) - 0.5
	case winRevelPay:
		return 10*a.mv - 0.5*cost + 0.2
	case winTurnStart:
		return 0.2 - worthCard
	}
	then, _ := s.usableSource(s.askingFrame(), source)
	return a.worth(then) - 0.5*cost
}

// fightReaction returns the value, in LP, of using a source (a card, item or ability) as a reaction
// in the current fight. The value is positive if the source turns a lost
// fight into a won one, and negative if the fight is already won or stays lost. cost is the value
// of keeping the source.
func (a *appraiser) fightReaction(source Source, cost float32) float32 {
	b := a.s.bout()
	side := max(0, b.sideOf(a.p))
	mine, foe := b.value(side), b.value(1-side)
	if a.winsWith(b, side, mine, foe) {
		return -1
	}
	then, _ := a.s.usableSource(a.s.askingFrame(), source)
	for _, in := range box.code[then.start:then.end] {
		switch in.do {
		case doFoe:
			foe = max(2, foe+int(in.n))
		case doSwapPlayed:
			e := a.with(Card(source), a.gearEdge(b.vsPlayer()))
			mine, foe = Card(source).Value(), max(2, foe-e.less)
		}
	}
	if a.winsWith(b, side, mine, foe) {
		return 1.5 - cost
	}
	return -0.5
}

func (a *appraiser) winsWith(b *bout, side, mine, foe int) bool {
	ties := b.fighter() < 0 && side == 0
	if b.ties|b.cardTies == 1<<side {
		ties = true
	}
	return mine > foe || mine == foe && ties
}

// extension returns the value, in LP, of being able to take one more step in a Move action.
func (a *appraiser) extension() float32 {
	here := a.potential(a.pl.space, 0)
	best := here
	for _, x := range box.near[a.pl.space] {
		best = max(best, a.potential(x, 0))
	}
	return best - here
}
