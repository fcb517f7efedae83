package dakota

import "gulch/engine"

// Events, in the order of a day. Each comment says what the fields Seat, Other and A to D hold.
// Other is NoSeat for the bank or nobody. "Secret" events are sent only to their Seat. All public
// information can be reconstructed from the events.
const (
	_ engine.EventKind = iota // 0 is not the kind of any event

	EventDay           // day A begins; B is 1 on the last day
	EventIncome        // Seat gets A dollars, of which B for buildings and C for specialists who slept in saloons
	EventBailed        // Seat pays B dollars to Other, the jailer, for its prisoner of kind A in slot C
	EventStayed        // Seat, the jailer, keeps Other's prisoner of kind A in slot B: no bail was paid
	EventDrew          // Seat draws a card, A are left; B: 1 in a school; C: 1 event for later, 2 event for now
	EventGot           // secret: Seat now has card A; Other is the seat that it was taken from
	EventLost          // secret: Seat has lost card A to Other
	EventShuffled      // the discard pile becomes the deck, which then has A cards
	EventHappening     // event card A, drawn by Seat, takes effect; B is 1 if it was drawn in a school earlier
	EventOver          // event card A has been carried out and is discarded
	EventRolled        // Seat rolls A for the purpose B, a Roll constant; C and D are slot and window of a gambler
	EventDestroyed     // Seat loses building B in slot A
	EventLaidDown      // Seat uses an engineer to prevent the effect of card A, an event card or Dynamite
	EventCollapsed     // tile B in cell A of Seat's mine collapses
	EventShortage      // the price bonus of resource A is B dollars from now on
	EventJoined        // Seat gets a worker of kind A from the pool at no cost; B is 1 if it can work today
	EventTaxed         // Seat pays A dollars to the bank
	EventGranted       // Seat gets A dollars from the bank
	EventSick          // a free worker of kind A of Seat falls ill and becomes used
	EventTiles         // Seat draws tiles of kinds A, B and C (-1 for none) from the bag of layer D
	EventSurveyed      // Seat searches the bag of layer A for tees and crosses and finds B kinds
	EventPlaced        // Seat places tile A in cell B with rotation C, at distance D from the entrance
	EventReplaced      // Seat places tile A in cell B with rotation C, in place of tile D
	EventUnplaced      // Seat places no tile; A is 1 if tiles were drawn
	EventSent          // Seat sends a worker of kind A to explore for B dollars; C: 1 prospector, 2 surveyor
	EventPassed        // Seat passes in High Noon or in the evening
	EventPlayed        // Seat plays card A; B and C are fields B and C of the KindPlay move
	EventRefreshed     // a worker of kind A of Seat is free again
	EventCartBought    // Seat puts a new cart B into slot A for C dollars; D: the cart given up or NoCart
	EventAttack        // Seat attacks Other with card A and pays B dollars
	EventAimed         // Seat aims its attack: A is an Aim constant, B the number of the cell, slot or cart
	EventCommitted     // Seat commits a worker of kind A to its attack
	EventReacted       // Seat plays reaction card A against Other
	EventOfficer       // Seat assigns a worker of kind A to an officer window in slot B
	EventStopped       // the attack of Other on Seat with card A has failed
	EventArrested      // Seat arrests a worker of kind A of Other and puts it into the cell in slot B
	EventAttackOver    // the attack of Seat on Other is over, and attack card A is discarded
	EventRobbed        // Seat takes A dollars from Other
	EventRaided        // Seat takes a token of resource A from Other
	EventClosed        // the building in slot A of Seat is closed for today
	EventDerailed      // cart A of Seat is derailed and cannot be used today
	EventLured         // Seat gets a worker of kind A from Other
	EventTookCard      // Seat takes a random card from Other
	EventPeeked        // Seat has looked at A cards from the deck and keeps B of them
	EventSeen          // secret: Seat sees card A of the deck
	EventPlans         // secret: one part of Seat's plan; A: slot or cart, B: window, C: worker, D: a Plan constant
	EventPlanned       // Seat has completed its plan
	EventAssigned      // revealed plan of Seat: worker C in window B of slot A; D is 1 if a miner is to be trained
	EventBoarded       // revealed plan of Seat: worker C aboard cart A
	EventChosen        // Seat makes the first part of a decision: A is a Chosen constant, see there for B and C
	EventLaunched      // Seat sends cart A for the fee C down the shaft that ends in cell B
	EventEarned        // the worker in slot B, window C earns A dollars for Seat; D is an Earn constant
	EventLearned       // the worker in slot A, window B of Seat learns; Seat draws a card if one is left
	EventTrained       // the miner in the school in slot A of Seat becomes a worker of kind B
	EventBuilt         // Seat builds B in slot A for C dollars; D is the building it replaces or NoBuilding
	EventUpgraded      // Seat turns the house in slot A into a hotel for C dollars
	EventLastDay       // Seat has 12 buildings, so this is the last day
	EventOrder         // the new player order, encoded in A (see Order); B: 1 if determined by the money spent
	EventReturned      // cart A of Seat returns from its shaft
	EventMined         // Seat takes resource B from the tile in cell A; C is 1 for a strong miner, 2 for Night Shift
	EventSoldCombo     // Seat sells combination A for B dollars; resource C stays on sale slot D, -1 for none
	EventSoldPlain     // Seat sells B units of resource A for C dollars
	EventHired         // Seat hires worker A for B dollars from job slot C or -1; D: 1 if it counts as a daily hire
	EventStaked        // Seat stakes A dollars with Poker Night and gets B dollars back
	EventActed         // Seat has used an action of the evening; A actions are left in its turn
	EventTurnEnded     // the turn of Seat in the evening is over
	EventDismissed     // Seat dismisses a worker of kind A
	EventDropped       // Seat discards a token of resource A
	EventLodged        // A specialists of Seat sleep in saloons
	EventNight         // the night begins, and the workers on the job board move to cheaper slots
	EventJobLeft       // worker A leaves the job board
	EventJobFilled     // worker A is put into job slot B, counted from 1
	EventStrongOut     // a strong miner is drawn from the worker bag; A strong miners can now be hired
	EventMarketCleared // tokens, price bonuses and collapsed tiles leave the market
	EventDiscarded     // Seat discards card A
	EventAsked         // Seat decides next, in phase A and stage B; for C and D see State.askedParameters
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

// Purposes of a die roll: values of field B of EventRolled.
const (
	RollEarthquake = iota
	RollOfficer
	RollGamble
	RollPoker
)

// Ways to earn money: values of field D of EventEarned.
const (
	EarnDrink = iota
	EarnGamble
	EarnBar
)

// Parts of a plan: values of field D of EventPlans.
const (
	PlanWindow = iota // a worker is assigned to a window
	PlanCart          // a worker is assigned to a cart
	PlanLesson        // a teacher and a miner are assigned to a school, to train the miner
	PlanIdle          // the other workers of this kind stay idle
)

// Kinds of choices: values of field A of EventChosen. The choice is the first part of a decision
// and takes effect only with a later move. The comments say what fields B and C of the event hold.
const (
	ChosenTile   = iota // B is the tile, one of those offered
	ChosenCell          // B is the cell for the tile; C is 1 to replace the tile there
	ChosenCart          // B is the index of the cart to be sent
	ChosenWorker        // B is the slot and C the window of the workshop worker who does a job
	ChosenSite          // B is the building that will replace another one
	ChosenOre           // B is the cell of the tile to be mined
	ChosenArrest        // B is the kind of the attacker's worker to be arrested
)

// reveals marks the kinds of events that show hidden information to everybody who may read them.
// Undo stops at such events.
var reveals = [eventEnd]bool{
	EventDrew: true, EventHappening: true, EventRolled: true, EventTiles: true, EventLost: true, EventSeen: true,
	EventJobFilled: true, EventStrongOut: true,
}

// discloses marks the kinds of events that show others what until then only their seat knew: a card
// from its hand.
var discloses = [eventEnd]bool{EventAttack: true, EventPlayed: true, EventReacted: true, EventDiscarded: true}

// secret marks the kinds of events that only their Seat may see.
var secret = [eventEnd]bool{EventGot: true, EventLost: true, EventSeen: true, EventPlans: true}

// emit sends an event to obs, unless obs is nil.
func emit(obs engine.Observer, kind engine.EventKind, seat, other engine.Seat, params ...int) {
	if obs != nil {
		e := engine.Event{Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Discloses: discloses[kind],
			Secret: secret[kind]}
		for i, to := range []*int16{&e.A, &e.B, &e.C, &e.D} {
			if i < len(params) {
				*to = int16(params[i])
			}
		}
		obs(e)
	}
}

// nobody is the value of field Other for an event that involves only one seat, or one seat and the
// bank.
const nobody = engine.NoSeat

// Order returns the player order that the EventOrder e reports. seats is the number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(int(e.A), seats)
}
