package boomtown

import "gulch/engine"

// Events, in the order of a turn. The comments say what Seat, Other and A to D hold; NoSeat as
// Other is the bank or nobody. Together the events determine all public information: every removal
// of a card has its own EventRemoved.
const (
	EventTurn       engine.EventKind = iota + 1 // Seat is first player; A turn, B turns in all
	EventTurned                                 // an event came up in turn 1 and is laid aside; A card
	EventRevealed                               // A card, B place in the row, C cards left in the deck
	EventReturned                               // an event laid aside goes back; A card
	EventShuffled                               // A cards in the deck
	EventBid                                    // A amount
	EventPass                                   //
	EventWon                                    // Seat wins the auction; A price
	EventShare                                  // Seat gets a share from Other: A arrives, B stays, C goes on
	EventBankShare                              // Seat gives the rest to the bank: A amount
	EventStayed                                 // Seat keeps its Mustang
	EventRode                                   // Seat rides; A card
	EventOrder                                  // A pick order, see Order
	EventTaken                                  // Seat takes A card from B place in the row
	EventFee                                    // Seat pays Other, the mayor: A owed, B paid, C town, D mayor's mines
	EventMine                                   // Seat places A mine in B town, where it now owns C mines
	EventMayor                                  // Seat takes the pawn of A town from Other or the supply; B its mines
	EventGovernor                               // Seat places A card at the pawn of B town; C 1 if it had waited
	EventVein                                   // Seat places A card under B mine; C 1 if it had waited
	EventSaloon                                 // Seat opens A card in B town
	EventGirls                                  // Seat puts A card into B saloon; C 1 if they had waited
	EventKept                                   // Seat puts A card before itself; B 1 if it waits there without effect
	EventShark                                  // Seat pays the bank for the Card Shark: A owed, B paid
	EventCoach                                  // Seat gets A gold from the bank
	EventBlast                                  // Seat blows up A card of Other
	EventSeized                                 // Seat takes A mine from Other, in B town, where it now owns C mines
	EventVictim                                 // Seat chooses Other as the victim
	EventDemand                                 // Seat demands A of Other
	EventHoldupRoll                             // A and B dice, C the number, D 1 if it is reached
	EventRobbed                                 // Seat pays Other: A owed, B paid
	EventRolled                                 // Seat, the first player, rolls A and B
	EventHeld                                   // Seat does not use its Telegraph
	EventWired                                  // Seat turns die A to B, it showed C; D card
	EventCaveIn                                 // dangerous mines are about to be removed; A total
	EventProduced                               // A mine brings Seat B gold, C of it from a vein
	EventToll                                   // Seat pays Other, the keeper: A owed, B paid, C mine, D saloon
	EventRemoved                                // A card leaves the game; B Reason; Seat owned it or used it
	EventAsked                                  // Seat is asked next; A phase
	EventGameOver                               // no seat decides any more
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "turn_began", "event_turned", "card_revealed", "event_returned", "deck_shuffled", "bid", "pass", "auction_won",
	"share", "bank_share", "mustang_kept", "mustang_ridden", "pick_order", "card_taken", "fee", "mine_placed",
	"mayor", "governor_placed", "vein_placed", "saloon_opened", "girls_hired", "card_kept", "card_shark", "stagecoach",
	"blast", "seized", "victim_named", "number_demanded", "holdup_rolled", "robbed", "rolled", "telegraph_held",
	"telegraph_used", "cave_in", "produced", "saloon_paid", "card_removed", "asked", "game_over",
}

// Reason is why a card left the game, in EventRemoved.
type Reason int16

// The reasons.
const (
	Used      Reason = iota // its effect was carried out
	NoTarget                // an instant event without effect (R43)
	Blasted                 // destroyed by Dynamite
	CavedIn                 // removed by a cave-in
	Attached                // removed with the mine or saloon that it was placed at
	Deposed                 // a Governor whose mayor lost the pawn
	Discarded               // a vein whose mine was seized (R83)
)

// reveals marks the events that make hidden information public.
var reveals = [eventEnd]bool{
	EventTurned: true, EventRevealed: true, EventShuffled: true, EventHoldupRoll: true, EventRolled: true,
}

// emitEvent sends an event to the observer, if there is one.
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

// Order returns the pick order of an EventOrder in a game of the given number of seats.
func Order(e engine.Event, seats int) []engine.Seat {
	return engine.UnpackSeats(int(e.A), seats)
}
