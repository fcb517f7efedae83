package sierrawest

import "gulch/engine"

// surveyorGold is the amount of gold that a pioneer in the Surveyor's Hut brings by a reaction
// (R43).
const surveyorGold = 2

// startReactions asks the first seat that can react to the current move. If there is none, it
// empties and closes the queue of reactions (R64).
func (s *State) startReactions(obs engine.Observer) {
	q := &s.queue
	if q.claim || q.reveals != 0 || q.tracks > 0 {
		q.open = true
		s.nextReaction(obs)
	} else if q.open {
		*q = reactions{}
	}
}

// trigger returns the kind of the first event in the queue. If the event is a revealed card, it
// also returns the card's node, otherwise Base.
func (q *reactions) trigger() (Trigger, Node) {
	switch {
	case q.claim:
		return OnClaim, Base
	case q.reveals != 0:
		return OnReveal, Node(q.reveals.First())
	}
	return OnTrack, Base
}

// reactingSeat returns the seat that is asked for a reaction now. The queue of reactions must be
// open.
func (s *State) reactingSeat() engine.Seat {
	return engine.Seat((int8(s.active) + s.queue.seat) % s.seats)
}

// nextReaction looks for the next pioneer who may react to an event in the queue, beginning with
// the one whose turn it is, and asks his seat (R66). If there is none, it empties and closes the
// queue.
func (s *State) nextReaction(obs engine.Observer) {
	q := &s.queue
	for q.claim || q.reveals != 0 || q.tracks > 0 {
		if s.mayReact(s.reactingSeat(), q.path) {
			if obs != nil {
				trigger, n := q.trigger()
				tellMayReact(obs, s.reactingSeat(), q.path, trigger, n, int(q.tracks))
			}
			return
		}
		s.skipReaction()
	}
	*q = reactions{}
}

// skipReaction passes the first event in the queue on to the next pioneer. After the last pioneer
// of the last seat, it removes the event.
func (s *State) skipReaction() {
	q := &s.queue
	if q.path++; q.path < pathCount {
		return
	}
	q.path = 0
	if q.seat++; q.seat < s.seats {
		return
	}
	q.seat = 0
	switch {
	case q.claim:
		q.claim = false
	case q.reveals != 0:
		q.reveals &= q.reveals - 1
	default:
		q.tracks--
	}
}

// mayReact reports whether the pioneer of seat p on the given path may react to the first event in
// the queue (R62, R63, R66).
func (s *State) mayReact(p engine.Seat, path Path) bool {
	at := s.player[p].pioneer[path]
	if !at.keepsPost() {
		return false
	}
	switch trigger, n := s.queue.trigger(); trigger {
	case OnClaim:
		return at == spotCabin+spot(SurveyorsHut) && p != s.active
	case OnTrack:
		return at == spotCabin+spot(GeneralStore) && p != s.active
	default:
		animal := s.printed(s.card[n]).Animal
		return (at == spotTrap || at == spotCabin+spot(TrappersLodge)) && s.player[p].caught>>animal&1 == 0
	}
}

// listReactions appends to dst the moves by which the seat that is asked can react, apart from
// declining.
func (s *State) listReactions(dst []engine.Move) []engine.Move {
	if trigger, _ := s.queue.trigger(); trigger != OnTrack {
		return append(dst, React())
	}
	for a := range Good(basicKinds) {
		for b := a; b < basicKinds; b++ {
			dst = append(dst, React(a, b))
		}
	}
	return dst
}

// playReaction carries out move m, by which a pioneer reacts to the first event in the queue or
// declines to react (R65).
func (s *State) playReaction(m engine.Move, obs engine.Observer) {
	p, path := s.reactingSeat(), s.queue.path
	trigger, n := s.queue.trigger()
	if m.Kind == KindDecline {
		tellDeclined(obs, p, path, trigger, n)
		s.skipReaction()
		return
	}
	tellReacted(obs, p, path, trigger, n)
	switch trigger {
	case OnClaim:
		s.gain(p, Gold, surveyorGold, FromReaction, obs)
	case OnTrack:
		s.gain(p, Good(FirstOf(m)-1), 1, FromReaction, obs)
		s.gain(p, Good(SecondOf(m)-1), 1, FromReaction, obs)
	default:
		animal := s.printed(s.card[n]).Animal
		if s.player[p].pioneer[path] == spotTrap {
			s.catchAnimal(p, animal, ByTrap, obs)
		} else {
			s.catchAnimal(p, animal, ByLodge, obs)
			s.peltIncome(p, animal, obs)
		}
		s.peltIncome(p, animal, obs)
	}
	s.restPioneer(p, path, obs)
	s.skipReaction()
}
