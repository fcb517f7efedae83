package dakota

import "gulch/engine"

// Events, in the order of a day. Each comment says what Seat, Other and A to D hold; NoSeat as
// Other is the bank or nobody. All public information can be rebuilt from the events.
const (
	_ engine.EventKind = iota // no event

	EventDay           // day A begins, B 1 on the last day
	EventIncome        // Seat gets A dollars: B for buildings, C for saloon sleepers
	EventBailed        // Seat pays Other, the jailer, for a prisoner: A worker, B dollars, C slot of the cell
	EventStayed        // a prisoner of Other stays with Seat, the jailer: A worker, B slot
	EventDrew          // Seat draws: A cards left, B 1 in a school; C 1 an event for later, 2 one for now
	EventGot           // secret: Seat now has card A
	EventLost          // secret: Seat no longer has card A
	EventShuffled      // the discards become the deck: A cards
	EventHappening     // an event card of Seat takes effect: A card, B 1 if it had waited
	EventOver          // event card A is completed and discarded
	EventRolled        // Seat rolls A; B purpose (see the Roll constants); C slot, D window of a gambler
	EventDestroyed     // Seat loses A slot, B building
	EventLaidDown      // Seat uses an engineer against card A
	EventCollapsed     // Seat loses tile B in cell A
	EventShortage      // resource A has the bonus B from now on
	EventJoined        // Seat gets worker A from the pool for nothing, B 1 if free today
	EventTaxed         // Seat pays A dollars to the bank
	EventGranted       // Seat gets A dollars from the bank
	EventSick          // a worker of kind A of Seat becomes used
	EventTiles         // Seat draws tiles A, B, C (-1 for none) of layer D
	EventSurveyed      // Seat searches the bag of A layer and finds B kinds of tees and crosses
	EventPlaced        // Seat places tile A at cell B with rotation C; D distance
	EventReplaced      // Seat places tile A at cell B with rotation C and takes tile D back
	EventUnplaced      // Seat places no tile; A 1 if tiles were drawn
	EventSent          // Seat sends worker A for wage B; C 1 prospector, 2 surveyor
	EventPassed        // Seat passes in High Noon or in the evening
	EventPlayed        // Seat plays card A; B and C as in the move
	EventRefreshed     // a worker of kind A of Seat is free again
	EventCartBought    // Seat buys a cart for slot A: B type, C price; D type given up
	EventAttack        // Seat attacks Other with card A, paying B dollars
	EventAimed         // Seat aims at A (see the Aim constants), number B, of Other
	EventCommitted     // Seat commits a worker of kind A
	EventReacted       // Seat reacts to Other with card A
	EventOfficer       // Seat sends worker A into an officer window of slot B
	EventStopped       // the attack of Other on Seat has failed
	EventArrested      // Seat arrests worker A of Other into slot B
	EventAttackOver    // the attack of Seat on Other is over; card A is discarded
	EventRobbed        // Seat takes A dollars from Other
	EventRaided        // Seat takes resource A from Other
	EventClosed        // slot A of Seat is closed today
	EventDerailed      // cart A of Seat cannot be used today
	EventLured         // Seat gets worker A from Other
	EventTookCard      // Seat takes a hidden card from Other
	EventPeeked        // Seat looks at A cards and keeps B of them
	EventSeen          // secret: Seat sees A card
	EventPlans         // secret: part of the plan of Seat: A slot or cart, B window, C worker, D a Plan constant
	EventPlanned       // Seat has made its plan
	EventAssigned      // plan of Seat: A slot, B window, C worker, D 1 for upskilling
	EventBoarded       // plan of Seat: A cart, C worker
	EventChosen        // Seat chooses the first part of a decision: A a Chosen constant, B and C the choice
	EventLaunched      // Seat sends cart A down the shaft that ends in cell B for fee C
	EventEarned        // Seat earns A dollars in slot B, window C; D see the Earn constants
	EventLearned       // the worker of Seat in slot A, window B learns and gets a card if there is one
	EventTrained       // the miner of Seat in slot A becomes a worker of kind B
	EventBuilt         // Seat builds building B in slot A for C dollars; D building replaced
	EventUpgraded      // Seat turns the house in slot A into a hotel for C dollars
	EventLastDay       // Seat has 12 buildings: this is the last day
	EventOrder         // A is the new player order, see Order; B 1 if by money spent
	EventReturned      // cart A of Seat is back
	EventMined         // Seat takes resource B at cell A; C 1 by a strong miner, 2 by Night Shift
	EventSoldCombo     // Seat sells combination A for B dollars; C resource left on the slot, D sale slot or -1
	EventSoldPlain     // Seat sells B units of resource A for C dollars
	EventHired         // Seat hires worker A for B dollars from job slot C or -1; D 1 if the limit counts him
	EventStaked        // Seat stakes A dollars and gets B back
	EventActed         // Seat has used an action of the evening; A are left
	EventTurnEnded     // Seat's turn of the evening is over
	EventDismissed     // Seat dismisses a worker of kind A
	EventDropped       // Seat discards one resource A
	EventLodged        // A specialists of Seat sleep in saloons
	EventNight         // the night begins: the workers on the job board move up
	EventJobLeft       // worker A leaves the job board
	EventJobFilled     // worker A comes to job slot B
	EventStrongOut     // a strong miner is drawn; A are in the section now
	EventMarketCleared // tokens, bonuses and collapsed tiles go back
	EventDiscarded     // Seat discards card A
	EventAsked         // Seat decides next: A phase, B stage; C and D are described at State.askedParameters
	EventGameOver      // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "day", "income", "bailed", "prisoner_stays", "card_drawn", "card_got", "card_lost", "deck_shuffled",
	"event", "event_over", "rolled", "building_destroyed", "engineer_laid_down", "collapsed", "shortage",
	"worker_joined", "taxed",
	"granted", "sick", "tiles_drawn", "surveyed", "tile_placed", "tile_replaced", "nothing_placed", "explorer_sent",
	"passed", "card_played", "worker_refreshed", "cart_bought", "attack", "aimed", "committed", "reaction", "officer",
	"attack_stopped", "arrested", "attack_over", "robbed", "raided", "closed", "derailed", "lured", "card_taken",
	"cards_peeked",
	"card_seen", "plan_made", "planned", "assigned", "boarded", "chosen", "cart_launched", "earned", "learned",
	"trained", "built", "upgraded",
	"last_day", "player_order", "cart_returned", "mined", "combination_sold", "resources_sold", "hired", "staked",
	"action_used", "turn_ended", "dismissed", "resource_discarded", "lodged", "night", "job_left", "job_filled",
	"strong_miner_out",
	"market_cleared", "card_discarded", "asked", "game_over",
}

// The purposes of an EventRolled.
const (
	RollEarthquake = iota
	RollOfficer
	RollGamble
	RollPoker
)

// The ways to earn money of an EventEarned.
const (
	EarnDrink = iota
	EarnGamble
	EarnBar
)

// The parts of a plan that an EventPlans reports.
const (
	PlanWindow = iota // a worker in a window
	PlanCart          // a worker aboard a cart
	PlanLesson        // a teacher and a miner in a school
	PlanIdle          // no worker: all others of the kind stay idle
)

// The choices that an EventChosen reports. The decision that follows carries them out.
const (
	ChosenTile   = iota // B tile, one of those offered
	ChosenCell          // B cell for the tile; C 1 to replace the tile there
	ChosenCart          // B cart to be sent
	ChosenWorker        // B slot, C window of the worker who does a job in a workshop
	ChosenSite          // B building that will replace another
	ChosenOre           // B cell to be mined
	ChosenArrest        // B worker of the attacker
)

// reveals marks the kinds of events that make hidden information public. Undo stops at them.
var reveals = [eventEnd]bool{
	EventDrew: true, EventGot: true, EventShuffled: true, EventHappening: true, EventRolled: true, EventTiles: true,
	EventReacted: true, EventTookCard: true, EventSeen: true, EventPeeked: true, EventPlanned: true,
	EventJobFilled: true, EventStrongOut: true,
}

// secret marks the kinds of events that only their Seat may see.
var secret = [eventEnd]bool{EventGot: true, EventLost: true, EventSeen: true, EventPlans: true}

// emit sends an event to obs, unless obs is nil.
func emit(obs engine.Observer, kind engine.EventKind, seat, other engine.Seat, params ...int) {
	if obs != nil {
		e := engine.Event{Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Secret: secret[kind]}
		for i, to := range []*int16{&e.A, &e.B, &e.C, &e.D} {
			if i < len(params) {
				*to = int16(params[i])
			}
		}
		obs(e)
	}
}

// nobody is the other party of an event between a seat and the bank.
const nobody = engine.NoSeat

// Order returns the player order reported by an EventOrder, in a game with the given number of
// seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(int(e.A), seats)
}
