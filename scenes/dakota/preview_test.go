package dakota

import (
	"slices"
	"testing"

	rules "gulch/engine/dakota"
)

// The route of a cart in a plan goes down a shaft to as many lumps as there are people aboard, and one more aboard adds
// the last of them.
func TestRoutes(t *testing.T) {
	b := open(t, 4)
	shownTo(b, lateIn(t, rules.PhasePlan).State().(*rules.State))
	cart := slices.IndexFunc(b.town().Carts[:], func(c rules.Wagon) bool { return c.Kind != rules.NoCart })
	r := b.routeOf(cart, 1)
	if len(r.path) == 0 || len(r.ore) != 1 || r.new != 1 || !slices.Contains(r.path, r.ore[0]) {
		t.Fatalf("one man aboard goes %+v", r)
	}
	b.draft = []job{aboard(cart, rules.Miner)}
	two := b.routeOf(cart, 1)
	if len(two.ore) != 2 || two.new != 1 || two.ore[0] != r.ore[0] {
		t.Errorf("with another one it goes %+v after %+v", two, r)
	}
	if all := len(b.oreOn(two.path[len(two.path)-1])); all < 20 {
		if far := b.routeDown(two.path[len(two.path)-1], all+3, 1); far.new != 0 || len(far.ore) != all {
			t.Errorf("who finds nothing more adds %d of %d", far.new, len(far.ore))
		}
	}
}
