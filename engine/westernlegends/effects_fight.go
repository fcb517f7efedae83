package westernlegends

import "gulch/engine"

// effectFight carries out effects in and around a fight.
func (s *State) effectFight(in *instr, f frame, at int16, tell engine.Teller) {
	p := f.seat
	if s.fighting == 0 && in.do != doCancelWound && in.do != doKeepLoot && in.do != doEvadeSheriff {
		return
	}
	switch in.do {
	case doFoe:
		s.fxFoe(p, int8(-in.n), f.c&fxFromCard != 0)
	case doWinTies:
		s.fxWinTies(p, f.c&fxFromCard != 0)
	case doSwapPlayed:
		s.fxSwap(p, Card(f.d), tell)
	case doLookHand:
		s.fxLookHand(p, int(in.n), tell)
	case doLookNpc:
		s.fxLookNPC(p, int(in.n), tell)
	case doFoeChoose:
		if foe := s.bout().foe(p); foe >= 0 && foe < ManInBlack {
			s.ask(in, foe, p, at)
		}
	case doFoeWound:
		if foe := s.bout().foe(p); foe >= 0 && foe < ManInBlack {
			s.push(frame{op: opWound, seat: foe, by: p, a: in.n})
		}
	case doNoMarshal:
		s.bout().noMarshal = true
	case doRefight:
		s.fxRefight(tell)
	case doCancelWound:
		if w := s.below(opWound); w != nil {
			w.a = max(0, w.a-in.n)
		}
	case doParry:
		s.fxParry(p, in.n, tell)
	case doKeepLoot:
		s.keepLoot(p)
	case doEvadeSheriff:
		s.push(frame{op: opBonus, seat: p, by: p, a: in.n, b: int16(s.sheriff) + 1, d: 1})
	}
}

// fxFoe lowers the value of the other side's card (R52).
func (s *State) fxFoe(p engine.Seat, n int8, card bool) {
	b := s.bout()
	side := b.sideOf(p)
	if side < 0 {
		return
	}
	if card {
		b.byCard[1-side] += n
	} else {
		b.mod[1-side] += n
	}
}

func (s *State) fxWinTies(p engine.Seat, card bool) {
	b := s.bout()
	side := b.sideOf(p)
	if side < 0 {
		return
	}
	if card {
		b.cardTies |= 1 << side
	} else {
		b.ties |= 1 << side
	}
}

// fxSwap makes the used card the played one: the old card goes with its bonuses, those of the new one count at once.
func (s *State) fxSwap(p engine.Seat, c Card, tell engine.Teller) {
	b := s.bout()
	side := b.sideOf(p)
	if side < 0 || !s.p[p].hand.Has(c) {
		return
	}
	s.p[p].hand &^= c.bit()
	say(tell, EventSealed, p, engine.NoSeat, 0, 0, 0, 0)
	if old := b.played[side]; old >= 0 {
		b.played[side] = NoCard
		s.bury(p, old, 1, tell)
	}
	b.played[side] = c
	b.byCard[1-side] = 0
	b.cardTies &^= 1 << side
	say(tell, EventShown, p, engine.NoSeat, int(c), 0, 0, 0)
	if e := s.effectOf(c); box.windows.bonus[s.alt()][winFightBonus].Has(c) {
		s.push(frame{op: opFx, seat: p, by: p, a: e.then.start, b: e.then.end, c: fxFromCard})
	}
}

// fxLookHand shows a player random cards of the other's hand. They stay known until they leave it.
func (s *State) fxLookHand(p engine.Seat, n int, tell engine.Teller) {
	foe := s.bout().foe(p)
	if foe < 0 || foe == ManInBlack {
		return
	}
	rest := s.p[foe].hand
	say(tell, EventLooked, p, foe, min(n, rest.Len()), 0, 0, 0)
	for ; n > 0 && rest != 0; n-- {
		c := rest.nth(s.chance.Below(rest.Len()))
		rest &^= c.bit()
		s.p[p].known |= c.bit()
		say(tell, EventSaw, p, foe, int(c), 0, 0, 0)
	}
}

// fxLookNPC shows a player random fight cards that the dealer drew.
func (s *State) fxLookNPC(p engine.Seat, n int, tell engine.Teller) {
	b := s.bout()
	if b.vsPlayer() {
		return
	}
	rest := CardSet(0)
	for _, c := range b.drawn[:b.left] {
		rest |= 1 << uint(c)
	}
	say(tell, EventLooked, p, engine.NoSeat, min(n, rest.Len()), 0, 0, 0)
	for ; n > 0 && rest != 0; n-- {
		c := rest.nth(s.chance.Below(rest.Len()))
		rest &^= c.bit()
		b.seen |= 1 << uint(c)
		say(tell, EventSawFight, p, engine.NoSeat, int(c), 0, 0, 0)
	}
}

// fxRefight lets the dealer start an NPC fight again (R39). The Man in Black stays with his highest card.
func (s *State) fxRefight(tell engine.Teller) {
	b := s.bout()
	switch {
	case b.vsPlayer():
	case b.dealer == engine.NoSeat:
		if !b.restarted {
			s.restart(tell)
		}
	default:
		s.push(frame{op: askRefight, seat: b.dealer, by: b.dealer})
	}
}

// fxParry buys a player off a fight.
func (s *State) fxParry(p engine.Seat, n int16, tell engine.Teller) {
	b := s.bout()
	b.parried = true
	s.pay(p, n, tell)
	if b.side[0] != ManInBlack {
		s.gainMoney(b.side[0], n, tell)
	}
	say(tell, EventParried, p, b.side[0], 0, 0, 0, 0)
}

// lootKept reports whether a player has already saved the loot of the robbery or arrest in progress.
func (s *State) lootKept(p engine.Seat) bool {
	r, a := s.below(opRob), s.below(opArrest)
	return r != nil && r.by == p && r.d == 1 || a != nil && a.seat == p && a.d == 1
}

// keepLoot saves the loot of the robbery or arrest in progress.
func (s *State) keepLoot(p engine.Seat) {
	if r := s.below(opRob); r != nil && r.by == p {
		r.d = 1
	} else if a := s.below(opArrest); a != nil && a.seat == p {
		a.d = 1
	}
}
