package dakota

import "gulch/engine"

// Phases in the terms of section 5.2, and those into which larger moves of that section are taken apart. day_start
// belongs to the engine: a game rests there every morning, and the only move is to begin the day.
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
	"event_collapse", "event_fever", "explorers", "high_noon", "telegraph", "attack_aim", "attack_commit", "attack_response", "attack_counter",
	"arrest", "lawyer", "ambush", "steal_resource", "plan", "resolve", "shaft", "job", "site", "reroll", "evening",
	"collect", "haul", "merchant", "night_shift", "lodging", "night", "game_over",
}

// stage is the part of the day to which the game returns after a decision of several steps.
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

// Sizes of the fields below.
const (
	dieSides     = 6
	maxDeck      = 60
	maxPending   = 16
	maxSales     = 3
	maxCrew      = 7
	maxCommitted = 2
	maxSeen      = 3
)

// State is one position. It is a plain value: assignment copies it.
type State struct {
	chance engine.Chance
	player [MaxSeats]player
	mine   [MaxSeats]mine

	deck    [maxDeck]Card // the next card is the last; while unordered is set, any
	discard [CardKinds]uint8
	bag     [TileKinds]uint8 // tiles in the layer bags; those shown in an exploration are still counted here
	beside  [TileKinds]uint8 // collapsed tiles beside the market

	workerBag [WorkerKinds]uint8
	sales     [CombinationCount][maxSales]uint8 // tokens on sale slots: resource + 1
	job       [maxJobs]Worker                   // noWorker for an empty slot
	supply    [buildingEnd]uint8
	destroyed [buildingEnd]uint8
	pool      [ResourceCount]uint8
	shortage  [ResourceCount]uint8
	order     [MaxSeats]engine.Seat

	attack  attack
	explore exploration
	crew    crew // what a returned cart has aboard, or how often a card may still be used
	work    work // the workshop worker, gambler or cart that is being decided about
	seen    [maxSeen]Card

	seats     int8
	phase     engine.Phase
	stage     stage
	actor     engine.Seat
	at        uint8 // index in order of the seat whose turn of the stage it is
	day       uint8
	lastDay   bool
	deckSize  uint8
	seenSize  uint8
	minerPool uint8
	strongOut uint8 // the strong-miner section
	bankRun   bool
	blizzard  uint8
	payday    uint8
	event     Card // being resolved, noCard for none
	eventAt   uint8
	jailer    engine.Seat // whose prisoner is asked about
	jailSlot  uint8
	passed    engine.SeatSet
	planned   engine.SeatSet // seats that need no more planning
	planRank  uint8          // place in planOrder of the kind being assigned
	planPlace uint8          // lowest place that this kind may still take
	actions   uint8          // left in this turn of the evening
	acted     bool           // at least one action in this turn
	unordered bool
	duty      Worker // kind of the worker who is about to be arrested
}

// player is what lies in front of a seat, except for its mine.
type player struct {
	hand    uint64              // two bits for each kind of card from firstHand on
	known   [MaxSeats]uint64    // what each rival knows of this hand
	mined   cellSet             // tiles mined today
	slot    [BuildingSlots]slot // changed by erect where their buildings change
	cart    [CartSlots]cart
	money   int16
	spent   int16 // this afternoon (R80)
	free    [WorkerKinds]uint8
	used    [WorkerKinds]uint8
	res     [ResourceCount]uint8
	pending [maxPending]Card

	pendingSize uint8
	sleepers    uint8 // specialists who slept in saloons
	explorers   uint8 // explorer slots used today
	acquired    uint8 // workers acquired today (R95)
	hires       uint8 // specialists hired today (R93)
	timber      uint8 // Timber Delivery cards waiting for a building
	overtime    uint8 // second jobs allowed
	greased     bool
	poster      uint8
	tents       uint8
	warehouse   uint8
	built       uint8 // slots with a building
}

// slot is a place for a building.
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
	slotLesson          // a teacher and a miner upskill here
	slotOfficer         // one officer window used
	slotOfficer2        // both used
	slotFlagCount = 5
)

// window is a worker in a window: kind + 1 in the low half, the number of times he acted in the high half.
type window uint8

func (w window) worker() Worker { return Worker(w&15) - 1 }

func (w window) acts() uint8 { return uint8(w >> 4) }

// waiting reports whether somebody sits there who has not acted yet.
func (w window) waiting() bool { return w != 0 && w < 16 }

func sit(w Worker) window { return window(w) + 1 }

// cart is a cart in a holding slot.
type cart struct {
	crew     uint32 // three bits for each kind of worker
	kind     Cart
	leaf     cell // the shaft it was sent down, outside if it was not
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

// attack is the attack being carried out; card is noCard if there is none.
type attack struct {
	card      Card
	attacker  engine.Seat
	target    engine.Seat
	aim       uint8 // the leaf, slot or cart
	committed [maxCommitted]Worker
	count     uint8
	steals    uint8 // resources that may still be taken
}

// why says what an exploration belongs to.
type why uint8

const (
	exploreNone why = iota
	exploreFree
	exploreParty
	explorePaid
	exploreCard // Blasting Crew
	whyCount
)

var whyNames = [whyCount]string{"", "free", "survey_party", "explorers", "blasting_crew"}

// exploration is the exploration going on.
type exploration struct {
	offered uint64 // kinds of tiles shown, one bit each
	why     why
	draws   uint8 // tiles to draw; 0 searches the bag for tees and crosses (R23)
	replace bool
	tile    uint8 // kind + 1 of the tile that was chosen, 0 for none yet
	swap    bool  // it will replace the tile at site
	site    cell  // where it will lie, once that is chosen
}

// crew is what is left of a decision that repeats: workers aboard a cart, or uses of a card.
type crew struct {
	normal, strong uint8
	leaf           cell // shaft of the cart
	site           cell // the tile being mined
	left           uint8
}

// work is what a decision of the resolve stage is about.
type work struct {
	slot, window uint8
	building     Building // that will replace another
	cart         uint8
	roll         uint8
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the actor.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns what the actor has to decide.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position into another one.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script forces the next dice.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, dieSides) }

// KeepForced reports phases in which a pause or its absence would tell rivals what a hand holds (section 5.1). They are
// asked even where nobody can learn from it, by a person alone at the table or a seat with an empty hand: there the
// table makes an only legal move at once.
func (s *State) KeepForced() bool {
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
