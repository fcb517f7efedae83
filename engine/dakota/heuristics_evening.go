package dakota

import "gulch/engine"

// keepWorth is the value in dollars of a stored unit of each resource, which can still be sold in a
// combination on a later day.
var keepWorth = [ResourceCount]float32{1.1, 1.2, 2.2, 2.4, 3.3}

// keepValue returns the value in dollars of a unit of resource r that the actor keeps tonight
// instead of selling it. It is small on the last day, and if the actor already has more than can be
// stored.
func (g *valuer) keepValue(r Resource) float32 {
	if g.s.lastDay || g.p.goods() > g.p.storage() {
		return 0.2
	}
	return keepWorth[r]
}

// valueEvening returns the value in dollars of move m, which is one of the evening. Returning carts
// gets the highest values: resources come from a common pool, so carts that return early get more.
func (g *valuer) valueEvening(m engine.Move) float32 {
	switch m.Kind {
	case KindReturnCart:
		return 20 + g.crewOre(CartSlotOf(m))
	case KindMine:
		return g.valueTile(cell(CellOf(m)))
	case KindHaul:
		return g.valueHaul(g.s.crew.site, StrongOf(m), ResourceOf(m))
	case KindDig:
		return 1 + g.ore(ResourceOf(m))
	case KindSell:
		return float32(g.s.PlainPrice(ResourceOf(m))+MerchantBonus) - g.keepValue(ResourceOf(m)) + 0.5
	case KindSellCombo:
		return 10 + g.comboGain(CombinationOf(m)) + 0.1*oreWorth[KeptOf(m)]
	case KindSellPlain:
		return g.valuePlainSale(ResourceOf(m), AmountOf(m))
	case KindHireSpecialist:
		return g.hireGain(g.s.job[JobOf(m)-1], float32(box.jobCost[JobOf(m)-1]))
	case KindHireMiner:
		return g.hireGain(Miner, float32(box.k.MinerCost))
	case KindHireStrong:
		return g.hireGain(StrongMiner, float32(box.k.StrongMinerCost))
	case KindPlay:
		return g.valueEveningCard(m)
	case KindStop, KindCollectDone:
		return -0.1
	case KindEndTurn:
		return 0.1
	}
	return 0
}

// crewOre returns the value in dollars of the ore that the crew of the actor's cart i (counted from
// 0) would bring up.
func (g *valuer) crewOre(i int) float32 {
	var none cellSet
	var top [maxCrew]float32
	var buf [TileCount]cell
	c := &g.p.cart[i]
	return g.bestOre(g.m.path(c.leaf, &buf), &none, &top, int(c.size()))
}

// valueTile returns the value in dollars of mining the tile in cell c of the actor's mine in the
// best way.
func (g *valuer) valueTile(c cell) float32 {
	var buf [8]engine.Move
	best := float32(-1e3)
	for _, m := range g.s.haulsAt(c, buf[:0]) {
		best = max(best, g.valueHaul(c, StrongOf(m), ResourceOf(m)))
	}
	return best
}

// valueHaul returns the value in dollars of taking ore from the tile in cell c. ore is a resource,
// or BothResources for both on the tile; strong says whether a strong miner does it. A strong miner
// who takes a single resource gets a lower value, to save the strong miners for tiles with two.
func (g *valuer) valueHaul(c cell, strong bool, ore Resource) float32 {
	res := box.tileRes[g.m.kind(c)]
	if ore == BothResources {
		return g.unit(res[0]) + g.unit(res[1])
	}
	v := g.unit(ore)
	if strong && g.s.crew.normal > 0 {
		v -= 0.6
	}
	if !strong && res[1] != noResource && g.s.crew.strong > 0 {
		v -= 1.2
	}
	return v
}

// unit returns the value in dollars of one more unit of resource r to the actor. It is higher if
// the actor already has many units of r.
func (g *valuer) unit(r Resource) float32 { return g.ore(r) + 0.15*float32(g.p.res[r]) }

// comboGain returns the price of combination c minus the value that its resources have if they are
// kept or sold in another way. Both are in dollars.
func (g *valuer) comboGain(c Combination) float32 {
	v := float32(g.s.ComboPrice(c))
	for r, n := range box.needs[c] {
		if n > 0 {
			v -= float32(n) * (0.5*g.ore(Resource(r)) + 0.35*float32(g.s.PlainPrice(Resource(r))))
		}
	}
	return v
}

// valuePlainSale returns the value of selling n units of resource r without a combination. It is
// positive mainly for units that cannot be stored, and only after all carts have been returned.
func (g *valuer) valuePlainSale(r Resource, n int) float32 {
	for i := range g.p.cart {
		if g.p.cart[i].kind != NoCart && g.p.refuseReturn(i) == legal {
			return -1
		}
	}
	v := float32(n) * (float32(g.s.PlainPrice(r)) - 0.8*keepWorth[r])
	if over := min(n, g.p.goods()-g.p.storage()); over > 0 {
		v += float32(over) * keepWorth[r] * 0.9
	}
	if g.s.lastDay {
		v = float32(n * g.s.PlainPrice(r))
	}
	return v + 0.3*one32(v > 0)
}

// hireGain returns the value in dollars of hiring a worker of kind w, minus the cost in dollars. It
// is negative if the town has no bed for the worker. Early in the game, the cost counts a little
// more.
func (g *valuer) hireGain(w Worker, cost float32) float32 {
	if g.p.people()+1 > g.p.beds() {
		return -3
	}
	dear := float32(1)
	if g.left > 3 {
		dear = 1.03
	}
	return g.workerWorth(w) - dear*cost
}

func (g *valuer) valueEveningCard(m engine.Move) float32 {
	room := g.p.beds() - g.p.people()
	later := min(1, g.left) // a card that is kept has value only if there is another day
	switch CardOf(m) {
	case TravellingMerchant:
		n := min(merchantUnits, g.p.goods())
		over := max(0, g.p.goods()-g.p.storage())
		return float32(n)*1 + float32(min(n, over))*1.5 - 3*later
	case PrivateBuyer:
		gain := g.comboGain(Combination(FirstOf(m))) + buyerBonus
		return gain - 1.5*later + 4*one32(g.s.freeSale(Combination(FirstOf(m))) < 0)
	case PokerNight:
		return 0.17*float32(FirstOf(m)) - 0.4*later
	case Tents:
		return 3*float32(min(2, max(0, -room))) - 0.1
	case CheapLabour:
		if room < FirstOf(m) {
			return -3
		}
		return float32(FirstOf(m))*g.workerWorth(Miner) - 3*later
	case HeadHunter:
		if room < 1 {
			return -3
		}
		return g.workerWorth(g.s.job[FirstOf(m)-1]) - float32(box.jobCost[FirstOf(m)-1]-hunterSaves) + 0.5
	case Warehouse:
		return 1.5*float32(min(4, max(0, g.p.goods()-g.p.storage())))*later - 0.1
	case NightShift:
		return g.nightOre() - 3.5*later
	}
	return 0
}

// nightOre returns the value in dollars of the ore that the card Night Shift would bring up: the
// better resource of each of the two best tiles.
func (g *valuer) nightOre() float32 {
	first, second := float32(0), float32(0)
	for left := g.m.used; ; {
		c, ok := left.take()
		if !ok {
			return first + second
		}
		if g.p.mined.has(c) {
			continue
		}
		v := float32(0)
		for _, r := range box.tileRes[g.m.kind(c)] {
			if r != noResource && g.s.pool[r] > 0 {
				v = max(v, g.ore(r))
			}
		}
		if v > first {
			first, second = v, first
		} else {
			second = max(second, v)
		}
	}
}
