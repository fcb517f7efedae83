package narrowgauge

import "gulch/engine"

// Kinds of events, in the order of a game. The comments say what Seat, Other and A to D mean.
// Together the events determine everything public; see Board. Of a secret event, the fact is public
// and the numbers are for Seat alone.
const (
	EventRound  engine.EventKind = iota + 1 // round A begins
	EventMarket                             // B Certificates of company A are on offer, of value C
	EventShown                              // contract A is put face up; B more are face down
	// bidding A begins, 1 the first, 2 the second; B is 1 if nobody has cash for it
	EventBidding
	EventSealed   // secret: Seat bids A
	EventBids     // both bids are revealed: A of seat 0, B of seat 1
	EventBidPaid  // Seat pays A
	EventTie      // both bid A in bidding B
	EventCoin     // the coin is tossed for the first player; A is a CoinReason
	EventDealt    // secret: Seat is dealt the contracts A and B
	EventKeeps    // secret: Seat keeps contract A
	EventFirst    // Seat is first player of the round; A is a FirstReason
	EventContract // Seat gets contract A, unused
	EventPassed   // Seat takes no Contract
	// contract A leaves the game table; Seat owned it, NoSeat if nobody did
	EventContractGone
	EventTurn  // Seat begins turn A of the game; B turns of the round are left
	EventShare // Seat takes a Certificate of company A with value B; C are left
	// Seat plays card A at origin B; C orientation and Flip Contracts; D company
	EventTrack
	EventPenalty // Seat pays A for the new spaces
	// Seat places a Locomotive of company A on space B, for C; D is 1 on difficult ground that
	// counts
	EventPlaced
	EventTile      // the tile of space A is turned up and shows commodity B
	EventConnected // Seat connects space B for company A: marker C, bonus D
	// Seat moves die A to B, value C; D is the number of steps it was allowed
	EventDie
	EventFlipped   // Seat has used contract A
	EventDiscarded // Seat discards card A; B is 1 if the card was played
	EventNoBuild   // Seat cannot build for company A
	EventStopped   // Seat plays no second card
	EventToken     // Seat's Build token is turned: A is 1 for dark, 0 for white
	EventDrawn     // secret: Seat draws card A
	EventShuffled  // the A cards of the discard pile become the draw pile
	EventTurnEnd   // Seat's turn is over
	EventDividends // the dividends of round A begin
	EventDividend  // Seat gains D: company A, B Share points times C
	EventMajority  // Seat gains D: company A, B Certificates against C
	EventCommodity // Seat gains D: commodity A, B value times C row
	EventUnclaimed // a Certificate of company A with value B leaves the game
	EventReadied   // contract A of Seat can be used again
	EventRoundEnd  // round A is over, another one follows
	EventAsked     // Seat decides next; A phase
	EventGameOver  // Seat wins, NoSeat for a draw; A and B cash; C TieBreak
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "round_began", "certificates_offered", "contract_shown", "bidding_began", "bid_sealed", "bids_opened",
	"bid_paid", "bids_tied", "coin_tossed", "contracts_dealt", "contract_kept", "first_player", "contract_taken",
	"contract_passed", "contract_gone", "turn_began", "share_taken", "track_played", "penalty_paid",
	"locomotive_placed", "tile_turned", "city_connected", "die_moved", "contract_used", "card_discarded", "no_build",
	"stopped", "token_turned", "card_drawn", "deck_shuffled", "turn_ended", "dividends_began", "share_dividend",
	"majority_bonus",
	"commodity_bonus", "certificate_unclaimed", "contract_ready", "round_ended", "asked", "game_over",
}

// CoinReason is, in EventCoin, the reason why chance decides on the first player (R15).
type CoinReason int16

// The values of CoinReason.
const (
	NoCash    CoinReason = iota // neither player had cash to bid
	BothZero                    // both bid nothing
	SecondTie                   // the second bidding was a tie too
)

// FirstReason is, in EventFirst, the reason why a seat is first player.
type FirstReason int16

// The values of FirstReason.
const (
	ByBid   FirstReason = iota // the higher bid (R16)
	ByCoin                     // the coin (R15)
	ByState                    // the earlier state (R67)
)

// TieBreak is, in EventGameOver, what decided the game (R64, R65).
type TieBreak int16

// The values of TieBreak.
const (
	ByCash TieBreak = iota
	ByDice          // the lower sum of the dice on one's own side
	Drawn           // nothing: both seats win
)

// reveals marks the kinds of events that draw from chance or reveal something hidden.
var reveals = [eventEnd]bool{
	EventShown: true, EventBids: true, EventCoin: true, EventDealt: true, EventFirst: true, EventTile: true,
	EventDrawn: true, EventShuffled: true,
}

// secret marks the kinds of events whose numbers are for one seat.
var secret = [eventEnd]bool{EventSealed: true, EventDealt: true, EventKeeps: true, EventDrawn: true}

// notify sends an event to tell, unless tell is nil.
func notify(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	if tell != nil {
		emit(tell, kind, seat, a, b, c, d)
	}
}

func emit(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	tell(engine.Event{
		Kind: kind, Seat: seat, Other: engine.NoSeat, Reveals: reveals[kind], Secret: secret[kind],
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
