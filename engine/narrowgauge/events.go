package narrowgauge

import "gulch/engine"

// Kinds of events, in the order of a game. The comments describe the fields Seat, Other and A to D
// of each kind. Together the events determine all public information, see Board. Of a secret event,
// only Seat may see the numbers A to D; that the event has happened is public.
const (
	EventRound  engine.EventKind = iota + 1 // round A begins
	EventMarket                             // B Certificates of company A with value C are on offer
	EventShown                              // contract A is put face up; B more remain face down
	// bidding A (1 or 2) begins; B is 1 if neither seat has cash to bid
	EventBidding
	EventSealed   // secret: Seat has made the bid A
	EventBids     // both bids are revealed: A by seat 0, B by seat 1
	EventBidPaid  // Seat pays its bid A
	EventTie      // both seats have made the same bid A in bidding B
	EventCoin     // the coin is tossed for the first player; A is a CoinReason
	EventDealt    // secret: Seat is dealt the contracts A and B
	EventKeeps    // secret: Seat keeps contract A
	EventFirst    // Seat is first player of the round; A is a FirstReason
	EventContract // Seat gets contract A, ready for use
	EventPassed   // Seat takes no Contract
	// contract A leaves the table; Seat is its owner, NoSeat if it had none
	EventContractGone
	EventTurn  // Seat begins turn A of the game; B turns of the round are left
	EventShare // Seat takes a Certificate of company A with value B; C more like it are on offer
	// Seat plays card A from origin B for company D; C is the sum of Turned, Mirrored and Blasted
	EventTrack
	EventPenalty // Seat pays the penalty A for the spaces on which it places Locomotives
	// Seat places a Locomotive of company A on space B at the cost C; D is 1 if the space counts as
	// Difficult
	EventPlaced
	EventTile      // the tile of the City at space A is turned face up and shows commodity B
	EventConnected // Seat connects the City at space B for company A: the marker moves to C, the bonus is D
	// Seat moves the die of commodity A to position B with value C; D is the number of steps
	// allowed
	EventDie
	EventFlipped   // Seat has used Flip Contract A
	EventDiscarded // Seat discards card A; B is 1 if it was played
	EventNoBuild   // Seat has no legal play for company A, so it builds nothing
	EventStopped   // Seat plays no second card
	EventToken     // Seat's Build token is turned: A is 1 for dark, 0 for white
	EventDrawn     // secret: Seat draws card A
	EventShuffled  // the A cards of the discard pile become the draw pile
	EventTurnEnd   // Seat's turn is over
	EventDividends // the dividends of round A begin
	EventDividend  // Seat gains D from company A: B Share points times C dollars
	EventMajority  // Seat gains D for the majority in company A: B Certificates against C
	EventCommodity // Seat gains D from commodity A: value B of the die times its row C on the track
	EventUnclaimed // a Certificate of company A with value B leaves the game because nobody took it
	EventReadied   // contract A of Seat can be used again
	EventRoundEnd  // round A is over, and another round follows
	EventAsked     // Seat decides next, in phase A
	EventGameOver  // Seat wins, NoSeat for a draw; A and B are the cash of seats 0 and 1; C is a TieBreak
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

// CoinReason is the reason why the coin decides who is first player (R15), used in EventCoin.
type CoinReason int16

// The values of CoinReason.
const (
	NoCash    CoinReason = iota // neither player had cash to bid
	BothZero                    // both players bid 0
	SecondTie                   // the second bidding was also a tie
)

// FirstReason is the reason why a seat is first player, used in EventFirst.
type FirstReason int16

// The values of FirstReason.
const (
	ByBid   FirstReason = iota // the seat made the higher bid (R16)
	ByCoin                     // the coin decided (R15)
	ByState                    // the seat kept the Contract of the earlier state (R67)
)

// TieBreak says which criterion decided the game (R64, R65); used in EventGameOver.
type TieBreak int16

// The values of TieBreak.
const (
	ByCash TieBreak = iota
	ByDice          // cash was equal, and the winner has the lower sum of dice values on its own side
	Drawn           // nothing decided: the game is a draw, and both seats count as winners
)

// reveals marks the kinds of events that show hidden information or random results to everybody who
// may read them.
var reveals = [eventEnd]bool{
	EventShown: true, EventBids: true, EventCoin: true, EventDealt: true, EventFirst: true, EventTile: true,
	EventDrawn: true,
}

// discloses marks the kinds of events that show others what until then only their seat knew: a card
// of its hand, or that no card fits.
var discloses = [eventEnd]bool{EventTrack: true, EventDiscarded: true, EventNoBuild: true}

// secret marks the kinds of events whose numbers A to D only the event's seat may see.
var secret = [eventEnd]bool{EventSealed: true, EventDealt: true, EventKeeps: true, EventDrawn: true}

// notify sends an event to tell, unless tell is nil.
func notify(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	if tell != nil {
		emit(tell, kind, seat, a, b, c, d)
	}
}

func emit(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
	tell(engine.Event{
		Kind: kind, Seat: seat, Other: engine.NoSeat,
		Reveals: reveals[kind], Discloses: discloses[kind], Secret: secret[kind],
		A: int16(a), B: int16(b), C: int16(c), D: int16(d),
	})
}
