package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestPlanIsConfirmedByBrassOnceMade checks the material of the button that confirms a plan. It is
// not brass while nobody is assigned although there is work. It is brass after everybody has been
// assigned, which a button of leather does.
func TestPlanIsConfirmedByBrassOnceMade(t *testing.T) {
	plans := 0
	for seed := uint64(1); seed < 5; seed++ {
		playGame(t, 1+int(seed)%4, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			a := table.NewDecision(b, s, s.Moves(nil))
			if !b.planning(a) || len(b.unfilled(a)) == 0 {
				return
			}
			find := func(id string) (n ui.Node) {
				for _, n = range b.Nodes(a, nil) {
					if n.ID == id {
						return n
					}
				}
				t.Fatalf("the node %q is missing", id)
				return n
			}
			if find("plan").Primary || find("everybody").Primary {
				t.Error("before anybody is assigned, a button of the plan is brass")
			}
			find("everybody").Press()
			if left := len(b.unfilled(a)); len(b.draft) == 0 || left > 0 {
				t.Errorf("after “Assign all” %d workers have a job, %d more could get one", len(b.draft), left)
			}
			if again := find("everybody"); again.Press != nil || again.DisabledReason == "" {
				t.Error("after everybody is assigned, “Assign all” can be pressed again or gives no reason")
			}
			if !find("plan").Primary {
				t.Error("after everybody is assigned, the button that confirms is not brass")
			}
			b.draft = nil
			plans++
		})
	}
	if plans == 0 {
		t.Error("no plan was made: the test has checked nothing")
	}
}

// TestLessonsCountTwoWorkers checks that the button that confirms a plan counts a teacher and the
// miner in the same lesson as two workers.
func TestLessonsCountTwoWorkers(t *testing.T) {
	checked := false
	playGame(t, 2, 1, func(b *Table, s *rules.State, _ []engine.Event) {
		if a := table.NewDecision(b, s, s.Moves(nil)); checked || !b.planning(a) || !b.home(a) {
			return
		}
		checked, b.draft = true, []job{lesson(3), aboard(0, rules.Miner)}
		if n := b.atWork(); n != 3 {
			t.Errorf("a lesson and a miner in a cart are %d workers at work, want 3", n)
		}
		b.draft = nil
	})
	if !checked {
		t.Error("no plan was made: the test has checked nothing")
	}
}
