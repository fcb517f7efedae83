package dakota

import "gulch/engine"

// Board is what lies on the table, see [engine.Board]. Closed to a viewer are the hands of others and their events to
// come, cards that they look at, and in the phase plan what they have planned so far: their workers stand idle then.
// Money is on it, since exact books may be kept (section 9).
type Board struct {
	Seats int
	Day   int // from 1; 0 before the first morning
	Phase engine.Phase
	Actor engine.Seat    // who decides, NoSeat when the game is over
	Open  engine.SeatSet // whose secrets are shown
	Order [MaxSeats]engine.Seat
	stage stage

	LastDay bool
	Passed  engine.SeatSet // out of this High Noon or this evening
	Actions int            // left in this turn of the evening
	Acted   bool           // at least one in this turn

	Towns [MaxSeats]Town

	Pool      [ResourceCount]int
	Shortage  [ResourceCount]int
	Sales     [CombinationCount][maxSales]Resource // tokens on sale slots, ResourceCount where none lies
	Jobs      [maxJobs]Worker                      // from the cheapest on, WorkerKinds for an empty slot
	MinerPool int
	StrongOut int // the strong-miner section
	WorkerBag [WorkerKinds]int
	Supply    [buildingEnd]int
	Destroyed [buildingEnd]int
	Bags      [TileKinds]int // tiles in the layer bags, those shown now included
	Beside    [TileKinds]int // collapsed tiles beside the market
	BankRun   bool
	Blizzard  int
	Payday    int
	DeckSize  int
	Discard   [CardKinds]int
	Happening Card        // the event card being carried out, CardKinds for none
	HappensTo engine.Seat // who has drawn it
	Prisoner  Cell        // the prisoner whose bail is asked about
	Exploring Exploring
	Assault   Raid
	Digging   Digging
	Work      Work
	Seen      [maxSeen]Card // cards that an open actor looks at by Telegraph, CardKinds for none
	SeenSize  int           // how many they are, also where they are not shown
	Assigning Worker        // kind that an open actor assigns next, WorkerKinds when all are
	Past      Past
}

// Town is what lies in front of a seat.
type Town struct {
	Money, Spent int // spent this afternoon (R80)

	HandSize    int
	Hand        Cards            // of an open seat
	Known       [MaxSeats]Cards  // what each rival knows of the hand, where the seat or the rival is open
	PendingSize int              // events that wait for a morning
	Pending     [maxPending]Card // those of an open seat, the next one first; CardKinds for none

	Free, Used [WorkerKinds]int
	Plots      [BuildingSlots]Plot
	Carts      [CartSlots]Wagon
	Goods      [ResourceCount]int
	mine       mine
	mined      cellSet

	Sleepers  int // specialists who slept in saloons
	Explorers int // explorer slots used today
	Acquired  int // workers acquired today (R95)
	Hires     int // specialists hired today (R93)
	Timber    int // Timber Delivery cards waiting for a building
	Overtime  int // second jobs allowed
	Greased   bool
	Poster    int
	Tents     int
	Warehouse int
}

// Cards counts cards by kind.
type Cards [CardKinds]int8

// Cell is the slot of a sheriff's office in a town; Jailer is NoSeat for none.
type Cell struct {
	Jailer engine.Seat
	Slot   int
}

// Exploring is the exploration going on.
type Exploring struct {
	why     why
	Draws   int    // tiles to draw; 0 searches the bag for tees and crosses (R23)
	Replace bool   // may lie in the place of another tile
	Offered uint64 // kinds of tiles shown, one bit each
	Tile    Tile   // the one that was chosen, TileKinds for none yet
	Site    int    // the cell where it will lie, -1 for none yet
	Swap    bool   // it will replace the tile there
}

// Raid is the attack being carried out; Card is CardKinds if there is none.
type Raid struct {
	Card             Card
	Attacker, Target engine.Seat
	Aim              int // the cell, slot or cart it aims at, -1 until it is named or where there is none
	Committed        [maxCommitted]Worker
	Count            int    // how many are committed
	Steals           int    // resources that may still be taken
	Arrested         Worker // about to be arrested, WorkerKinds for nobody
}

// Digging is what is left of a decision that repeats: who is still aboard a returned cart, or uses of a card.
type Digging struct {
	Normal, Strong int
	Leaf           int // end of the cart's shaft, -1 for none
	Site           int // the tile that is to be mined, -1 for none
	Left           int // sales of the merchant or tiles of the night shift
}

// Work is what a decision of the afternoon is about, in parts not known yet -1 or nothing.
type Work struct {
	Slot, Window int
	Building     Building // that will replace another
	Cart         int      // that is to be sent
	Roll         int      // of a gambler who may roll again
}

// What stands for nothing on the board.
var (
	noExploring = Exploring{Tile: noTile, Site: -1}
	noRaid      = Raid{Card: noCard, Attacker: nobody, Target: nobody, Aim: -1, Committed: [maxCommitted]Worker{noWorker, noWorker}, Arrested: noWorker}
	noDigging   = Digging{Leaf: -1, Site: -1}
	noWork      = Work{Slot: -1, Window: -1, Cart: -1}
	noSeen      = [maxSeen]Card{noCard, noCard, noCard}
	noCell      = Cell{Jailer: nobody}
)

// Past is what the course of the game has left in sight, though the position does not say it.
type Past struct {
	Die     int            // as it lies, 0 before the first roll
	DieFor  int            // what it was rolled for: see the Roll constants
	DieOf   engine.Seat    // who rolled it
	Top     Card           // the last card that was discarded, CardKinds for none
	Planned engine.SeatSet // have made their plan of this day
}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// Read makes the board show a position as somebody sees it who may see the secrets of the seats in open.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := *state.(*State)
	*b = Board{
		Seats: s.Seats(), Day: s.Day(), Phase: s.phase, Actor: s.actor, Open: open, Order: s.order, stage: s.stage,
		LastDay: s.lastDay, Passed: s.passed, Actions: int(s.actions), Acted: s.acted, Jobs: s.job,
		MinerPool: int(s.minerPool), StrongOut: int(s.strongOut), BankRun: s.bankRun, Blizzard: int(s.blizzard),
		Payday: int(s.payday), DeckSize: int(s.deckSize), Happening: s.event, HappensTo: s.happensTo(),
		Prisoner: noCell, SeenSize: int(s.seenSize), Seen: noSeen, Assigning: noWorker,
		Past: Past{DieOf: nobody, Top: noCard},
	}
	for p := range engine.Seat(s.seats) {
		if s.phase == PhasePlan && !open.Has(p) {
			s.player[p].unplan()
		}
		b.Towns[p].read(&s, p, open)
	}
	b.readStock(&s)
	b.readDecision(&s)
}

// happensTo returns who has drawn the event that is being carried out.
func (s *State) happensTo() engine.Seat {
	switch {
	case s.event == noCard:
		return nobody
	case s.stage == stageDraw:
		return s.order[s.at-1]
	}
	return s.order[s.at]
}

func (b *Board) readStock(s *State) {
	widen(b.Pool[:], s.pool[:])
	widen(b.Shortage[:], s.shortage[:])
	widen(b.WorkerBag[:], s.workerBag[:])
	widen(b.Supply[:], s.supply[:])
	widen(b.Destroyed[:], s.destroyed[:])
	widen(b.Bags[:], s.bag[:])
	widen(b.Beside[:], s.beside[:])
	widen(b.Discard[:], s.discard[:])
	for c := range s.sales {
		for i, token := range s.sales[c] {
			b.Sales[c][i] = noResource
			if token != 0 {
				b.Sales[c][i] = Resource(token - 1)
			}
		}
	}
}

// widen writes small numbers as plain ones.
func widen(dst []int, src []uint8) {
	for i, n := range src {
		dst[i] = int(n)
	}
}

// readDecision reads what the decision going on is about.
func (b *Board) readDecision(s *State) {
	if s.jailer != nobody {
		b.Prisoner = Cell{s.jailer, int(s.jailSlot)}
	}
	e := &s.explore
	b.Exploring = noExploring
	if e.why != exploreNone {
		b.Exploring = Exploring{why: e.why, Draws: int(e.draws), Replace: e.replace, Offered: e.offered, Tile: noTile, Site: -1}
		if e.tile != 0 {
			b.Exploring.Tile = e.inHand()
		}
		if s.phase == PhaseExploreTurn {
			b.Exploring.Site, b.Exploring.Swap = int(e.site), e.swap
		}
	}
	b.Assault = noRaid
	if a := &s.attack; a.card != noCard {
		b.Assault = Raid{
			Card: a.card, Attacker: a.attacker, Target: a.target, Aim: -1, Committed: noRaid.Committed,
			Count: int(a.count), Steals: int(a.steals), Arrested: s.duty,
		}
		copy(b.Assault.Committed[:], a.committed[:a.count])
		if s.aimed() {
			b.Assault.Aim = int(a.aim)
		}
	}
	b.Digging = noDigging
	if c := &s.crew; *c != (crew{}) {
		b.Digging = Digging{Normal: int(c.normal), Strong: int(c.strong), Leaf: -1, Site: -1, Left: int(c.left)}
		if s.phase == PhaseCollect || s.phase == PhaseHaul {
			b.Digging.Leaf = int(c.leaf)
		}
		if s.phase == PhaseHaul {
			b.Digging.Site = int(c.site)
		}
	}
	b.Work = noWork
	switch w := &s.work; s.phase {
	case PhaseShaft:
		b.Work.Cart = int(w.cart)
	case PhaseJob, PhaseSite, PhaseReroll:
		b.Work.Slot, b.Work.Window, b.Work.Building, b.Work.Roll = int(w.slot), int(w.window), w.building, int(w.roll)
	}
	if b.Open.Has(s.actor) {
		copy(b.Seen[:], s.seen[:s.seenSize])
		if s.phase == PhasePlan && s.planRank < uint8(WorkerKinds) {
			b.Assigning = planOrder[s.planRank]
		}
	}
}

// read reads what lies in front of a seat.
func (t *Town) read(s *State, seat engine.Seat, open engine.SeatSet) {
	p := &s.player[seat]
	*t = Town{
		Money: int(p.money), Spent: int(p.spent), HandSize: handSize(p.hand), PendingSize: int(p.pendingSize),
		mine: s.mine[seat], mined: p.mined, Sleepers: int(p.sleepers), Explorers: int(p.explorers),
		Acquired: int(p.acquired), Hires: int(p.hires), Timber: int(p.timber), Overtime: int(p.overtime),
		Greased: p.greased, Poster: int(p.poster), Tents: int(p.tents), Warehouse: int(p.warehouse),
	}
	widen(t.Free[:], p.free[:])
	widen(t.Used[:], p.used[:])
	widen(t.Goods[:], p.res[:])
	for i := range t.Plots {
		t.Plots[i] = s.Plot(seat, i)
	}
	for i := range t.Carts {
		t.Carts[i] = s.Wagon(seat, i)
	}
	for i := range t.Pending {
		t.Pending[i] = noCard
	}
	if open.Has(seat) {
		t.Hand = cardsOf(p.hand)
		copy(t.Pending[:], p.pending[:p.pendingSize])
	}
	for q := range p.known {
		if open.Has(seat) || open.Has(engine.Seat(q)) {
			t.Known[q] = cardsOf(p.known[q])
		}
	}
}

// cardsOf counts the cards of a packed hand.
func cardsOf(hand uint64) (n Cards) {
	for c := firstHand; c < CardKinds; c++ {
		n[c] = int8(copies(hand, c))
	}
	return n
}
