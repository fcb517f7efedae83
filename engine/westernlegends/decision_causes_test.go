package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
)

// TestDecisionsHaveCauses checks in played games that each choice, target, discard, reward and move
// of the Sheriff has a cause. A choice caused by a fight card must not be attributed to a card that
// is used after it. A game of poker that is won must be reported before the money, of which a part
// may be lost.
func TestDecisionsHaveCauses(t *testing.T) {
	seen := map[CauseKind]int{}
	for seed := range uint64(testscale.Of(200, 2000)) {
		s, err := Game.New(2+int(seed)%5, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*State)
		last := engine.Event{}
		tell := func(e engine.Event) {
			if e.Kind == EventSheriff && CauseIn(e).Kind == NoCause {
				t.Fatalf("seed %d: the Sheriff moves without a cause: %+v", seed, e)
			}
			if e.Kind == EventPokerWon && e.Seat != engine.NoSeat && last.Seat == e.Seat &&
				(last.Kind == EventMoney || last.Kind == EventOverLimit) {
				t.Fatalf("seed %d: seat %d wins the pot after its money: %+v", seed, e.Seat, last)
			}
			last = e
		}
		rng := engine.NewRand(seed)
		for range 6000 {
			moves := state.Moves(nil)
			if len(moves) == 0 {
				break
			}
			switch state.Phase() {
			case PhaseChoose, PhaseTarget, PhaseDiscard, PhaseFightReward, PhaseSheriffStep, PhaseSheriffPlace:
				c := state.Cause()
				seen[c.Kind]++
				if c.Kind == NoCause {
					t.Fatalf("seed %d: a decision of phase %d has no cause; stack %v", seed, state.Phase(),
						state.stack[:state.depth])
				}
				if c.Kind < CauseMarshal && c.Text().Text == "" {
					t.Errorf("the cause %+v has no text", c)
				}
			}
			m := beginnersMove(state, moves, &rng)
			if err := state.Play(m, tell); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("causes: %v", seen)
	for _, k := range []CauseKind{CauseEffect, CauseFightCard, CauseItem, CauseAbility, CauseEvent, CauseMib,
		CauseGambler, CauseWound, CauseBandit, CauseRobbery, CausePoker} {
		if seen[k] == 0 {
			t.Errorf("no decision had a cause of kind %d: try more seeds", k)
		}
	}
}
