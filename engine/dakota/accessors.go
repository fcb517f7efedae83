package dakota

import (
	"math/bits"

	"gulch/engine"
)

// Accessors of a position for scenes and bots. They return public information, unless the comment
// names the seats that may see it. Only functions that return a slice allocate memory.

// Day returns the number of the day, from 1, or 0 before the first morning.
func (s *State) Day() int { return int(s.day) }

// LastDay reports whether the current day is the last one of the game.
func (s *State) LastDay() bool { return s.lastDay }

// ExpectsKind reports whether moves of the given kind belong to the current phase, even if none of
// them is legal now.
func (s *State) ExpectsKind(kind engine.Kind) bool {
	return kind > 0 && kind < kindEnd && phasesOf[kind]>>s.phase&1 != 0
}

// ExploresFree reports whether the exploration in progress has cost nothing: it is the free one of
// the morning, or that of an event card.
func (s *State) ExploresFree() bool {
	return s.explore.why == exploreFree || s.explore.why == exploreParty
}

// Stage returns the name of the current part of the day, such as "high_noon" or "evening".
func (s *State) Stage() string { return stageNames[s.stage] }

// ActionsLeft returns the number of actions left in the actor's turn of the evening.
func (s *State) ActionsLeft() int { return int(s.actions) }

// Money returns the dollars of seat p. At a real table they are hidden, but all income and payments
// are public, so players may keep count of them.
func (s *State) Money(p engine.Seat) int { return int(s.player[p].money) }

// Spent returns the dollars that seat p has spent this afternoon (R80).
func (s *State) Spent(p engine.Seat) int { return int(s.player[p].spent) }

// HandSize returns the number of cards in the hand of seat p.
func (s *State) HandSize(p engine.Seat) int { return handSize(s.player[p].hand) }

// HandLimit returns the number of cards that seat p may keep overnight (R106).
func (s *State) HandLimit(p engine.Seat) int { return s.player[p].handLimit() }

// Free returns the number of free workers of a kind in the town of seat p. During planning, this
// number already includes the effect of plans that are still secret; only the information state
// hides it.
func (s *State) Free(p engine.Seat, w Worker) int { return int(s.player[p].free[w]) }

// Used returns the number of workers of kind w in the town of seat p that have been used today.
// During planning, it already reflects secret plans, like Free.
func (s *State) Used(p engine.Seat, w Worker) int { return int(s.player[p].used[w]) }

// People returns the number of workers in the town of seat p.
func (s *State) People(p engine.Seat) int { return s.player[p].people() }

// Beds returns the number of workers that can sleep in the town of seat p tonight (R99).
func (s *State) Beds(p engine.Seat) int { return s.player[p].beds() }

// Goods returns the number of tokens of a resource in the town of seat p.
func (s *State) Goods(p engine.Seat, r Resource) int { return int(s.player[p].res[r]) }

// Storage returns the number of resource tokens that the town of seat p may keep tonight (R102).
func (s *State) Storage(p engine.Seat) int { return s.player[p].storage() }

// Buildings returns the number of buildings in the town of seat p.
func (s *State) Buildings(p engine.Seat) int { return s.player[p].buildings() }

// Hires returns the number of specialists that seat p has hired today, and the most that it may
// hire in a day (R93).
func (s *State) Hires(p engine.Seat) (n, limit int) {
	return int(s.player[p].hires), s.player[p].hireLimit()
}

// Plot describes one slot of a town, a place for a building, for the user interface.
type Plot struct {
	Building Building
	Starting bool // a starting building, which earthquakes cannot destroy
	Closed   bool // closed by vandals for today
	Lesson   bool // a teacher and a miner are assigned to this school, to train the miner as a specialist
	Officers int  // number of officer windows used today, in a sheriff's office
	// Windows holds the kind of the worker in each of the two windows (places for one worker), or
	// WorkerKinds for an empty window. Acts holds how often each of these workers has acted today.
	Windows [2]Worker
	Acts    [2]int
	// Prisoner is the kind of worker in the prison cell, or WorkerKinds if the cell is empty.
	Prisoner Worker
	Owner    engine.Seat // seat to which the prisoner belongs, NoSeat for none
}

// Plot returns the slot with index i of the town of seat p. During planning, if p is not the
// viewer's own seat, it must be called on a position that was loaded from the viewer's information
// state; otherwise the result would show secret plans.
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

// Wagon describes a holding slot of a town (a place for a cart) and the cart in it, for the user
// interface. Kind is NoCart if the slot is empty.
type Wagon struct {
	Kind     Cart
	Crew     [WorkerKinds]int
	Launched bool
	Leaf     int // cell at the end of the shaft that the cart was sent down; only valid if it was sent
	Derailed bool
	Returned bool
}

// Wagon returns the holding slot with index i of the town of seat p. During planning, if p is not
// the viewer's own seat, it must be called on a position that was loaded from the viewer's
// information state; otherwise the result would show secret plans.
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

// CartFee returns the fee in dollars for the next cart that seat p sends today, or -1 if all carts
// have been sent (R65).
func (s *State) CartFee(p engine.Seat) int { return int(s.player[p].fee(s.blizzard)) }

// CellXY returns the coordinates x and y of cell number c, as used in moves and events. CellAt does
// the opposite.
func CellXY(c int) (x, y int) { return cell(c).xy() }

// TileAt returns the tile in cell c of the mine of seat p, its rotation in quarter turns, and its
// distance from the entrance in tiles. ok is false for an empty cell.
func (s *State) TileAt(p engine.Seat, c int) (t Tile, rot, distance int, ok bool) {
	return s.mine[p].tileAt(c)
}

// tileAt returns the tile in cell c, its rotation in quarter turns, and its distance from the
// entrance in tiles. ok is false for an empty cell.
func (m *mine) tileAt(c int) (t Tile, rot, distance int, ok bool) {
	if c < 0 || c >= gridCells || m.tile[c] == 0 {
		return noTile, 0, 0, false
	}
	t, r := m.at(cell(c))
	return t, int(r), int(m.dist[c]), true
}

// Tiles returns the number of tiles in the mine of seat p.
func (s *State) Tiles(p engine.Seat) int { return int(s.mine[p].count) }

// Shafts returns the end cells of the shafts in the mine of seat p (R8).
func (s *State) Shafts(p engine.Seat) []int { return cellsOf(s.mine[p].leaves) }

// OpenEnds returns the empty cells in the mine of seat p next to an open side of a tile or of the
// entrance.
func (s *State) OpenEnds(p engine.Seat) []int { return cellsOf(s.mine[p].ends()) }

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

// Offered returns the kinds of tiles among which the actor may choose in the current exploration.
func (s *State) Offered() []Tile { return tilesOf(s.explore.offered) }

// tilesOf returns the kinds of tiles in a bit set.
func tilesOf(kinds uint64) []Tile {
	var list []Tile
	for ; kinds != 0; kinds &= kinds - 1 {
		list = append(list, Tile(bits.TrailingZeros64(kinds)))
	}
	return list
}

// Shortage returns the amount in dollars that is added today to the price of a resource.
func (s *State) Shortage(r Resource) int { return int(s.shortage[r]) }

// Sales returns the tokens on the sale slots of combination c, and the number of these slots. A
// used slot keeps its token until the next day (R91).
func (s *State) Sales(c Combination) (tokens []Resource, slots int) {
	slots = int(s.saleSlots(c))
	for _, token := range s.sales[c][:slots] {
		if token != 0 {
			tokens = append(tokens, Resource(token-1))
		}
	}
	return tokens, slots
}

// InBag returns the number of workers of a kind in the worker bag.
func (s *State) InBag(w Worker) int { return int(s.workerBag[w]) }

// DeckSize returns the number of cards in the deck.
func (s *State) DeckSize() int { return int(s.deckSize) }

// Assault describes the attack in progress, for scenes.
type Assault struct {
	Card             Card
	Attacker, Target engine.Seat
	Committed        []Worker
	Aim              int // number of the attacked cell, slot or cart; only valid once it has been chosen
}

// JobPrice returns the price of building b in dollars for the worker whose job is being chosen:
// some kinds of workers build more cheaply (R75).
func (s *State) JobPrice(b Building) int { return int(s.buildPrice(b, s.jobWorker())) }

// UpgradePrice returns the price in dollars for which a craftsman turns a house into a hotel (R73).
func UpgradePrice() int { return int(box.k.CraftsmanUpgradeCost) }

// CartPrice returns the price of cart c in dollars for the worker whose job is being chosen: some
// kinds of workers get a discount (R74, R75).
func (s *State) CartPrice(c Cart) int { return c.Price() - int(cartDiscount(s.jobWorker())) }

// MailPrice returns what a cart costs in dollars by the card Mail-Order Catalog.
func (c Cart) MailPrice() int { return c.Price() - mailDiscount }

// Name returns the English name of a card.
func (c Card) Name() string { return idAt(box.cardName[:], int(c), "No card") }

// Text returns the short text printed on a card.
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

// Resources returns the resources on a tile: none, one, or two that may be the same.
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

// Openings returns the sides on which a tile is open, as a bit set: bits 0 to 3 are north, east,
// south and west. rot is the tile's rotation in quarter turns.
func (t Tile) Openings(rot int) int { return int(box.open[placed(t, uint8(rot&3))]) }
