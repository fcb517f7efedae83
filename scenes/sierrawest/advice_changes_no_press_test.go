package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// TestVerdictsChangeNoPress checks that what the coach plans does not change what a press plays and
// says, unless a hint is shown: a press that comes at the same moment would be refused.
func TestVerdictsChangeNoPress(t *testing.T) {
	changed := 0
	b, _ := decision(t, "apple_hill", 2, func(s *rules.State, _ []engine.Move) bool {
		return s.Phase() == rules.PhasePioneer && len(paidWalks(s)) > 1 && len(errands(s, rules.Tan, nil)) > 3
	})
	for _, m := range paidWalks(b.State) {
		labels := func(hint engine.Move) map[string]string {
			a := table.NewDecision(b, b.State, b.State.Moves(nil))
			a.Planned, a.Hint = []engine.Move{m}, hint
			all := map[string]string{}
			for _, n := range b.Nodes(a, nil) {
				all[n.ID] = n.Label
			}
			return all
		}
		plain := table.NewDecision(b, b.State, b.State.Moves(nil))
		planned, hinted := labels(engine.Move{}), labels(m)
		for _, n := range b.Nodes(plain, nil) {
			if planned[n.ID] != n.Label {
				t.Errorf("with %s planned, %q becomes %q", b.State.Notation(m), n.Label, planned[n.ID])
			}
			if hinted[n.ID] != n.Label {
				changed++
			}
		}
	}
	if changed == 0 {
		t.Error("no hint changes how a press pays")
	}
}

// paidWalks returns the moves by which the tan pioneer pays for his next space in position s.
func paidWalks(s *rules.State) []engine.Move {
	return only(s.Moves(nil), func(m engine.Move) bool {
		return m.Kind == rules.KindWalk && rules.PathOf(m) == rules.Tan && rules.PaymentOf(m) != 0
	})
}
