package westernlegends

import (
	"testing"

	"gulch/engine"
)

// TestCardsWithoutEffectAreNotUsed checks that no event says that High Noon was used in a fight
// other than a duel, because its effect only works in duels.
func TestCardsWithoutEffectAreNotUsed(t *testing.T) {
	told := 0
	for seed := range uint64(12) {
		st, err := Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		rng := engine.NewRand(seed)
		for {
			obs := func(e engine.Event) {
				if e.Kind != EventUsed || SourceIn(e) >= deckSize || s.effectOf(Card(SourceIn(e))).id != "high_noon" {
					return
				}
				if told++; s.fighting > 0 && s.bout().conditionKind() != fightDuel {
					t.Errorf("seed %d: High Noon is used in a fight that is no duel", seed)
				}
			}
			legal, err := engine.PlayForced(s, nil, obs)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if err := s.Play(s.Policy(&rng), obs); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 {
		t.Skip("no game used High Noon")
	}
}
