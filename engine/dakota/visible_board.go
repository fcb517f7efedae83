package dakota

import "gulch/engine"

// Board is the part of a position that a viewer may see, see [engine.Board]. It does not show the
// secrets of other seats: their hands, their pending events, the cards they look at, and during
// planning the plans they have made so far. Until plans are revealed, their assigned workers are
// shown as free. Money is not hidden, because players may keep count of it. In a bit set, bit i
// stands for the thing with number i.
type Board struct {
	Seats int
	Day   int // number of the day from 1; 0 before the first morning
	Phase engine.Phase
	Actor engine.Seat    // the seat to decide; NoSeat when the game is over
	Open  engine.SeatSet // seats whose secrets the viewer may see; such seats are called open
	Order [MaxSeats]engine.Seat
	stage stage

	LastDay bool
	Passed  engine.SeatSet // seats that have passed in this High Noon or evening
	Actions int            // actions left in the actor's turn of the evening
	Acted   bool           // the actor has already used an action in this turn of the evening

	Towns [MaxSeats]Town

	Pool      [ResourceCount]int
	Shortage  [ResourceCount]int
	Sales     [CombinationCount][maxSales]Resource // tokens lying on the sale slots; ResourceCount for an empty slot
	Jobs      [maxJobs]Worker                      // job board, the cheapest slot first; WorkerKinds for an empty slot
	MinerPool int
	StrongOut int // number of strong miners beside the job board, who can be hired
	WorkerBag [WorkerKinds]int
	Supply    [buildingEnd]int
	Destroyed [buildingEnd]int
	Bags      [TileKinds]int // by kind: number of tiles in the layer bags, including those shown in an exploration
	Beside    [TileKinds]int // by kind: number of tiles beside the market, where collapsed tiles lie
	BankRun   bool
	Blizzard  int
	Payday    int
	DeckSize  int
	Discard   [CardKinds]int
	Happening Card        // the event card in progress, CardKinds for none
	HappensTo engine.Seat // the seat that drew the event card in progress
	Prisoner  Cell        // the prison cell of the prisoner whose bail is being decided on
	Exploring Exploring
	Assault   Raid
	Digging   Digging
	Work      Work
	Seen      [maxSeen]Card // cards that the actor looks at with Telegraph; CardKinds for none or hidden ones
	SeenSize  int           // number of cards that the actor is looking at, even if they are hidden
	Assigning Worker        // kind of worker that the actor assigns next; WorkerKinds for none or if hidden
	Past      Past
}

// Town is the part of the board that belongs to one seat. A seat is open if the viewer may see its
// secrets.
type Town struct {
	Money, Spent int // money in dollars, and the dollars spent this afternoon (R80)

	HandSize    int
	Hand        Cards            // hand of an open seat; empty for other seats
	Known       [MaxSeats]Cards  // by rival: cards of this hand that the rival knows; none unless either seat is open
	PendingSize int              // number of drawn event cards that take effect next morning
	Pending     [maxPending]Card // these event cards, if the seat is open, in their order; CardKinds for none

	Free, Used [WorkerKinds]int
	Plots      [BuildingSlots]Plot
	Carts      [CartSlots]Wagon
	Goods      [ResourceCount]int
	mine       mine
	mined      cellSet

	Sleepers  int // number of specialists who slept in saloons last night
	Explorers int // number of explorer slots used today
	Acquired  int // number of workers acquired today (R95)
	Hires     int // number of specialists hired today (R93)
	Timber    int // number of played Timber Delivery cards that can still lower the price of a building
	Overtime  int // number of played Overtime cards that can still allow a worker a second job
	Greased   bool
	Poster    int
	Tents     int
	Warehouse int
}

// Cards holds the number of cards of each kind, by kind.
type Cards [CardKinds]int8

// Cell identifies a prison cell: the slot of a sheriff's office, in the town of the seat Jailer.
// Jailer is NoSeat if there is no such cell.
type Cell struct {
	Jailer engine.Seat
	Slot   int
}

// Exploring describes the exploration in progress.
type Exploring struct {
	why     why
	Draws   int    // number of tiles to draw, or 0 to choose among the tees and crosses in the bag (R23)
	Replace bool   // the new tile may replace a tile of the mine
	Offered uint64 // kinds of tiles to choose from, a bit set
	Tile    Tile   // the chosen tile, TileKinds if none has been chosen
	Site    int    // the chosen cell, -1 if none has been chosen
	Swap    bool   // the new tile will replace the tile in the cell Site
}

// Raid describes the attack in progress. Card is CardKinds if there is none.
type Raid struct {
	Card             Card
	Attacker, Target engine.Seat
	Aim              int // the attacked cell, slot or cart; -1 if the card needs none or none has been chosen yet
	Committed        [maxCommitted]Worker
	Count            int    // number of workers that the attacker has committed so far
	Steals           int    // number of resource tokens that the attacker may still take
	Arrested         Worker // the kind of worker who is about to be arrested, WorkerKinds for none
}

// Digging describes the rest of a decision that is made several times in a row: mining with the
// workers still aboard a returned cart (Normal and Strong), or using a card with several uses
// (Left).
type Digging struct {
	Normal, Strong int
	Leaf           int // cell at the end of the cart's shaft, -1 for none
	Site           int // cell of the tile that is being mined, -1 for none
	Left           int // number of sales that Traveling Merchant, or of tiles that Night Shift, still allows
}

// Work holds what has already been chosen in the current decision of the afternoon. A number that
// has not been chosen is -1.
type Work struct {
	Slot, Window int
	Building     Building // the building that will replace another one
	Cart         int      // index of the cart to be sent
	Roll         int      // the last roll of a gambler who may roll again
}

// Values of the Board fields for a decision, an attack or an exploration while there is none.
var (
	noExploring = Exploring{Tile: noTile, Site: -1}
	noRaid      = Raid{
		Card: noCard, Attacker: nobody, Target: nobody, Aim: -1, Committed: [maxCommitted]Worker{noWorker, noWorker},
		Arrested: noWorker,
	}
	noDigging = Digging{Leaf: -1, Site: -1}
	noWork    = Work{Slot: -1, Window: -1, Cart: -1}
	noSeen    = [maxSeen]Card{noCard, noCard, noCard}
	noCell    = Cell{Jailer: nobody}
)

// Past holds what everybody has seen but a position does not contain, such as the last die roll.
// Only Follow fills it; Read leaves it empty.
type Past struct {
	Die     int            // result of the last roll, 0 before the first one
	DieFor  int            // purpose of the last roll, such as RollEarthquake or RollGamble
	DieOf   engine.Seat    // the seat that made the last roll
	Top     Card           // the card discarded last, CardKinds for none
	Planned engine.SeatSet // seats that have completed their plan for this afternoon
	Turns   [MaxSeats]int  // number of turns that each seat has begun this evening
}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// Read fills the board from a position, for one viewer. open is the set of seats whose secrets the
// viewer may see. Read replaces all previous content.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := *state.(*State)
	*b = Board{
		Seats: s.Seats(), Day: s.Day(), Open: open, Order: s.order,
		LastDay: s.lastDay, Passed: s.passed, Actions: int(s.actions), Acted: s.acted, Jobs: s.job,
		MinerPool: int(s.minerPool), StrongOut: int(s.strongOut), BankRun: s.bankRun, Blizzard: int(s.blizzard),
		Payday: int(s.payday), DeckSize: int(s.deckSize), Happening: s.event, HappensTo: s.happensTo(),
		Prisoner: noCell, SeenSize: int(s.seenSize), Seen: noSeen, Assigning: noWorker,
		Past: Past{DieOf: nobody, Top: noCard},
	}
	asked := s.answered
	if !asked.asked {
		asked = s.question()
	}
	b.Actor, b.Phase, b.stage = asked.actor, asked.phase, asked.stage
	s.coverPlans(open)
	for p := range engine.Seat(s.seats) {
		b.Towns[p].read(&s, p, open)
	}
	b.readStock(&s)
	b.readDecision(&s)
}

// Follow sets the board to the position after event e, for one viewer, and lets Past remember the
// event. open is the set of seats whose secrets the viewer may see.
func (b *Board) Follow(e engine.Told, open engine.SeatSet) {
	past := b.Past
	if e.Kind == EventAsked && b.BeginsTurn(e.Event) {
		*engine.At(past.Turns[:], e.Seat)++
	}
	b.Read(e.State, open)
	past.remember(e.Event)
	b.Past = past
}

// remember records in p what event e tells but a position does not contain.
func (p *Past) remember(e engine.Event) {
	switch e.Kind {
	case EventDay:
		p.Planned, p.Turns = 0, [MaxSeats]int{}
	case EventPlanned:
		p.Planned = p.Planned.With(e.Seat)
	case EventRolled:
		p.Die, p.DieFor, p.DieOf = RollIn(e), PurposeIn(e), e.Seat
	case EventShuffled:
		p.Top = noCard
	case EventOver, EventPlayed, EventReacted, EventAttackOver, EventDiscarded:
		p.Top = CardIn(e)
	}
}

// BeginsTurn reports whether event e, an EventAsked, begins a turn of the evening, with all its
// actions (R81). It must be called before the board follows e.
func (b *Board) BeginsTurn(e engine.Event) bool {
	return PhaseIn(e) == PhaseEvening && b.Actions == 0
}

// happensTo returns the seat that drew the event card that is being carried out, or NoSeat if there
// is none.
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

// widen copies the numbers in src to dst, as ints.
func widen(dst []int, src []uint8) {
	for i, n := range src {
		dst[i] = int(n)
	}
}

// readDecision reads what has been chosen so far in the current decision.
func (b *Board) readDecision(s *State) {
	if s.jailer != nobody {
		b.Prisoner = Cell{s.jailer, int(s.jailSlot)}
	}
	e := &s.explore
	b.Exploring = noExploring
	if e.why != exploreNone {
		b.Exploring = Exploring{why: e.why, Draws: int(e.draws), Replace: e.replace, Offered: e.offered, Tile: noTile,
			Site: -1}
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
		if s.hasAim() {
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

// read fills t with what the viewer may see of the town of a seat in position s. open contains the
// seats whose secrets the viewer may see.
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

// cardsOf returns the number of cards of each kind in a packed hand.
func cardsOf(hand uint64) (n Cards) {
	for c := firstHand; c < CardKinds; c++ {
		n[c] = int8(copies(hand, c))
	}
	return n
}
