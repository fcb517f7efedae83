package westernlegends

import "gulch/engine"

// effectFlow carries out effects that ask, choose or run others.
func (s *State) effectFlow(in *instr, f frame, at int16, tell engine.Teller) {
	p := f.seat
	switch in.do {
	case doChoose:
		s.ask(in, p, f.by, at)
	case doWhen:
		if s.holds(in.cond, p) {
			s.runBlock(in.then, p, f.by)
		} else {
			s.runBlock(in.other, p, f.by)
		}
	case doCost:
		s.fxCost(in, f, at, tell)
	case doEach:
		s.fxEach(in, f, at)
	case doTarget:
		s.fxTarget(f, at, s.rivals(p, int(in.m)))
	case doVs:
		if s.fighting > 0 && s.bout().vsPlayer() {
			s.runBlock(in.then, p, f.by)
		} else {
			s.runBlock(in.other, p, f.by)
		}
	case doRoll:
		s.push(frame{op: opDice, seat: p, by: p, b: in.n, d: at})
	case doEvent:
		s.push(frame{op: opEvent, seat: p, by: p, a: in.n})
	case doEventPick:
		s.fxEventPick(p, int(in.n), tell)
	case doPeek:
		if s.facedown() {
			s.push(frame{op: askPeek, seat: p, by: p})
		}
	case doShop:
		if s.canShop(p, anyStore) {
			s.push(frame{op: opShop, seat: p, by: p, a: int16(anyStore)})
		}
	}
}

// ask lets a player choose one of the options whose need holds.
func (s *State) ask(in *instr, p, by engine.Seat, at int16) {
	for _, o := range in.opts {
		if s.holds(o.cond, p) {
			s.push(frame{op: askChoose, seat: p, by: by, a: at})
			return
		}
	}
}

// optionOf returns the option with a label whose need holds, nil if there is none.
func (s *State) optionOf(f *frame, l label) *option {
	in := &box.code[f.a]
	for i := range in.opts {
		if o := &in.opts[i]; o.label == l && s.holds(o.cond, f.seat) {
			return o
		}
	}
	return nil
}

// playOption runs the chosen option.
func (s *State) playOption(l label) {
	f := *s.top()
	o := s.optionOf(&f, l)
	s.pop()
	s.runBlock(o.then, f.seat, f.by)
}

// fxCost lets a player pay for effects. Who has chosen to use them pays; otherwise the player is asked first.
func (s *State) fxCost(in *instr, f frame, at int16, tell engine.Teller) {
	p := f.seat
	switch {
	case !s.affords(in, p, s.p[p].hand):
	case f.c&fxChosen == 0:
		s.push(frame{op: askReward, seat: p, by: p, a: rewardCost, b: at})
	default:
		s.runBlock(in.then, p, f.by)
		switch in.key {
		case payCards:
			s.push(frame{op: opDiscard, seat: p, by: p, a: in.n, b: discardPay})
		case payMoney:
			s.pay(p, in.n, tell)
		default:
			s.gainNuggets(p, -int(in.n), tell)
		}
	}
}

// fxEach starts effects for a group of players.
func (s *State) fxEach(in *instr, f frame, at int16) {
	set := seatSet(0)
	for p := range engine.Seat(s.seats) {
		if s.among(who(in.key), p, f.seat) {
			set |= seatBit(p)
		}
	}
	if set != 0 {
		s.push(frame{op: opEach, seat: f.seat, by: f.by, a: at, b: int16(set)})
	}
}

// runEach goes on to the next player of a group, in turn order from the active one.
func (s *State) runEach(f *frame) {
	set := seatSet(f.b) & s.everybody()
	if set == 0 {
		s.pop()
		return
	}
	p := s.firstOf(set, s.active)
	f.b &^= int16(seatBit(p))
	s.runBlock(box.code[f.a].then, p, f.by)
}

// fxTarget lets a player choose another one.
func (s *State) fxTarget(f frame, at int16, set seatSet) {
	if set != 0 {
		s.push(frame{op: askTarget, seat: f.seat, by: f.by, a: at, b: int16(set)})
	}
}

// playPlayer goes on with the chosen player.
func (s *State) playPlayer(q engine.Seat, tell engine.Teller) {
	f := s.pop()
	in := &box.code[f.a]
	switch {
	case in.do == doChase:
		s.push(frame{op: opBonus, seat: f.seat, by: f.by, a: in.n, c: int16(q) + 1})
	case q == ManInBlack:
		s.mibAnswers(in.then, f.seat, tell)
	default:
		s.runBlock(in.then, q, f.seat)
	}
}

// mibAnswers does what the Man in Black does when an effect is used on him: he pays (R105).
func (s *State) mibAnswers(then block, user engine.Seat, tell engine.Teller) {
	for at := then.start; at < then.end; at++ {
		in := &box.code[at]
		if in.do == doPayTo {
			s.gainMoney(user, in.n, tell)
			return
		}
		for _, o := range in.opts {
			if !o.then.empty() && box.code[o.then.start].do == doPayTo {
				s.mibAnswers(o.then, user, tell)
				return
			}
		}
	}
}

// facedown reports whether any token lies facedown on the boards.
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

// peekSaloon is added to a saloon where a place to look at is a number.
const peekSaloon = 200

// tokenAt returns the facedown token at a place to look at, NoToken if there is none.
func (s *State) tokenAt(place int16) Token {
	switch {
	case place >= peekSaloon && place < peekSaloon+saloonCount:
		return s.roller[place-peekSaloon]
	case place >= 0 && int(place) < box.spaces && s.tokenOn[place] < hiddenTokens:
		return s.tokenOn[place]
	}
	return NoToken
}

// playLook shows a facedown token to the player.
func (s *State) playLook(place int16, tell engine.Teller) {
	p := s.pop().seat
	if t := s.tokenAt(place); t >= 0 {
		s.p[p].seen |= 1 << uint(t)
		say(tell, EventPeeked, p, engine.NoSeat, int(place), 0, 0, 0)
		say(tell, EventPeekedToken, p, engine.NoSeat, int(t), 0, 0, 0)
	}
}

// runEvent turns up the next event and carries it out (R90).
func (s *State) runEvent(f *frame, tell engine.Teller) {
	if f.a == 0 || !s.shuffleEvents(1, tell) {
		s.pop()
		return
	}
	p := f.seat
	f.a--
	if f.a == 0 {
		s.pop()
	}
	s.eventLeft--
	e := s.eventDeck[0]
	copy(s.eventDeck[:], s.eventDeck[1:])
	s.eventDeck[eventCount-1] = e
	s.startEvent(p, e, tell)
}

// startEvent resolves an event that has been put on the discard pile.
func (s *State) startEvent(p engine.Seat, e int8, tell engine.Teller) {
	s.forgetEvent(e)
	say(tell, EventEvent, p, engine.NoSeat, int(e), 0, 0, 0)
	s.count(p, statEventsResolved, 1)
	s.runBlock(box.event[e].then, p, p)
}

// forgetEvent removes an event from what players know of the deck.
func (s *State) forgetEvent(e int8) {
	for q := range s.p[:s.seats] {
		s.p[q].filed &^= 1 << e
	}
}

// shuffleEvents makes sure that the deck has n events, and reports whether it has (R14).
func (s *State) shuffleEvents(n int, tell engine.Teller) bool {
	if int(s.eventLeft) < n && s.eventLeft == 0 {
		engine.Shuffle(&s.chance, s.eventDeck[:])
		s.eventLeft = eventCount
		for q := range s.p[:s.seats] {
			s.p[q].filed = 0
		}
		say(tell, EventShuffled, engine.NoSeat, engine.NoSeat, 1, 0, 0, 0)
	}
	return int(s.eventLeft) >= n
}

// fxEventPick shows a player the top events to choose from.
func (s *State) fxEventPick(p engine.Seat, n int, tell engine.Teller) {
	s.shuffleEvents(1, tell)
	n = min(n, int(s.eventLeft))
	for _, e := range s.eventDeck[:n] {
		s.p[p].filed |= 1 << e
		say(tell, EventEventSeen, p, engine.NoSeat, int(e), 0, 0, 0)
	}
	if n > 0 {
		s.push(frame{op: askEventPick, seat: p, by: p, a: int16(n)})
	}
}

// playResolve resolves one of the events looked at; the others go under the deck.
func (s *State) playResolve(e int8, tell engine.Teller) {
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
	s.startEvent(f.seat, e, tell)
}
