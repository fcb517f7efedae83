package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// The best haul of a cart, the ore that it can bring up, is computed exactly: which worker mines
// which tile and which of its ore, so that the total value is the largest that the rules allow (R84
// to R86). Always taking the most expensive lump would not be enough: a strong miner is worth most
// on a tile with two lumps, and the last token of an ore in the pool should be kept for a tile that
// has no other ore.

// oreTile is a tile that a crew could mine: its cell, and the ore on it.
type oreTile struct {
	cell int
	ore  []rules.Resource
}

// crewSize counts the workers aboard a cart who have not mined yet. A strong worker can mine two
// lumps on a tile, a normal worker one.
type crewSize struct{ normal, strong int }

func (t crewSize) size() int { return t.normal + t.strong }

// crewOf returns the size of a crew. The parameter by holds its number of workers of each kind. All
// workers except strong miners mine like normal ones (R58).
func crewOf(by [rules.WorkerKinds]int) (t crewSize) {
	for w, n := range by {
		if rules.Worker(w) == rules.StrongMiner {
			t.strong += n
		} else {
			t.normal += n
		}
	}
	return t
}

// stock holds one number per kind of ore: an amount in lumps, or a price in dollars.
type stock [rules.ResourceCount]int

// minedTile is a tile mined for a haul: its cell, whether a strong worker mines it, and the lumps
// of ore that are brought up.
type minedTile struct {
	cell   int
	strong bool
	ore    []rules.Resource
}

// haul is a selection of tiles that a crew mines, and the value in dollars of their ore: worth if
// each lump is sold singly, and sale with the order that it fills, see [orderGain]. An order that
// the seller can fill without the haul adds nothing to sale.
type haul struct {
	lifts []minedTile
	worth int
	sale  int
	fills *orderGain // the order, nil if it fills none
}

// orderGain is what a combination at the exchange pays more for ore than the same lumps sold
// singly.
type orderGain struct {
	combo rules.Combination
	lacks stock // lumps of each ore that the seller still lacks for it
	gain  int   // dollars
}

// within reports whether a crew might find what the seller still lacks for order o on the tiles in
// seams. It ignores that a tile with two ores cannot give both to a normal worker.
func (o orderGain) within(seams []oreTile, crew crewSize) bool {
	lumps, lacks := 0, o.lacks
	for _, k := range lacks {
		lumps += k
	}
	for _, s := range seams {
		for _, r := range s.ore {
			lacks[r] = max(0, lacks[r]-1)
		}
	}
	return lumps <= crew.normal+2*crew.strong && lacks == (stock{})
}

// oreMarket is what a seller can sell ore for today: the price of a lump of each ore, the ore that
// the seller has, and the empty slots and prices of the combinations.
type oreMarket struct {
	price, goods stock
	slots, pays  [rules.CombinationCount]int
}

// marketFor returns the market of board bd for a seller who has the given goods.
func marketFor(bd *rules.Board, goods stock) (e oreMarket) {
	e.price, e.goods = prices(bd), goods
	for c := range rules.Combination(rules.CombinationCount) {
		e.slots[c], e.pays[c] = bd.FreeSales(c), bd.ComboPrice(c)
	}
	return e
}

// orders returns the gains of all combinations with an empty slot that pay more than the same lumps
// sold singly.
func (e *oreMarket) orders() (all []orderGain) {
	for c := range rules.Combination(rules.CombinationCount) {
		o := orderGain{combo: c, gain: e.pays[c]}
		for r, n := range c.Needs() {
			o.gain -= n * e.price[r]
			o.lacks[r] = max(0, n-e.goods[r])
		}
		if e.slots[c] > 0 && o.gain > 0 {
			all = append(all, o)
		}
	}
	return all
}

// sellReady sells the goods for all orders that they fill, those with the highest gains first, and
// returns the sum of the gains.
func (e *oreMarket) sellReady() (gain int) {
	for {
		best := orderGain{}
		for _, o := range e.orders() {
			if o.lacks == (stock{}) && o.gain > best.gain {
				best = o
			}
		}
		if best.gain == 0 {
			return gain
		}
		gain += best.gain
		e.sell(best.combo)
	}
}

// bestHaul returns the most valuable haul that a crew can bring up for this market, see [bestHaul].
// An order that the goods fill without the haul does not count for it.
func (e *oreMarket) bestHaul(seams []oreTile, crew crewSize, pool stock) haul {
	all, ready := e.orders(), 0
	for _, o := range all {
		if o.lacks == (stock{}) {
			ready = max(ready, o.gain)
		}
	}
	h := bestHaul(seams, crew, pool, e.price, all...)
	h.sale -= ready
	if h.fills != nil && h.fills.lacks == (stock{}) {
		h.fills = nil
	}
	return h
}

// store adds the ore of haul h to the goods, and sells the order that it fills.
func (e *oreMarket) store(h haul) {
	for _, l := range h.lifts {
		for _, r := range l.ore {
			e.goods[r]++
		}
	}
	if h.fills != nil {
		e.sell(h.fills.combo)
	}
}

// sell sells the goods for combination c.
func (e *oreMarket) sell(c rules.Combination) {
	e.slots[c]--
	for r, n := range c.Needs() {
		e.goods[r] -= n
	}
}

// cells returns the cells of the mined tiles, sorted by the value of their ore, the most valuable
// first. price holds the price of a lump of each ore.
func (h haul) cells(price stock) []int {
	lifts := slices.Clone(h.lifts)
	slices.SortStableFunc(lifts, func(x, y minedTile) int { return y.worth(price) - x.worth(price) })
	var out []int
	for _, l := range lifts {
		out = append(out, l.cell)
	}
	return out
}

// lumps returns the number of lumps of ore in a haul.
func (h haul) lumps() (n int) {
	for _, l := range h.lifts {
		n += len(l.ore)
	}
	return n
}

func (l minedTile) worth(price stock) (n int) {
	for _, r := range l.ore {
		n += price[r]
	}
	return n
}

// haulSearch searches for the most valuable haul. It caches results by what is left: the tiles, the
// crew and the pool (the ore that can still be mined today).
type haulSearch struct {
	seams []oreTile
	price stock
	order orderGain // order that the haul should fill, with gain 0 for none
	known map[haulKey]haulStep
}

// haulKey packs a tile's index, a crew, a pool and what an order lacks.
type haulKey uint64

// keyOf returns the key of a step of the search. No number in it is above 15, that of tiles above
// 255.
func keyOf(at int, crew crewSize, pool, lacks stock) haulKey {
	key := haulKey(at)<<8 | haulKey(crew.normal)<<4 | haulKey(crew.strong)
	for r := range pool {
		key = key<<8 | haulKey(pool[r])<<4 | haulKey(lacks[r])
	}
	return key
}

// haulStep is the best choice for one tile of the search: the ore mined on it, and the highest
// value in dollars that this tile and the tiles after it can bring.
type haulStep struct {
	worth int
	lift  minedTile // the ore mined on the tile and by whom; its ore is empty if the tile is skipped
}

// bestHaul returns the most valuable haul that a crew can bring up. seams are the tiles on which it
// can mine. pool holds the number of tokens of each ore that are left to mine today, price the
// price of a lump of each ore in dollars. The haul may fill one of the orders, if there are any; of
// several hauls for the same money, it is the one with the most valuable ore.
func bestHaul(seams []oreTile, crew crewSize, pool, price stock, orders ...orderGain) haul {
	best := haulFor(seams, crew, pool, price, orderGain{})
	singly := best.sale
	slices.SortStableFunc(orders, func(x, y orderGain) int { return y.gain - x.gain })
	for i := range orders {
		if singly+orders[i].gain < best.sale || !orders[i].within(seams, crew) {
			continue
		}
		if h := haulFor(seams, crew, pool, price, orders[i]); h.sale > best.sale ||
			h.sale == best.sale && h.worth > best.worth {
			h.fills = &orders[i]
			best = h
		}
	}
	return best
}

// haulFor returns the most valuable haul with an order, which it fills if that pays.
func haulFor(seams []oreTile, crew crewSize, pool, price stock, order orderGain) (out haul) {
	h := haulSearch{seams, price, order, map[haulKey]haulStep{}}
	lacks := order.lacks
	for at := range seams {
		step := h.best(at, crew, pool, lacks)
		if at == 0 {
			out.sale = step.worth
		}
		if len(step.lift.ore) == 0 {
			continue
		}
		out.lifts = append(out.lifts, step.lift)
		out.worth += step.lift.worth(price)
		crew, pool = step.lift.spend(crew, pool)
		lacks = step.lift.fill(lacks)
	}
	return out
}

// fill returns what an order lacks after tile l has been mined; lacks is what it lacks before.
func (l minedTile) fill(lacks stock) stock {
	for _, r := range l.ore {
		lacks[r] = max(0, lacks[r]-1)
	}
	return lacks
}

// spend returns what is left of a crew and a pool after tile l has been mined: the crew without the
// worker who mines it, the pool without its ore.
func (l minedTile) spend(crew crewSize, pool stock) (crewSize, stock) {
	if l.strong {
		crew.strong--
	} else {
		crew.normal--
	}
	for _, r := range l.ore {
		pool[r]--
	}
	return crew, pool
}

// best returns the best choice for one tile; at is its index in seams. crew, pool and lacks are
// what is left after the tiles before it. The value of the result is that of the whole rest: this
// tile, the tiles after it, and the gain of the order if it is filled then.
func (h *haulSearch) best(at int, crew crewSize, pool, lacks stock) haulStep {
	if at == len(h.seams) || crew.size() == 0 {
		if lacks == (stock{}) {
			return haulStep{worth: h.order.gain}
		}
		return haulStep{}
	}
	key := keyOf(at, crew, pool, lacks)
	if step, ok := h.known[key]; ok {
		return step
	}
	best := haulStep{worth: h.best(at+1, crew, pool, lacks).worth}
	for _, l := range h.seams[at].lifts(crew, pool) {
		c, p := l.spend(crew, pool)
		if n := l.worth(h.price) + h.best(at+1, c, p, l.fill(lacks)).worth; n > best.worth {
			best = haulStep{n, l}
		}
	}
	h.known[key] = best
	return best
}

// lifts returns the different ways in which a crew can mine tile s, limited to ore of which there
// is some left in the pool (R85). A single lump is mined by a normal worker, if the crew has one.
func (s oreTile) lifts(crew crewSize, pool stock) (out []minedTile) {
	var there []rules.Resource
	for _, r := range s.ore {
		if pool[r] > 0 {
			there = append(there, r)
		}
	}
	for i, r := range there {
		if i == 0 || r != there[0] {
			out = append(out, minedTile{s.cell, crew.normal == 0, there[i : i+1]})
		}
	}
	if len(there) == 2 && crew.strong > 0 && (there[0] != there[1] || pool[there[0]] > 1) {
		out = append(out, minedTile{s.cell, true, there})
	}
	return out
}

// prices returns today's price in dollars of a single lump of each ore on board bd.
func prices(bd *rules.Board) (out stock) {
	for r := range rules.ResourceCount {
		out[r] = bd.PlainPrice(r)
	}
	return out
}

// seamsOn returns the tiles with ore on the path from the entrance of the mine of town t to cell
// leaf. It leaves out tiles mined today and the cells in kept, which other carts are going to mine.
func seamsOn(t *rules.Town, leaf int, kept []int) (out []oreTile) {
	for _, c := range t.Path(leaf) {
		kind, _, _, ok := t.TileAt(c)
		if ok && len(kind.Resources()) > 0 && !t.Mined(c) && !slices.Contains(kept, c) {
			out = append(out, oreTile{c, kind.Resources()})
		}
	}
	return out
}

// outing is a cart's trip into the mine: its crew, its shaft, and its haul. The haul is the best
// one with the tiles and the pool that the carts before it leave.
type outing struct {
	cart, leaf int // leaf is the cell at the end of the shaft, -1 if the other carts leave no shaft for this one
	crew       crewSize
	haul       haul
}

// outings plans one outing for each cart of town t on board bd that has a crew and has not
// returned. crews holds the crew of each cart, by slot. In the result, carts already in the mine
// come first; the others follow by size of crew, the largest first. In this order each cart gets
// the best shaft that is left. All carts share the ore that the supply still has, and the orders
// at the exchange.
func outings(bd *rules.Board, t *rules.Town, crews [rules.CartSlots]crewSize) []outing {
	all, _, _, _ := outingsAndRest(bd, t, crews)
	return all
}

// outingsAndRest returns outings, and what they leave: the cells that they mine, the pool after
// them, and what more ore can be sold for.
func outingsAndRest(bd *rules.Board, t *rules.Town, crews [rules.CartSlots]crewSize) (all []outing, mined []int,
	pool stock, market oreMarket) {
	var taken []int
	pool, market = stock(bd.Pool), marketFor(bd, t.Goods)
	market.sellReady()
	for i := range t.Carts {
		if c := &t.Carts[i]; c.Launched {
			taken = append(taken, c.Leaf)
		}
		if crews[i].size() > 0 && !t.Carts[i].Returned {
			all = append(all, outing{cart: i, leaf: -1, crew: crews[i]})
		}
	}
	slices.SortStableFunc(all, func(x, y outing) int {
		if down := oneIf(t.Carts[y.cart].Launched) - oneIf(t.Carts[x.cart].Launched); down != 0 {
			return down
		}
		return y.crew.size() - x.crew.size()
	})
	for i := range all {
		x := &all[i]
		if c := &t.Carts[x.cart]; c.Launched {
			x.leaf, x.haul = c.Leaf, market.bestHaul(seamsOn(t, c.Leaf, mined), x.crew, pool)
		} else {
			x.leaf, x.haul = bestShaft(t, t.Shafts(), taken, mined, x.crew, pool, market)
			taken = append(taken, x.leaf)
		}
		market.store(x.haul)
		for _, l := range x.haul.lifts {
			mined = append(mined, l.cell)
			_, pool = l.spend(x.crew, pool)
		}
	}
	return all, mined, pool, market
}

// bestShaft returns the best shaft for a crew of town t, and the haul that it can bring up there.
// leaves holds the end cells of all shafts, taken those of shafts that are in use, and mined the
// cells that other carts mine, which do not count. pool is the ore that the supply has, and market
// what the ore can be sold for. leaf is -1 if no shaft is left.
func bestShaft(t *rules.Town, leaves, taken, mined []int, crew crewSize, pool stock, market oreMarket) (leaf int,
	best haul) {
	leaf = -1
	for _, x := range leaves {
		if slices.Contains(taken, x) {
			continue
		}
		h := market.bestHaul(seamsOn(t, x, mined), crew, pool)
		if leaf < 0 || h.sale > best.sale || h.sale == best.sale && h.worth > best.worth {
			leaf, best = x, h
		}
	}
	return leaf, best
}

// crews returns the crew of each cart of the town on screen. It includes the workers whom the
// prepared plan puts into a cart.
func (b *Table) crews() (out [rules.CartSlots]crewSize) {
	for i := range out {
		out[i] = crewOf(b.town().Carts[i].Crew)
		for _, w := range b.draftedCrew(i) {
			if w == rules.StrongMiner {
				out[i].strong++
			} else {
				out[i].normal++
			}
		}
	}
	return out
}

// outing plans the outing of a cart of the viewer, with additional workers: more is the number of
// normal workers who join the cart's crew. The second result is false if there is no shaft for the
// cart.
func (b *Table) outing(cart, more int) (outing, bool) {
	crews := b.crews()
	crews[cart].normal += more
	for _, x := range outings(b.Board, &b.Board.Towns[b.Viewer], crews) {
		if x.cart == cart {
			return x, x.leaf >= 0
		}
	}
	return outing{}, false
}

// boardOf returns the board of position s, with only the information that the seat to move may see.
func boardOf(s *rules.State) *rules.Board {
	bd := rules.Game.NewBoard().(*rules.Board)
	bd.Read(s, engine.SeatsOf(s.Turn()))
	return bd
}

// shaftFor returns the move that sends the cart of the current decision down the best shaft. The
// second result is false if the decision is not the choice of a shaft.
func shaftFor(s *rules.State) (engine.Move, bool) {
	var leaves []int
	for _, m := range s.Moves(nil) {
		if m.Kind == rules.KindShaft {
			leaves = append(leaves, rules.CellOf(m))
		}
	}
	bd := boardOf(s)
	if len(leaves) == 0 || bd.Work.Cart < 0 {
		return engine.Move{}, false
	}
	t := &bd.Towns[s.Turn()]
	mined, pool, market := leftByCarts(bd, t)
	leaf, _ := bestShaft(t, leaves, nil, mined, crewOf(t.Carts[bd.Work.Cart].Crew), pool, market)
	return rules.ChooseShaft(leaf), true
}

// leftByCarts returns what the carts of town t on board bd that are already in the mine will use:
// the cells that they mine, the pool that is left after them, and what more ore can be sold for.
func leftByCarts(bd *rules.Board, t *rules.Town) (mined []int, pool stock, market oreMarket) {
	var crews [rules.CartSlots]crewSize
	for i := range t.Carts {
		if t.Carts[i].Launched {
			crews[i] = crewOf(t.Carts[i].Crew)
		}
	}
	_, mined, pool, market = outingsAndRest(bd, t, crews)
	return mined, pool, market
}

// haulDown returns the best haul of a crew on the viewer's shaft that ends at cell leaf. It leaves
// out what the carts already in the mine will mine.
func (b *Table) haulDown(leaf int, crew crewSize) haul {
	t := &b.Board.Towns[b.Viewer]
	mined, pool, market := leftByCarts(b.Board, t)
	return market.bestHaul(seamsOn(t, leaf, mined), crew, pool)
}
