package westernlegends

import "gulch/engine"

// This file holds the effects of the cards that the Man in Black plays (R104).

func (s *State) fxMibGoto(e effect) { s.moveMib(e.instr.at[0], e.obs) }

func (s *State) fxMibLP(e effect) { s.mibGains(e.n, causeOf(e.index), e.obs) }

// fxMibRob makes the Man in Black take half of the money of a player. The player may first use
// reactions.
func (s *State) fxMibRob(effect) {
	if p := s.mibVictim(); p != engine.NoSeat && s.p[p].money > 0 {
		s.push(frame{op: opRob, st: robWindow, seat: ManInBlack, by: p, a: int16(labelMoney)})
	}
}

func (s *State) fxMibDuel(e effect) {
	if p := s.mibPrey; p != engine.NoSeat && s.p[p].space == s.mibSpace {
		s.start(bout{
			kind: fightMib, side: [2]engine.Seat{ManInBlack, p}, dealer: engine.NoSeat, n: mibFightCards,
			token: NoToken, train: -1,
		}, p, e.obs)
	}
}

func (s *State) fxMibReshuffle(effect) { s.mibFresh = true }

func (s *State) moveMib(x Space, obs engine.Observer) {
	was := s.mibSpace
	s.mibSpace = x
	tellMib(obs, x, was)
}

// mibGains gives n LP to the Man in Black. His LP set off no event markers, but may trigger the end
// of the game (R89, R107). why is the cause, which the event names.
func (s *State) mibGains(n int16, why Cause, obs engine.Observer) {
	s.mibLP += n
	tellMibLP(obs, int(n), int(s.mibLP), why.number())
	s.checkEnd(s.mibLP, obs)
}

// fxMibChase moves the Man in Black towards a player: the nearest one or, if e.key is 1, the one
// with the most LP. This player becomes his prey.
func (s *State) fxMibChase(e effect) {
	prey, leader := engine.Seat(0), e.key == 1
	for p := engine.Seat(1); int8(p) < s.seats; p++ {
		near, best := box.dist[s.mibSpace][s.p[p].space], box.dist[s.mibSpace][s.p[prey].space]
		if leader && s.p[p].lp > s.p[prey].lp || !leader && near < best {
			prey = p
		}
	}
	s.mibPrey = prey
	tellPrey(e.obs, prey)
	to := s.p[prey].space
	if box.dist[s.mibSpace][to] == far {
		return
	}
	for n := e.n; n > 0 && s.mibSpace != to; n-- {
		for _, x := range box.near[s.mibSpace] {
			if box.dist[x][to]+1 == box.dist[s.mibSpace][to] {
				s.moveMib(x, e.obs)
				break
			}
		}
	}
}

// mibVictim returns the player whom the Man in Black robs: his prey if it is in his space,
// otherwise the player in his space with the lowest seat number. It returns NoSeat if nobody is
// there.
func (s *State) mibVictim() engine.Seat {
	if p := s.mibPrey; p != engine.NoSeat && s.p[p].space == s.mibSpace {
		return p
	}
	for p := range engine.Seat(s.seats) {
		if s.p[p].space == s.mibSpace {
			return p
		}
	}
	return engine.NoSeat
}

// runMib plays the next card of the Man in Black at the end of a round. If his deck is empty, all
// of his cards are shuffled first (R104).
func (s *State) runMib(obs engine.Observer) {
	s.pop()
	if s.mibCards == 0 {
		s.shuffleMib(obs)
	}
	c := nthBit(uint64(s.mibCards), s.chance.Below(popCount(uint64(s.mibCards))))
	s.mibCards &^= 1 << c
	s.mibPrey = engine.NoSeat
	tellMibCard(obs, c)
	s.runBlock(box.mib[c].then, engine.NoSeat, engine.NoSeat)
}

func (s *State) shuffleMib(obs engine.Observer) {
	s.mibCards = 1<<mibCount - 1
	tellShuffled(obs, 3)
}
