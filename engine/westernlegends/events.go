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
	// Seat uses an action or makes a move that costs none; A is the move's kind, B its field A. The
	// end of a turn is not reported if no action is left
	EventAction
	EventMini    // the miniature of Seat moves from B (-1 at the start) to A; C is 1 for a walking step
	EventSheriff // the Sheriff moves from B to A; Seat moved him, or nobody if it is NoSeat
	EventTrain   // the Train moves to A
	EventMib     // the Man in Black moves from B to A
	EventMibLP   // the Man in Black gains A LP, so that he now has B
	EventMibCard // the Man in Black plays card A
	// the money of Seat changes by A dollars and is now B; C is the source of the change, a Road; D
	// may be TurnEnd
	EventMoney
	EventLP       // the LP of Seat change by A and are now B; C is the source of the change, a Road
	EventNuggets  // the number of nuggets of Seat changes by A and is now B
	EventWounds   // the number of wounds of Seat changes by A and is now B
	EventPoint    // the cube of Seat on track A moves to space B
	EventAwake    // the ability of Seat becomes active
	EventActions  // Seat gains A actions in this turn
	EventSlow     // Seat will lose A spaces of movement in its next turn
	EventDrew     // Seat draws A cards and now has B cards in hand
	EventDrewCard // secret: Seat draws card A
	// card A of Seat is discarded, which leaves B cards in hand; C is 1 if the card was in play
	EventDiscard
	EventBack // Seat takes card A back and now has B cards in hand
	EventGave // Seat gives Other a face-down card; then Seat has A cards and Other has B cards in hand
	// secret: Seat sees that card A changes hands; B is 0 if Seat gives the card and 1 if Seat
	// receives it
	EventGaveCard
	EventLooked     // Seat looks at A cards of Other, or at A cards of the dealer if Other is NoSeat
	EventSaw        // secret: Seat sees card A of Other
	EventSawFight   // secret: Seat sees fight card A of the dealer
	EventShuffled   // deck A is shuffled: 0 poker, 1 events, 2 train, 3 Man in Black
	EventItem       // Seat gains item A; B is 1 for the upgraded side
	EventUpgrade    // Seat upgrades item A
	EventItemBack   // Seat returns item A to its stack
	EventGear       // Seat now has A as its active weapon and B as its active mount; -1 for none
	EventCattle     // Seat takes a cattle token of colour A from its stack
	EventCattleBack // the number of longhorns of Seat changes by A and is now B
	EventDelivered  // Seat delivers cattle token A; B is 1 if it was rustled
	EventLonghorns  // the longhorns of Seat change by A to B
	EventBandit     // a bandit appears in space A (B is 1) or disappears (B is 0)
	// a token of kind B appears in space A (C is 1) or disappears (C is 0); D is a longhorn's
	// number, else -1
	EventToken
	EventRoller      // a high roller appears in saloon A (B is 1) or disappears (B is 0)
	EventTokenShown  // event token A is turned face up
	EventPeeked      // Seat looks at the face-down token in space A, or in saloon A - 200
	EventPeekedToken // secret: the token that Seat looks at is A; B is its place, numbered as in EventPeeked
	EventGold        // space A has B nuggets now
	EventPlot        // Seat develops the land in space A and uncovers frontier token B
	EventStory       // story A is turned up on pile B; A is -1 if the pile is empty
	EventContributed // Seat places a disc on the story of pile A
	EventStoryDone   // story A of pile B is complete and its rewards are given
	EventEvent       // Seat carries out event A
	EventEventSeen   // secret: Seat sees event A, one of those that it may choose
	EventHeist       // Seat draws train encounter A
	// Seat starts to fight Other; A is the kind of fight, B the number of fight cards, C the space,
	// D the number of the event token or train encounter that is fought, -1 for none
	EventFight
	// A fight cards are drawn for the opponent of Seat; Other will play them; if Other is NoSeat,
	// the automatic dealer or the Man in Black plays them
	EventFightDrawn
	EventDealerCard // secret: fight card A is one of those drawn; Seat is the dealer
	EventParried    // Seat buys off the fight that Other started
	EventSealed     // secret: Seat plays card A face down
	EventDeclined   // Seat declines the fight
	EventShown      // card A of Seat is revealed; -1 if Seat has played none
	EventFightCard  // fight card A is revealed against Seat
	EventUsed       // Seat uses source A (a card, an ability or an item) in window B
	// the values of the two sides in the fight are lowered: side 0 by A, side 1 by B; in addition,
	// because of the cards played, side 0 by C and side 1 by D
	EventLowered
	// sides of the fight that win ties, as two bit sets: A because of reactions, weapons or
	// abilities, B because of their played cards
	EventTies
	EventValues    // the values of the sides are compared: A of side 0, B of side 1
	EventFightWon  // Seat wins the fight with Other; A is the kind of fight, B the side of Seat
	EventRestart   // the fight of Seat restarts
	EventFightOver // the fight of Seat with Other is over
	EventArrested  // Seat is arrested by Other, or by the Sheriff alone if Other is NoSeat
	EventRolled    // Seat rolls die number B and gets face A; C is 1 for a reroll
	// Seat has A legendary tokens now, after drawing B of them; C is the source of the gain, a Road
	EventLegend
	EventLegends // secret: the legendary tokens of Seat, a bit set; A is bits 0 to 15, B the others
	EventCount   // counter A of Seat is now B for the whole game, and C for this turn
	EventGoal    // Seat completes goal A
	// Seat starts a card game of kind A in the saloon of town B; C is 1 if players elsewhere may
	// join
	EventGame
	EventJoined     // Seat joins the card game
	EventPot        // the pot now holds A dollars
	EventHouseDealt // Seat deals A face-down cards to the house; if Seat is NoSeat, the house does not play
	EventHouse      // card A of the house is revealed
	EventFlop       // card A is dealt face up as open card number B
	EventChose      // Seat has chosen A cards for its poker hand
	EventChoseCards // secret: the cards that Seat has chosen are A and B, -1 for none
	EventHand       // Seat, or the house if NoSeat, shows cards A and B, which make a hand of strength C
	EventWinners    // the seats in the bit set A have the best hand; B is 1 if the house has it
	EventPokerWon   // Seat, or the house if NoSeat, wins A dollars from the pot
	EventStayed     // Seat stays in the game
	EventFolded     // Seat folds, or takes its bets back in faro
	EventFaroCard   // fight card A is shown to all at the start of faro
	EventBet        // Seat bets B dollars on the rank A
	EventFaroTurned // fight card A is the turned faro card number B
	EventBetWon     // Seat wins A dollars with its bet on rank B
	EventBetLost    // Seat loses its bet of A dollars on rank B
	EventGameEnded  // the card game that Seat started ends
	EventPrey       // Seat becomes the prey of the Man in Black
	// Seat sets off an event marker: the one on track A or, if A is the number of tracks, the one
	// at 5 × B LP
	EventMarker
	EventMarkerPaid // Seat now resolves the event that it owes for an event marker
	EventEnd        // the end of the game is triggered; A is the last round
	// one line of the final scoring: the legendary points (LP) of Seat change by A and are B
	// afterwards; C is the step of the scoring
	EventTally
	// Seat decides next, in phase A; Seat is NoSeat if it is secret who decides, see EventSilent
	EventAsked
	// secret: a seat decides next in phase A; every seat gets this event, with B = 1 if the seat
	// that decides is Seat
	EventSilent
	EventGameOver // the game is over
	// Seat loses A of a gain that would exceed a limit; B is 0 for dollars and 1 for nuggets
	EventOverLimit
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
	"over_limit",
}

// reveals marks the kinds of events that show hidden information or random results to everybody who
// may read them. Undo stops at such events.
var reveals = [eventEnd]bool{
	EventFirst: true, EventDrewCard: true, EventSaw: true, EventSawFight: true, EventTokenShown: true,
	EventPeekedToken: true, EventPlot: true, EventStory: true, EventEventSeen: true, EventHeist: true,
	EventFightCard: true, EventRolled: true, EventHouse: true, EventFlop: true, EventFaroCard: true,
	EventFaroTurned: true, EventDelivered: true, EventMibCard: true, EventGoals: true, EventBack: true,
	EventDealerCard: true,
}

// discloses reports whether an event of a kind, with fields A and C, shows others what until then
// only its seat knew: a card from its hand, its character, one of its goals. Undo by others stops
// at such events.
func discloses(kind engine.EventKind, a, c int) bool {
	switch kind {
	case EventCharacter, EventGoal, EventShown, EventHand:
		return true
	case EventAction:
		return a == int(KindCard)
	case EventDiscard:
		return c == 0
	}
	return false
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
		Kind: kind, Seat: seat, Other: other,
		Reveals: reveals[kind], Discloses: discloses(kind, a, c), Secret: secret[kind],
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
