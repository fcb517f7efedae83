package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestSuggestedButton checks that the brass button is the best move if that move is better than
// ending or declining, and that no button that ends, stops or declines something is brass then.
func TestSuggestedButton(t *testing.T) {
	proposed := 0
	for seed, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, engine.Options{"mode": mode}, uint64(seed))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(uint64(seed))
		window, area := tabletest.WideWindow()
		for moves := 0; s.Turn() != engine.NoSeat && moves < 250; moves++ {
			table.RevealSeats(b, engine.SeatsOf(s.Turn()))
			table.ShowPosition(b, s, window, area)
			a := table.NewDecision(b, s, s.Moves(nil))
			best, ok := a.SuggestedMove(b.IsPass)
			brass := 0
			for _, n := range b.Nodes(a, nil) {
				if !n.Primary {
					continue
				}
				brass++
				for _, m := range a.Legal {
					if ok && b.IsPass(m) && n.ID == s.Notation(m) {
						t.Errorf("%s: the brass button is %s although %q is the better move", mode, n.Label,
							b.MoveWords(best))
					}
				}
			}
			if ok && brass == 1 {
				proposed++
			} else if ok && s.Phase() != rules.PhasePlan && b.choice.pendingGoal.Kind == 0 {
				t.Errorf("%s: %d brass buttons, expected one for %q", mode, brass, b.MoveWords(best))
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if proposed == 0 {
		t.Error("no move is ever suggested")
	}
}
