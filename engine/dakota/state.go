package dakota

import "gulch/engine"

// The phases of the game, and the steps into which larger moves are split. PhaseDayStart is not in
// the rules: the game stops in it every morning, and the only legal move begins the day.
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

// stage is a part of the day. A decision that consists of several phases takes place within one
// stage. After the decision, the game continues with this stage.
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

// State is one position of the game. It contains no pointers, so an assignment copies it. In a bit
// set, bit i stands for the thing with number i.
type State struct {
	chance engine.Chance
	player [MaxSeats]player
	mine   [MaxSeats]mine

	deck    [maxDeck]Card // the last card is drawn next, or a random one if unordered is set
	discard [CardKinds]uint8
	bag     [TileKinds]uint8 // by kind: number of tiles in the layer bags, including those shown in an exploration
	beside  [TileKinds]uint8 // by kind: number of tiles beside the market, where collapsed tiles lie

	workerBag [WorkerKinds]uint8
	sales     [CombinationCount][maxSales]uint8 // tokens on the sale slots, each as resource + 1; 0 for an empty slot
	job       [maxJobs]Worker                   // job board, the cheapest slot first; noWorker for an empty slot
	supply    [buildingEnd]uint8
	destroyed [buildingEnd]uint8
	pool      [ResourceCount]uint8
	shortage  [ResourceCount]uint8
	order     [MaxSeats]engine.Seat

	attack  attack
	explore exploration
	crew    crew // rest of a repeated decision: workers of a returned cart, or uses of a card
	work    work // choices made so far about a workshop worker, a gambler or a cart
	seen    [maxSeen]Card

	seats     int8
	phase     engine.Phase
	stage     stage
	actor     engine.Seat
	at        uint8 // index in the player order (field order) of the seat whose turn it is
	day       uint8
	lastDay   bool
	deckSize  uint8
	seenSize  uint8
	minerPool uint8
	strongOut uint8 // number of strong miners beside the job board, who can be hired
	bankRun   bool
	blizzard  uint8
	payday    uint8
	event     Card // the event card in progress, noCard for none
	eventAt   uint8
	jailer    engine.Seat // jailer of the prisoner whose bail is being decided on
	jailSlot  uint8
	passed    engine.SeatSet
	pauses    engine.SeatSet // seats for which the state pauses, see PauseForced
	planned   engine.SeatSet // seats that have completed their plan
	planRank  uint8          // index in planOrder of the kind of worker that is assigned now
	planPlace uint8          // lowest place to which workers of this kind can still go, see placeOf
	actions   uint8          // actions left in the actor's turn of the evening
	acted     bool           // the actor has already used an action in this turn of the evening
	unordered bool
	covered   bool   // the secrets have been removed, see CoverSecrets
	duty      Worker // the kind of worker who is being arrested, noWorker for none

	// What boards show while a move is carried out for an observer; zero between moves.
	answered question   // the decision that the move answers; boards show it until the next one is asked
	revealed revelation // how many parts of the plans have been reported
}

// question is a decision that a seat is asked for, as everybody sees it.
type question struct {
	asked bool // whether there is a question; if not, all fields are zero
	actor engine.Seat
	phase engine.Phase
	stage stage
}

// question returns the decision that is asked for now.
func (s *State) question() question { return question{true, s.actor, s.phase, s.stage} }

// revelation counts the events that have reported the plans of all seats so far.
type revelation struct {
	seats uint8 // number of seats, in player order, whose whole plan has been reported
	parts uint8 // number of workers in the plan of the next seat that have been reported
}

// player is the part of a position that belongs to one seat, except for its mine.
type player struct {
	hand    uint64              // packed numbers of cards by kind: two bits for each kind from firstHand on
	known   [MaxSeats]uint64    // by rival: the cards of this hand that the rival knows, packed like hand
	mined   cellSet             // cells of the tiles mined today
	slot    [BuildingSlots]slot // may only be changed by setBuilding, which counts the buildings
	cart    [CartSlots]cart
	money   int16
	spent   int16 // dollars spent this afternoon (R80)
	free    [WorkerKinds]uint8
	used    [WorkerKinds]uint8
	res     [ResourceCount]uint8
	pending [maxPending]Card

	pendingSize uint8
	sleepers    uint8 // number of specialists who slept in saloons last night
	explorers   uint8 // number of explorer slots used today
	acquired    uint8 // number of workers acquired today (R95)
	hires       uint8 // number of specialists hired today (R93)
	timber      uint8 // number of played Timber Delivery cards that can still lower the price of a building
	overtime    uint8 // number of played Overtime cards that can still allow a worker a second job
	greased     bool
	poster      uint8
	tents       uint8
	warehouse   uint8
	built       uint8 // number of slots with a building
}

// slot is a place for a building in a town, with the building and the workers in it.
type slot struct {
	building Building
	flags    uint8
	window   [2]window
	prisoner uint8 // low four bits: kind of the prisoner + 1; high four bits: the owner's seat; 0 for none
}

// The bits of slot.flags.
const (
	slotStarting  uint8 = 1 << iota
	slotClosed          // closed by vandals until the next day
	slotLesson          // a teacher and a miner are assigned to this school, to train the miner
	slotOfficer         // the first officer window has been used
	slotOfficer2        // the second officer window has been used
	slotFlagCount = 5
)

// window holds the worker in a window of a building: the kind plus 1 in the low four bits, and in
// the high four bits how often the worker has acted today. An empty window is 0.
type window uint8

func (w window) worker() Worker { return Worker(w&15) - 1 }

func (w window) acts() uint8 { return uint8(w >> 4) }

// waiting reports whether the window holds a worker who has not acted yet.
func (w window) waiting() bool { return w != 0 && w < 16 }

func sit(w Worker) window { return window(w) + 1 }

// cart is a slot for a cart in a town, with the cart in it. kind is NoCart if the slot is empty.
type cart struct {
	crew     uint32 // numbers of workers aboard, three bits for each kind
	kind     Cart
	leaf     cell // end cell of the shaft that it was sent down; outside if it was not sent today
	derailed bool
	returned bool
}

// launched reports whether the cart has been sent down a shaft today.
func (c *cart) launched() bool { return c.leaf != outside }

func (c *cart) aboard(w Worker) uint8 { return uint8(c.crew >> (3 * w) & 7) }

func (c *cart) size() uint8 {
	n := uint8(0)
	for crew := c.crew; crew != 0; crew >>= 3 {
		n += uint8(crew & 7)
	}
	return n
}

// attack describes the attack in progress. card is noCard if there is none.
type attack struct {
	card      Card
	attacker  engine.Seat
	target    engine.Seat
	aim       uint8 // number of the attacked cell, slot or cart
	committed [maxCommitted]Worker
	count     uint8
	steals    uint8 // number of resource tokens that the attacker may still take
}

// why is the reason for which a seat explores, such as a card or a paid explorer.
type why uint8

const (
	exploreNone why = iota
	exploreFree
	exploreParty
	explorePaid
	exploreCard // the card Blasting Crew
	whyCount
)

var whyNames = [whyCount]string{"", "free", "survey_party", "explorers", "blasting_crew"}

// exploration describes the exploration in progress.
type exploration struct {
	offered uint64 // kinds of tiles to choose from, a bit set
	why     why
	draws   uint8 // number of tiles to draw, or 0 to choose among the tees and crosses in the bag (R23)
	replace bool
	tile    uint8 // kind + 1 of the chosen tile, 0 if none has been chosen
	swap    bool  // the new tile will replace the tile in the cell site
	site    cell  // the chosen cell; only valid once it has been chosen
}

// crew describes what is left of a decision that is made several times in a row: mining with the
// workers still aboard a returned cart (normal and strong), or using a card that has several uses
// (left).
type crew struct {
	normal, strong uint8
	leaf           cell // cell at the end of the cart's shaft
	site           cell // cell of the tile that is being mined
	left           uint8
}

// work holds what has been decided so far about a job or a cart in the stage in which plans are
// carried out.
type work struct {
	slot, window uint8
	building     Building // the building that will replace another one
	cart         uint8
	roll         uint8
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, or NoSeat when the game is over.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns the phase, which is the kind of decision to be made.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position to dst, which must be a *State.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Chance returns the generator of random numbers.
func (s *State) Chance() *engine.Chance { return &s.chance }

// Key returns a hash of the position. It does not depend on the state of the random generator.
func (s *State) Key() engine.Key {
	still := *s
	still.chance = engine.Chance{}
	return engine.KeyOf(still)
}

// Script sets the results of the next die rolls, in their order, for scenario files. It returns an
// error if a number is not from 1 to 6.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, dieSides) }

// PauseForced sets the seats that are to be asked for a move on every turn of the evening. Such a
// seat is asked even if it can only end its turn, as long as it has cards in hand.
func (s *State) PauseForced(seats engine.SeatSet) { s.pauses = seats }

// AtPause reports whether the actor is only asked because of PauseForced: it can do nothing in this
// turn of the evening but end it.
func (s *State) AtPause() bool {
	if s.phase != PhaseEvening || !s.pauses.Has(s.actor) || s.me().hand == 0 {
		return false
	}
	var room [maxEveningMoves]engine.Move
	return len(s.eveningMoves(room[:0])) == 1
}

// maxEveningMoves is room for the legal moves of most turns of the evening.
const maxEveningMoves = 64

// ConcealForced reports whether a move that is the only legal one must not be played automatically
// in this phase, because the missing pause would reveal something about a hand. The result depends
// on the phase only. So it is true even if nobody can learn anything from the missing pause, for
// instance with an empty hand; the table then plays the move at once.
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
