package narrowgauge

import "gulch/engine"

// OpenDecision reports whether the decision needs nothing that only the seat to move knows; see
// [engine.DecidesOpenly]. That is so for the choice of a contract after the bids are revealed.
func (s *State) OpenDecision() bool {
	return s.phase == PhaseContractHigh || s.phase == PhaseContractLow
}

// CoverSecrets puts the hands of both seats into the draw pile, which becomes unordered.
func (s *State) CoverSecrets() {
	for p := range s.hands {
		for set := s.hands[p]; set != 0; set &= set - 1 {
			s.deck[s.deckSize] = set.first()
			s.deckSize++
		}
		s.hands[p] = 0
	}
	s.unordered = true
}

var _ engine.DecidesOpenly = (*State)(nil)
