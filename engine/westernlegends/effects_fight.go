package westernlegends

import "gulch/engine"

// This file holds the effects that change a fight or happen around it. They do nothing if there is
// no fight.

// mySide returns the side of player p in the current fight, 0 or 1. It returns -1 if there is no
// fight or p is not in it.
func (s *State) mySide(p engine.Seat) int {
	if s.fighting == 0 {
		return -1
	}
	return s.bout().sideOf(p)
}

// rival returns the seat of the opponent of player p in the current fight, or NoSeat if there is no
// fight or the opponent has no seat.
func (s *State) rival(p engine.Seat) engine.Seat {
	if s.mySide(p) < 0 {
		return engine.NoSeat
	}
	return eventSeat(s.bout().foe(p))
}

// fxFoe carries out effect e, which changes the value of the card that the opponent has played in
// the current fight (R52).
func (s *State) fxFoe(e effect) {
	side := s.mySide(e.seat)
	switch {
	case side < 0:
	case e.flags&fxFromCard != 0:
		s.bout().byCard[1-side] -= int8(e.n)
	default:
		s.bout().mod[1-side] -= int8(e.n)
	}
	s.emitEdge(e.obs)
}

// emitEdge sends events with the amounts by which both sides of the current fight are lowered, and
// with the sides that win ties. It does nothing if there is no fight.
func (s *State) emitEdge(obs engine.Observer) {
	if s.fighting > 0 && obs != nil {
		s.bout().emitEdge(obs)
	}
}

func (s *State) fxWinTies(e effect) {
	side := s.mySide(e.seat)
	switch {
	case side < 0:
	case e.flags&fxFromCard != 0:
		s.bout().cardTies |= 1 << side
	default:
		s.bout().ties |= 1 << side
	}
	s.emitEdge(e.obs)
}

// fxSwapPlayed carries out effect e, which replaces the player's card in the fight by the card that
// was used for the effect. The bonuses of the old card no longer count; the bonuses of the new card
// apply at once.
func (s *State) fxSwapPlayed(e effect) {
	p, c := e.seat, Card(e.source)
	side := s.mySide(p)
	if side < 0 || !s.p[p].hand.Has(c) {
		return
	}
	b := s.bout()
	s.p[p].hand &^= c.bit()
	tellSealed(e.obs, p, c)
	if old := b.played[side]; old >= 0 {
		b.played[side] = NoCard
		s.discardPublicly(p, old, true, e.obs)
	}
	b.byCard[1-side] = 0
	b.cardTies &^= 1 << side
	s.emitEdge(e.obs)
	b.played[side] = c
	tellShown(e.obs, p, c)
	if then := s.effectOf(c).then; box.windows.bonus[s.alt()][winFightBonus].Has(c) {
		s.push(frame{op: opFx, seat: p, by: p, a: then.start, b: then.end, c: fxFromCard})
	}
}

func (s *State) fxFoeChoose(e effect) {
	foe := s.rival(e.seat)
	if foe == engine.NoSeat {
		tellNoEffect(e.obs, e.seat, FailNoTarget, 0, NoSpace)
		return
	}
	s.ask(e.instr, foe, e.seat, e.index)
}

func (s *State) fxFoeWound(e effect) {
	if foe := s.rival(e.seat); foe != engine.NoSeat {
		s.push(frame{op: opWound, seat: foe, by: e.seat, a: e.n, d: e.index + 1})
	}
}

func (s *State) fxNoMarshal(effect) {
	if s.fighting > 0 {
		s.bout().noMarshal = true
	}
}

func (s *State) fxCancelWound(e effect) {
	if w := s.below(opWound); w != nil {
		w.a = max(0, w.a-e.n)
	}
}

func (s *State) fxEvadeSheriff(e effect) {
	s.push(frame{op: opBonus, seat: e.seat, by: e.seat, a: e.n, b: int16(s.sheriff) + 1, d: 1})
}

// fxLookHand carries out effect e, which shows random cards of the opponent's hand to a player. The
// player knows these cards until they leave the hand.
func (s *State) fxLookHand(e effect) {
	p, foe := e.seat, s.rival(e.seat)
	if foe == engine.NoSeat {
		return
	}
	rest := s.p[foe].hand
	tellLooked(e.obs, p, foe, min(int(e.n), rest.Len()))
	for n := e.n; n > 0 && rest != 0; n-- {
		c := rest.nth(s.chance.Below(rest.Len()))
		rest &^= c.bit()
		s.p[p].known |= c.bit()
		tellSaw(e.obs, p, foe, c)
	}
}

// fxLookNpc carries out effect e, which shows a player some of the fight cards that were drawn for
// the NPC (an opponent without a seat), chosen at random.
func (s *State) fxLookNpc(e effect) {
	if s.mySide(e.seat) < 0 || s.bout().vsPlayer() {
		return
	}
	p, b := e.seat, s.bout()
	rest := CardSet(0)
	for _, c := range b.drawn[:b.left] {
		rest |= 1 << uint(c)
	}
	tellLooked(e.obs, p, engine.NoSeat, min(int(e.n), rest.Len()))
	for n := e.n; n > 0 && rest != 0; n-- {
		c := rest.nth(s.chance.Below(rest.Len()))
		rest &^= c.bit()
		b.seen |= 1 << uint(c)
		tellSawFight(e.obs, p, FightCard(c))
	}
}

// fxRefight carries out effect e, which lets the dealer decide whether to restart a fight with an
// NPC (R39). The dealer is the player who plays the NPC's fight cards; without one, the fight
// restarts once by itself. Fights with the Man in Black never restart, because he always plays his
// highest card.
func (s *State) fxRefight(e effect) {
	if s.fighting == 0 {
		return
	}
	switch b := s.bout(); {
	case b.vsPlayer():
	case b.dealer == engine.NoSeat:
		if !b.restarted {
			s.restart(e.obs)
		}
	default:
		s.push(frame{op: askRefight, seat: b.dealer, by: b.dealer})
	}
}

// fxParry carries out effect e, by which a player ends the current fight by paying the attacker.
func (s *State) fxParry(e effect) {
	if s.fighting == 0 {
		return
	}
	b := s.bout()
	s.payTo(e.seat, e.n, b.side[0], causeOf(e.index), e.obs)
	if b.side[0] != ManInBlack {
		s.gainMoney(b.side[0], e.n, RoadOther, causeOf(e.index), e.obs)
	}
	b.parried = true
	tellParried(e.obs, e.seat, b.side[0])
}

// lootKept reports whether player p has already prevented the loss of money or nuggets in the
// current robbery or arrest.
func (s *State) lootKept(p engine.Seat) bool {
	r, a := s.below(opRob), s.below(opArrest)
	return r != nil && r.by == p && r.d == 1 || a != nil && a.seat == p && a.d == 1
}

// fxKeepLoot carries out effect e, which prevents the loss of money or nuggets in the current
// robbery or arrest.
func (s *State) fxKeepLoot(e effect) {
	p := e.seat
	if r := s.below(opRob); r != nil && r.by == p {
		r.d = 1
	} else if a := s.below(opArrest); a != nil && a.seat == p {
		a.d = 1
	}
}
