package westernlegends

import "gulch/engine"

// Effects that ask, choose or run others.

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
func (s *State) fxCost(e effect) {
	p := e.seat
	switch {
	case !s.affords(e.instr, p, s.p[p].hand):
	case e.flags&fxChosen == 0:
		s.push(frame{op: askReward, seat: p, by: p, a: rewardCost, b: e.index})
	default:
		s.runBlock(e.then, p, e.by)
		switch e.key {
		case payCards:
			s.push(frame{op: opDiscard, seat: p, by: p, a: e.n, b: discardPay})
		case payMoney:
			s.pay(p, e.n, e.tell)
		default:
			s.gainNuggets(p, -int(e.n), e.tell)
		}
	}
}

// fxEach starts effects for a group of players.
func (s *State) fxEach(e effect) {
	set := engine.SeatSet(0)
	for p := range engine.Seat(s.seats) {
		if s.among(who(e.key), p, e.seat) {
			set = set.With(p)
		}
	}
	if set != 0 {
		s.push(frame{op: opEach, seat: e.seat, by: e.by, a: e.index, b: int16(set)})
	}
}

// runEach goes on to the next player of a group, in turn order from the active one.
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

// fxTarget lets a player choose another one within range.
func (s *State) fxTarget(e effect) { s.askTarget(e, s.rivals(e.seat, int(e.m))) }

// askTarget lets a player choose one of a set.
func (s *State) askTarget(e effect, set engine.SeatSet) {
	if set != 0 {
		s.push(frame{op: askTarget, seat: e.seat, by: e.by, a: e.index, b: int16(set)})
	}
}

// playPlayer goes on with the chosen player.
func (s *State) playPlayer(q engine.Seat, tell engine.Observer) {
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
func (s *State) mibAnswers(then block, user engine.Seat, tell engine.Observer) {
	for at := then.start; at < then.end; at++ {
		in := &box.code[at]
		if in.do == doPayTo {
			s.gainMoney(user, in.n, RoadOther, tell)
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
func (s *State) playLook(place int16, tell engine.Observer) {
	p := s.pop().seat
	if t := s.tokenAt(place); t >= 0 {
		s.p[p].seen |= 1 << uint(t)
		say(tell, EventPeeked, p, engine.NoSeat, int(place), 0, 0, 0)
		say(tell, EventPeekedToken, p, engine.NoSeat, int(t), int(place), 0, 0)
	}
}

// runEvent turns up the next event and carries it out (R90).
func (s *State) runEvent(f *frame, tell engine.Observer) {
	if f.a == 0 {
		s.pop()
		return
	}
	s.shuffleEvents(1, tell)
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
func (s *State) startEvent(p engine.Seat, e int8, tell engine.Observer) {
	s.forgetEvent(e)
	say(tell, EventEvent, p, engine.NoSeat, int(e), 0, 0, 0)
	s.count(p, statEventsResolved, 1, tell)
	s.runBlock(box.event[e].then, p, p)
}

// forgetEvent removes an event from what players know of the deck.
func (s *State) forgetEvent(e int8) {
	for q := range s.p[:s.seats] {
		s.p[q].filed &^= 1 << e
	}
}

// shuffleEvents makes sure that the deck has n events: those that are missing come from the shuffled discard pile (R14).
func (s *State) shuffleEvents(n int, tell engine.Observer) {
	if int(s.eventLeft) >= n {
		return
	}
	engine.Shuffle(&s.chance, s.eventDeck[s.eventLeft:])
	s.eventLeft = eventCount
	say(tell, EventShuffled, engine.NoSeat, engine.NoSeat, 1, 0, 0, 0)
}

// fxEventPick shows a player the top events to choose from.
func (s *State) fxEventPick(e effect) {
	p, n := e.seat, min(int(e.n), eventCount)
	s.shuffleEvents(n, e.tell)
	for _, card := range s.eventDeck[:n] {
		s.p[p].filed |= 1 << card
		say(e.tell, EventEventSeen, p, engine.NoSeat, int(card), 0, 0, 0)
	}
	if n > 0 {
		s.push(frame{op: askEventPick, seat: p, by: p, a: int16(n)})
	}
}

// playResolve resolves one of the events looked at; the others go under the deck.
func (s *State) playResolve(e int8, tell engine.Observer) {
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
