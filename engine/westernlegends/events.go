package westernlegends

import "gulch/engine"

// Events. The comment says what Seat, Other and A to D hold; NoSeat is the table, a supply or nobody, and Other may be
// ManInBlack. Spaces, cards, items, tokens, stories and so on are written by their numbers. "now" is the value after.
const (
	EventPicked      engine.EventKind = iota + 1 // secret: Seat keeps A character
	EventCharacter                               // Seat is A character
	EventGoals                                   // secret: Seat holds A goals, a bit each; of four it does not hold one
	EventFirst                                   // Seat is first player
	EventRound                                   // A round
	EventTurn                                    // Seat begins its turn; A round
	EventAction                                  // Seat spends an action or makes a free move; A kind of move, B its A
	EventMini                                    // Seat's miniature goes to A from B; C 1 for a walking step
	EventSheriff                                 // the Sheriff goes to A from B; Seat moved him, NoSeat if nobody
	EventTrain                                   // the Train goes to A
	EventMib                                     // the Man in Black goes to A from B
	EventMibLP                                   // the Man in Black gains A LP, B now
	EventMibCard                                 // the Man in Black plays A card
	EventMoney                                   // Seat's money changes by A, B now; C the Road by which it came
	EventLP                                      // Seat's LP change by A, B now; C the Road by which they came
	EventNuggets                                 // Seat's nuggets change by A, B now
	EventWounds                                  // Seat's wounds change by A, B now
	EventPoint                                   // Seat's cube on A track goes to B
	EventAwake                                   // Seat's ability wakes up
	EventActions                                 // Seat gains A actions
	EventSlow                                    // Seat will have A less movement on its next turn
	EventDrew                                    // Seat draws A cards, B in hand now
	EventDrewCard                                // secret: Seat draws A card
	EventDiscard                                 // Seat's A card goes to the discard pile, B in hand now; C 1 if it was in play; NoSeat is the table
	EventBack                                    // Seat takes A card back into the hand, B in hand now
	EventGave                                    // Seat gives Other a card unseen
	EventGaveCard                                // secret: Seat learns that A card changes hands
	EventLooked                                  // Seat looks at A cards of Other, or of the dealer
	EventSaw                                     // secret: Seat sees A card of Other
	EventSawFight                                // secret: Seat sees A fight card of the dealer
	EventShuffled                                // A deck: 0 poker, 1 events, 2 train, 3 Man in Black
	EventItem                                    // Seat gains A item, B 1 for the upgraded side
	EventUpgrade                                 // Seat upgrades A item
	EventItemBack                                // Seat returns A item to its stack
	EventGear                                    // Seat's active weapon is A, its mount B
	EventCattle                                  // Seat takes a cattle token of A colour
	EventCattleBack                              // Seat's cattle token of A colour goes back to its stack
	EventDelivered                               // Seat delivers A cattle token; B 1 if rustled
	EventLonghorns                               // Seat's longhorns change by A, B now
	EventBandit                                  // a bandit appears at A, B 1, or leaves it, B 0
	EventToken                                   // a token of B kind appears at A, C 1, or leaves it, C 0; D which longhorn it is, -1 for the others
	EventRoller                                  // a high roller appears at A saloon, B 1, or leaves it, B 0
	EventTokenShown                              // A token is turned up
	EventPeeked                                  // Seat looks at the facedown token at A, or at A-200 saloon
	EventPeekedToken                             // secret: it is A, at B as before
	EventGold                                    // B nuggets lie at A now
	EventPlot                                    // Seat develops A space and uncovers B frontier token
	EventStory                                   // A story is turned up in slot B; -1 if the pile is empty
	EventContributed                             // Seat places a disc on the story of slot A
	EventStoryDone                               // A story of slot B is resolved
	EventEvent                                   // Seat resolves A event
	EventEventSeen                               // secret: Seat reveals A event to choose from
	EventHeist                                   // Seat meets A train encounter
	EventFight                                   // Seat fights Other: A kind of fight, B fight cards, C space; D token or train encounter, -1 for none
	EventFightDrawn                              // A fight cards are drawn against Seat; Other deals, NoSeat for the engine
	EventDealerCard                              // secret: A is one of them, for Seat, the dealer
	EventParried                                 // Seat buys itself off Other's fight
	EventSealed                                  // secret: Seat plays A card facedown
	EventDeclined                                // Seat declines
	EventShown                                   // A card of Seat is revealed, -1 for none
	EventFightCard                               // A fight card is revealed against Seat
	EventUsed                                    // Seat uses A source at window B
	EventLowered                                 // so much is taken off the values of first and second side: A and B, by their cards C and D
	EventTies                                    // these sides win ties, a bit each: A, by their cards B
	EventValues                                  // the values compared: A of the first, B of the second side
	EventFightWon                                // Seat wins against Other: A kind of fight, B its side
	EventRestart                                 // the fight of Seat starts again
	EventFightOver                               // the fight of Seat with Other is over
	EventArrested                                // Seat is arrested by Other, NoSeat for the Sheriff
	EventRolled                                  // Seat rolls A face with die B; C 1 for a reroll
	EventLegend                                  // Seat holds A legendary tokens now, having drawn B; C the Road by which they came
	EventLegends                                 // secret: which, a bit each: A the first 16, B the others
	EventCount                                   // Seat's counter A is B in the game, C in the turn of the active player
	EventGoal                                    // Seat completes its goal A
	EventGame                                    // Seat starts A game of cards in B saloon; C 1 if all may join, wherever they are
	EventJoined                                  // Seat joins the game of cards
	EventPot                                     // the pot is A now
	EventHouseDealt                              // Seat deals A cards facedown to the house; NoSeat and 0: there is company instead
	EventHouse                                   // A card of the house is shown
	EventFlop                                    // A card is laid open as number B
	EventChose                                   // Seat has chosen A cards to show
	EventChoseCards                              // secret: A and B, -1 for none
	EventHand                                    // Seat shows A and B, a hand of strength C; NoSeat is the house
	EventWinners                                 // A seats have the best hand, a bit each; B 1 if the house has
	EventPokerWon                                // Seat wins the game, A dollars from the pot; NoSeat is the house
	EventStayed                                  // Seat stays
	EventFolded                                  // Seat folds, or takes its bets back
	EventFaroCard                                // A fight card is shown in the faro box
	EventBet                                     // Seat bets B dollars on rank A
	EventFaroTurned                              // A fight card is turned as number B
	EventBetWon                                  // Seat wins A dollars on rank B
	EventBetLost                                 // Seat loses A dollars on rank B
	EventGameEnded                               // the game of Seat is over
	EventPrey                                    // the Man in Black is after Seat
	EventMarker                                  // Seat sets off the event marker on A track, or of 5 LP times B
	EventMarkerPaid                              // Seat is going to resolve an event for a marker
	EventEnd                                     // the end is triggered; the last round is A
	EventTally                                   // Seat's LP change by A to B in final scoring step C
	EventAsked                                   // Seat is asked next; A phase. NoSeat: somebody may be asked in silence, see EventSilent
	EventSilent                                  // secret: A phase of a silent window, B 1 if it is Seat who is asked
	EventGameOver                                // nobody is asked
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "picked", "character", "goals_dealt", "first_player", "round", "turn", "action", "mini_moved", "sheriff_moved", "train_moved",
	"mib_moved", "mib_lp", "mib_card", "money", "lp", "nuggets", "wounds", "point", "ability_awake", "actions", "slowed",
	"drew", "drew_card", "discarded", "taken_back", "gave_card", "gave_which", "looked", "saw_card", "saw_fight_card",
	"shuffled", "item_gained", "item_upgraded", "item_returned", "gear", "cattle_taken", "cattle_returned",
	"cattle_delivered", "longhorns", "bandit", "token", "high_roller", "token_shown", "peeked", "peeked_token", "gold",
	"frontier", "story_turned", "contributed", "story_done", "event", "event_seen", "heist", "fight", "fight_cards_drawn", "dealer_card", "parried",
	"card_sealed", "declined", "card_revealed", "fight_card", "used", "lowered", "ties", "values", "fight_won", "fight_restarted", "fight_over",
	"arrested", "rolled", "legendary_tokens", "legendary_held", "counted", "goal", "game_started", "joined", "pot", "house_dealt", "house_card", "flop", "hand_chosen", "hand_cards",
	"hand_shown", "winners", "poker_won", "stayed", "folded", "faro_card", "bet", "faro_turned", "bet_won", "bet_lost", "game_ended", "prey",
	"event_marker", "marker_paid", "end_triggered", "tally", "asked", "asked_in_silence", "game_over",
}

// reveals marks the events after which something is known that was not before.
var reveals = [eventEnd]bool{
	EventCharacter: true, EventFirst: true, EventDrew: true, EventDrewCard: true, EventSaw: true, EventSawFight: true,
	EventShuffled: true, EventTokenShown: true, EventPeekedToken: true, EventPlot: true, EventStory: true,
	EventEvent: true, EventEventSeen: true, EventHeist: true, EventShown: true, EventFightCard: true, EventRolled: true,
	EventLegend: true, EventHouse: true, EventFlop: true, EventHand: true, EventFaroCard: true, EventFaroTurned: true,
	EventDelivered: true, EventMibCard: true, EventGaveCard: true, EventToken: true, EventGoals: true, EventBack: true,
	EventDealerCard: true,
}

// secret marks the events that are for the eyes of their seat alone.
var secret = [eventEnd]bool{
	EventPicked: true, EventDrewCard: true, EventGaveCard: true, EventSaw: true, EventSawFight: true,
	EventPeekedToken: true, EventEventSeen: true, EventGoals: true, EventSealed: true, EventDealerCard: true,
	EventLegends: true, EventChoseCards: true, EventSilent: true,
}

// say tells an event if anybody listens.
func say(tell engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	if tell != nil {
		emit(tell, kind, seat, other, a, b, c, d)
	}
}

func emit(tell engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	tell(engine.Event{
		Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Secret: secret[kind],
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
