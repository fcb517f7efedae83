package sierrawest

import "gulch/engine"

// drawUp makes seat p draw cards until its hand is full (R60, R61). Each card is drawn at random,
// which is equivalent to shuffling the draw pile in advance, because nobody knows its order.
func (s *State) drawUp(p engine.Seat, obs engine.Observer) {
	me := &s.player[p]
	for me.hand.Len() < s.handSize() {
		if me.draw == 0 {
			me.draw, me.discard = me.discard, 0
			tellShuffled(obs, p, me.draw.Len())
		}
		c := Card(me.draw.at(s.chance.Below(me.draw.Len())))
		me.draw &^= bit(c)
		me.hand |= bit(c)
		tellDrew(obs, p, c)
	}
}

// endTurn ends the active player's turn: pioneers return to camp unless they keep their post, the
// laid-out cards are discarded, and new ones are drawn (R60).
func (s *State) endTurn(obs engine.Observer) {
	me := s.activePlayer()
	for path, at := range me.pioneer {
		if at != spotResting && !at.keepsPost() {
			s.restPioneer(s.active, Path(path), obs)
		}
	}
	for i, c := range s.slots {
		me.discard |= bit(c)
		s.slots[i] = NoCard
	}
	tellTurnEnd(obs, s.active)
	s.drawUp(s.active, obs)
	s.passTurn(obs)
}

// passTurn makes the next seat active. After the last round, it ends the game (R70 to R72).
func (s *State) passTurn(obs engine.Observer) {
	next := s.next(s.active)
	if next == s.start {
		if s.lastRound() {
			s.active, s.phase, s.answered = next, PhaseOver, question{}
			tellOver(obs)
			return
		}
		s.round++
		tellRound(obs, int(s.round), int(s.endRound))
	}
	s.active = next
	tellTurn(obs, s.active, int(s.round))
	s.phase = PhasePlan
	if !s.human(s.active) {
		s.phase = PhaseRival
	}
}
