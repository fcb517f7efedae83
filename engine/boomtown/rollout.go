package boomtown

import "gulch/engine"

// Rollout continues the game up to the beginning of a later turn or to the end of the game. until
// is the number of that turn. Rollout makes the moves of Policy or, if random is true, random
// moves.
func (s *State) Rollout(w *engine.Rand, until int, random bool) {
	for int(s.turn) < until && s.phase != PhaseGameOver {
		if random {
			s.playRandom(w)
		} else {
			s.make(s.Policy(w), nil)
		}
	}
}

// playRandom makes a random legal move. In phases with many moves it does not generate all of them.
func (s *State) playRandom(w *engine.Rand) {
	switch s.phase {
	case PhaseBid:
		s.playBid(int(randomBid(w, s.bid, s.gold[s.actor])), nil)
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

// randomBid returns a random amount for a bid that is higher than the standing bid and at most
// gold, or 0 for a pass.
func randomBid(w *engine.Rand, standing, gold int16) int16 {
	n := int16(w.Below(1 + max(0, int(gold-standing))))
	if n > 0 {
		n += standing
	}
	return n
}

// randomCard returns a random card of a set that is not empty.
func randomCard(w *engine.Rand, set Set) Card {
	for n := w.Below(set.Len()); n > 0; n-- {
		set &= set - 1
	}
	return set.First()
}
