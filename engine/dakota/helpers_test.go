package dakota

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// decisionIn plays random games of two seats and returns the position at the first decision of
// phase p.
func decisionIn(t *testing.T, p engine.Phase) *State {
	t.Helper()
	for seed := range uint64(40) {
		s, err := Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewChance(seed, 1)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if s.Phase() == p {
				return s.(*State)
			}
			if len(legal) == 0 {
				break
			}
			if err := s.Play(gametest.PickByPolicy(s, legal, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no game has a decision in phase %s", phaseNames[p])
	return nil
}

// swapAttack replaces the card of the attack in progress by card c, which must be in the deck or
// discarded.
func (s *State) swapAttack(c Card) {
	was := s.attack.card
	for i, other := range s.deck[:s.deckSize] {
		if other == c {
			s.deck[i], s.attack.card = was, c
			return
		}
	}
	if s.discard[c] > 0 {
		s.discard[c]--
		s.discard[was]++
		s.attack.card = c
	}
}
