package westernlegends

import "gulch/engine"

// Rewards and losses of fights (R42 to R50): money in dollars, LP, points, nuggets or cards.
const (
	duelLP      = 2
	guardPay    = 80
	guardWon    = 3
	guardLost   = 1
	guardCards  = 3
	mibDuelLP   = 2
	mibLoot     = 60
	mibNuggets  = 2
	banditCards = 2
)

// fightResult carries out the consequences of fight b, which depend on its kind and on who has won.
func (s *State) fightResult(_ *frame, b *bout, obs engine.Observer) {
	won := b.winner == 0
	if won && !b.vsPlayer() {
		s.signal(sigNPCBeaten, b.side[0], 1)
	}
	end := &fightEnds[b.kind]
	if end.over != nil {
		end.over(s, b, obs)
	}
	if won {
		end.won(s, b, obs)
	} else if end.lost != nil {
		end.lost(s, b, obs)
	}
	b.token = NoToken // hides the face of the token on boards again
}

// fightEnd is a function that carries out a consequence of fight b after its winner is known.
type fightEnd func(s *State, b *bout, obs engine.Observer)

// fightEnds holds the consequences of each kind of fight. over is carried out first, whether
// the attacker wins or loses; then won if the attacker has won, or lost if the attacker has lost.
var fightEnds = [...]struct{ over, won, lost fightEnd }{
	fightArrest: {won: func(s *State, b *bout, _ engine.Observer) {
		s.push(frame{op: opArrest, seat: b.side[1], by: b.side[0]})
		s.gainPoints(b.side[0], Marshal, 1, Cause{Kind: CauseArrest})
	}},
	fightDuel: {won: func(s *State, b *bout, obs engine.Observer) {
		s.signal(sigDuelWon, b.side[0], 1)
		s.gainLP(b.side[0], duelLP, RoadOther, Cause{Kind: CauseDuel}, obs)
	}},
	fightRob: {won: func(s *State, b *bout, obs engine.Observer) {
		s.count(b.side[0], statRobberies, 1, obs)
		s.push(frame{op: opRob, seat: b.side[0], by: b.side[1]})
		s.gainPoints(b.side[0], Wanted, 1, Cause{Kind: CauseRobbery})
	}},
	fightBandit: {
		over: func(s *State, b *bout, obs engine.Observer) { s.setBandit(b.space, false, obs) },
		won:  (*State).banditBeaten,
	},
	fightGuard: {
		won: func(s *State, b *bout, obs engine.Observer) {
			s.count(b.side[0], statBankRobberies, 1, obs)
			s.gainPoints(b.side[0], Wanted, guardWon, Cause{Kind: CauseGuard})
		},
		lost: func(s *State, b *bout, _ engine.Observer) {
			s.gainPoints(b.side[0], Wanted, guardLost, Cause{Kind: CauseGuard})
		},
	},
	fightSheriff: {
		won: func(s *State, b *bout, obs engine.Observer) {
			s.count(b.side[0], statSheriffBeaten, 1, obs)
			s.moveSheriff(s.office(b.space), engine.NoSeat, Cause{Kind: CauseDefeat}, obs)
		},
		lost: func(s *State, b *bout, _ engine.Observer) {
			s.push(frame{op: opArrest, seat: b.side[0], by: engine.NoSeat})
		},
	},
	fightOutlaw: {over: tokenGone, won: func(s *State, b *bout, obs engine.Observer) {
		s.count(b.side[0], statOutlawsBeaten, 1, obs)
		s.count(b.side[0], statGunmenBeaten, 1, obs)
		tokenBeaten(s, b, obs)
	}},
	fightJumper: {over: tokenGone, won: tokenBeaten},
	fightTrain: {
		won: func(s *State, b *bout, obs engine.Observer) {
			s.count(b.side[0], statTrainHeists, 1, obs)
			s.runBlock(box.train[b.train].then, b.side[0], b.side[0])
		},
		lost: func(s *State, b *bout, _ engine.Observer) { s.runBlock(box.train[b.train].loss, b.side[0], b.side[0]) },
	},
	fightMib: {won: func(s *State, _ *bout, obs engine.Observer) {
		s.mibGains(mibDuelLP, Cause{Kind: CauseDuel}, obs)
	}},
}

// tokenGone removes the token of the outlaw or claim jumper in fight b from the map.
func tokenGone(s *State, b *bout, obs engine.Observer) { s.liftToken(b.space, obs) }

// tokenBeaten gives the winner of fight b the reward printed on the token of the beaten outlaw or
// claim jumper.
func tokenBeaten(s *State, b *bout, _ engine.Observer) {
	s.runBlock(box.token[b.token].then, b.side[0], b.side[0])
}

// banditBeaten gives the winner of fight b 1 LP or, at the winner's choice, 1 Marshal point (R45).
// A Wanted player gets the LP.
func (s *State) banditBeaten(b *bout, obs engine.Observer) {
	p := b.side[0]
	s.signal(sigBanditBeaten, p, 1)
	s.count(p, statBanditsBeaten, 1, obs)
	s.count(p, statGunmenBeaten, 1, obs)
	if b.noMarshal || s.wanted(p) {
		s.gainLP(p, 1, RoadLaw, Cause{Kind: CauseBandit}, obs)
		return
	}
	s.push(frame{op: askReward, seat: p, by: p, a: rewardBandit})
}

// Values of field a of a frame with the operation askReward: the kinds of choices that the rules
// require. All other choices come from the data files.
const (
	rewardBandit int16 = iota
	rewardLoot
	rewardToken
	rewardPoker
	// the player chooses a track for points; field b of the frame is the index of the instruction
	// in box.code
	rewardTrack
	// the player decides whether to pay for effects; field b of the frame is the index of the
	// instruction in box.code
	rewardCost
	rewardKinds
)

// mayReward reports whether label l is a legal answer to the choice of frame f, whose operation is
// askReward.
func (s *State) mayReward(f *frame, l label) bool {
	return f.a >= 0 && f.a < rewardKinds && rewardOffers[f.a](s, f, l)
}

// rewardOffers holds, by kind of choice, a function that reports whether label l is a legal answer
// to the choice of frame f.
var rewardOffers = [rewardKinds]func(s *State, f *frame, l label) bool{
	rewardBandit: func(_ *State, _ *frame, l label) bool { return l == labelLP || l == labelMarshal },
	rewardLoot: func(s *State, _ *frame, l label) bool {
		victim := s.below(opRob).by
		return l == labelMoney && s.lootMoney(victim) > 0 || l == labelNuggets && s.lootNuggets(victim) > 0
	},
	rewardToken: func(s *State, f *frame, l label) bool {
		victim := s.below(opRob).by
		return l == labelNone || l == labelCattle && s.p[victim].cattle >= 0 && s.p[f.seat].cattle < 0 ||
			l == labelLonghorn && s.p[victim].longhorns > 0
	},
	rewardPoker: func(_ *State, _ *frame, l label) bool { return l == labelLP || l == labelGambler },
	rewardTrack: func(s *State, f *frame, l label) bool {
		return l == labelMarshal && !s.wanted(f.seat) || l == labelWanted || l == labelGambler && s.opts.anteUp
	},
	rewardCost: func(_ *State, _ *frame, l label) bool { return l == labelRun || l == labelNone },
}

// playReward carries out the option with label l of the choice in the top frame.
func (s *State) playReward(l label, obs engine.Observer) {
	f := s.pop()
	p := f.seat
	n := int16(1)
	if f.a == rewardTrack {
		n = box.code[f.b].n
	}
	switch {
	case f.a == rewardCost:
		if l == labelRun {
			s.push(frame{op: opFx, seat: p, by: p, a: f.b, b: f.b + 1, c: fxChosen})
		}
	case f.a == rewardLoot || f.a == rewardToken:
		s.below(opRob).a = int16(l)
	case l == labelLP:
		s.gainLP(p, n, rewardRoads[f.a], f.rewardCause(), obs)
	case l == labelMarshal:
		s.gainPoints(p, Marshal, n, f.rewardCause())
	case l == labelWanted:
		s.gainPoints(p, Wanted, n, f.rewardCause())
	case l == labelGambler:
		s.gainPoints(p, Gambler, n, f.rewardCause())
	}
}

// halfMoney returns half of n dollars, rounded up to a multiple of $10 (R10).
func halfMoney(n int16) int16 { return (n/10 + 1) / 2 * 10 }

// halfNuggets returns half of n nuggets, rounded up (R10).
func halfNuggets(n int) int { return (n + 1) / 2 }

// lootMoney returns how much money, in dollars, a robber can take from victim.
func (s *State) lootMoney(victim engine.Seat) int16 {
	if victim == ManInBlack {
		return mibLoot
	}
	return halfMoney(s.p[victim].money)
}

func (s *State) lootNuggets(victim engine.Seat) int {
	if victim == ManInBlack {
		return mibNuggets
	}
	return halfNuggets(int(s.p[victim].nuggets))
}

// Stages of robbing a player. Field st of the frame (entry on the stack) holds the next stage.
const (
	robChoose uint8 = iota
	robWindow
	robTake
	robToken
	robTakeToken
)

// runRob carries out the next step of robbing a player; f is its frame (entry on the stack). The
// robber first chooses and takes money or nuggets, then a cattle token or a longhorn (R44). If the
// Man in Black robs, he takes half the money and nothing else.
func (s *State) runRob(f *frame, obs engine.Observer) {
	p, victim := f.seat, f.by
	f.st++
	switch f.st - 1 {
	case robChoose:
		if s.lootMoney(victim) == 0 && s.lootNuggets(victim) == 0 {
			f.st = robToken
			return
		}
		s.push(frame{op: askReward, seat: p, by: p, a: rewardLoot})
	case robWindow:
		if victim != ManInBlack {
			s.open(winLootLoss, victim, 1)
		}
	case robTake:
		if f.d == 0 {
			s.takeLoot(p, victim, label(f.a), obs)
		}
	case robToken:
		f.a = int16(labelNone)
		if p != ManInBlack && victim != ManInBlack &&
			(s.p[victim].cattle >= 0 && s.p[p].cattle < 0 || s.p[victim].longhorns > 0) {
			s.push(frame{op: askReward, seat: p, by: p, a: rewardToken})
		}
	case robTakeToken:
		s.takeToken(p, victim, label(f.a), obs)
	default:
		s.pop()
	}
}

func (s *State) takeLoot(p, victim engine.Seat, l label, obs engine.Observer) {
	why := Cause{Kind: CauseRobbery}
	if l == labelMoney {
		n := s.lootMoney(victim)
		if victim != ManInBlack {
			s.loseMoney(victim, n, p, why, obs)
		}
		if p != ManInBlack {
			s.gainMoney(p, n, RoadCrime, why, obs)
		}
		return
	}
	n := s.lootNuggets(victim)
	if victim != ManInBlack {
		s.loseNuggets(victim, n, p, why, obs)
	}
	s.gainNuggets(p, n, why, obs)
}

func (s *State) takeToken(p, victim engine.Seat, l label, obs engine.Observer) {
	switch l {
	case labelCattle:
		t := s.p[victim].cattle
		s.cattleBack(victim, obs)
		s.takeCattle(p, t, obs)
	case labelLonghorn:
		s.gainLonghorns(victim, -1, obs)
		s.gainLonghorns(p, 1, obs)
	}
}

// takeCattle moves cattle token t from its stack to player p.
func (s *State) takeCattle(p engine.Seat, t int8, obs engine.Observer) {
	s.cattle &^= 1 << uint(t)
	s.p[p].cattle = t
	tellCattle(obs, p, int(t)/cattleEach)
}

// Stages of an arrest. Field st of the frame (entry on the stack) holds the next stage.
const (
	arrestBegin uint8 = iota
	arrestLoot
	arrestOver
)

// runArrest carries out the next step of arresting a player: the losses, and the ride to the law
// office (R59, R60). f is the frame (entry on the stack) of the arrest.
func (s *State) runArrest(f *frame, obs engine.Observer) {
	p := f.seat
	pl := &s.p[p]
	f.st++
	switch f.st - 1 {
	case arrestBegin:
		tellArrested(obs, p, f.by)
		s.setCube(p, Wanted, 0, Cause{Kind: CauseArrest}, obs)
		if pl.cattle >= 0 {
			s.cattleBack(p, obs)
		}
		s.gainLonghorns(p, -int(pl.longhorns), obs)
		if pl.money+int16(pl.nuggets) > 0 {
			s.open(winLootLoss, p, 1)
		}
	case arrestLoot:
		if f.d == 0 {
			s.gainNuggets(p, -s.lootNuggets(p), Cause{Kind: CauseArrest}, obs)
			s.gainMoney(p, -s.lootMoney(p), RoadNone, Cause{Kind: CauseArrest}, obs)
		}
		office := s.office(pl.space)
		s.place(p, office, false, obs)
		s.moveSheriff(office, engine.NoSeat, Cause{Kind: CausePrison}, obs)
		s.cancelWalks(p)
	default:
		by := f.by
		s.pop()
		s.creditArrest(by, obs)
	}
}

// creditArrest counts an arrest for the player who brought it about. by is the player who has won
// the fight, or NoSeat if the Sheriff made the arrest; then the player who has moved him gets the
// credit, if a player has.
func (s *State) creditArrest(by engine.Seat, obs engine.Observer) {
	if by != engine.NoSeat {
		s.count(by, statArrests, 1, obs)
		s.count(by, statArrestsCaused, 1, obs)
		return
	}
	c := s.below(opContact)
	if c == nil || c.by == engine.NoSeat {
		return
	}
	s.count(c.by, statArrestsCaused, 1, obs)
	if c.c > 0 {
		s.gainLP(c.seat, c.c, RoadLaw, Cause{Kind: CauseArrest}, obs)
	}
}
