package dakota

import (
	"slices"
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
			b.draft = b.unfilled(a)
			said := b.leftFree()
			if planned, paid := b.jobs(); planned != paid && !begun(b) {
				t.Errorf("seed %d, day %d: “Assign all” plans %d jobs, and there is money for %d", seed, s.Day(),
					planned, paid)
			}
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

// begun reports whether workers have been assigned who can't be taken out of the plan any more.
func begun(b *Table) bool {
	t := b.town()
	for i := range t.Carts {
		if len(b.crew(i)) > 0 {
			return true
		}
	}
	return slices.ContainsFunc(t.Plots[:], func(p rules.Plot) bool { return p.Windows[0] != rules.WorkerKinds })
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

// TestPlanSaysWhatToChange checks that a worker fits into a plan only if he is idle and his place
// is free, and that the table says what has to change for him otherwise.
func TestPlanSaysWhatToChange(t *testing.T) {
	moved, swapped := 0, 0
	playGame(t, 1, 4, func(b *Table, s *rules.State, _ []engine.Event) {
		if s.Phase() != rules.PhasePlan {
			return
		}
		b.draft = b.unfilled(table.NewDecision(b, s, s.Moves(nil)))
		x := b.Selection()
		for i, cart := range b.town().Carts {
			for w := range rules.WorkerKinds {
				m := rules.AssignToCart(i, w)
				if cart.Kind == rules.NoCart || b.town().Free[w] == 0 {
					continue
				}
				fits, said := x.Fits(m), x.Change(m, x.Moves)
				full := len(b.crew(i))+len(b.draftedCrew(i)) == cart.Kind.Capacity()
				switch {
				case fits != (!full && b.idle(w) > 0):
					t.Errorf("%s into cart %d fits: %v, although the cart is full: %v", workerName(w), i+1, fits, full)
				case full && strings.Contains(said, "instead of"):
					swapped++
				case !full && strings.HasPrefix(said, "Move to cart"):
					moved++
				}
			}
		}
		if slices.Contains(x.Parts, rules.KindLaunch) {
			t.Error("sending a cart down counts as part of the plan")
		}
		b.draft = nil
	})
	if moved == 0 || swapped == 0 {
		t.Errorf("%d workers could be moved and %d swapped, want some of both", moved, swapped)
	}
}

// TestMiddleOfACartAdds checks that no press in the middle of a cart takes somebody back whom an
// earlier press there has put aboard.
func TestMiddleOfACartAdds(t *testing.T) {
	aboard := 0
	playGame(t, 2, 5, func(b *Table, s *rules.State, _ []engine.Event) {
		if s.Phase() != rules.PhasePlan {
			return
		}
		a := table.NewDecision(b, s, s.Moves(nil))
		for i := range b.town().Carts {
			for b.put(b.cartJob(a, i)) {
				aboard++
			}
			for _, n := range b.cartNodes(a, i, nil) {
				if strings.HasPrefix(n.ID, "back ") && n.Rect.Has(b.at.carts[i].Center()) {
					t.Errorf("with %d aboard, a press in the middle of cart %d means %q", len(b.draft), i+1, n.Label)
				}
			}
		}
		b.draft = nil
	})
	if aboard < 3 {
		t.Errorf("only %d workers were put aboard", aboard)
	}
}

// TestPlanTellsEqualWorkers checks which workers do as well as the one whom the coach proposes for
// a place: not one of another place, not a plain worker instead of a special one, and not a worker
// who protects the town while free.
func TestPlanTellsEqualWorkers(t *testing.T) {
	b := newTestTable(t, 2)
	showToMover(b, lateGame(t, rules.PhasePlan).State().(*rules.State))
	b.town().Plots[0].Building, b.town().Plots[1].Building = rules.Workshop, rules.Saloon
	x := b.Selection()
	for _, c := range []struct {
		proposed, selected engine.Move
		want               bool
	}{
		{rules.AssignToWindow(1, rules.StrongMiner), rules.AssignToWindow(1, rules.Miner), true},
		{rules.AssignToWindow(0, rules.Sheriff), rules.AssignToWindow(0, rules.Miner), true},
		{rules.AssignToCart(0, rules.Miner), rules.AssignToCart(0, rules.StrongMiner), true},
		{rules.AssignToCart(0, rules.StrongMiner), rules.AssignToCart(0, rules.Miner), false},
		{rules.AssignToWindow(0, rules.Craftsman), rules.AssignToWindow(0, rules.Miner), false},
		{rules.AssignToWindow(0, rules.Miner), rules.AssignToWindow(0, rules.Sheriff), false},
		{rules.AssignToWindow(0, rules.Miner), rules.AssignToWindow(1, rules.Miner), false},
	} {
		if got := x.AsGood(c.proposed, c.selected); got != c.want {
			t.Errorf("instead of %v, %v is as good: %v, want %v", c.proposed, c.selected, got, c.want)
		}
	}
}
