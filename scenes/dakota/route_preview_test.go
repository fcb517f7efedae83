package dakota

import (
	"slices"
	"testing"

	rules "gulch/engine/dakota"
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

// TestBestHaul checks two cases in which bestHaul must be better than a greedy choice: the strong
// miner goes to the tile with two lumps, and the last token of an ore is not used on a tile that
// also has another ore.
func TestBestHaul(t *testing.T) {
	price, full := stock{1, 1, 2, 2, 3}, stock{4, 4, 4, 4, 4}
	seams := []oreTile{{1, []rules.Resource{rules.Gold}}, {2, []rules.Resource{rules.Silver, rules.Gold}},
		{3, []rules.Resource{rules.Copper}}}
	one := full
	one[rules.Gold] = 1
	for _, x := range []struct {
		name        string
		crew        crewSize
		pool        stock
		worth, ores int
	}{
		{"a strong miner alone", crewSize{0, 1}, full, 5, 2},
		{"both", crewSize{1, 1}, full, 8, 3},
		{"one gold left", crewSize{2, 0}, one, 5, 2},
		{"one gold left, strong", crewSize{1, 1}, one, 7, 3},
		{"nobody", crewSize{}, full, 0, 0},
	} {
		h := bestHaul(seams, x.crew, x.pool, price)
		if h.worth != x.worth || h.lumps() != x.ores {
			t.Errorf("%s: best haul is $%d with %d lumps, expected $%d with %d: %+v", x.name, h.worth, h.lumps(),
				x.worth, x.ores, h.lifts)
		}
	}
}
