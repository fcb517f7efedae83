package dakota

import "gulch/engine"

// The functions in this file return what is printed on the components: prices, capacities and
// numbers. Some of the results also depend on the events of the day.

// Needs returns the number of units of each resource that combination c consists of, indexed by
// resource.
func (c Combination) Needs() (n [ResourceCount]int) {
	widen(n[:], box.needs[c][:])
	return n
}

// Slots returns the number of sale slots of combination c in a game with the given number of seats
// (R91).
func (c Combination) Slots(seats int) int { return int(box.saleSlots[c][one(seats == 1)]) }

// Price returns the price of a building without discounts, in dollars.
func (b Building) Price() int { return int(box.cost[b]) }

// Points returns the points that a building gives at the end of the game.
func (b Building) Points() int { return int(box.points[b]) }

// Sleeps returns the number of workers that can sleep in a building.
func (b Building) Sleeps() int { return int(box.beds[b]) }

// Windows returns the number of workers that can work in a building during the day.
func (b Building) Windows() int { return int(box.windows[b]) }

// Price returns the price of a cart without discounts, in dollars.
func (c Cart) Price() int { return int(box.cartCost[c]) }

// Capacity returns the number of workers that a cart holds.
func (c Cart) Capacity() int { return int(box.capacity[c]) }

// JobPrice returns the price in dollars of the specialist in a slot of the job board, counted from
// 0 (the cheapest).
func JobPrice(slot int) int { return int(box.jobCost[slot]) }

// JobSlots returns the number of slots of the job board that a game with the given number of seats
// uses.
func JobSlots(seats int) int { return int(box.jobCount[seats]) }

// The prices and wages that are printed beside the job board and in the mine, in dollars.
const (
	MinerPrice  = 1
	StrongPrice = 3
)

// Wage returns the wage in dollars of explorer n of a day, counted from 0 (R20).
func Wage(n int) int { return int(box.k.ExplorerWages[min(n, len(box.k.ExplorerWages)-1)]) }

// NeedsDistance returns the least distance from the entrance, in tiles, that a tile of the given
// layer must have (R7).
func NeedsDistance(layer int) int { return int(box.minDist[layer]) }

// Lawful reports whether sheriffs and the card Marshall can stop an attack with card c.
func (c Card) Lawful() bool { return box.lawful[c] }

// Commits returns the number of workers that an attack with card c needs.
func (c Card) Commits() int { return int(box.commits[c]) }

// Kind returns the type of a card as in cards.csv: "event", "attack", "reaction", "high_noon" or
// "evening".
func (c Card) Kind() string { return cardType(c) }

// SoloRank is a rank of the solo race, with the least number of points per day that it needs.
type SoloRank struct {
	From int
	Name string
}

// SoloRanks returns the ranks of the solo race in ascending order (R121).
func SoloRanks() []SoloRank {
	var out []SoloRank
	for _, r := range box.ranks {
		out = append(out, SoloRank{r.from, r.name})
	}
	return out
}

// ComboPrice returns the price in dollars for which combination c can be sold today, with all price
// changes of the day (R90).
func (b *Board) ComboPrice(c Combination) int {
	price := int(box.price[c])
	if b.BankRun {
		price = max(price-int(box.k.BankRunCut), int(box.comboFace[c]))
	}
	for r, n := range box.needs[c] {
		price += int(n) * b.Shortage[r]
	}
	return price
}

// UsualPrice returns the price of a combination on a day without a price bonus, in dollars.
func (c Combination) UsualPrice() int { return int(box.price[c]) }

// PlainPrice returns the price in dollars for which a single unit of resource r can be sold today,
// without a combination.
func (b *Board) PlainPrice(r Resource) int { return int(box.face[r]) + b.Shortage[r] }

// MostShortage returns the limit of the price bonus of a resource, in dollars (R31).
func MostShortage() int { return int(box.k.ShortageCap) }

// FreeSales returns the number of sale slots of combination c that are still empty today.
func (b *Board) FreeSales(c Combination) int {
	n := c.Slots(b.Seats)
	for _, token := range b.Sales[c][:n] {
		n -= one(token != noResource)
	}
	return n
}

// Fee returns the fee in dollars for the next cart that the player of town t sends today, or -1 if
// all carts have been sent (R65).
func (b *Board) Fee(t *Town) int {
	sent := 0
	for i := range t.Carts {
		sent += one(t.Carts[i].Launched)
	}
	switch {
	case sent >= CartSlots:
		return -1
	case t.Greased:
		return 0
	}
	return int(box.k.CartFees[sent]) + b.Blizzard
}

// PlanOrder returns the kinds of workers in the order in which a plan assigns them.
func PlanOrder() [WorkerKinds]Worker { return planOrder }

// PlanRank returns a number by which the moves that assign workers can be sorted into the order in
// which a plan must make them: by kind of worker, then by place (see placeOf). m must be such a
// move.
func (s *State) PlanRank(m engine.Move) int {
	w, place := Teacher, int(placeEnd)
	switch m.Kind {
	case KindAssignWindow:
		w, place = WorkerOf(m), int(s.me().placeOf(SlotOf(m)))
	case KindAssignCart:
		w, place = WorkerOf(m), placeCarts+CartSlotOf(m)
	case KindAssignUpskill:
		place = int(s.me().placeOf(SlotOf(m)))
	}
	for rank, kind := range planOrder {
		if kind == w {
			return rank*int(placeEnd+1) + place
		}
	}
	return 0
}
