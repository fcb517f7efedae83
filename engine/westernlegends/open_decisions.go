package westernlegends

import "gulch/engine"

// OpenDecision reports whether people at one screen make the decision in front of each other; see
// [engine.DecidesOpenly]. That is so for reactions to an attack and to losses: a player is asked
// whether or not the player holds a card for them (see PauseForced), and passing needs none. To use
// a card, the player takes the screen first.
func (s *State) OpenDecision() bool {
	if s.depth == 0 || s.top().op != askReact {
		return false
	}
	switch window(s.top().a) {
	case winFightDeclared, winFightReact, winWoundIncoming, winLootLoss, winSheriffContact:
		return true
	}
	return false
}

// CoverSecrets replaces the cards in all hands by others, always the same ones. The seat to decide
// gets none that it could use in the decision. CoverSecrets also puts the legendary tokens of all
// seats into the supply, and makes the seats forget their goals and what they know of each other.
func (s *State) CoverSecrets() {
	pool, mover := s.deck, s.Turn()
	var held [MaxSeats]int
	for p := range s.p[:s.seats] {
		pl := &s.p[p]
		held[p] = pl.hand.Len()
		pool, pl.hand = pool|pl.hand, 0
		s.legends, pl.tokens = s.legends|pl.tokens, 0
		pl.goals, pl.known, pl.seen, pl.filed = 0, 0, 0, 0
	}
	deal := func(p engine.Seat, from CardSet) {
		for n := min(held[p], from.Len()); n > 0; n-- {
			c := from.First().bit()
			from, pool, s.p[p].hand = from&^c, pool&^c, s.p[p].hand|c
		}
	}
	deal(mover, pool&^box.windows.cards[s.alt()][s.top().a])
	for p := range engine.Seat(s.seats) {
		if p != mover {
			deal(p, pool)
		}
	}
	s.deck = pool
}

var _ engine.DecidesOpenly = (*State)(nil)
