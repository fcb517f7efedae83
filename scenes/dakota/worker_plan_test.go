package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestAssignAllLeavesNoWork checks that after "Assign all", a worker who stays free would earn
// nothing in any place that is left: a saloon and a school have no free window, a workshop has one
// only if there is no money for another job, and one more miner in a cart is not worth its fee. The
// table says why workers stay free.
func TestAssignAllLeavesNoWork(t *testing.T) {
	left := map[string]int{}
	for seed := uint64(0); seed < 12; seed++ {
		playGame(t, 1+int(seed%4), seed, func(b *Table, s *rules.State, past []engine.Event) {
			a := table.NewDecision(b, s, s.Moves(nil))
			if s.Phase() != rules.PhasePlan {
				return
			}
			b.everybody(a)
			said := b.leftFree()
			if idle := b.idleWorkers(); (idle > 0) != (said != "") {
				t.Errorf("%d workers stay free, but the table says %q", idle, said)
			}
			if said != "" {
				left[said[strings.Index(said, ".")+2:]]++
				checkNoWork(t, b, a)
			}
			b.draft = nil
		})
	}
	t.Log(left)
	if len(left) < 3 {
		t.Errorf("workers stay free for the reasons %v, expected more kinds", left)
	}
}

// checkNoWork reports an error if an idle worker could still earn something.
func checkNoWork(t *testing.T, b *Table, a *table.Decision) {
	t.Helper()
	pays, brings := b.outlook()
	_, paid := b.jobs()
	try := func(j job, ok bool, what string) {
		if !ok {
			return
		}
		b.draft = append(b.draft, j)
		p, g := b.outlook()
		_, now := b.jobs()
		b.draft = b.draft[:len(b.draft)-1]
		if g-p > brings-pays || now > paid || what == rules.School.Name() {
			t.Errorf("after “Assign all”, a %s could still work in a %s", workerName(j.worker), what)
		}
	}
	for i := range b.town().Plots {
		j, ok := b.windowJob(a, i)
		try(j, ok, b.town().Plots[i].Building.Name())
	}
	for i := range b.town().Carts {
		j, ok := b.cartJob(a, i)
		try(j, ok, "cart")
	}
}
