package dakota

import "gulch/engine"

// playDawn carries out the move that begins a day: all workers become free, and income is paid
// (R26, R27).
func (s *State) playDawn(_ engine.Move, obs engine.Observer) {
	s.day++
	if s.day == box.setup[s.seats].dayLimit {
		s.lastDay = true
	}
	for i := range s.player[:s.seats] {
		s.player[i].resetDay()
	}
	tellDay(obs, int(s.day), s.lastDay)
	for _, seat := range s.order[:s.seats] {
		p := &s.player[seat]
		n := p.buildings()
		income := box.k.TaxPerBuilding*int16(n) + box.k.SaloonIncome*int16(p.sleepers)
		p.money += income
		tellIncome(obs, seat, int(income), n, int(p.sleepers))
	}
	s.stage = stageBail
	s.nextPrisoner(obs)
}

// resetDay resets the fields of the player that only apply to one day, and makes all workers free.
func (p *player) resetDay() {
	for w := range p.free {
		p.free[w] += p.used[w]
		p.used[w] = 0
	}
	for i := range p.slot {
		p.slot[i].flags &= slotStarting
		p.slot[i].window = [2]window{}
	}
	for i := range p.cart {
		p.cart[i] = cart{kind: p.cart[i].kind, leaf: outside}
	}
	p.mined = cellSet{}
	p.spent = 0
	p.explorers, p.acquired, p.hires, p.timber, p.overtime = 0, 0, 0, 0, 0
	p.greased, p.poster, p.tents, p.warehouse = false, 0, 0, 0
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// nextPrisoner asks the owner of the next prisoner whether to pay bail (R28). The owners decide in
// player order; the prisoners of one owner come in the order of the seats that hold them. After the
// last prisoner, seats draw cards.
func (s *State) nextPrisoner(obs engine.Observer) {
	for _, owner := range s.order[:s.seats] {
		for jailer := range engine.Seat(s.seats) {
			for i := range s.player[jailer].slot {
				at := &s.player[jailer].slot[i]
				if at.prisoner == 0 {
					continue
				}
				if _, of := at.prisonerAndOwner(); of == owner {
					s.phase, s.actor, s.jailer, s.jailSlot = PhaseBail, owner, jailer, uint8(i)
					return
				}
			}
		}
	}
	s.stage, s.at = stageDraw, 0
	s.nextDraw(obs)
}

func (s *State) bailMoves(dst []engine.Move) []engine.Move {
	if s.me().money >= box.k.Bail {
		dst = append(dst, Bail(s.jailer, int(s.jailSlot)))
	}
	return append(dst, Leave(s.jailer, int(s.jailSlot)))
}

func (s *State) refuseBail(m engine.Move) reason {
	switch {
	case JailerOf(m) != s.jailer || SlotOf(m) != int(s.jailSlot):
		return because("R28", "You can't bail out that prisoner yet. First, decide about the highlighted prisoner.")
	case m.Kind == KindBail && s.me().money < box.k.Bail:
		return because("R28", "You can't bail out your worker: bail is $%d and you have $%d.", box.k.Bail, s.me().money)
	}
	return legal
}

// playBail carries out move m, the decision about the current prisoner: the owner pays bail to the
// jailer, or leaves the prisoner in the cell (R28, R29).
func (s *State) playBail(m engine.Move, obs engine.Observer) {
	jailer, slot := s.jailer, int(s.jailSlot)
	at := &s.player[jailer].slot[slot]
	w, owner := at.prisonerAndOwner()
	at.prisoner = 0
	s.jailer, s.jailSlot = nobody, 0
	if m.Kind == KindBail {
		s.player[owner].money -= box.k.Bail
		s.player[jailer].money += box.k.Bail
		s.player[owner].free[w]++
		tellBailed(obs, owner, jailer, w, int(box.k.Bail), slot)
	} else {
		s.player[jailer].free[w]++
		tellStayed(obs, jailer, owner, w, slot)
	}
	s.nextPrisoner(obs)
}

// drawCard removes the next card from the deck and returns it. If the deck is empty, the discard
// pile is first shuffled into a new deck (R33). If no card is left there either, drawCard returns
// noCard.
func (s *State) drawCard(obs engine.Observer) Card {
	if s.deckSize == 0 {
		s.reshuffle(obs)
		if s.deckSize == 0 {
			return noCard
		}
	}
	s.deckSize--
	if s.unordered {
		i := s.chance.Below(int(s.deckSize) + 1)
		s.deck[i], s.deck[s.deckSize] = s.deck[s.deckSize], s.deck[i]
	}
	return s.deck[s.deckSize]
}

func (s *State) reshuffle(obs engine.Observer) {
	for c, n := range s.discard {
		stays := uint8(0)
		if Card(c) == Telegraph && s.phase == PhaseHighNoon {
			stays = 1 // the card that is being played
		}
		for range n - stays {
			s.deck[s.deckSize] = Card(c)
			s.deckSize++
		}
		s.discard[c] = stays
	}
	if !s.unordered {
		engine.Shuffle(&s.chance, s.deck[:s.deckSize])
	}
	if s.deckSize > 0 {
		tellShuffled(obs, int(s.deckSize))
	}
}

// nextDraw makes the seats that have not drawn a card yet draw one each. An event card is carried
// out before the next seat draws (R30, R31).
func (s *State) nextDraw(obs engine.Observer) {
	for s.at < uint8(s.seats) {
		seat := s.order[s.at]
		s.at++
		c := s.drawCard(obs)
		if c == noCard {
			continue
		}
		tellDrew(obs, seat, int(s.deckSize), false, 2*one(c.IsEvent()))
		if !c.IsEvent() {
			s.player[seat].hand += oneCard(c)
			tellGot(obs, seat, nobody, c)
			continue
		}
		if s.beginEvent(seat, c, false, obs) {
			return
		}
	}
	s.stage, s.at = stagePending, 0
	s.nextPending(obs)
}

// nextPending carries out the event cards that seats drew in schools, in player order (R32).
func (s *State) nextPending(obs engine.Observer) {
	for s.at < uint8(s.seats) {
		p := &s.player[s.order[s.at]]
		if p.pendingSize == 0 {
			s.at++
			continue
		}
		c := p.pending[0]
		copy(p.pending[:], p.pending[1:p.pendingSize])
		p.pendingSize--
		p.pending[p.pendingSize] = 0
		if s.beginEvent(s.order[s.at], c, true, obs) {
			return
		}
	}
	s.stage, s.at = stageFree, 0
	s.nextFree(obs)
}

// nextFree asks the next seat about its free exploration. After the last seat, the explorers follow
// (R19).
func (s *State) nextFree(obs engine.Observer) {
	if s.at < uint8(s.seats) {
		s.beginExploring(s.order[s.at], exploreFree, box.k.ExploreDraw, false)
		return
	}
	s.stage, s.at = stageExplorers, 0
	s.nextExplorers(obs)
}

// nextExplorers asks the next seat whether it sends paid explorers. After the last seat, High Noon
// begins (R20).
func (s *State) nextExplorers(obs engine.Observer) {
	if s.at < uint8(s.seats) {
		s.phase, s.actor = PhaseExplorers, s.order[s.at]
		return
	}
	s.beginNoon()
}

// continueMorning continues the morning after a seat has made the decision that an event card
// requires.
func (s *State) continueMorning(obs engine.Observer) {
	s.eventAt++
	if s.runEvent(obs) {
		return
	}
	if s.stage == stageDraw {
		s.nextDraw(obs)
	} else {
		s.nextPending(obs)
	}
}
