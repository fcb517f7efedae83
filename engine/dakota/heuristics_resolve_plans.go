package dakota

import "gulch/engine"

// valueResolve returns the value of move m, a step of carrying out the actor's plan. Steps that
// earn money have higher values than steps that cost money, so they come first.
func (g *valuer) valueResolve(m engine.Move) float32 {
	switch m.Kind {
	case KindTendBar:
		return 30
	case KindDrink:
		return 28
	case KindGamble:
		if g.p.slot[SlotOf(m)].besideBartender(WindowOf(m)) {
			return 28.3 + 0.4*one32(g.s.payday == 0)
		}
		return 28.5 - float32(g.s.payday)
	case KindReroll:
		return 3.5
	case KindKeepRoll:
		return float32(g.s.work.roll)
	case KindLearn:
		return 26
	case KindUpskill:
		return 24 + 0.1*g.workerWorth(WorkerOf(m))
	case KindLaunch:
		return g.valueLaunch(CartSlotOf(m))
	case KindShaft:
		return g.valueShaft(cell(CellOf(m)))
	case KindWork:
		return g.valueWork(g.p.slot[SlotOf(m)].window[WindowOf(m)].worker())
	case KindBuild:
		var none plannedBuildings
		return g.buildGain(BuildingOf(m), &none) - float32(g.s.buildPrice(BuildingOf(m), g.s.jobWorker()))
	case KindRebuild:
		return g.valueRebuild(BuildingOf(m))
	case KindSite:
		b := g.p.slot[SlotOf(m)].building
		return -perPoint*float32(box.points[b]) - float32(box.beds[b])*2.5 - float32(box.cost[b])*g.left*0.2
	case KindUpgrade:
		return g.valueUpgrade()
	case KindBuyCart:
		return g.valueCart(CartOf(m), GivenUpOf(m))
	}
	return 0
}

// valueLaunch returns the value of sending the actor's cart i (counted from 0) down the best shaft
// for it. Carts with better shafts have higher values, so they are sent first.
func (g *valuer) valueLaunch(i int) float32 {
	best := float32(0)
	for left := g.m.leaves; ; {
		leaf, ok := left.take()
		if !ok {
			break
		}
		if !g.p.served(leaf) {
			best = max(best, g.shaftOre(leaf, i))
		}
	}
	gain := best - float32(g.p.fee(g.s.blizzard))
	if gain <= 0 {
		return gain
	}
	return 15 + gain
}

// shaftOre returns the value in dollars of the ore that the actor's cart i (counted from 0) would
// bring up from the shaft that ends in cell leaf. It leaves out tiles that will be mined by carts
// already sent.
func (g *valuer) shaftOre(leaf cell, i int) float32 {
	var taken cellSet
	var buf [TileCount]cell
	for k := range g.p.cart {
		c := &g.p.cart[k]
		if c.kind == NoCart || !c.launched() {
			continue
		}
		// A small crew does not mine all tiles of its shaft. It is assumed to mine the deepest
		// ones, which are the best.
		path := g.m.path(c.leaf, &buf)
		for _, at := range path[max(0, len(path)-int(c.size())):] {
			taken.add(at)
		}
	}
	var top [maxCrew]float32
	return g.bestOre(g.m.path(leaf, &buf), &taken, &top, int(g.p.cart[i].size()))
}

func (g *valuer) valueShaft(leaf cell) float32 { return g.shaftOre(leaf, int(g.s.work.cart)) }

// valueWork returns the value of the best job that a worker of kind w could do in a workshop. It is
// kept below the values of sending profitable carts, so that these are sent first.
func (g *valuer) valueWork(w Worker) float32 {
	var none plannedBuildings
	best := float32(0)
	for b := House; b < buildingEnd; b++ {
		if price := g.s.buildPrice(b, w); g.s.supply[b] > 0 && g.p.money >= price && g.townCounts().free > 0 {
			best = max(best, g.buildGain(b, &none)-float32(price))
		}
	}
	if w == Craftsman && g.s.supply[Hotel] > 0 && g.p.count(House) > 0 && g.p.money >= box.k.CraftsmanUpgradeCost {
		best = max(best, g.valueUpgrade())
	}
	if g.p.cartRoom() >= 0 {
		for t := SmallCart; t < cartEnd; t++ {
			if price := box.cartCost[t] - cartDiscount(w); g.p.money >= price {
				best = max(best, g.cartGain(t)-float32(price))
			}
		}
	}
	if g.p.vacant() == 0 {
		for b := Saloon; b <= School; b++ {
			if price := g.s.buildPrice(b, w); g.s.supply[b] > 0 && g.p.money >= price {
				best = max(best, g.rebuildGain(b)-float32(price))
			}
		}
	}
	if best <= 0.2 {
		return -0.2
	}
	// the craftsman goes first, because he builds cheaper than the others
	return 1 + 0.1*best + 0.5*one32(w == Craftsman)
}

func (g *valuer) rebuildGain(b Building) float32 {
	// The replaced building is assumed to be a house. The town then loses a point, and beds that it
	// may need, but no income.
	worth := perPoint*float32(box.points[b]-1) + 3*g.left*one32(b == Saloon || b == School)
	spare := g.p.beds() - g.p.people()
	if lost := int(box.beds[House]) - int(box.beds[b]); lost > spare {
		worth -= 4 * float32(lost-spare)
	}
	return worth
}

func (g *valuer) valueRebuild(b Building) float32 {
	return g.rebuildGain(b) - float32(g.s.buildPrice(b, g.s.jobWorker())) - 1.5*one32(g.p.vacant() > 0)
}

// valueUpgrade returns the value in dollars of turning one of the actor's houses into a hotel,
// minus the price.
func (g *valuer) valueUpgrade() float32 {
	wanted := max(0, min(float32(g.p.people()-g.p.beds())+3.5+2*min(g.left, 2), 2))
	return perPoint + wanted*min(5, 2.8+0.7*g.left) - float32(box.k.CraftsmanUpgradeCost)
}

// cartGain returns the value in dollars to the actor of one more cart of type t, without
// subtracting its price. It is 0 if the actor's mine has no shaft for one more cart, or the town no
// workers to fill it.
func (g *valuer) cartGain(t Cart) float32 {
	carts, seats := 0, 0
	for i := range g.p.cart {
		if k := g.p.cart[i].kind; k != NoCart {
			carts++
			seats += int(box.capacity[k])
		}
	}
	if g.m.leaves.len() <= carts || g.p.people()-2 <= seats {
		return 0
	}
	more := min(int(box.capacity[t]), g.p.people()-2-seats+2)
	return float32(more) * 0.9 * g.left
}

func (g *valuer) valueCart(t Cart, givenUp int) float32 {
	if givenUp != NoCartSlot {
		return -5
	}
	return g.cartGain(t) - float32(box.cartCost[t]-cartDiscount(g.s.jobWorker()))
}
