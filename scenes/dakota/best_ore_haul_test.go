package dakota

import (
	"testing"

	rules "gulch/engine/dakota"
)

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

// TestHaulFillsOrder checks that a crew brings up the ore for an order that pays more than dearer
// ore sold singly, and that it leaves the order alone if it pays less.
func TestHaulFillsOrder(t *testing.T) {
	price, full := stock{1, 2, 2, 3, 3}, stock{4, 4, 4, 4, 4}
	iron, gold := []rules.Resource{rules.Iron}, []rules.Resource{rules.Gold}
	seams := []oreTile{{1, iron}, {2, iron}, {3, gold}, {4, iron}, {5, gold}}
	rails := orderGain{gain: 4}
	rails.lacks[rules.Iron] = 3
	for gain, want := range map[int]struct{ sale, worth int }{4: {10, 6}, 2: {8, 8}} {
		rails.gain = gain
		h := bestHaul(seams, crewSize{normal: 3}, full, price, rails)
		if h.sale != want.sale || h.worth != want.worth || (h.fills != nil) != (gain == 4) {
			t.Errorf("an order that pays $%d more: the haul sells for $%d, $%d singly, want $%d and $%d", gain, h.sale,
				h.worth, want.sale, want.worth)
		}
	}
}

// TestHaulCountsOrderOnce checks that a haul gets the gain of an order only if its ore is needed
// for it, and that the ore of a first haul counts for the order of the next one.
func TestHaulCountsOrderOnce(t *testing.T) {
	prices := stock{1, 1, 2, 2, 3}
	rails := rules.Combination(rules.CombinationCount)
	for c := range rules.Combination(rules.CombinationCount) {
		if c.Needs()[rules.Iron] == 3 {
			rails = c
		}
	}
	store := func(iron int) *oreMarket {
		market := &oreMarket{price: prices}
		market.slots[rails], market.pays[rails], market.goods[rules.Iron] = 2, 10, iron
		market.sellReady()
		return market
	}
	pool, iron := stock{9, 9, 9, 9, 9}, []rules.Resource{rules.Iron}
	seams := []oreTile{{1, iron}, {2, iron}}
	want := map[int]int{0: 2, 1: 9, 2: 9, 3: 2, 4: 9} // dollars, by the iron in store
	for stored := range len(want) {
		if h := store(stored).bestHaul(seams, crewSize{normal: 2}, pool); h.sale != want[stored] {
			t.Errorf("with %d iron in store, 2 iron are worth $%d, want $%d", stored, h.sale, want[stored])
		}
	}
	for stored, left := range map[int]int{0: 2, 1: 0, 2: 1} {
		market := store(stored)
		market.store(market.bestHaul(seams, crewSize{normal: 2}, pool))
		if n := market.goods[rules.Iron]; n != left {
			t.Errorf("after a haul the store has %d iron instead of %d, want %d", n, stored, left)
		}
	}
}
