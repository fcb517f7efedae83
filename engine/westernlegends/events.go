package westernlegends

import "gulch/engine"

// Events. Each comment says what the fields Seat, Other and A to D hold. Seat is NoSeat for the
// table, a supply or nobody; Other may be ManInBlack. Spaces, cards, items, tokens, stories and so
// on are given by their numbers. "Secret" events are sent only to their Seat.
const (
	_ engine.EventKind = iota // 0 is not the kind of any event

	EventPicked    // secret: Seat chooses character A, to be revealed later
	EventCharacter // the character of Seat is A
	EventGoals     // secret: Seat holds the goals A, a bit set of three of its four goals
	EventFirst     // Seat is the first player
	EventRound     // round A begins
	EventTurn      // the turn of Seat begins, in round A
	EventAction    // Seat uses an action or makes a move that costs none; A is the move's kind, B its field A
	EventMini      // the miniature of Seat moves from B to A; C is 1 for a walking step
	EventSheriff   // the Sheriff moves from B to A; Seat moved him, or nobody if it is NoSeat
	EventTrain     // the Train moves to A
	EventMib       // the Man in Black moves from B to A
	EventMibLP     // the Man in Black gains A LP and has B then
	EventMibCard   // the Man in Black plays card A
	EventMoney     // the money of Seat changes by A to B; C is the source of the change, a Road
	EventLP        // the LP of Seat change by A to B; C is the source of the change, a Road
	EventNuggets   // the nuggets of Seat change by A to B
	EventWounds    // the wounds of Seat change by A to B
	EventPoint     // the cube of Seat on track A moves to space B
	EventAwake     // the ability of Seat becomes active
	EventActions   // Seat gains A actions in this turn
	EventSlow      // Seat will lose A spaces of movement in its next turn
	EventDrew      // Seat draws A cards and has B in hand then
	EventDrewCard  // secret: Seat draws card A
	EventDiscard   // card A of Seat is discarded, leaving B in hand; C is 1 if it was in play
	EventBack      // Seat takes card A back and has B in hand then
	EventGave      // Seat gives a face-down card to Other, leaving A cards with Seat and B with Other
	// secret: Seat sees that card A changes hands; B is 0 if Seat gives the card and 1 if Seat
	// receives it
	EventGaveCard
	EventLooked      // Seat looks at A cards of Other, or of the dealer if that is NoSeat
	EventSaw         // secret: Seat sees card A of Other
	EventSawFight    // secret: Seat sees fight card A of the dealer
	EventShuffled    // deck A is shuffled: 0 poker, 1 events, 2 train, 3 Man in Black
	EventItem        // Seat gains item A; B is 1 for the upgraded side
	EventUpgrade     // Seat upgrades item A
	EventItemBack    // Seat returns item A to its stack
	EventGear        // A is now the active weapon of Seat and B its active mount; -1 for none
	EventCattle      // Seat takes a cattle token of colour A from its stack
	EventCattleBack  // Seat returns its cattle token of colour A to the stack
	EventDelivered   // Seat delivers cattle token A; B is 1 if it was rustled
	EventLonghorns   // the longhorns of Seat change by A to B
	EventBandit      // a bandit appears in space A (B is 1) or disappears (B is 0)
	EventToken       // a token of kind B appears at A (C is 1) or disappears (C is 0); D is a longhorn's number or -1
	EventRoller      // a high roller appears in saloon A (B is 1) or disappears (B is 0)
	EventTokenShown  // event token A is turned face up
	EventPeeked      // Seat looks at the face-down token in space A, or in saloon A - 200
	EventPeekedToken // secret: the token that Seat looks at is A; B is the place, as field A of EventPeeked
	EventGold        // space A has B nuggets now
	EventPlot        // Seat develops the land in space A and uncovers frontier token B
	EventStory       // story A is turned up on pile B; A is -1 if the pile is empty
	EventContributed // Seat places a disc on the story of pile A
	EventStoryDone   // story A of pile B is complete and its rewards are given
	EventEvent       // Seat carries out event A
	EventEventSeen   // secret: Seat sees event A, one of those that it may choose
	EventHeist       // Seat draws train encounter A
	EventFight       // Seat starts to fight Other; A: kind, B: fight cards, C: space, D: token, encounter or -1
	EventFightDrawn  // A fight cards are drawn against Seat; Other plays them, or the dealer if it is NoSeat
	EventDealerCard  // secret: fight card A is one of those drawn; Seat is the dealer
	EventParried     // Seat buys off the fight that Other started
	EventSealed      // secret: Seat plays card A face down
	EventDeclined    // Seat declines the fight
	EventShown       // card A of Seat is revealed; -1 if Seat has played none
	EventFightCard   // fight card A is revealed against Seat
	EventUsed        // Seat uses source A (a card, an ability or an item) in window B
	EventLowered     // values of sides 0 and 1 are lowered by A and B, and by C and D because of played cards
	EventTies        // bit sets of the sides that win ties: A not by cards, B by their played cards
	EventValues      // the values of the sides are compared: A of side 0, B of side 1
	EventFightWon    // Seat wins the fight with Other; A is the kind of fight, B the side of Seat
	EventRestart     // the fight of Seat restarts
	EventFightOver   // the fight of Seat with Other is over
	EventArrested    // Seat is arrested by Other, or by the Sheriff alone if that is NoSeat
	EventRolled      // Seat rolls face A with die B; C is 1 for a reroll
	EventLegend      // Seat has A legendary tokens now, after drawing B; C is the Road of the gain
	EventLegends     // secret: the legendary tokens of Seat, a bit set; A is bits 0 to 15, B the others
	EventCount       // counter A of Seat is now B for the whole game, and C for this turn
	EventGoal        // Seat completes goal A
	EventGame        // Seat starts a card game of kind A in saloon B; C is 1 if players elsewhere may join
	EventJoined      // Seat joins the card game
	EventPot         // the pot now holds A dollars
	EventHouseDealt  // Seat deals A face-down cards to the house; if Seat is NoSeat, the house does not play
	EventHouse       // card A of the house is revealed
	EventFlop        // card A is dealt face up as open card number B
	EventChose       // Seat has chosen A cards for its poker hand
	EventChoseCards  // secret: the cards that Seat has chosen are A and B, -1 for none
	EventHand        // Seat, or the house if NoSeat, shows cards A and B, which make a hand of strength C
	EventWinners     // the seats in the bit set A have the best hand; B is 1 if the house has it
	EventPokerWon    // Seat, or the house if NoSeat, wins A dollars from the pot
	EventStayed      // Seat stays in the game
	EventFolded      // Seat folds, or takes its bets back in faro
	EventFaroCard    // fight card A is shown to all at the start of faro
	EventBet         // Seat bets B dollars on the rank A
	EventFaroTurned  // fight card A is the turned faro card number B
	EventBetWon      // Seat wins A dollars with its bet on rank B
	EventBetLost     // Seat loses its bet of A dollars on rank B
	EventGameEnded   // the card game that Seat started ends
	EventPrey        // Seat becomes the prey of the Man in Black
	EventMarker      // Seat sets off the event marker on track A; if A is the number of tracks, the one at 5 × B LP
	EventMarkerPaid  // Seat resolves an event for an event marker next
	EventEnd         // the end of the game is triggered; A is the last round
	// one line of the final scoring: the legendary points (LP) of Seat change by A and are B
	// afterwards; C is the step of the scoring
	EventTally
	EventAsked    // Seat decides next, in phase A; NoSeat if that is a secret, see EventSilent
	EventSilent   // secret: a seat decides in phase A; B is 1 if it is Seat (every seat gets such an event)
	EventGameOver // the game is over
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

// reveals marks the kinds of events that make hidden information public. Undo stops at such events.
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
