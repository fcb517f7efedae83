package dakota

import "gulch/engine"

// Phases in the terms of section 5.2, and those into which larger moves of that section are taken apart. day_start
// belongs to the engine: a game rests there every morning, and the only move is to begin the day.
const (
	PhaseDayStart engine.Phase = iota
	PhaseBail
	PhaseExploreBag
	PhaseExploreTile
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
	PhaseMerchant
	PhaseNightShift
	PhaseLodging
	PhaseNight
	PhaseGameOver
	phaseCount
)

var phaseNames = [phaseCount]string{
	"day_start", "bail", "explore_bag", "explore_tile", "event_earthquake", "event_collapse", "event_fever",
	"explorers", "high_noon", "telegraph", "attack_aim", "attack_commit", "attack_response", "attack_counter",
	"arrest", "lawyer", "ambush", "steal_resource", "plan", "resolve", "shaft", "job", "site", "reroll", "evening",
	"collect", "merchant", "night_shift", "lodging", "night", "game_over",
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
	passed    seatSet
	planned   seatSet // seats that need no more planning
	planRank  uint8   // place in planOrder of the kind being assigned
	planPlace uint8   // lowest place that this kind may still take
	actions   uint8   // left in this turn of the evening
	acted     bool    // at least one action in this turn
	unordered bool
	duty      Worker // kind of the worker who is about to be arrested
}

// player is what lies in front of a seat, except for its mine.
type player struct {
	hand    uint64           // two bits for each kind of card from firstHand on
	known   [MaxSeats]uint64 // what each rival knows of this hand
	mined   cellSet          // tiles mined today
	slot    [BuildingSlots]slot
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
}

// crew is what is left of a decision that repeats: workers aboard a cart, or uses of a card.
type crew struct {
	normal, strong uint8
	leaf           cell // shaft of the cart
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

// MustAsk reports phases in which a pause or its absence would tell rivals what a hand holds (section 5.1).
func (s *State) MustAsk() bool {
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

// count returns how many buildings of a type a town has.
func (p *player) count(b Building) int {
	n := 0
	for i := range p.slot {
		if p.slot[i].building == b {
			n++
		}
	}
	return n
}

// buildings returns the number of buildings in a town.
func (p *player) buildings() int { return BuildingSlots - p.count(NoBuilding) }

// holds returns how many cards of a kind are in the hand.
func (p *player) holds(c Card) int { return copies(p.hand, c) }

func copies(hand uint64, c Card) int { return int(hand >> (2 * (c - firstHand)) & 3) }

func oneCard(c Card) uint64 { return 1 << (2 * (c - firstHand)) }

// handSize returns the number of cards in a packed hand.
func handSize(hand uint64) int {
	const pairs = 0x5555555555555555
	n := 0
	for v := hand & pairs; v != 0; v &= v - 1 {
		n++
	}
	for v := hand >> 1 & pairs; v != 0; v &= v - 1 {
		n += 2
	}
	return n
}

// workers returns how many workers of a kind are in town (prisoners elsewhere are not).
func (p *player) workers(w Worker) int { return int(p.free[w] + p.used[w]) }

// people returns how many workers of all kinds are in town.
func (p *player) people() int {
	n := 0
	for w := range p.free {
		n += int(p.free[w] + p.used[w])
	}
	return n
}

// idle returns how many free workers of all kinds are in town.
func (p *player) idle() int {
	n := 0
	for _, f := range p.free {
		n += int(f)
	}
	return n
}

// specialists returns how many specialists are in town.
func (p *player) specialists() int {
	n := 0
	for w := firstSpecialist; w < WorkerKinds; w++ {
		n += p.workers(w)
	}
	return n
}

// tire makes a free worker used.
func (p *player) tire(w Worker) {
	p.free[w]--
	p.used[w]++
}

// goods returns the number of resource tokens a town holds.
func (p *player) goods() int {
	n := 0
	for _, r := range p.res {
		n += int(r)
	}
	return n
}

// beds returns the beds of a town tonight (R99).
func (p *player) beds() int {
	n := 2 * int(p.tents)
	for i := range p.slot {
		n += int(box.beds[p.slot[i].building])
	}
	return n
}

// storage returns how many resources a town may keep tonight (R102).
func (p *player) storage() int {
	n := 4 * int(p.warehouse)
	for i := range p.slot {
		n += int(box.storage[p.slot[i].building])
	}
	return n
}

// handLimit returns how many cards may be kept (R106).
func (p *player) handLimit() int {
	return int(box.k.HandLimit) + int(box.k.HandPerSchool)*p.count(School)
}

// launches returns how many carts were sent today.
func (p *player) launches() int {
	n := 0
	for i := range p.cart {
		if p.cart[i].kind != NoCart && p.cart[i].launched() {
			n++
		}
	}
	return n
}

// served reports whether a shaft has had its cart today (R66).
func (p *player) served(leaf cell) bool {
	for i := range p.cart {
		if p.cart[i].leaf == leaf {
			return true
		}
	}
	return false
}

// has reports whether a town has an empty cell, and in which slot (R51).
func (p *player) freeCell() (at int, ok bool) {
	for i := range p.slot {
		if box.cells[p.slot[i].building] > 0 && p.slot[i].prisoner == 0 {
			return i, true
		}
	}
	return 0, false
}

// officeSlot returns the lowest-numbered office with an unused officer window (R48).
func (p *player) officeSlot() (at int, ok bool) {
	for i := range p.slot {
		if p.slot[i].building == SheriffOffice && p.slot[i].officers() < box.k.OfficerWindows {
			return i, true
		}
	}
	return 0, false
}

// officers returns how many officer windows are used today.
func (s *slot) officers() uint8 { return s.flags/slotOfficer&1 + s.flags/slotOfficer2&1 }

// putOfficer takes an officer window.
func (s *slot) putOfficer() {
	if s.flags&slotOfficer != 0 {
		s.flags |= slotOfficer2
	}
	s.flags |= slotOfficer
}

func prisonerOf(w Worker, owner engine.Seat) uint8 { return uint8(w) + 1 | uint8(owner)<<4 }

// captive returns who sits in the cell of a slot that has a prisoner.
func (s *slot) captive() (Worker, engine.Seat) {
	return Worker(s.prisoner&15) - 1, engine.Seat(s.prisoner >> 4)
}
