package boomtown

import "gulch/engine"

// Kinds of events, in the order of a turn. The comments explain the fields Seat, Other and A to D
// of the event; fields that they do not mention are not used. NoSeat as Other is the bank or
// nobody. Together the events determine all public information. Every removal of a card has its own
// EventRemoved.
const (
	// a turn begins; Seat: first player, A: number of the turn, B: number of turns of the game
	EventTurn engine.EventKind = iota + 1
	// an event card comes up in turn 1 and is laid aside; A: the card
	EventTurned
	// a card is revealed; A: the card, B: its place in the row, C: cards left in the deck
	EventRevealed
	// an event card laid aside in turn 1 returns to the deck; A: the card
	EventReturned
	EventShuffled // the deck is shuffled; A: number of its cards
	EventBid      // Seat bids; A: gold
	EventPass     //
	EventWon      // Seat wins the auction; A: price in gold
	// Seat gets a part of the price from Other; A: gold received, B: gold kept, C: gold passed on
	EventShare
	EventBankShare // Seat pays the rest of the price to the bank; A: gold
	EventStayed    // Seat does not use its Mustang
	EventRode      // Seat uses its Mustang; A: the card
	EventOrder     // the pick order is set; A: the order, decoded by Order
	// Seat takes a card from the row; A: the card, B: its place in the row
	EventTaken
	// Seat pays a fee to Other, the mayor; A: gold owed, B: gold paid, C: town, D: the mayor's
	// mines there
	EventFee
	EventMine     // Seat gets a mine; A: the mine, B: town, C: mines that Seat now owns there
	EventMayor    // Seat takes a pawn from Other, NoSeat for the supply; A: its town, B: mines of Seat there
	EventGovernor // Seat places a Governor; A: the card, B: town, C: 1 if the card had been waiting
	EventVein     // Seat places a New Vein; A: the card, B: mine, C: 1 if the card had been waiting
	EventSaloon   // Seat opens a saloon; A: the card, B: town
	EventGirls    // Seat places Saloon Girls; A: the card, B: saloon, C: 1 if the card had been waiting
	EventKept     // Seat keeps an event card; A: the card, B: 1 if it waits without effect
	EventShark    // Seat pays the bank for a Card Shark; A: gold owed, B: gold paid
	EventCoach    // Seat gets gold from the bank for a Stagecoach Robbery; A: gold
	EventBlast    // Seat blows up a card of Other with Dynamite; A: the mine or saloon
	EventSeized   // Seat takes a mine from Other; A: the mine, B: town, C: mines that Seat now owns there
	EventVictim   // Seat chooses Other as the victim of a Holdup
	EventDemand   // Seat demands gold from Other; A: gold, and the total that the dice must reach
	// Seat rolls two dice for its demand; A and B: dice, C: demand, D: 1 if their total reaches it
	EventHoldupRoll
	EventRobbed // Seat, the victim, pays Other; A: gold owed, B: gold paid
	EventRolled // Seat, the first player, rolls the production dice; A and B: dice
	EventHeld   // Seat does not use its Telegraph
	// Seat turns a die with its Telegraph; A: die, 0 or 1, B: new face, C: old face, D: the card
	EventWired
	EventCaveIn   // the dangerous mines cave in; A: total of the dice
	EventProduced // a mine produces for Seat; A: the mine, B: gold, C: part of it from New Vein cards
	// Seat pays a saloon of Other; A: gold owed, B: gold paid, C: the mine that produced, D: the
	// saloon
	EventToll
	EventRemoved  // a card leaves the game; Seat: its owner or user, A: the card, B: a Reason
	EventAsked    // Seat has to make a decision; A: its phase
	EventGameOver // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "turn_began", "event_turned", "card_revealed", "event_returned", "deck_shuffled", "bid", "pass", "auction_won",
	"share", "bank_share", "mustang_kept", "mustang_ridden", "pick_order", "card_taken", "fee", "mine_placed",
	"mayor", "governor_placed", "vein_placed", "saloon_opened", "girls_hired", "card_kept", "card_shark", "stagecoach",
	"blast", "seized", "victim_named", "number_demanded", "holdup_rolled", "robbed", "rolled", "telegraph_held",
	"telegraph_used", "cave_in", "produced", "saloon_paid", "card_removed", "asked", "game_over",
}

// Reason is the reason why a card left the game. It is field B of EventRemoved.
type Reason int16

// Reasons for which a card leaves the game.
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
