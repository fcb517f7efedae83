package boomtown

import "gulch/engine"

// Rollout plays on by Policy, or at random if random is set, until the turn number reaches until or
// the game is over.
func (s *State) Rollout(w *engine.Rand, until int, random bool) {
	for int(s.turn) < until && s.phase != PhaseGameOver {
		if random {
			s.playRandom(w)
		} else {
			s.make(s.Policy(w), nil)
		}
	}
}

// playRandom makes one of the legal moves, each with the same probability. It does not list them if
// there are many.
func (s *State) playRandom(w *engine.Rand) {
	switch s.phase {
	case PhaseBid:
		s.playBid(randomBid(w, s.bid, s.gold[s.actor]), nil)
	case PhasePick:
		s.take(w.Below(int(s.rowSize)), nil)
	case PhaseDynamite:
		s.blast(randomCard(w, s.targets(KindBlast)), nil)
		s.nextPicker(nil)
	case PhaseExpropriate:
		s.seize(randomCard(w, s.targets(KindSeize)), nil)
		s.nextPicker(nil)
	default:
		var buf [maxCards]engine.Move
		moves := s.Moves(buf[:0])
		s.make(moves[w.Below(len(moves))], nil)
	}
}

// randomBid returns a random bid above the standing one, as far as the gold allows, or 0, a pass.
func randomBid(w *engine.Rand, standing, gold int16) int16 {
	n := int16(w.Below(1 + max(0, int(gold-standing))))
	if n > 0 {
		n += standing
	}
	return n
}

// randomCard returns a random card of a set.
func randomCard(w *engine.Rand, set Set) Card {
	for n := w.Below(set.Len()); n > 0; n-- {
		set &= set - 1
	}
	return set.First()
}
