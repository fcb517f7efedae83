package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestAttackedPlayerIsAskedOpenly checks, in games of people at one screen, that a player who is
// attacked is asked in front of the others, that the only open moves are those that need no hidden
// card, whether or not the player holds one, and that covering the secrets changes neither the
// number of cards in a hand nor the cards in the game.
func TestAttackedPlayerIsAskedOpenly(t *testing.T) {
	asked := map[bool]int{} // by whether the player can do something
	for seed := range uint64(20) {
		first, err := Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s := first.(*State)
		s.PauseForced(engine.AllSeats(3))
		moves, err := engine.PlayForced(s, nil, nil)
		for rng := engine.NewRand(seed); err == nil && len(moves) > 0; {
			if s.Phase() == PhaseFightDeclared {
				asked[!s.AtPause()]++
				checkOpenDecision(t, s, moves)
			} else if s.Phase() == PhaseAct && s.OpenDecision() {
				t.Fatal("the actions of a turn count as an open decision")
			}
			m := s.Policy(&rng)
			for _, x := range moves { // as many fights as possible
				if x.Kind == KindFight && FoeOf(x) >= 0 {
					m = x
				}
			}
			if err = s.Play(m, nil); err == nil {
				moves, err = engine.PlayForced(s, moves, nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if asked[true] == 0 || asked[false] == 0 {
		t.Errorf("attacked players were asked %d times with a choice and %d times without, expected both", asked[true],
			asked[false])
	}
}

// checkOpenDecision checks the open decision of an attacked player in s, whose legal moves are
// moves.
func checkOpenDecision(t *testing.T, s *State, moves []engine.Move) {
	t.Helper()
	if !engine.OpenDecision(s) {
		t.Fatal("the decision of a player who is attacked is not open")
	}
	covered := engine.Covered(s).(*State)
	open := covered.Moves(nil)
	if len(open) != 1 || open[0].Kind != KindPass || !slices.Contains(moves, open[0]) {
		t.Errorf("the open moves of an attacked player are %v, expected the pass only", open)
	}
	set := covered.deck
	for p := range s.p[:s.seats] {
		set |= covered.p[p].hand
		if now, was := covered.p[p].hand.Len(), s.p[p].hand.Len(); now != was {
			t.Errorf("covering the secrets leaves seat %d %d cards, expected %d: the rules would go on differently", p,
				now, was)
		}
	}
	all := s.deck
	for p := range s.p[:s.seats] {
		all |= s.p[p].hand
	}
	if set != all {
		t.Errorf("covering the secrets leaves the cards %v in hands and deck, expected %v", set, all)
	}
}
