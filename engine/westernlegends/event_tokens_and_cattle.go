package westernlegends

import "gulch/engine"

// pickToken takes a random token of a kind from its supply. It returns NoToken if there is none.
func (s *State) pickToken(k TokenKind) Token {
	set := s.tokens & tokensOf(k)
	if set == 0 {
		return NoToken
	}
	t := Token(nthBit(uint64(set), s.chance.Below(popCount(uint64(set)))))
	s.tokens &^= 1 << uint(t)
	return t
}

// putToken places a token of kind k in space x, unless the space is occupied (R90).
func (s *State) putToken(k TokenKind, x Space, obs engine.Observer) {
	if !s.inPlay(x) {
		return
	}
	t := NoToken
	if !s.occupied(x) {
		t = s.pickToken(k)
	}
	if t < 0 {
		s.tellUnplaced(k, x, obs)
		return
	}
	s.tokenOn[x] = t
	shows := obs
	if t.publicFace() >= 0 {
		shows = engine.Revealing(obs)
	}
	tellToken(shows, x, k, true, Token(t.publicFace()))
}

// publicFace returns the number of a longhorn token, whose face all players see on the board. It
// returns -1 for all other tokens, which are face down.
func (t Token) publicFace() int {
	if t < hiddenTokens {
		return -1
	}
	return int(t)
}

// returnToken puts a token back into its supply and deletes what players know about its place.
func (s *State) returnToken(t Token) {
	s.tokens |= 1 << uint(t)
	for p := range s.p[:s.seats] {
		s.p[p].seen &^= 1 << uint(t)
	}
}

// liftToken removes the event token from space x and puts it back into its supply.
func (s *State) liftToken(x Space, obs engine.Observer) {
	t := s.tokenOn[x]
	s.tokenOn[x] = NoToken
	s.returnToken(t)
	tellToken(obs, x, t.kind(), false, 0)
}

// gainLonghorns changes the number of a player's longhorns by n. Longhorns that the player loses go
// back to the supply.
func (s *State) gainLonghorns(p engine.Seat, n int, obs engine.Observer) {
	for i := 0; i < n; i++ {
		if s.pickToken(Longhorn) < 0 {
			n = i
		}
	}
	for i := n; i < 0; i++ {
		s.tokens |= 1 << uint(s.heldLonghorn())
	}
	if n != 0 {
		s.p[p].longhorns = uint8(int(s.p[p].longhorns) + n)
		tellLonghorns(obs, p, n, int(s.p[p].longhorns))
	}
}

// heldLonghorn returns a longhorn token that some player holds: one that is neither in the supply
// nor on the board. Players only have a number of longhorns, so it does not matter which token it
// is.
func (s *State) heldLonghorn() Token {
	free := s.tokens
	for _, t := range s.tokenOn {
		if t >= firstLonghorn {
			free |= 1 << uint(t)
		}
	}
	for t := firstLonghorn; t < tokenCount; t++ {
		if free>>uint(t)&1 == 0 {
			return t
		}
	}
	return firstLonghorn
}

// cattleBack puts the cattle token that a player carries back into the stack of its ranch.
func (s *State) cattleBack(p engine.Seat, obs engine.Observer) {
	t := s.p[p].cattle
	s.p[p].cattle = -1
	s.cattle |= 1 << uint(t)
	tellCattleBack(obs, p, int(t)/cattleEach)
}
