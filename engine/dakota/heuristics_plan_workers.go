package dakota

import (
	"gulch/engine"
)

// placeValues holds the values in dollars of assigning the actor's workers to the places of the
// town in the afternoon.
type placeValues struct {
	cart  [CartSlots]float32 // by cart: value of one more worker aboard
	job   float32            // value of one more worker in a workshop
	gains [32]float32        // values of the free places in descending order; only the first count entries are used
	count int
}

// add inserts v, the value of a free place, into w.gains, which is sorted with the highest value
// first. Values that are not positive are ignored.
func (w *placeValues) add(v float32) {
	if w.count == len(w.gains) || v <= 0 {
		return
	}
	i := w.count
	w.count++
	for ; i > 0 && w.gains[i-1] < v; i-- {
		w.gains[i] = w.gains[i-1]
	}
	w.gains[i] = v
}

// nth returns the value of the free place at index i, where index 0 is the most valuable place. It
// returns 0 if there is no such place.
func (w *placeValues) nth(i int) float32 {
	if i < 0 || i >= w.count {
		return 0
	}
	return w.gains[i]
}

// drinkWorth is the value in dollars of a worker in a saloon for an afternoon.
const drinkWorth = 3.5

// learnWorth returns the value in dollars of drawing a card in a school. It falls towards 0 at the
// end of the game, when few days are left to play the card.
func (g *valuer) learnWorth() float32 { return 2.2 * min(1, g.left) }

// valuePlaces stores the values of all places for the afternoon in g.work. Only the first call for
// a decision computes them.
func (g *valuer) valuePlaces() {
	if g.planned {
		return
	}
	g.planned = true
	w := &g.work
	earned, jobs, shops := float32(0), 0, 0
	for i := range g.p.slot {
		at := &g.p.slot[i]
		free := one(at.window[0] == 0) + one(at.window[1] == 0)
		if at.flags&slotClosed != 0 {
			continue
		}
		switch at.building {
		case Saloon:
			earned += drinkWorth * float32(2-free)
			for range free {
				w.add(drinkWorth + float32(g.s.payday))
			}
		case School:
			for range free {
				w.add(g.learnWorth())
			}
		case Workshop:
			jobs += 2 - free
			shops += free
		}
	}
	g.valueJobs(jobs, shops, float32(g.p.money)+earned)
	g.valueCarts()
}

// valueJobs adds the values of jobs in workshops to g.work. done is the number of workers already
// assigned to workshops, and free the number of free windows there. money is the money in dollars
// that the actor is expected to have for the jobs.
func (g *valuer) valueJobs(done, free int, money float32) {
	var extra plannedBuildings
	for n := range done + min(free, 4) {
		best, gain := NoBuilding, float32(0)
		for b := House; b < buildingEnd; b++ {
			price := float32(g.s.buildPrice(b, Miner))
			if g.s.supply[b] <= uint8(extra.of[b]) || price > money {
				continue
			}
			if v := g.buildGain(b, &extra) - price; v > gain {
				best, gain = b, v
			}
		}
		if n == done {
			g.work.job = gain
		}
		if best == NoBuilding {
			break
		}
		if n >= done {
			g.work.add(gain)
		}
		money -= float32(box.cost[best])
		extra.of[best]++
		extra.all++
		extra.beds += int(box.beds[best])
	}
}

// plannedBuildings counts the buildings that are assumed to be built before another one that is
// being valued: their number by type, their total number, and their beds.
type plannedBuildings struct {
	of   [buildingEnd]int
	all  int
	beds int
}

// buildGain returns the value in dollars of building b to the actor for the rest of the game,
// without subtracting its price. It assumes that the buildings in extra are built before b.
func (g *valuer) buildGain(b Building, extra *plannedBuildings) float32 {
	town := g.townCounts()
	worth := perPoint*float32(box.points[b]) + 0.8*g.left
	wanted := float32(town.people-town.beds-extra.beds) + 2.7 + 2*min(g.left, 2)
	filled := max(0, min(wanted, float32(box.beds[b])))
	worth += filled * min(5, 2.8+0.7*g.left)
	switch b {
	case Saloon:
		worth += 8 * g.left // two workers earn money in it every day, and two can sleep in it
	case School:
		worth += 4.6 * g.left
	case SheriffOffice:
		worth += perPoint*float32(g.p.workers(Sheriff)) + 0.5*g.left
	case Workshop:
		if g.left >= 1.5 && g.p.money > 9 && g.p.count(Workshop)+extra.of[Workshop] < 3 {
			worth += 2.4 * g.left
		}
	}
	if slots := town.free - extra.all; slots == 1 {
		worth += perPoint * float32(box.k.Score.CompletedTown)
	} else if slots > 1 {
		worth += 1.2
	}
	return worth
}

// valueCarts adds the values of the places aboard all carts that the actor can send to g.work. It
// assumes that the carts are sent one after the other, each down the best shaft that is left.
func (g *valuer) valueCarts() {
	var taken, served cellSet
	var buf [TileCount]cell
	n := g.p.launches()
	for i := range g.p.cart {
		c := &g.p.cart[i]
		if c.kind == NoCart || c.derailed || c.launched() || n >= CartSlots {
			continue
		}
		fee := float32(0)
		if !g.p.greased {
			fee = float32(box.k.CartFees[n] + int16(g.s.blizzard))
		}
		seats := int(box.capacity[c.kind])
		var best [maxCrew]float32
		leaf, sum := outside, float32(0)
		for left := g.m.leaves; ; {
			at, ok := left.take()
			if !ok {
				break
			}
			if served.has(at) {
				continue
			}
			var top [maxCrew]float32
			if total := g.bestOre(g.m.path(at, &buf), &taken, &top, seats); total > sum {
				leaf, sum, best = at, total, top
			}
		}
		if leaf == outside || sum <= fee {
			continue
		}
		n++
		served.add(leaf)
		for _, at := range g.m.path(leaf, &buf) {
			taken.add(at)
		}
		g.work.cart[i] = g.seatGain(best, int(c.size()), fee)
		for k := int(c.size()); k < seats; k++ {
			g.work.add(g.seatGain(best, k, fee))
		}
	}
}

// seatGain returns the value in dollars of place k aboard a cart, counted from 0. It is the value
// of the tile at index k of best, which is sorted with the best tile first. Half of the cart's fee
// is subtracted for each of the first two places.
func (g *valuer) seatGain(best [maxCrew]float32, k int, fee float32) float32 {
	if k >= maxCrew || best[k] == 0 {
		return 0
	}
	if k < 2 {
		return best[k] - fee/2
	}
	return best[k]
}

// bestOre stores the values in dollars of the best tiles on a path in top, the highest first. It
// returns the sum of the first few of them, one for each of the seats aboard a cart. Tiles mined
// today are left out, and so are the tiles in taken, a set of cells.
func (g *valuer) bestOre(path []cell, taken *cellSet, top *[maxCrew]float32, seats int) float32 {
	for _, c := range path {
		if taken.has(c) || g.p.mined.has(c) {
			continue
		}
		v := g.tileOre(c)
		for i := range seats {
			if v > top[i] {
				top[i], v = v, top[i]
			}
		}
	}
	sum := float32(0)
	for _, v := range top[:seats] {
		sum += v
	}
	return sum
}

// tileOre returns the value in dollars of the ore that one of the actor's workers could bring up
// today from the tile in cell c. It is lower if the pool has few tokens of that ore left.
func (g *valuer) tileOre(c cell) float32 {
	best := float32(0)
	for _, r := range box.tileRes[g.m.kind(c)] {
		if r != noResource {
			best = max(best, g.ore(r)*poolShare[min(int(g.s.pool[r]), len(poolShare)-1)])
		}
	}
	return best
}

// poolShare is the probability that the actor will still get a token of a resource in the evening.
// The index is the number of its tokens that the pool has now; the last value also stands for more
// tokens.
var poolShare = [...]float32{0.2, 0.6, 0.8, 0.9, 1}

// valuePlan returns the value of move m, which is part of planning, such as assigning a worker. It
// is positive if the place is among the best ones for the actor's free workers, otherwise negative.
// Among the positive values, those of places that should be assigned earlier are higher.
func (g *valuer) valuePlan(m engine.Move) float32 {
	g.valuePlaces()
	w := planOrder[min(g.s.planRank, uint8(WorkerKinds)-1)]
	bar := max(0.05, g.work.nth(g.p.idle()-1))
	v := float32(0)
	early := float32(0)
	switch m.Kind {
	case KindAssignCart:
		v, early = g.work.cart[CartSlotOf(m)], 0.36
		if w == StrongMiner {
			v += 0.8
		}
	case KindAssignWindow:
		at := &g.p.slot[SlotOf(m)]
		switch at.building {
		case Workshop:
			v, early = g.work.job, 0.8
			if w == Craftsman {
				v += 2
			}
		case Saloon:
			v, early = drinkWorth+float32(g.s.payday), 0.6
			if w == Bartender {
				v += 1.2
			} else if at.window[0] != 0 && at.window[0].worker() == Bartender {
				v += 0.6
			}
		case School:
			v, early = g.learnWorth(), 0.2
		}
	case KindAssignUpskill:
		v, early = perPoint+1+0.8*g.left, 0.9
	case KindIdle:
		return 0
	case KindPlanDone:
		return -0.05
	}
	if v < bar-0.01 {
		return v - bar
	}
	return 1 + early + 0.1*v
}
