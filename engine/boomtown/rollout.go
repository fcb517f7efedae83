package boomtown

import "gulch/engine"

// Rollout plays on by Policy or at random.
func (s *State) Rollout(w *engine.Rand, until int, random bool) {
	for int(s.turn) < until && s.phase != PhaseGameOver {
		if random {
			s.stray(w)
		} else {
			s.make(s.Policy(w), nil)
		}
	}
}

// stray makes one of the moves that Moves lists, each as likely as the others. It lists none where there are many.
func (s *State) stray(w *engine.Rand) {
	switch s.phase {
	case PhaseBid:
		s.playBid(anyBid(w, s.bid, s.gold[s.actor]), nil)
	case PhasePick:
		s.take(w.Below(int(s.rowSize)), nil)
	case PhaseDynamite:
		s.blast(anyCard(w, s.targets(KindBlast)), nil)
		s.nextPicker(nil)
	case PhaseExpropriate:
		s.seize(anyCard(w, s.targets(KindSeize)), nil)
		s.nextPicker(nil)
	default:
		var buf [maxCards]engine.Move
		moves := s.Moves(buf[:0])
		s.make(moves[w.Below(len(moves))], nil)
	}
}

// anyBid draws one of the bids above the standing one that gold allows, or 0, a pass.
func anyBid(w *engine.Rand, standing, gold int16) int16 {
	n := int16(w.Below(1 + max(0, int(gold-standing))))
	if n > 0 {
		n += standing
	}
	return n
}

// anyCard draws a card of a set.
func anyCard(w *engine.Rand, set Set) Card {
	for n := w.Below(set.Len()); n > 0; n-- {
		set &= set - 1
	}
	return set.First()
}
