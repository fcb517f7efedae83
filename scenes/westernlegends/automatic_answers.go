package westernlegends

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
)

// PreparedAnswer returns the move with which the program answers a decision for a person without
// asking. The second result is false if it has to ask. If all choices of legendary tokens have the
// same value, the answer is the first choice. But with another person at the screen it asks,
// because otherwise that person could learn that the values are equal. Dice that a reroll would
// hardly improve are kept.
func (b *Table) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s := state.(*rules.State)
	if s.OpenWindow() == "prospect_roll" && !s.RerollHelps() {
		return engine.Move{Kind: rules.KindPass}, true
	}
	m, ok := evenTokens(s)
	return m, ok && match.People(b.Players) < 2
}

// evenTokens reports whether the decision in s is about which legendary tokens to keep, and all
// choices have the same values. m is then the first choice.
func evenTokens(s *rules.State) (m engine.Move, ok bool) {
	if s.Phase() != rules.PhaseLegend {
		return m, false
	}
	all := s.Moves(nil)
	for _, x := range all {
		if x.Kind != rules.KindKeepTokens || tokenWords(x) != tokenWords(all[0]) {
			return m, false
		}
	}
	return all[0], true
}
