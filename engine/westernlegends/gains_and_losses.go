package westernlegends

import "gulch/engine"

// gainMoney adds n dollars, which may be negative, to a player's money and returns the actual
// change: the money stays between 0 and its limit (R3). by is the source of the gain and why its
// cause; the event names both.
func (s *State) gainMoney(p engine.Seat, n int16, by Road, why Cause, obs engine.Observer) int16 {
	pl := &s.p[p]
	was := pl.money
	pl.money = max(0, was+n)
	if n > 0 {
		pl.money = max(was, min(pl.money, s.moneyCap(p)))
	}
	if pl.money != was {
		tellMoney(obs, p, engine.NoSeat, int(pl.money-was), int(pl.money), by, why.number())
	}
	if over := n - (pl.money - was); n > 0 && over > 0 {
		tellOverLimit(obs, p, int(over), false)
	}
	return pl.money - was
}

// loseMoney takes n dollars from player p, who must have them, for the player to, whom the event
// names. NoSeat and the Man in Black stand for the supply. It does not give them to that player.
func (s *State) loseMoney(p engine.Seat, n int16, to engine.Seat, why Cause, obs engine.Observer) {
	pl := &s.p[p]
	if n = min(n, pl.money); n > 0 {
		pl.money -= n
		tellMoney(obs, p, eventSeat(to), -int(n), int(pl.money), RoadNone, why.number())
	}
}

// loseNuggets takes n nuggets from player p, who must have them, for the player to. See loseMoney.
func (s *State) loseNuggets(p engine.Seat, n int, to engine.Seat, why Cause, obs engine.Observer) {
	if pl := &s.p[p]; n > 0 {
		pl.nuggets -= uint8(n)
		s.nuggetPile += uint8(n)
		tellNuggets(obs, p, eventSeat(to), -n, int(pl.nuggets), why.number())
	}
}

// pay takes n dollars from a player, who must have them. why is what they are paid for. In a town,
// it also counts them as money spent in towns during this action.
func (s *State) pay(p engine.Seat, n int16, why Cause, obs engine.Observer) {
	s.payTo(p, n, engine.NoSeat, why, obs)
}

// payTo is like pay, but the event names the player to, who gets the dollars.
func (s *State) payTo(p engine.Seat, n int16, to engine.Seat, why Cause, obs engine.Observer) {
	s.loseMoney(p, n, to, why, obs)
	if box.space[s.p[p].space].Town != NoTown {
		s.p[p].spent += n
	}
}

// abilityLP is the number of LP at which a character's ability becomes active (R11).
const abilityLP = 5

// gainLP changes a player's LP by n. by is the source of the change and why its cause; the event
// names both. A gain may also activate the character's ability, set off event markers and trigger
// the end of the game (R9, R11, R89, R107).
func (s *State) gainLP(p engine.Seat, n int16, by Road, why Cause, obs engine.Observer) {
	pl := &s.p[p]
	was := pl.lp
	pl.lp = max(0, was+n)
	if pl.lp == was {
		return
	}
	tellLP(obs, p, int(pl.lp-was), int(pl.lp), by, why.number())
	if n < 0 {
		return
	}
	if p == s.active {
		s.lpAct += n
	}
	if !pl.awake && pl.lp >= abilityLP {
		pl.awake = true
		tellAwake(obs, p)
	}
	for i := range 4 {
		if at := int16(5 * (i + 1)); s.lpMarks>>i&1 != 0 && was < at && pl.lp >= at {
			s.lpMarks &^= 1 << i
			s.oweEvent(p)
			tellMarker(obs, p, trackCount, i+1)
		}
	}
	s.checkEnd(pl.lp, obs)
}

// checkEnd triggers the end of the game if lp reaches the target and the end has not been triggered
// yet (R107, R108).
func (s *State) checkEnd(lp int16, obs engine.Observer) {
	if lp >= s.opts.target && s.lastRound == 0 {
		s.lastRound = s.round + 1
		tellEnd(obs, int(s.lastRound))
	}
}

// gainNuggets changes a player's nuggets by n, limited by the player's capacity and the supply
// (R4). why is the cause, which the event names. It returns the actual change.
func (s *State) gainNuggets(p engine.Seat, n int, why Cause, obs engine.Observer) int {
	pl, over := &s.p[p], 0
	switch {
	case n > 0:
		room := max(0, s.nuggetCap(p)-int(pl.nuggets))
		over = max(0, min(n, int(s.nuggetPile))-room)
		n = min(n, room, int(s.nuggetPile))
	default:
		n = max(n, -int(pl.nuggets))
	}
	if n != 0 {
		pl.nuggets = uint8(int(pl.nuggets) + n)
		s.nuggetPile = uint8(int(s.nuggetPile) - n)
		tellNuggets(obs, p, engine.NoSeat, n, int(pl.nuggets), why.number())
	}
	if over > 0 {
		tellOverLimit(obs, p, over, true)
	}
	return n
}

// trimNuggets takes away the nuggets that a player cannot carry any more and puts them back into
// the supply.
func (s *State) trimNuggets(p engine.Seat, obs engine.Observer) {
	if over := int(s.p[p].nuggets) - s.nuggetCap(p); over > 0 {
		s.gainNuggets(p, -over, Cause{Kind: CauseLoad}, obs)
	}
}

// setWounds adds n wounds to a player; a negative n removes wounds. The caller must ensure that the
// result is within the limits. why is the cause, which the event names.
func (s *State) setWounds(p engine.Seat, n int, why Cause, obs engine.Observer) {
	pl := &s.p[p]
	pl.wounds = uint8(int(pl.wounds) + n)
	tellWounds(obs, p, n, int(pl.wounds), why.number())
}

// heal removes up to n of a player's wounds and returns how many it removed. why is the cause.
func (s *State) heal(p engine.Seat, n int, why Cause, obs engine.Observer) int {
	n = min(n, int(s.p[p].wounds))
	if n > 0 {
		s.setWounds(p, -n, why, obs)
		s.count(p, statWoundsLost, n, obs)
	}
	return n
}

// draw makes a player draw up to n poker cards and returns how many were drawn (R14). why is the
// cause, which the event names.
func (s *State) draw(p engine.Seat, n int, why Cause, obs engine.Observer) int {
	drawn := 0
	for ; drawn < n; drawn++ {
		c := s.drawCard(obs)
		if c == NoCard {
			break
		}
		s.p[p].hand |= c.bit()
		tellDrewCard(obs, p, c)
	}
	if drawn > 0 {
		tellDrew(obs, p, drawn, s.p[p].hand.Len(), why.number())
	}
	return drawn
}

// drawCard removes a card from the poker deck and returns it. It returns NoCard if no card is left.
func (s *State) drawCard(obs engine.Observer) Card {
	if s.stackedN > 0 {
		c := s.stacked[0]
		s.stackedN--
		copy(s.stacked[:], s.stacked[1:])
		s.stacked[len(s.stacked)-1] = 0
		s.deck &^= c.bit()
		return c
	}
	if s.deck == 0 {
		if s.discard == 0 {
			return NoCard
		}
		s.deck, s.discard = s.discard, 0
		tellShuffled(obs, 0)
	}
	c := s.deck.nth(s.chance.Below(s.deck.Len()))
	s.deck &^= c.bit()
	return c
}

// discardFromHand discards card c from the hand of player p.
func (s *State) discardFromHand(p engine.Seat, c Card, obs engine.Observer) {
	s.p[p].hand &^= c.bit()
	s.discardPublicly(p, c, false, obs)
}

// discardPublicly puts card c of player p, which has left the hand or was in play, on the discard
// pile face up. inPlay says whether it was in play.
func (s *State) discardPublicly(p engine.Seat, c Card, inPlay bool, obs engine.Observer) {
	s.discard |= c.bit()
	for q := range s.p[:s.seats] {
		s.p[q].known &^= c.bit()
	}
	tellDiscard(obs, p, c, s.p[p].hand.Len(), inPlay)
}

// discardRandom discards a random card from a player's hand.
func (s *State) discardRandom(p engine.Seat, obs engine.Observer) {
	hand := s.p[p].hand
	s.discardFromHand(p, hand.nth(s.chance.Below(hand.Len())), engine.Revealing(obs))
}

// giveCard moves card c face down from one hand to another. The other players cannot know which
// card it was, so what they knew about the giver's hand is deleted.
func (s *State) giveCard(from, to engine.Seat, c Card, obs engine.Observer) {
	for q := range engine.Seat(s.seats) {
		if q != from && q != to {
			s.p[q].known &^= s.p[from].hand
		}
	}
	s.revealing.gives, s.revealing.gets = engine.SeatsOf(from), engine.SeatsOf(to)
	tellGave(obs, from, to, s.p[from].hand.Len()-1, s.p[to].hand.Len()+1)
	tellGaveCard(obs, from, to, c, false)
	s.p[from].hand &^= c.bit()
	s.p[to].hand |= c.bit()
	s.p[to].known &^= c.bit()
	s.p[from].known |= c.bit()
	s.revealing.gives, s.revealing.gets = 0, 0
	tellGaveCard(engine.Revealing(obs), to, from, c, true)
}

// count raises counter k of player p by n for the whole game. If it is p's turn, it also raises the
// counter for the turn.
func (s *State) count(p engine.Seat, k stat, n int, obs engine.Observer) {
	c := &s.p[p].stats[k]
	*c = uint8(min(255, int(*c)+n))
	if p == s.active {
		s.turn[k] = uint8(min(255, int(s.turn[k])+n))
	}
	tellCount(obs, p, int(k), int(*c), int(s.turn[k]))
}

// eventSeat returns p as it is stored in field Seat of an event: NoSeat for the Man in Black, who
// has no seat.
func eventSeat(p engine.Seat) engine.Seat {
	if p == ManInBlack {
		return engine.NoSeat
	}
	return p
}
