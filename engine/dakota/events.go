package dakota

import "gulch/engine"

// Events, in the order of a day. The comment says what Seat, Other and A to D hold; NoSeat as Other is the bank or
// nobody. Together they rebuild all that is public.
const (
	EventDay           engine.EventKind = iota + 1 // A day, B 1 on the last day
	EventIncome                                    // Seat gets A dollars: B buildings, C saloon sleepers
	EventBailed                                    // Seat pays Other, the jailer: A worker, B dollars, C slot of the cell
	EventStayed                                    // a prisoner of Other stays with Seat, the jailer: A worker, B slot
	EventDrew                                      // Seat draws: A cards left, B 1 in a school; C 1 a waiting event, 2 one at once
	EventGot                                       // secret: Seat has A card now
	EventLost                                      // secret: Seat had A card
	EventShuffled                                  // the discards become the deck: A cards
	EventHappening                                 // an event card of Seat takes effect: A card, B 1 if it had waited
	EventOver                                      // the event card has done its work: A card is discarded
	EventRolled                                    // Seat rolls A, B for what (see the Roll constants); C slot, D window of a gambler
	EventDestroyed                                 // Seat loses A slot, B building
	EventLaidDown                                  // Seat lays an engineer down against A card
	EventCollapsed                                 // Seat loses A cell, B tile
	EventShortage                                  // A resource, B its bonus now
	EventJoined                                    // Seat gets A worker from the pool for nothing, B 1 if free today
	EventTaxed                                     // Seat pays A to the bank
	EventGranted                                   // Seat gets A from the bank
	EventSick                                      // A worker of Seat is used
	EventTiles                                     // Seat draws A, B, C tiles (-1 for none) of D layer
	EventSurveyed                                  // Seat searches the bag of A layer and finds B kinds of tees and crosses
	EventPlaced                                    // Seat places A tile at B cell, C rotation; D distance
	EventReplaced                                  // Seat places A tile at B cell, C rotation, and takes D tile back
	EventUnplaced                                  // Seat places nothing; A 1 if tiles were drawn
	EventSent                                      // Seat sends A worker, B wage; C 1 prospector, 2 surveyor
	EventPassed                                    // Seat is out of High Noon or of the evening
	EventPlayed                                    // Seat plays A card; B and C as in the move
	EventRefreshed                                 // A worker of Seat is free again
	EventCartBought                                // Seat buys for A cart slot, B type, C price; D type given up
	EventAttack                                    // Seat attacks Other with A card, paying B
	EventAimed                                     // Seat names A what, B which, of Other
	EventCommitted                                 // Seat commits A worker
	EventReacted                                   // Seat answers Other with A card
	EventOfficer                                   // Seat sends A worker into an office window of B slot
	EventStopped                                   // the attack of Other on Seat has failed
	EventArrested                                  // Seat arrests A worker of Other into B slot
	EventAttackOver                                // the attack of Seat on Other is over: A card is discarded
	EventRobbed                                    // Seat takes A dollars from Other
	EventRaided                                    // Seat takes A resource from Other
	EventClosed                                    // Seat's A slot is closed today
	EventDerailed                                  // Seat's A cart cannot be used today
	EventLured                                     // Seat gets A worker from Other
	EventTookCard                                  // Seat takes a hidden card from Other
	EventPeeked                                    // Seat looks at A cards and keeps B of them
	EventSeen                                      // secret: Seat sees A card
	EventPlans                                     // secret: Seat's plan goes on: A slot or cart, B window, C worker; D see the Plan constants
	EventPlanned                                   // Seat has made its plan
	EventAssigned                                  // Seat's plan: A slot, B window, C worker, D 1 for upskilling
	EventBoarded                                   // Seat's plan: A cart, C worker
	EventChosen                                    // Seat has chosen the first part of a decision: A what (see the Chosen constants), B and C which
	EventLaunched                                  // Seat sends A cart down to B cell, fee C
	EventEarned                                    // Seat earns A dollars in B slot, C window; D see the Earn constants
	EventLearned                                   // Seat's worker in A slot, B window learns, for a card if there is one
	EventTrained                                   // Seat's miner in A slot becomes B worker
	EventBuilt                                     // Seat builds in A slot B building for C dollars; D building replaced
	EventUpgraded                                  // Seat turns the house in A slot into a hotel for C dollars
	EventLastDay                                   // Seat has 12 buildings: this is the last day
	EventOrder                                     // A player order, see Order; B 1 if by money spent
	EventReturned                                  // Seat's A cart is back
	EventMined                                     // Seat takes at A cell B resource; C 1 by a strong miner, 2 by Night Shift
	EventSoldCombo                                 // Seat sells A combination for B; C resource left, D sale slot or -1
	EventSoldPlain                                 // Seat sells A resource, B units, for C dollars
	EventHired                                     // Seat hires A worker for B dollars from C job slot, -1 for none; D 1 if the limit of hires counts him
	EventStaked                                    // Seat stakes A and gets B back
	EventActed                                     // Seat has used an action of the evening up: A are left
	EventTurnEnded                                 // Seat's turn of the evening is over
	EventDismissed                                 // Seat sends A worker away
	EventDropped                                   // Seat discards A resource
	EventLodged                                    // Seat has A specialists asleep in saloons
	EventNight                                     // the night falls: the workers on the job board move up
	EventJobLeft                                   // A worker leaves the job board
	EventJobFilled                                 // A worker comes to B job slot
	EventStrongOut                                 // a strong miner comes up: A in the section now
	EventMarketCleared                             // tokens, bonuses and collapsed tiles go back
	EventDiscarded                                 // Seat discards A card
	EventAsked                                     // Seat is asked next: A phase, B stage, C and D about what (see State.question)
	EventGameOver                                  // nobody is
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "day", "income", "bailed", "prisoner_stays", "card_drawn", "card_got", "card_lost", "deck_shuffled",
	"event", "event_over", "rolled", "building_destroyed", "engineer_laid_down", "collapsed", "shortage", "worker_joined", "taxed",
	"granted", "sick", "tiles_drawn", "surveyed", "tile_placed", "tile_replaced", "nothing_placed", "explorer_sent",
	"passed", "card_played", "worker_refreshed", "cart_bought", "attack", "aimed", "committed", "reaction", "officer",
	"attack_stopped", "arrested", "attack_over", "robbed", "raided", "closed", "derailed", "lured", "card_taken", "cards_peeked",
	"card_seen", "plan_made", "planned", "assigned", "boarded", "chosen", "cart_launched", "earned", "learned", "trained", "built", "upgraded",
	"last_day", "player_order", "cart_returned", "mined", "combination_sold", "resources_sold", "hired", "staked",
	"action_used", "turn_ended", "dismissed", "resource_discarded", "lodged", "night", "job_left", "job_filled", "strong_miner_out",
	"market_cleared", "card_discarded", "asked", "game_over",
}

// What an EventRolled is about.
const (
	RollEarthquake = iota
	RollOfficer
	RollGamble
	RollPoker
)

// How an EventEarned was earned.
const (
	EarnDrink = iota
	EarnGamble
	EarnBar
)

// What an EventPlans adds to a plan.
const (
	PlanWindow = iota // a worker in a window
	PlanCart          // a worker aboard a cart
	PlanLesson        // a teacher and a miner in a school
	PlanIdle          // nobody: all others of the kind stay idle
)

// What an EventChosen has chosen, to be carried out by the decision that follows.
const (
	ChosenTile   = iota // B tile, of those offered
	ChosenCell          // B cell where it will lie; C 1 in place of the tile there
	ChosenCart          // B cart to be sent
	ChosenWorker        // B slot, C window of who does a job in a workshop
	ChosenSite          // B building that will replace another
	ChosenOre           // B cell to be mined
	ChosenArrest        // B worker of the attacker
)

// reveals marks the events after which something is known that was not before.
var reveals = [eventEnd]bool{
	EventDrew: true, EventGot: true, EventShuffled: true, EventHappening: true, EventRolled: true, EventTiles: true,
	EventReacted: true, EventTookCard: true, EventSeen: true, EventPeeked: true, EventPlanned: true,
	EventJobFilled: true, EventStrongOut: true,
}

// secret marks the events for the eyes of their Seat.
var secret = [eventEnd]bool{EventGot: true, EventLost: true, EventSeen: true, EventPlans: true}

// say tells an event if anybody listens.
func say(tell engine.Observer, kind engine.EventKind, seat, other engine.Seat, params ...int) {
	if tell != nil {
		e := engine.Event{Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Secret: secret[kind]}
		for i, to := range []*int16{&e.A, &e.B, &e.C, &e.D} {
			if i < len(params) {
				*to = int16(params[i])
			}
		}
		tell(e)
	}
}

// nobody is the other party of an event between a seat and the bank.
const nobody = engine.NoSeat

// Order returns the player order of an EventOrder in a game of the given number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(int(e.A), seats)
}
