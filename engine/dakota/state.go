package dakota

import "gulch/engine"

// Phases of section 5.2, and the steps into which larger moves of that section are split.
// PhaseDayStart is not in the rules: a game stops there every morning, and the only legal move
// begins the day.
const (
	PhaseDayStart engine.Phase = iota
	PhaseBail
	PhaseExploreBag
	PhaseExploreTile
	PhaseExploreCell
	PhaseExploreTurn
	PhaseEarthquake
	PhaseCollapse
	PhaseFever
	PhaseExplorers
	PhaseHighNoon
	PhaseTelegraph
	PhaseAttackAim
	PhaseAttackCommit
	PhaseAttackResponse
	PhaseAttackCounter
	PhaseArrest
	PhaseLawyer
	PhaseAmbush
	PhaseStealResource
	PhasePlan
	PhaseResolve
	PhaseShaft
	PhaseJob
	PhaseSite
	PhaseReroll
	PhaseEvening
	PhaseCollect
	PhaseHaul
	PhaseMerchant
	PhaseNightShift
	PhaseLodging
	PhaseNight
	PhaseGameOver
	phaseCount
)

var phaseNames = [phaseCount]string{
	"day_start", "bail", "explore_bag", "explore_tile", "explore_cell", "explore_turn", "event_earthquake",
	"event_collapse", "event_fever", "explorers", "high_noon", "telegraph", "attack_aim", "attack_commit",
	"attack_response", "attack_counter",
	"arrest", "lawyer", "ambush", "steal_resource", "plan", "resolve", "shaft", "job", "site", "reroll", "evening",
	"collect", "haul", "merchant", "night_shift", "lodging", "night", "game_over",
}

// stage is the part of the day that the game returns to after a decision of several steps.
type stage uint8

const (
	stageBail stage = iota
	stageDraw
	stagePending
	stageFree
	stageExplorers
	stageNoon
	stagePlan
	stageResolve
	stageEvening
	stageLodging
	stageNight
	stageCount
)

var stageNames = [stageCount]string{
	"bail", "draw", "pending_events", "free_exploration", "explorers", "high_noon", "plan", "resolve", "evening",
	"lodging", "night",
}

// Sizes of the arrays of a State.
const (
	dieSides     = 6
	maxDeck      = 60
	maxPending   = 16
	maxSales     = 3
	maxCrew      = 7
	maxCommitted = 2
	maxSeen      = 3
)

// State is one position of the game. It contains no pointers, so an assignment copies it.
type State struct {
	chance engine.Chance
	player [MaxSeats]player
	mine   [MaxSeats]mine

	deck    [maxDeck]Card // the next card is the last one; if unordered is set, a random one
	discard [CardKinds]uint8
	bag     [TileKinds]uint8 // tiles in the layer bags, including those shown in an exploration
	beside  [TileKinds]uint8 // collapsed tiles beside the market

	workerBag [WorkerKinds]uint8
	sales     [CombinationCount][maxSales]uint8 // tokens on the sale slots: resource + 1, 0 for none
	job       [maxJobs]Worker                   // noWorker for an empty slot
	supply    [buildingEnd]uint8
	destroyed [buildingEnd]uint8
	pool      [ResourceCount]uint8
	shortage  [ResourceCount]uint8
	order     [MaxSeats]engine.Seat

	attack  attack
	explore exploration
	crew    crew // workers aboard a returned cart, or the uses left of a card
	work    work // the workshop worker, gambler or cart of the current decision
	seen    [maxSeen]Card

	seats     int8
	phase     engine.Phase
	stage     stage
	actor     engine.Seat
	at        uint8 // index in order of the seat that the stage has come to
	day       uint8
	lastDay   bool
	deckSize  uint8
	seenSize  uint8
	minerPool uint8
	strongOut uint8 // strong miners in their section
	bankRun   bool
	blizzard  uint8
	payday    uint8
	event     Card // the event card being carried out, noCard for none
	eventAt   uint8
	jailer    engine.Seat // jailer of the prisoner whose bail is asked for
	jailSlot  uint8
	passed    engine.SeatSet
	planned   engine.SeatSet // seats that have finished planning
	planRank  uint8          // index in planOrder of the kind being assigned
	planPlace uint8          // lowest place that this kind may still be assigned to
	actions   uint8          // actions left in this turn of the evening
	acted     bool           // at least one action was made in this turn
	unordered bool
	duty      Worker // the worker about to be arrested
}

// player is the part of a position that belongs to one seat, except for its mine.
type player struct {
	hand    uint64              // number of cards by kind, two bits for each kind from firstHand on
	known   [MaxSeats]uint64    // by rival: the cards of this hand that it knows of
	mined   cellSet             // tiles mined today
	slot    [BuildingSlots]slot // buildings must be changed by setBuilding only
	cart    [CartSlots]cart
	money   int16
	spent   int16 // spent this afternoon (R80)
	free    [WorkerKinds]uint8
	used    [WorkerKinds]uint8
	res     [ResourceCount]uint8
	pending [maxPending]Card

	pendingSize uint8
	sleepers    uint8 // specialists who slept in saloons last night
	explorers   uint8 // explorer slots used today
	acquired    uint8 // workers acquired today (R95)
	hires       uint8 // specialists hired today (R93)
	timber      uint8 // Timber Delivery cards waiting for a building
	overtime    uint8 // number of second jobs allowed
	greased     bool
	poster      uint8
	tents       uint8
	warehouse   uint8
	built       uint8 // slots with a building
}

// slot is a place for a building in a town.
type slot struct {
	building Building
	flags    uint8
	window   [2]window
	prisoner uint8 // kind + 1 in the low half, owner in the high half; 0 for none
}

// Flags of a slot.
const (
	slotStarting  uint8 = 1 << iota
	slotClosed          // by vandals, until the next day
	slotLesson          // a teacher and a miner are assigned for upskilling
	slotOfficer         // first officer window used
	slotOfficer2        // second officer window used
	slotFlagCount = 5
)

// window is the worker in a window: kind + 1 in the low half, the number of times he has acted in
// the high half.
type window uint8

func (w window) worker() Worker { return Worker(w&15) - 1 }

func (w window) acts() uint8 { return uint8(w >> 4) }

// waiting reports whether there is a worker who has not acted yet.
func (w window) waiting() bool { return w != 0 && w < 16 }

func sit(w Worker) window { return window(w) + 1 }

// cart is a cart in a holding slot.
type cart struct {
	crew     uint32 // number of workers by kind, three bits each
	kind     Cart
	leaf     cell // end of the shaft it was sent down, outside if it was not sent
	derailed bool
	returned bool
}

// launched reports whether the cart was sent down a shaft today.
func (c *cart) launched() bool { return c.leaf != outside }

func (c *cart) aboard(w Worker) uint8 { return uint8(c.crew >> (3 * w) & 7) }

func (c *cart) size() uint8 {
	n := uint8(0)
	for crew := c.crew; crew != 0; crew >>= 3 {
		n += uint8(crew & 7)
	}
	return n
}

// attack is the current attack. card is noCard if there is none.
type attack struct {
	card      Card
	attacker  engine.Seat
	target    engine.Seat
	aim       uint8 // the attacked leaf, slot or cart
	committed [maxCommitted]Worker
	count     uint8
	steals    uint8 // resources that may still be taken
}

// why is the part of the game that an exploration belongs to.
type why uint8

const (
	exploreNone why = iota
	exploreFree
	exploreParty
	explorePaid
	exploreCard // for Blasting Crew
	whyCount
)

var whyNames = [whyCount]string{"", "free", "survey_party", "explorers", "blasting_crew"}

// exploration is the current exploration.
type exploration struct {
	offered uint64 // kinds of tiles shown, as a bit set
	why     why
	draws   uint8 // number of tiles to draw; 0 searches the bag for tees and crosses (R23)
	replace bool
	tile    uint8 // kind + 1 of the chosen tile, 0 if none is chosen yet
	swap    bool  // the tile will replace the one at site
	site    cell  // the chosen cell, if chosen
}

// crew is the rest of a repeated decision: the workers aboard a returned cart, or the uses left of
// a card.
type crew struct {
	normal, strong uint8
	leaf           cell // end of the cart's shaft
	site           cell // cell of the tile being mined
	left           uint8
}

// work holds the parameters of a decision of the resolve stage.
type work struct {
	slot, window uint8
	building     Building // the building that will replace another
	cart         uint8
	roll         uint8
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, NoSeat when the game is over.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns the kind of decision to be made.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position to dst, which must be a *State.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script fixes the next die rolls, for scenario files. It returns an error if a roll is out of
// range.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, dieSides) }

// ConcealForced reports whether a single legal move must be asked for in this phase, because a
// pause or its absence would reveal something about a hand (section 5.1). This includes cases in
// which nobody can learn from it, such as a player alone at the table or an empty hand: there the
// table plays the only legal move at once.
func (s *State) ConcealForced() bool {
	switch s.phase {
	case PhaseHighNoon:
		return s.seats > 1
	case PhaseAttackResponse, PhaseAttackCounter, PhaseLawyer, PhaseAmbush:
		return true
	}
	return false
}

// solo reports whether this is the solo race.
func (s *State) solo() bool { return s.seats == 1 }
