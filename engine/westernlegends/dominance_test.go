package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestDominatingMoves plays random games and carries out both moves of each pair of which one is
// said to be surely at least as good: a reaction that changes no fight costs a card for the same
// result, and neither an effect that does nothing to its target, nor the end of a turn instead of
// work, nor an income beyond the limit leaves the player more.
func TestDominatingMoves(t *testing.T) {
	var _ engine.Dominance = (*State)(nil)
	reactions, targets, gains := 0, 0, 0
	for seed := range uint64(150) {
		state, err := Game.New(3+int(seed%4), engine.Options{"ante_up": []string{"on", "off"}[seed%2]}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*State), engine.NewRand(seed)
		for range 2500 {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			for _, a := range legal {
				for _, b := range legal {
					switch {
					case a == b || !s.Dominates(a, b):
					case a.Kind == KindPass:
						reactions++
						checkIdleReaction(t, s, b)
					case a.Kind == KindWork || a.Kind == KindIncome:
						gains++
						checkLeavesNoLess(t, s, a, b)
					default:
						targets++
						checkIdleTarget(t, s, a, b)
					}
				}
			}
			m := legal[rng.Below(len(legal))]
			if rng.Below(3) > 0 {
				m = s.Policy(&rng)
			}
			if err := s.Play(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d reactions, %d targets, %d gains", reactions, targets, gains)
	if reactions == 0 || targets == 0 || gains == 0 {
		t.Error("no pair of each kind")
	}
}

// checkIdleReaction checks that use, a reaction, costs a card and leaves the fight with the winner
// that it has after a pass, also if the player uses all other reactions too.
func checkIdleReaction(t *testing.T, s *State, use engine.Move) {
	t.Helper()
	p := s.Turn()
	passed, used := *s, *s
	winner := []int{}
	for _, x := range []*State{&passed, &used} {
		won := -1
		for first := true; won < 0; first = false {
			m := x.Moves(nil)[0]
			switch op := x.top().op; {
			case op == askReact && x == &used && first:
				m = use
			case op == askReact && (x == &passed || x.top().seat != p):
				m = engine.Move{Kind: KindPass}
			}
			err := x.Play(m, func(e engine.Event) {
				if e.Kind == EventFightWon && won < 0 {
					won = SideIn(e)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		winner = append(winner, won)
	}
	if winner[0] != winner[1] {
		t.Errorf("%s changes the winner of the fight", s.Notation(use))
	}
	if !s.p[p].hand.Has(Card(SourceOf(use))) {
		t.Errorf("%s costs no card", s.Notation(use))
	}
}

// checkIdleTarget checks that aiming the current effect with move b does nothing to any seat, while
// move a takes nothing from the player who aims.
func checkIdleTarget(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	_, idle := checkLeavesNoLess(t, s, a, b)
	if q := PlayerOf(b); q != ManInBlack && idle.p[q] != s.p[q] {
		t.Errorf("%s changes what its target has", s.Notation(b))
	}
}

// checkLeavesNoLess checks that move a leaves the seat to move no less than move b. It returns the
// positions after the moves and the forced moves that follow.
func checkLeavesNoLess(t *testing.T, s *State, a, b engine.Move) (better, worse State) {
	t.Helper()
	p := s.Turn()
	better, worse = *s, *s
	end := engine.Move{Kind: KindEndTurn}
	playOn := func(x *State, m engine.Move) (legal []engine.Move) {
		if err := x.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		legal, err := engine.PlayForced(x, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		return legal
	}
	legal := playOn(&better, a)
	switch {
	case b != end:
		playOn(&worse, b)
	case better.Turn() == p && slices.Contains(legal, end): // what the end of the turn brings comes after both
		playOn(&better, end)
		playOn(&worse, end)
	}
	if better.Turn() != worse.Turn() {
		return better, worse // somebody else decides before all that a move brings has come
	}
	one, other := &better.p[p], &worse.p[p]
	if one.lp < other.lp || one.money < other.money || one.hand.Len() < other.hand.Len() || one.wounds > other.wounds {
		t.Errorf("%s leaves the player less than %s", s.Notation(a), s.Notation(b))
	}
	return better, worse
}
