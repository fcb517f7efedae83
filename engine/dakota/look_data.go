package dakota

import "gulch/engine"

// What the components say: prices, places, numbers, as they are printed.

// Needs returns how many units of each resource a combination takes.
func (c Combination) Needs() (n [ResourceCount]int) {
	widen(n[:], box.needs[c][:])
	return n
}

// Slots returns how many sale slots a combination has at a table of so many seats (R91).
func (c Combination) Slots(seats int) int { return int(box.saleSlots[c][one(seats == 1)]) }

// Face returns the sum of the face values of a combination.
func (c Combination) Face() int { return int(box.comboFace[c]) }

// Face returns the price of a resource sold singly on an ordinary day.
func (r Resource) Face() int { return int(box.face[r]) }

// Price returns the price of a building without discounts, Points what it scores, Sleeps how many beds it has, Stores how many
// resources it keeps overnight, Windows how many can work in it by day.
func (b Building) Price() int { return int(box.cost[b]) }

// Points returns the points of a building.
func (b Building) Points() int { return int(box.points[b]) }

// Sleeps returns the beds of a building.
func (b Building) Sleeps() int { return int(box.beds[b]) }

// Stores returns how many resources a building keeps overnight.
func (b Building) Stores() int { return int(box.storage[b]) }

// Windows returns how many can work in a building.
func (b Building) Windows() int { return int(box.windows[b]) }

// Price returns the price of a cart without discounts.
func (c Cart) Price() int { return int(box.cartCost[c]) }

// Capacity returns how many workers a cart holds.
func (c Cart) Capacity() int { return int(box.capacity[c]) }

// JobPrice returns what a job slot costs, counted from 0.
func JobPrice(slot int) int { return int(box.jobCost[slot]) }

// JobSlots returns how many job slots are in use at a table of so many seats.
func JobSlots(seats int) int { return int(box.jobCount[seats]) }

// Price and wages beside the job board and in the mine.
const (
	MinerPrice  = 1
	StrongPrice = 3
)

// Wage returns the wage of the n-th explorer of a day, counted from 0 (R20).
func Wage(n int) int { return int(box.k.ExplorerWages[min(n, len(box.k.ExplorerWages)-1)]) }

// NeedsDistance returns from which distance on a layer may lie (R7).
func NeedsDistance(layer int) int { return int(box.minDist[layer]) }

// Commits returns how many workers an attack takes along, Lawful whether the law can stop it.
func (c Card) Commits() int { return int(box.commits[c]) }

// Lawful reports whether sheriffs and the Marshall can stop an attack.
func (c Card) Lawful() bool { return box.lawful[c] }

// Kind returns the type of a card in the words of cards.csv: "event", "attack", "reaction", "high_noon", "evening".
func (c Card) Kind() string { return cardType(c) }

// SoloRank is a rank of the solo race: from how many points per day on it is reached.
type SoloRank struct {
	From int
	Name string
}

// SoloRanks returns the ranks of the solo race, the lowest first (R121).
func SoloRanks() []SoloRank {
	var out []SoloRank
	for _, r := range box.ranks {
		out = append(out, SoloRank{r.from, r.name})
	}
	return out
}

// ComboPrice returns what a combination brings today (R90).
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

// UsualPrice returns what a combination brings on an ordinary day.
func (c Combination) UsualPrice() int { return int(box.price[c]) }

// PlainPrice returns what a resource sold singly brings today.
func (b *Board) PlainPrice(r Resource) int { return int(box.face[r]) + b.Shortage[r] }

// FreeSales returns how many sale slots of a combination are free.
func (b *Board) FreeSales(c Combination) int {
	n := c.Slots(b.Seats)
	for _, token := range b.Sales[c][:n] {
		n -= one(token != noResource)
	}
	return n
}

// Fee returns what the next cart of a town costs today, -1 where all were sent (R65).
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

// PlanRank returns the place of an assignment in the order in which a plan is made: by kind, then by place (see placeOf).
func (s *State) PlanRank(m engine.Move) int {
	w, place := Teacher, int(placeEnd)
	switch m.Kind {
	case KindAssignWindow:
		w, place = Worker(m.B), int(s.me().placeOf(int(m.A)))
	case KindAssignCart:
		w, place = Worker(m.B), placeCarts+int(m.A)
	case KindAssignUpskill:
		place = int(s.me().placeOf(int(m.A)))
	}
	for rank, kind := range planOrder {
		if kind == w {
			return rank*int(placeEnd+1) + place
		}
	}
	return 0
}
