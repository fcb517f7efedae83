package westernlegends

import (
	"gulch/engine"
	"gulch/engine/westernlegends/poker"
)

// Parts of the payment to one participant after a game of poker. Field d of the frame (the entry of
// the game on the stack) holds the next part.
const (
	payFirst int16 = iota
	payPoint
	payHand
	payItems
	payNext
)

// pokerPay pays the next winner, or makes the next loser draw a card (R80, R93, R95, R97). The
// player who started the game comes first. f is the frame (entry on the stack) of the game.
func (s *State) pokerPay(f *frame, obs engine.Observer) {
	g := &s.game
	set := engine.SeatSet(f.c)
	if set == 0 {
		if g.houseWon {
			tellPokerWon(obs, engine.NoSeat, 0)
		}
		return
	}
	f.st = pokerPay
	p := s.firstOf(set, g.starter)
	part := f.d
	f.d++
	if part == payNext {
		f.d = payFirst
		f.c = int16(engine.SeatSet(f.c).Without(p))
		return
	}
	if g.won.Has(p) {
		s.payWinner(p, part, obs)
		return
	}
	switch part {
	case payFirst:
		s.draw(p, 1, s.game.cause(), obs)
	case payPoint:
		s.open(winPokerLost, p, 0)
	}
}

func (s *State) payWinner(p engine.Seat, part int16, obs engine.Observer) {
	g := &s.game
	switch part {
	case payFirst:
		s.countWin(p, obs)
		if g.kind == gameChallenge {
			tellPokerWon(obs, p, 0)
			s.gainMoney(p, challengeAnte, RoadCards, g.cause(), obs)
			s.count(p, statHighRollersBeaten, 1, obs)
			return
		}
		share := g.pot / int16(g.won.Len()) / 10 * 10
		tellPokerWon(obs, p, int(share)) // before the money, of which a part may exceed the limit
		s.gainMoney(p, share, RoadCards, g.cause(), obs)
	case payPoint:
		s.payPoint(p, obs)
	case payHand:
		s.open(winPokerWin, p, 0)
	case payItems:
		s.open(winPokerWon, p, 0)
	}
}

// countWin counts a won game of poker for a player, for use by stories and goals.
func (s *State) countWin(p engine.Seat, obs engine.Observer) {
	s.signal(sigPokerWon, p, 1)
	s.count(p, statPokerWon, 1, obs)
	if !s.game.open {
		return
	}
	switch strength := s.handOf(p).Strength(); {
	case strength >= poker.Trips:
		s.count(p, statTripsWon, 1, obs)
	case strength <= poker.Pair:
		s.count(p, statLowHandWon, 1, obs)
	}
}

// payPoint gives winner p the rewards other than money: LP, a Gambler point or the reward of a high
// roller.
func (s *State) payPoint(p engine.Seat, obs engine.Observer) {
	g := &s.game
	switch {
	case g.kind == gameChallenge:
		s.runBlock(box.token[g.token].then, p, p)
	case g.kind == gameHighStakes:
		s.gainPoints(p, Gambler, 1, g.cause())
		s.gainLP(p, 1, RoadCards, g.cause(), obs)
	case s.opts.anteUp && p == g.starter:
		s.push(frame{op: askReward, seat: p, by: p, a: rewardPoker})
	case s.opts.anteUp:
		s.gainPoints(p, Gambler, 1, g.cause())
	case p == g.starter:
		s.gainLP(p, 1, RoadCards, g.cause(), obs)
	}
}

// pokerClean discards all cards of the game and ends it. All participants count as having gambled
// (R80).
func (s *State) pokerClean(_ *frame, obs engine.Observer) {
	g := &s.game
	for p := range engine.Seat(s.seats) {
		shows := obs
		if !g.open || g.folded.Has(p) { // the cards have not been shown before
			shows = engine.Disclosing(obs)
		}
		for i, c := range g.cards[p] {
			if c >= 0 {
				g.cards[p][i] = NoCard
				s.discardPublicly(p, c, true, shows)
			}
		}
	}
	s.clearTable(g, obs)
	if g.kind == gameChallenge {
		s.roller[g.saloon] = NoToken
		s.returnToken(g.token)
		tellRoller(obs, int(g.saloon), false)
	}
	s.endGame(obs)
}

// clearTable discards the open cards of game g and the hand of the house. If that hand was not
// shown before, discarding it reveals it.
func (s *State) clearTable(g *saloonGame, obs engine.Observer) {
	shows := obs
	if !g.open {
		shows = engine.Revealing(obs)
	}
	for c := range g.house.All() {
		s.discard |= c.bit()
		tellDiscard(shows, engine.NoSeat, c, 0, true)
	}
	for _, c := range g.flop[:g.flopSize] {
		s.discard |= c.bit()
		tellDiscard(obs, engine.NoSeat, c, 0, true)
	}
}

// endGame ends a game of poker or faro. It records which players have gambled, and in which saloon.
func (s *State) endGame(obs engine.Observer) {
	g := s.game
	for p := range engine.Seat(s.seats) {
		if !g.in.Has(p) {
			continue
		}
		s.signal(sigGambled, p, 1)
		town := box.space[s.p[p].space].Town
		if g.saloon != NoTown && town == g.saloon && s.p[p].saloons>>g.saloon&1 == 0 {
			s.p[p].saloons |= 1 << g.saloon
			s.count(p, statSaloonsVisited, 1, obs)
		}
	}
	s.game = saloonGame{}
	tellGameEnded(obs, g.starter)
	s.pop()
}

// playPokerKeep carries out a player's decision to take revealed cards back into the hand. The
// cards are chosen at random. If keeps is false, nothing happens.
func (s *State) playPokerKeep(keeps bool, obs engine.Observer) {
	f := s.pop()
	p := f.seat
	if !keeps {
		return
	}
	cards := &s.game.cards[p]
	for n := f.a; n > 0; n-- {
		at := s.chance.Below(2)
		if cards[at] < 0 {
			at = 1 - at
		}
		c := cards[at]
		if c < 0 {
			return
		}
		cards[at] = NoCard
		s.p[p].hand |= c.bit()
		for q := range engine.Seat(s.seats) {
			if q != p {
				s.p[q].known |= c.bit() // everybody sees which card stays on the table, so all know the one taken back
			}
		}
		tellBack(obs, p, c, s.p[p].hand.Len())
	}
}
