package boomtown

import "gulch/engine"

// Kinds of events, in the order of a turn. The comments describe the fields Seat, Other and A to D
// of each kind; NoSeat as Other is the bank or nobody. Together the events determine all public
// information. Every removal of a card has its own EventRemoved.
const (
	EventTurn      engine.EventKind = iota + 1 // Seat is first player of turn number A; the game has B turns
	EventTurned                                // card A, an event, came up in turn 1 and is laid aside
	EventRevealed                              // card A is revealed in place B of the row; C cards remain in the deck
	EventReturned                              // card A, an event laid aside in turn 1, goes back into the deck
	EventShuffled                              // the deck, which has A cards, is shuffled
	EventBid                                   // Seat bids A gold
	EventPass                                  //
	EventWon                                   // Seat wins the auction for A gold
	EventShare                                 // of the price, Seat gets A from Other, keeps B and passes on C
	EventBankShare                             // Seat pays A, the rest of the price, to the bank
	EventStayed                                // Seat does not use its Mustang
	EventRode                                  // Seat uses its Mustang, card A
	EventOrder                                 // the pick order is A; decode it with Order
	EventTaken                                 // Seat takes card A from place B of the row
	// Seat owes Other the fee A and pays B; Other is mayor of town C with D mines
	EventFee
	EventMine       // Seat gets mine A in town B and now owns C mines there
	EventMayor      // Seat, with B mines in town A, takes its pawn from Other or the supply
	EventGovernor   // Seat places card A at the pawn of town B; C is 1 if it had waited
	EventVein       // Seat places card A under mine B; C is 1 if it had waited
	EventSaloon     // Seat opens saloon A in town B
	EventGirls      // Seat puts card A into saloon B; C is 1 if it had waited
	EventKept       // Seat keeps card A; B is 1 if the card waits without effect
	EventShark      // Seat owes the bank A for a Card Shark and pays B
	EventCoach      // Seat gets A gold from the bank for a Stagecoach Robbery
	EventBlast      // Seat blows up card A of Other with Dynamite
	EventSeized     // Seat takes mine A in town B from Other and now owns C mines there
	EventVictim     // Seat chooses Other as the victim of a Holdup
	EventDemand     // Seat demands A gold of Other
	EventHoldupRoll // Seat rolls A and B for the demand C; D is 1 if the total reaches C
	EventRobbed     // Seat, the victim, owes Other A and pays B
	EventRolled     // Seat, the first player, rolls A and B for production
	EventHeld       // Seat does not use its Telegraph
	EventWired      // Seat turns die A from C to B with its Telegraph, card D
	EventCaveIn     // the dangerous mines cave in because the total of the dice is A
	EventProduced   // mine A brings Seat B gold, of which C is from New Vein cards
	EventToll       // for mine C, Seat owes A to Other, owner of saloon D, and pays B
	EventRemoved    // card A of Seat, its owner or user, leaves the game; B is a Reason
	EventAsked      // Seat decides next, in phase A
	EventGameOver   // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "turn_began", "event_turned", "card_revealed", "event_returned", "deck_shuffled", "bid", "pass", "auction_won",
	"share", "bank_share", "mustang_kept", "mustang_ridden", "pick_order", "card_taken", "fee", "mine_placed",
	"mayor", "governor_placed", "vein_placed", "saloon_opened", "girls_hired", "card_kept", "card_shark", "stagecoach",
	"blast", "seized", "victim_named", "number_demanded", "holdup_rolled", "robbed", "rolled", "telegraph_held",
	"telegraph_used", "cave_in", "produced", "saloon_paid", "card_removed", "asked", "game_over",
}

// Reason is the reason why a card left the game, used in EventRemoved.
type Reason int16

// The values of Reason.
const (
	Used      Reason = iota // the card's effect was carried out
	NoTarget                // an instant event without a target, removed without effect (R43)
	Blasted                 // destroyed by Dynamite
	CavedIn                 // a mine that was removed by a cave-in
	Attached                // removed because the mine or saloon where it was placed was removed
	Deposed                 // a Governor, removed because another seat has taken the pawn
	Discarded               // a New Vein, removed because its mine was expropriated (R83)
)

// reveals marks the kinds of events that make hidden information public or contain random results.
var reveals = [eventEnd]bool{
	EventTurned: true, EventRevealed: true, EventShuffled: true, EventHoldupRoll: true, EventRolled: true,
}

// emitEvent sends an event to tell, unless tell is nil.
func emitEvent(tell engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	if tell != nil {
		emit(tell, kind, seat, other, a, b, c, d)
	}
}

func emit(tell engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	tell(engine.Event{
		Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind],
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}

// Order decodes the pick order from an EventOrder of a game with the given number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(int(e.A), seats)
}
