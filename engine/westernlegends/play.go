package westernlegends

import "gulch/engine"

// Play makes move m for the seat to decide, carries out everything up to the next decision, and
// sends the events to obs, which may be nil. If the move is not legal, it returns an error and
// changes nothing.
func (s *State) Play(m engine.Move, obs engine.Observer) error {
	if !s.allows(m) {
		return s.refusal(m)
	}
	if obs != nil {
		s.answered = *s.top()
	}
	questions[s.top().op].play(s, m, obs)
	s.run(obs)
	s.answered = frame{}
	if obs != nil && s.depth > 0 {
		s.emitAsked(obs)
	}
	return nil
}

// emitAsked sends an event that says which seat has to decide next. While a window is open, only
// this seat gets to know that.
func (s *State) emitAsked(obs engine.Observer) {
	f := s.top()
	if f.op != askReact {
		tellAsked(obs, f.seat, f.phase())
		return
	}
	s.revealing.asking = true
	tellAsked(obs, engine.NoSeat, PhaseReact)
	for p := range engine.Seat(s.seats) {
		s.revealing.asking = s.revealing.asking && p != f.seat
		tellSilent(obs, p, f.phase(), p == f.seat)
	}
}

// allows reports whether move m is legal. It is fast, because it checks only this move and does not
// list all legal moves.
func (s *State) allows(m engine.Move) bool {
	if s.depth == 0 || !wellFormed(m) {
		return false
	}
	f := s.top()
	return questions[f.op].may(s, f, m)
}

// mayGo reports whether move m is legal for a seat that is asked for a step: a step of the walk, or
// the end of the walk.
func (s *State) mayGo(m engine.Move) bool {
	return m.Kind == KindStep && SpaceOf(m) < maxSpaces && s.mayStep(SpaceOf(m)) || m.Kind == KindStop && s.mayStop()
}

// mayLay reports whether move m is a legal answer to frame f, which asks for a card: playing or
// discarding a card of the hand, or declining the fight.
func (s *State) mayLay(f *frame, m engine.Move) bool {
	kind := KindPlay
	if f.op == askDiscard || f.op == askEndDiscard {
		kind = KindDiscard
	}
	return m.Kind == kind && s.holdsCard(f.seat, CardOf(m)) || m.Kind == KindDecline && f.op == askFightAnswer
}

// mayShow reports whether player p can show the cards of move m as the poker hand: two cards of the
// hand, or the only one.
func (s *State) mayShow(p engine.Seat, m engine.Move) bool {
	if m.Kind != KindShow || !s.holdsCard(p, CardOf(m)) {
		return false
	}
	if s.p[p].hand.Len() == 1 {
		return OtherCardOf(m) == NoCard
	}
	return OtherCardOf(m) > CardOf(m) && s.holdsCard(p, OtherCardOf(m))
}

// holdsCard reports whether c is a card in the hand of player p.
func (s *State) holdsCard(p engine.Seat, c Card) bool {
	return between(c, 0, deckSize-1) && s.p[p].hand.Has(c)
}

// playStory carries out move m, which is a KindContribute move or a pass.
func (s *State) playStory(m engine.Move, obs engine.Observer) {
	if m.Kind == KindContribute {
		s.playContribute(s.slotOf(StoryOf(m)), obs)
		return
	}
	p := s.pop().seat
	s.top().a = int16(engine.SeatSet(s.top().a).Without(p))
}

// playEndGoal carries out move m, which completes a goal at the end of the turn or passes.
func (s *State) playEndGoal(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	if m.Kind == KindPass {
		s.top().st, s.top().a = turnStories, 0
		s.resolving = true
		return
	}
	s.completeGoal(p, GoalOf(m), obs)
}

func (s *State) playReact(m engine.Move, obs engine.Observer) {
	if m.Kind == KindReroll {
		s.playReroll(m, obs)
	} else {
		s.playSource(m, obs)
	}
}

func (s *State) playEndDiscard(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	s.discardFromHand(p, CardOf(m), obs)
}

func (s *State) playGear(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	s.setGear(p, WeaponOf(m), MountOf(m), obs)
}

func (s *State) playDeal(m engine.Move, _ engine.Observer) {
	s.pop()
	s.bout().dealt = FightCardOf(m)
}

func (s *State) playPick(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	s.p[p].char = CharOf(m)
	tellPicked(obs, p, CharOf(m))
}

func (s *State) playSheriffPlace(m engine.Move, obs engine.Observer) {
	f := s.pop()
	s.stepSheriff(SpaceOf(m), frame{seat: f.seat, by: f.seat}, causeOf(f.a-1), obs)
}

func (s *State) playCattle(m engine.Move, _ engine.Observer) {
	p := s.pop().seat
	if m.Kind == KindDeliver {
		s.push(frame{op: opDeliver, seat: p, by: p, a: int16(s.p[p].cattle)})
	}
}

func (s *State) playRefight(m engine.Move, obs engine.Observer) {
	s.pop()
	if m.Kind == KindRestart {
		s.restart(obs)
	}
}

func (s *State) playDrop(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	s.loseItem(p, ItemOf(m), obs)
}

func (s *State) playChaseFight(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	if m.Kind == KindFight {
		s.startDuel(fightKind(FightOf(m)), p, FoeOf(m), obs)
	}
}
