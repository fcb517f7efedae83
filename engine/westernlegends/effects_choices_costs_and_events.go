package westernlegends

import "gulch/engine"

// This file holds the effects that let a player decide and those that run other effects.

func (s *State) fxChoose(e effect) { s.ask(e.instr, e.seat, e.by, e.index) }

func (s *State) fxWhen(e effect) {
	if s.holds(e.cond, e.seat) {
		s.runBlock(e.then, e.seat, e.by)
	} else {
		s.runBlock(e.other, e.seat, e.by)
	}
}

func (s *State) fxVs(e effect) {
	if s.fighting > 0 && s.bout().vsPlayer() {
		s.runBlock(e.then, e.seat, e.by)
	} else {
		s.runBlock(e.other, e.seat, e.by)
	}
}

func (s *State) fxRoll(e effect) {
	s.push(frame{op: opDice, seat: e.seat, by: e.seat, b: e.n, d: e.index})
}

func (s *State) fxEvent(e effect) { s.push(frame{op: opEvent, seat: e.seat, by: e.seat, a: e.n}) }

func (s *State) fxPeek(e effect) {
	if s.facedown() {
		s.push(frame{op: askPeek, seat: e.seat, by: e.seat})
	}
}

func (s *State) fxShop(e effect) {
	if s.canShop(e.seat, anyStore) {
		s.push(frame{op: opShop, seat: e.seat, by: e.seat, a: int16(anyStore)})
	}
}

// ask lets player p choose one of the options of an instruction, or does nothing if the conditions
// of all options fail. in is the instruction. at is its index in box.code, and by is the player who
// caused the effect.
func (s *State) ask(in *instr, p, by engine.Seat, at int16) {
	for _, o := range in.opts {
		if s.holds(o.cond, p) {
			s.push(frame{op: askChoose, seat: p, by: by, a: at})
			return
		}
	}
}

// optionOf returns the option with label l in the choice of frame f. It returns nil if the choice
// has no such option or its condition fails.
func (s *State) optionOf(f *frame, l label) *option {
	in := &box.code[f.a]
	for i := range in.opts {
		if o := &in.opts[i]; o.label == l && s.holds(o.cond, f.seat) {
			return o
		}
	}
	return nil
}

// playOption carries out the effects of the option with label l, which the player has chosen.
func (s *State) playOption(l label) {
	f := *s.top()
	o := s.optionOf(&f, l)
	s.pop()
	s.runBlock(o.then, f.seat, f.by)
}

// fxCost carries out effect e, whose inner effects have a price. If the player has already decided
// to use them, it takes the payment and runs them; otherwise it asks the player first.
func (s *State) fxCost(e effect) {
	p := e.seat
	switch {
	case !s.canPayCost(e.instr, p, s.p[p].hand):
	case e.flags&fxChosen == 0:
		s.push(frame{op: askReward, seat: p, by: p, a: rewardCost, b: e.index})
	default:
		s.runBlock(e.then, p, e.by)
		switch e.key {
		case payCards:
			s.push(frame{op: opDiscard, seat: p, by: p, a: e.n, b: discardPay, d: e.index + 1})
		case payMoney:
			s.pay(p, e.n, causeOf(e.index), e.obs)
		default:
			s.gainNuggets(p, -int(e.n), causeOf(e.index), e.obs)
		}
	}
}

// fxEach runs the inner effects of e for each player of the group that e names.
func (s *State) fxEach(e effect) {
	set := engine.SeatSet(0)
	for p := range engine.Seat(s.seats) {
		if s.inGroup(who(e.key), p, e.seat) {
			set = set.With(p)
		}
	}
	if set == 0 {
		tellNoEffect(e.obs, engine.NoSeat, FailNobody, int(e.key), NoSpace)
		return
	}
	s.push(frame{op: opEach, seat: e.seat, by: e.by, a: e.index, b: int16(set)})
}

// runEach continues an effect that fxEach has started: it runs the inner effects for the next
// player of the group. The players come in turn order, starting with the active player. Field b of
// frame f is the set of players who are still to come.
func (s *State) runEach(f *frame) {
	set := engine.SeatSet(f.b) & s.everybody()
	if set == 0 {
		s.pop()
		return
	}
	p := s.firstOf(set, s.active)
	f.b = int16(engine.SeatSet(f.b).Without(p))
	s.runBlock(box.code[f.a].then, p, f.by)
}

// fxTarget asks a player to choose another player as the target of effect e. The range of the
// effect is e.m steps.
func (s *State) fxTarget(e effect) { s.askTarget(e, s.rivals(e.seat, int(e.m))) }

// askTarget asks a player to choose one of the players in set as the target of effect e. It does
// nothing if set is empty.
func (s *State) askTarget(e effect, set engine.SeatSet) {
	if set == 0 {
		tellNoEffect(e.obs, e.seat, FailNoTarget, 0, NoSpace)
		return
	}
	s.push(frame{op: askTarget, seat: e.seat, by: e.by, a: e.index, b: int16(set)})
}

// playPlayer carries out the effect that was waiting for a target on player q, who has been chosen.
func (s *State) playPlayer(q engine.Seat, obs engine.Observer) {
	f := s.pop()
	in, why := &box.code[f.a], causeOf(f.a)
	tellTargeted(obs, f.seat, eventSeat(q), why.Kind, why.N)
	switch {
	case in.do == doChase:
		s.push(frame{op: opBonus, seat: f.seat, by: f.by, a: in.n, c: int16(q) + 1})
	case q == ManInBlack:
		s.mibAnswers(in.then, f.seat, obs)
	default:
		s.runBlock(in.then, q, f.seat)
	}
}

// mibAnswers carries out a block of effects (then) that player user uses on the Man in Black. Only
// payments have an effect on him: he pays user (R105).
func (s *State) mibAnswers(then block, user engine.Seat, obs engine.Observer) {
	if n := mibPayment(then); n > 0 {
		s.gainMoney(user, n, RoadOther, causeOf(then.start), obs)
	}
}

// mibPayment returns how many dollars the Man in Black pays to the player who uses a block of
// effects (then) on him. The result is 0 if the block contains no payment.
func mibPayment(then block) int16 {
	for at := then.start; at < then.end; at++ {
		in := &box.code[at]
		if in.do == doPayTo {
			return in.n
		}
		for _, o := range in.opts {
			if !o.then.empty() && box.code[o.then.start].do == doPayTo {
				return mibPayment(o.then)
			}
		}
	}
	return 0
}

// facedown reports whether there is any face-down event token on the boards.
func (s *State) facedown() bool {
	for _, t := range s.roller {
		if t >= 0 {
			return true
		}
	}
	for _, t := range s.tokenOn {
		if t >= 0 && t < hiddenTokens {
			return true
		}
	}
	return false
}

// peekSaloon is the number of the first saloon in the numbering of places where a player may look
// at a token. Smaller numbers are spaces.
const peekSaloon = 200

// tokenAt returns the face-down token at a place, or NoToken if there is none. A place is a space,
// or peekSaloon plus the number of a saloon.
func (s *State) tokenAt(place int) Token {
	switch {
	case place >= peekSaloon && place < peekSaloon+saloonCount:
		return s.roller[place-peekSaloon]
	case place >= 0 && place < box.spaces && s.tokenOn[place] < hiddenTokens:
		return s.tokenOn[place]
	}
	return NoToken
}

// playLook shows the face-down token at a place to the player who has to decide. For the numbers of
// places, see tokenAt.
func (s *State) playLook(place int, obs engine.Observer) {
	p := s.pop().seat
	if t := s.tokenAt(place); t >= 0 {
		tellPeeked(obs, p, place)
		s.p[p].seen |= 1 << uint(t)
		tellPeekedToken(obs, p, t, place)
	}
}

// runEvent draws the next event for the player of frame f and carries it out (R90). Field a of the
// frame is the number of events that are still to be drawn.
func (s *State) runEvent(f *frame, obs engine.Observer) {
	if f.a == 0 {
		s.pop()
		return
	}
	s.shuffleEvents(1, obs)
	p := f.seat
	f.a--
	if f.a == 0 {
		s.pop()
	}
	s.eventLeft--
	e := s.eventDeck[0]
	copy(s.eventDeck[:], s.eventDeck[1:])
	s.eventDeck[eventCount-1] = e
	s.startEvent(p, e, obs, engine.Revealing(obs))
}

// startEvent carries out event e for player p; the event must already be on the discard pile. shows
// receives the event itself; it is obs, or a version of obs that marks the event as revealing. obs
// receives everything that follows.
func (s *State) startEvent(p engine.Seat, e int8, obs, shows engine.Observer) {
	s.forgetEvent(e)
	tellEvent(shows, p, int(e))
	s.count(p, statEventsResolved, 1, obs)
	s.runBlock(box.event[e].then, p, p)
}

// forgetEvent deletes what players know about the position of event e in the deck.
func (s *State) forgetEvent(e int8) {
	for q := range s.p[:s.seats] {
		s.p[q].filed &^= 1 << e
	}
}

// shuffleEvents ensures that the event deck has at least n cards. If it has fewer, the discard pile
// is shuffled and put below the deck (R14).
func (s *State) shuffleEvents(n int, obs engine.Observer) {
	if int(s.eventLeft) >= n {
		return
	}
	engine.Shuffle(&s.chance, s.eventDeck[s.eventLeft:])
	s.eventLeft = eventCount
	tellShuffled(obs, 1)
}

// fxEventPick shows the top events of the deck to a player and asks which of them is to be carried
// out. e.n is the number of events.
func (s *State) fxEventPick(e effect) {
	p, n := e.seat, min(int(e.n), eventCount)
	s.shuffleEvents(n, e.obs)
	for _, card := range s.eventDeck[:n] {
		s.p[p].filed |= 1 << card
		tellEventSeen(e.obs, p, int(card))
	}
	if n > 0 {
		s.push(frame{op: askEventPick, seat: p, by: p, a: int16(n)})
	}
}

// playResolve carries out event e, which the player has chosen. The other events shown go to the
// bottom of the deck.
func (s *State) playResolve(e int8, obs engine.Observer) {
	f := s.pop()
	n, left := int(f.a), int(s.eventLeft)
	var deck [eventCount]int8
	at := copy(deck[:], s.eventDeck[n:left])
	for _, x := range s.eventDeck[:n] {
		if x != e {
			deck[at] = x
			at++
		}
	}
	at += copy(deck[at:], s.eventDeck[left:])
	deck[at] = e
	s.eventDeck = deck
	s.eventLeft--
	s.startEvent(f.seat, e, obs, engine.Disclosing(obs))
}
