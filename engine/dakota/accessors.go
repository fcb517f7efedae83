package dakota

import (
	"math/bits"

	"gulch/engine"
)

// Accessors for scenes and bots. They return public information, except where the comment names the
// seat that may see it. Only those that return a slice allocate.

// Day returns the number of the day, from 1, or 0 before the first morning.
func (s *State) Day() int { return int(s.day) }

// DayLimit returns the latest possible last day (R108).
func (s *State) DayLimit() int { return int(box.setup[s.seats].dayLimit) }

// LastDay reports whether this day is the last.
func (s *State) LastDay() bool { return s.lastDay }

// PlayerOrder returns the seats in player order. The slice is part of the state and is only valid
// until the next move.
func (s *State) PlayerOrder() []engine.Seat { return s.order[:s.seats] }

// ExpectsKind reports whether the kind of move belongs to the current phase, even if no such move
// is legal now.
func (s *State) ExpectsKind(kind engine.Kind) bool {
	return kind > 0 && kind < kindEnd && phasesOf[kind]>>s.phase&1 != 0
}

// Stage returns the name of the part of the day, as in section 5.2.
func (s *State) Stage() string { return stageNames[s.stage] }

// HasPassed reports whether a seat has passed in this High Noon or this evening.
func (s *State) HasPassed(p engine.Seat) bool { return s.passed.Has(p) }

// ActionsLeft returns the actions left in the actor's turn of the evening.
func (s *State) ActionsLeft() int { return int(s.actions) }

// Money returns the dollars of a seat. At a real table they are hidden, but as all income and
// payments are public, players may keep exact books (section 9).
func (s *State) Money(p engine.Seat) int { return int(s.player[p].money) }

// Spent returns the dollars that a seat has spent this afternoon (R80).
func (s *State) Spent(p engine.Seat) int { return int(s.player[p].spent) }

// HandSize returns the number of cards in a hand.
func (s *State) HandSize(p engine.Seat) int { return handSize(s.player[p].hand) }

// HandLimit returns the number of cards that a seat may keep overnight (R106).
func (s *State) HandLimit(p engine.Seat) int { return s.player[p].handLimit() }

// PendingSize returns the number of events of a seat that wait for the next morning.
func (s *State) PendingSize(p engine.Seat) int { return int(s.player[p].pendingSize) }

// Hand returns the cards of a seat in ascending order. They must only be shown to that seat.
func (s *State) Hand(p engine.Seat) []Card { return cardsIn(s.player[p].hand) }

// KnownTo returns the cards in a hand that another seat knows of. They must only be shown to these
// two seats.
func (s *State) KnownTo(hand, seat engine.Seat) []Card { return cardsIn(s.player[hand].known[seat]) }

func cardsIn(hand uint64) []Card {
	var list []Card
	for c := firstHand; c < CardKinds; c++ {
		for range copies(hand, c) {
			list = append(list, c)
		}
	}
	return list
}

// Seen returns the cards that the actor looks at by Telegraph. They must only be shown to the
// actor.
func (s *State) Seen() []Card { return s.seen[:s.seenSize] }

// Free returns the number of free workers of a kind in a town. During planning, the plans of other
// seats may have changed this number; only the information state hides that.
func (s *State) Free(p engine.Seat, w Worker) int { return int(s.player[p].free[w]) }

// Used returns the number of used workers of a kind in a town. See Free for the planning phase.
func (s *State) Used(p engine.Seat, w Worker) int { return int(s.player[p].used[w]) }

// People returns the number of workers in a town.
func (s *State) People(p engine.Seat) int { return s.player[p].people() }

// Beds returns the number of workers that can sleep in a town tonight (R99).
func (s *State) Beds(p engine.Seat) int { return s.player[p].beds() }

// Sleepers returns the number of specialists who slept in saloons last night (R101).
func (s *State) Sleepers(p engine.Seat) int { return int(s.player[p].sleepers) }

// Goods returns the number of units of a resource in a town.
func (s *State) Goods(p engine.Seat, r Resource) int { return int(s.player[p].res[r]) }

// Storage returns the number of resources that a town may keep tonight (R102).
func (s *State) Storage(p engine.Seat) int { return s.player[p].storage() }

// Buildings returns the number of buildings of a town.
func (s *State) Buildings(p engine.Seat) int { return s.player[p].buildings() }

// Acquired returns the number of workers that a seat has acquired today, and the limit (R95).
func (s *State) Acquired(p engine.Seat) (n, limit int) {
	q := &s.player[p]
	return int(q.acquired), int(box.k.AcquiredPerDay) + one(q.poster > 0)
}

// Hires returns the number of specialists that a seat has hired today, and the limit (R93).
func (s *State) Hires(p engine.Seat) (n, limit int) {
	return int(s.player[p].hires), s.player[p].hireLimit()
}

// Plot is a building slot of a town, for scenes.
type Plot struct {
	Building Building
	Starting bool // cannot be destroyed by earthquakes
	Closed   bool // closed by vandals today
	Lesson   bool // planned for a teacher and a miner
	Officers int  // officer windows used today
	// Windows holds the kind of worker in each window, WorkerKinds if empty. Acts counts how often
	// he acted.
	Windows [2]Worker
	Acts    [2]int
	// Prisoner is the kind of worker in the cell, WorkerKinds if it is empty.
	Prisoner Worker
	Owner    engine.Seat // owner of the prisoner, NoSeat for none
}

// Plot returns slot i of a town, counted from 0. During planning it must only be used for the
// viewer's own town, or on a position from an information state.
func (s *State) Plot(p engine.Seat, i int) Plot {
	at := &s.player[p].slot[i]
	plot := Plot{
		Building: at.building, Starting: at.flags&slotStarting != 0, Closed: at.flags&slotClosed != 0,
		Lesson: at.flags&slotLesson != 0, Officers: int(at.officers()), Windows: [2]Worker{noWorker, noWorker},
		Prisoner: noWorker, Owner: nobody,
	}
	for k, w := range at.window {
		if w != 0 {
			plot.Windows[k], plot.Acts[k] = w.worker(), int(w.acts())
		}
	}
	if at.prisoner != 0 {
		plot.Prisoner, plot.Owner = at.prisonerAndOwner()
	}
	return plot
}

// Wagon is a cart in a holding slot, for scenes.
type Wagon struct {
	Kind     Cart
	Crew     [WorkerKinds]int
	Launched bool
	Leaf     int // end cell of its shaft, if launched
	Derailed bool
	Returned bool
}

// Wagon returns holding slot i of a town, counted from 0. During planning it must only be used for
// the viewer's own town, or on a position from an information state.
func (s *State) Wagon(p engine.Seat, i int) Wagon {
	c := &s.player[p].cart[i]
	w := Wagon{Kind: c.kind, Launched: c.kind != NoCart && c.launched(), Derailed: c.derailed, Returned: c.returned}
	if w.Launched {
		w.Leaf = int(c.leaf)
	}
	for k := range WorkerKinds {
		w.Crew[k] = int(c.aboard(k))
	}
	return w
}

// CartFee returns the fee for the next cart of a seat today, -1 if all carts have been sent (R65).
func (s *State) CartFee(p engine.Seat) int { return int(s.player[p].fee(s.blizzard)) }

// CellXY returns the coordinates of a cell number as used in moves and events. CellAt is its
// inverse.
func CellXY(c int) (x, y int) { return cell(c).xy() }

// TileAt returns the tile in a cell of a mine, its rotation, and its distance from the entrance. ok
// is false for an empty cell.
func (s *State) TileAt(p engine.Seat, c int) (t Tile, rot, distance int, ok bool) {
	return s.mine[p].tileAt(c)
}

// tileAt returns the tile in a cell, its rotation, and its distance from the entrance. ok is false
// for an empty cell.
func (m *mine) tileAt(c int) (t Tile, rot, distance int, ok bool) {
	if c < 0 || c >= gridCells || m.tile[c] == 0 {
		return noTile, 0, 0, false
	}
	t, r := m.at(cell(c))
	return t, int(r), int(m.dist[c]), true
}

// Mined reports whether the tile in a cell was mined today.
func (s *State) Mined(p engine.Seat, c int) bool {
	return c >= 0 && c < gridCells && s.player[p].mined.has(cell(c))
}

// Tiles returns the number of tiles of a mine.
func (s *State) Tiles(p engine.Seat) int { return int(s.mine[p].count) }

// Depth returns the largest distance of a tile of a mine, 0 for none.
func (s *State) Depth(p engine.Seat) int { return int(s.mine[p].depth) }

// Shafts returns the end cells of a mine's shafts (R8).
func (s *State) Shafts(p engine.Seat) []int { return cellsOf(s.mine[p].leaves) }

// OpenEnds returns the empty cells that an opening of a mine faces.
func (s *State) OpenEnds(p engine.Seat) []int { return cellsOf(s.mine[p].ends()) }

// Path returns the cells from the entrance to the tile in cell c, including c.
func (s *State) Path(p engine.Seat, c int) []int { return s.mine[p].pathTo(c) }

// pathTo returns the cells from the entrance to the tile in cell c, including c. It returns nil for
// an empty cell.
func (m *mine) pathTo(c int) []int {
	var buf [TileCount]cell
	if c < 0 || c >= gridCells || m.tile[c] == 0 {
		return nil
	}
	var list []int
	for _, at := range m.path(cell(c), &buf) {
		list = append(list, int(at))
	}
	return list
}

func cellsOf(set cellSet) []int {
	var list []int
	for {
		c, ok := set.take()
		if !ok {
			return list
		}
		list = append(list, int(c))
	}
}

// Offered returns the kinds of tiles shown in the current exploration.
func (s *State) Offered() []Tile { return tilesOf(s.explore.offered) }

// tilesOf returns the kinds of tiles in a bit set.
func tilesOf(kinds uint64) []Tile {
	var list []Tile
	for ; kinds != 0; kinds &= kinds - 1 {
		list = append(list, Tile(bits.TrailingZeros64(kinds)))
	}
	return list
}

// BagSize returns the number of tiles in a layer bag.
func (s *State) BagSize(layer int) int { return s.bagSize(layer) }

// Pool returns the number of tokens of a resource in the common pool.
func (s *State) Pool(r Resource) int { return int(s.pool[r]) }

// Shortage returns the bonus on the price of a resource today, in dollars.
func (s *State) Shortage(r Resource) int { return int(s.shortage[r]) }

// Sales returns the tokens on the sale slots of a combination, and the number of its slots (R91).
func (s *State) Sales(c Combination) (tokens []Resource, slots int) {
	slots = int(s.saleSlots(c))
	for _, token := range s.sales[c][:slots] {
		if token != 0 {
			tokens = append(tokens, Resource(token-1))
		}
	}
	return tokens, slots
}

// BesideMarket returns the number of collapsed tiles of a kind beside the market.
func (s *State) BesideMarket(t Tile) int { return int(s.beside[t]) }

// Job returns the specialist in a job slot, counted from 1, and its price. ok is false for an empty
// or unused slot.
func (s *State) Job(slot int) (w Worker, cost int, ok bool) {
	if slot < 1 || slot > int(box.jobCount[s.seats]) || s.job[slot-1] == noWorker {
		return noWorker, 0, false
	}
	return s.job[slot-1], int(box.jobCost[slot-1]), true
}

// JobSlots returns the number of job slots in use.
func (s *State) JobSlots() int { return int(box.jobCount[s.seats]) }

// MinerPool returns the number of miners that can be hired.
func (s *State) MinerPool() int { return int(s.minerPool) }

// StrongSection returns the number of strong miners that can be hired.
func (s *State) StrongSection() int { return int(s.strongOut) }

// InBag returns the number of workers of a kind in the worker bag.
func (s *State) InBag(w Worker) int { return int(s.workerBag[w]) }

// Supply returns the number of buildings of a type left in the supply.
func (s *State) Supply(b Building) int { return int(s.supply[b]) }

// DeckSize returns the number of cards in the deck.
func (s *State) DeckSize() int { return int(s.deckSize) }

// Discarded returns the number of cards of a kind on the discard pile.
func (s *State) Discarded(c Card) int { return int(s.discard[c]) }

// Assault is the current attack, for scenes.
type Assault struct {
	Card             Card
	Attacker, Target engine.Seat
	Committed        []Worker
	Aim              int // the cell of a leaf, slot or cart, if the card needs an aim and it is chosen
}

// Assault returns the current attack. ok is false if there is none.
func (s *State) Assault() (a Assault, ok bool) {
	if s.attack.card == noCard {
		return Assault{}, false
	}
	return Assault{
		Card: s.attack.card, Attacker: s.attack.attacker, Target: s.attack.target,
		Committed: append([]Worker(nil), s.attack.committed[:s.attack.count]...), Aim: int(s.attack.aim),
	}, true
}

// JobPrice returns the price of a building for the worker who is choosing his job (R75).
func (s *State) JobPrice(b Building) int { return int(s.buildPrice(b, s.jobWorker())) }

// UpgradePrice returns the price for a craftsman to turn a house into a hotel (R73).
func UpgradePrice() int { return int(box.k.CraftsmanUpgradeCost) }

// CartPrice returns the price of a cart for the worker who is choosing his job (R74, R75).
func (s *State) CartPrice(c Cart) int { return c.Price() - int(cartDiscount(s.jobWorker())) }

// Name returns the English name of a card.
func (c Card) Name() string { return idAt(box.cardName[:], int(c), "No card") }

// Text returns the short text on the face of a card.
func (c Card) Text() string { return idAt(box.cardText[:], int(c), "") }

// Name returns the name of a building.
func (b Building) Name() string { return idAt(box.buildingName[:], int(b), "Nothing") }

// Name returns the name of a kind of worker.
func (w Worker) Name() string { return idAt(box.workerName[:], int(w), "Nobody") }

// Name returns the name of a resource.
func (r Resource) Name() string { return idAt(box.resourceName[:], int(r), "Nothing") }

// Name returns the name of a type of cart.
func (c Cart) Name() string { return idAt(box.cartName[:], int(c), "No cart") }

// Name returns the name of a combination.
func (c Combination) Name() string { return idAt(box.comboName[:], int(c), "Nothing") }

// Layer returns the layer of a tile, 1 to 3.
func (t Tile) Layer() int { return int(box.tileLayer[t]) }

// Resources returns the resources on a tile: none, one or two.
func (t Tile) Resources() []Resource {
	res := box.tileRes[t]
	switch {
	case res[0] == noResource:
		return nil
	case res[1] == noResource:
		return []Resource{res[0]}
	}
	return []Resource{res[0], res[1]}
}

// Openings returns the openings of a tile at a rotation, as a bit set: bits 0 to 3 are north, east,
// south and west.
func (t Tile) Openings(rot int) int { return int(box.open[placed(t, uint8(rot&3))]) }
