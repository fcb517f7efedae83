package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestSuggestedButton checks that a button that ends, passes or declines something is not the brass
// one and not on Enter while another move is better, and that confirming a plan is brass only if
// there is no more work for anybody.
func TestSuggestedButton(t *testing.T) {
	proposed, plans := map[engine.Phase]int{}, 0
	for seed := uint64(1); seed < 5; seed++ {
		playGame(t, 1+int(seed)%4, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			a := table.NewDecision(b, s, s.Moves(nil))
			best, offered := a.SuggestedMove(func(m engine.Move) bool { return slices.Contains(prime, m.Kind) })
			var brass []ui.Node
			for _, n := range b.Nodes(a, nil) {
				if !n.Primary {
					continue
				}
				brass = append(brass, n)
				for _, m := range a.Legal {
					leaves := slices.Contains(prime, m.Kind) && n.ID == s.Notation(m)
					if offered && leaves && b.State.Phase() != rules.PhasePlan {
						t.Errorf("the brass button is %s although %q is the better move", n.Label, b.MoveWords(best))
					}
					if leaves && slices.Contains(n.Keys, ebiten.KeyEnter) {
						t.Errorf("%s is on the key Enter although it ends the decision", n.Label)
					}
				}
			}
			switch {
			case b.planning(a):
				more := len(b.unfilled(a))
				for _, n := range brass {
					if more > 0 && n.ID == "plan" {
						t.Errorf("the brass button confirms the plan although %d workers could still get a job", more)
					} else if n.ID == "everybody" {
						plans++
						n.Press()
						if left := len(b.unfilled(a)); len(b.draft) == 0 || left > 0 {
							t.Errorf("after %q %d workers have a job, %d more could get one", n.Label, len(b.draft),
								left)
						}
						b.draft = nil
					}
				}
			case offered && len(brass) > 0:
				proposed[s.Phase()]++
			}
		})
	}
	for _, phase := range []engine.Phase{rules.PhaseHighNoon, rules.PhaseResolve, rules.PhaseEvening} {
		if proposed[phase] == 0 {
			t.Errorf("phase %d: no move is ever suggested", phase)
		}
	}
	if plans == 0 {
		t.Error("no press ever assigned workers: the test has checked nothing")
	}
}
