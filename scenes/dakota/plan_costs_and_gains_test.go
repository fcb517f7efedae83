package dakota

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestPlanIsAboutTheOwnTown checks that the costs and gains of a plan stay the same while the
// viewer looks at the town of a rival, and that a job in a workshop is shown as possible only if
// there is money for it.
func TestPlanIsAboutTheOwnTown(t *testing.T) {
	b := newTestTable(t, 4)
	showToMover(b, lateGame(t, rules.PhasePlan).State().(*rules.State))
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	look := func() string {
		for _, n := range b.planNodes(a, nil) {
			if n.ID == "everybody" {
				return n.Label + n.Tip
			}
		}
		return ""
	}
	home := look()
	b.visit = (b.Viewer + 1) % b.SeatCount()
	if away := look(); home == "" || away != home {
		t.Errorf("at home the button for everybody says %s, in a rival's town %s", home, away)
	}
	b.visit = engine.NoSeat
	shop := slices.IndexFunc(b.town().Plots[:], func(p rules.Plot) bool { return p.Building == rules.Workshop })
	b.draft = []job{inWindow(shop, rules.Miner)}
	price, ok := b.State.CheapestJob(shop, rules.Miner)
	for money := range price + 2 {
		b.town().Money = money
		if planned, paid := b.jobs(); !ok || planned != 1 || (paid == 1) != (money >= price) {
			t.Errorf("with $%d, %d of %d jobs can be paid for, but the cheapest costs $%d", money, paid, planned, price)
		}
		if said := b.otherWork(); strings.Contains(said, "money for 0") != (money < price) {
			t.Errorf("with $%d the plan says %q, but the cheapest job costs $%d", money, said, price)
		}
	}
}

// TestPlanLinesAddUp checks that the costs and gains in the lines of a plan add up to the totals of
// the plan.
func TestPlanLinesAddUp(t *testing.T) {
	b := newTestTable(t, 4)
	showToMover(b, lateGame(t, rules.PhasePlan).State().(*rules.State))
	b.draft = b.unfilled(table.NewDecision(b, b.State, b.State.Moves(nil)))
	pays, brings := b.outlook()
	sums, lines := [2]int{}, b.planLines()
	for _, l := range lines {
		for i, text := range []string{l.pays, l.brings} {
			if n, ok := strings.CutPrefix(text, "$"); ok {
				k := 0
				for _, c := range n {
					k = 10*k + int(c-'0')
				}
				sums[i] += k
			}
		}
	}
	if len(b.draft) == 0 || len(lines) == 0 || sums != [2]int{pays, brings} {
		t.Errorf("a plan of %d jobs that costs $%d and brings $%d has lines that do not add up: %v", len(b.draft), pays,
			brings, lines)
	}
}
