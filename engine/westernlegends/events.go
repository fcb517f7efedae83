package westernlegends

import "gulch/engine"

// Events. Each comment says what Seat, Other and A to D hold. NoSeat is the table, a supply or
// nobody, and Other may be ManInBlack. Spaces, cards, items, tokens, stories and so on are given by
// their numbers. "now" is the value after the event.
const (
	_ engine.EventKind = iota // no event

	EventPicked      // secret: Seat keeps character A
	EventCharacter   // the character of Seat is A
	EventGoals       // secret: Seat holds the goals A, a bit set; one of four is missing
	EventFirst       // Seat is first player
	EventRound       // round A begins
	EventTurn        // the turn of Seat begins; A round
	EventAction      // Seat spends an action or makes a free move; A kind of move, B its field A
	EventMini        // the miniature of Seat moves to A from B; C 1 for a walking step
	EventSheriff     // the Sheriff moves to A from B; Seat moved him, NoSeat for nobody
	EventTrain       // the Train moves to A
	EventMib         // the Man in Black moves to A from B
	EventMibLP       // the Man in Black gains A LP, B now
	EventMibCard     // the Man in Black plays card A
	EventMoney       // the money of Seat changes by A, B now; C Road of the change
	EventLP          // the LP of Seat change by A, B now; C Road of the change
	EventNuggets     // the nuggets of Seat change by A, B now
	EventWounds      // the wounds of Seat change by A, B now
	EventPoint       // the cube of Seat on track A moves to B
	EventAwake       // the ability of Seat becomes active
	EventActions     // Seat gains A actions
	EventSlow        // Seat loses A movement in its next turn
	EventDrew        // Seat draws A cards, B in hand now
	EventDrewCard    // secret: Seat draws card A
	EventDiscard     // card A of Seat is discarded, B in hand now; C 1 if it was in play; NoSeat is the table
	EventBack        // Seat takes card A back into the hand, B in hand now
	EventGave        // Seat gives a hidden card to Other
	EventGaveCard    // secret: Seat learns that card A changes hands
	EventLooked      // Seat looks at A cards of Other, or of the dealer
	EventSaw         // secret: Seat sees card A of Other
	EventSawFight    // secret: Seat sees fight card A of the dealer
	EventShuffled    // deck A is shuffled: 0 poker, 1 events, 2 train, 3 Man in Black
	EventItem        // Seat gains item A, B 1 for the upgraded side
	EventUpgrade     // Seat upgrades item A
	EventItemBack    // Seat returns item A to its stack
	EventGear        // the active weapon of Seat is A, the mount B
	EventCattle      // Seat takes a cattle token of colour A
	EventCattleBack  // the cattle token of Seat, of colour A, returns to its stack
	EventDelivered   // Seat delivers cattle token A; B 1 if rustled
	EventLonghorns   // the longhorns of Seat change by A, B now
	EventBandit      // a bandit appears at A (B 1) or disappears (B 0)
	EventToken       // a token of kind B appears at A (C 1) or disappears (C 0); D number of a longhorn or -1
	EventRoller      // a high roller appears in saloon A (B 1) or disappears (B 0)
	EventTokenShown  // token A is turned face up
	EventPeeked      // Seat looks at the face-down token at space A, or in saloon A-200
	EventPeekedToken // secret: that token is A; B as A of EventPeeked
	EventGold        // there are now B nuggets at A
	EventPlot        // Seat develops space A and uncovers frontier token B
	EventStory       // story A is turned up in slot B; -1 if the pile is empty
	EventContributed // Seat places a disc on the story of slot A
	EventStoryDone   // story A of slot B is resolved
	EventEvent       // Seat resolves event A
	EventEventSeen   // secret: Seat sees event A, one to choose from
	EventHeist       // Seat meets train encounter A
	EventFight       // Seat fights Other: A kind, B fight cards, C space; D token or train encounter or -1
	EventFightDrawn  // A fight cards are drawn against Seat; Other plays them, NoSeat for the automatic dealer
	EventDealerCard  // secret: fight card A is one of them; Seat is the dealer
	EventParried     // Seat buys off the fight of Other
	EventSealed      // secret: Seat plays card A face down
	EventDeclined    // Seat declines the fight
	EventShown       // card A of Seat is revealed, -1 for none
	EventFightCard   // fight card A is revealed against Seat
	EventUsed        // Seat uses source A in window B
	EventLowered     // A and B are taken off the values of sides 0 and 1, C and D by cards
	EventTies        // sides that win ties, as bit sets: A, and because of their cards B
	EventValues      // the values that are compared: A of side 0, B of side 1
	EventFightWon    // Seat wins against Other: A kind of fight, B its side
	EventRestart     // the fight of Seat restarts
	EventFightOver   // the fight of Seat with Other is over
	EventArrested    // Seat is arrested by Other, NoSeat for the Sheriff alone
	EventRolled      // Seat rolls face A with die B; C 1 for a reroll
	EventLegend      // Seat has A legendary tokens now after drawing B; C Road of the gain
	EventLegends     // secret: those tokens as a bit set: A the first 16, B the others
	EventCount       // counter A of Seat is B in the game, C in the turn of the active player
	EventGoal        // Seat completes goal A
	EventGame        // Seat starts a game of kind A in saloon B; C 1 if players elsewhere may join
	EventJoined      // Seat joins the game
	EventPot         // the pot is now A
	EventHouseDealt  // Seat deals A cards face down to the house; with NoSeat and 0 there is none
	EventHouse       // card A of the house is revealed
	EventFlop        // card A is dealt open with index B
	EventChose       // Seat has chosen A cards to show
	EventChoseCards  // secret: those cards are A and B, -1 for none
	EventHand        // Seat shows cards A and B, a hand of strength C; NoSeat is the house
	EventWinners     // the seats with the best hand, A as a bit set; B 1 if the house has it
	EventPokerWon    // Seat wins A dollars from the pot; NoSeat is the house
	EventStayed      // Seat stays in the game
	EventFolded      // Seat folds, or takes its faro bets back
	EventFaroCard    // fight card A is shown in the faro box
	EventBet         // Seat bets B dollars on rank A
	EventFaroTurned  // fight card A is turned as number B
	EventBetWon      // Seat wins A dollars on rank B
	EventBetLost     // Seat loses A dollars on rank B
	EventGameEnded   // the game of Seat ends
	EventPrey        // Seat becomes the prey of the Man in Black
	EventMarker      // Seat sets off the event marker on track A, or the one on 5 × B LP
	EventMarkerPaid  // Seat resolves an event for a marker next
	EventEnd         // the end is triggered; A is the last round
	EventTally       // the LP of Seat change by A to B in step C of the final scoring
	EventAsked       // Seat decides next; A phase. With NoSeat a silent window may be open, see EventSilent
	EventSilent      // secret: phase A of a silent window, B 1 if Seat is the one asked
	EventGameOver    // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "picked", "character", "goals_dealt", "first_player", "round", "turn", "action", "mini_moved",
	"sheriff_moved", "train_moved",
	"mib_moved", "mib_lp", "mib_card", "money", "lp", "nuggets", "wounds", "point", "ability_awake", "actions",
	"slowed",
	"drew", "drew_card", "discarded", "taken_back", "gave_card", "gave_which", "looked", "saw_card", "saw_fight_card",
	"shuffled", "item_gained", "item_upgraded", "item_returned", "gear", "cattle_taken", "cattle_returned",
	"cattle_delivered", "longhorns", "bandit", "token", "high_roller", "token_shown", "peeked", "peeked_token", "gold",
	"frontier", "story_turned", "contributed", "story_done", "event", "event_seen", "heist", "fight",
	"fight_cards_drawn", "dealer_card", "parried",
	"card_sealed", "declined", "card_revealed", "fight_card", "used", "lowered", "ties", "values", "fight_won",
	"fight_restarted", "fight_over",
	"arrested", "rolled", "legendary_tokens", "legendary_held", "counted", "goal", "game_started", "joined", "pot",
	"house_dealt", "house_card", "flop", "hand_chosen", "hand_cards",
	"hand_shown", "winners", "poker_won", "stayed", "folded", "faro_card", "bet", "faro_turned", "bet_won",
	"bet_lost", "game_ended", "prey",
	"event_marker", "marker_paid", "end_triggered", "tally", "asked", "asked_in_silence", "game_over",
}

// reveals marks the kinds of events that make hidden information public. Undo stops at them.
var reveals = [eventEnd]bool{
	EventCharacter: true, EventFirst: true, EventDrew: true, EventDrewCard: true, EventSaw: true, EventSawFight: true,
	EventShuffled: true, EventTokenShown: true, EventPeekedToken: true, EventPlot: true, EventStory: true,
	EventEvent: true, EventEventSeen: true, EventHeist: true, EventShown: true, EventFightCard: true, EventRolled: true,
	EventLegend: true, EventHouse: true, EventFlop: true, EventHand: true, EventFaroCard: true, EventFaroTurned: true,
	EventDelivered: true, EventMibCard: true, EventGaveCard: true, EventToken: true, EventGoals: true, EventBack: true,
	EventDealerCard: true,
}

// secret marks the kinds of events that only their Seat may see.
var secret = [eventEnd]bool{
	EventPicked: true, EventDrewCard: true, EventGaveCard: true, EventSaw: true, EventSawFight: true,
	EventPeekedToken: true, EventEventSeen: true, EventGoals: true, EventSealed: true, EventDealerCard: true,
	EventLegends: true, EventChoseCards: true, EventSilent: true,
}

// emit sends an event to obs, unless obs is nil.
func emit(obs engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	if obs != nil {
		sendEvent(obs, kind, seat, other, a, b, c, d)
	}
}

func sendEvent(obs engine.Observer, kind engine.EventKind, seat, other engine.Seat, a, b, c, d int) {
	obs(engine.Event{
		Kind: kind, Seat: seat, Other: other, Reveals: reveals[kind], Secret: secret[kind],
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
