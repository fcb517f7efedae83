package dakota

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestRoutes checks that the route of a cart in a plan has as many tiles to mine as there are
// people aboard, and that the last tile is the one that an additional worker would mine.
func TestRoutes(t *testing.T) {
	b := newTestTable(t, 4)
	showToMover(b, lateGame(t, rules.PhasePlan).State().(*rules.State))
	cart := slices.IndexFunc(b.town().Carts[:], func(c rules.Wagon) bool { return c.Kind != rules.NoCart })
	r := b.routeOf(cart, 1)
	if len(r.path) == 0 || len(r.ore) != 1 || r.new != 1 || !slices.Contains(r.path, r.ore[0]) {
		t.Fatalf("the route of a crew of one is %+v", r)
	}
	b.draft = []job{aboard(cart, rules.Miner)}
	two := b.routeOf(cart, 1)
	if len(two.ore) != 2 || two.new != 1 || two.ore[0] != r.ore[0] {
		t.Errorf("with one more worker the route is %+v, before %+v", two, r)
	}
	leaf := two.path[len(two.path)-1]
	if all := b.routeDown(leaf, crewSize{normal: 20}); len(all.ore) > len(b.oreOn(leaf)) {
		t.Errorf("a crew of twenty mines %d tiles, but only %d have ore", len(all.ore), len(b.oreOn(leaf)))
	}
}

// TestShaftsSayWhatTheyBring checks that, when a cart is sent into the mine, each possible end of a
// shaft shows the value of the ore that the cart could bring up there.
func TestShaftsSayWhatTheyBring(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 12; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseShaft {
				return
			}
			showToMover(b, s)
			a := table.NewDecision(b, s, s.Moves(nil))
			for _, m := range a.Legal {
				pen, said := writingPen(b, 1280, 720)
				n := b.tileNode(a, rules.CellOf(m))
				n.Draw(pen, &n, ui.NodeState{})
				want := table.Dollars(b.haulDown(rules.CellOf(m), b.sent()).sale)
				if len(*said) == 0 || (*said)[0].Text != want || !strings.Contains(n.Tip, "Ore in this shaft: ") {
					t.Errorf("seed %d: the shaft to %s says %v and %q, expected %s", seed, cellName(rules.CellOf(m)), *said, n.Tip,
						want)
				}
				seen++
			}
		})
	}
	if seen < 10 {
		t.Errorf("only %d shafts were seen: try more seeds", seen)
	}
}
