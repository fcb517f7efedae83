package narrowgauge

import "gulch/engine"

// Events, in the order of a game. The comment says what Seat, Other and A to D hold. Together they rebuild all that
// is public; see Board. Those marked secret are public in that they happen, their numbers are for Seat alone.
const (
	EventRound        engine.EventKind = iota + 1 // A round begins
	EventMarket                                   // B Certificates of A company are on offer, of value C
	EventShown                                    // A contract is laid face up; B more are face down
	EventBidding                                  // A bidding begins: 1 the first, 2 the second; B 1 when nobody has cash for it
	EventSealed                                   // secret: Seat bids A
	EventBids                                     // both bids are opened: A of seat 0, B of seat 1
	EventBidPaid                                  // Seat pays A
	EventTie                                      // both bid A; B bidding
	EventCoin                                     // the coin is tossed for the first player; A CoinReason
	EventDealt                                    // secret: Seat is dealt the contracts A and B
	EventKeeps                                    // secret: Seat keeps A contract
	EventFirst                                    // Seat is first player of the round; A FirstReason
	EventContract                                 // Seat gets A contract, ready
	EventPassed                                   // Seat takes no Contract
	EventContractGone                             // A contract leaves the table; Seat owned it, NoSeat if nobody did
	EventTurn                                     // Seat begins turn A of the game; B turns of the round are left
	EventShare                                    // Seat takes a Certificate of A company with value B; C are left
	EventTrack                                    // Seat plays A card at B origin; C lay and Flip Contracts; D company
	EventPenalty                                  // Seat pays A for the new spaces
	EventPlaced                                   // Seat places A company on B space, for C; D 1 on rough ground that counts
	EventTile                                     // the tile of A space turns up and shows B commodity
	EventConnected                                // Seat connects B space for A company: marker C, bonus D
	EventDie                                      // Seat moves die A to B, value C; D spaces it might have moved
	EventFlipped                                  // Seat has used A contract
	EventDiscarded                                // Seat puts A card on the discard pile; B 1 when it was played
	EventNoBuild                                  // Seat cannot build A company
	EventStopped                                  // Seat plays no second card
	EventToken                                    // Seat's Build token turns: A 1 dark, 0 white
	EventDrawn                                    // secret: Seat draws A card
	EventShuffled                                 // the A cards of the discard pile become the draw pile
	EventTurnEnd                                  // Seat's turn is over
	EventDividends                                // the dividends of A round begin
	EventDividend                                 // Seat gains D: A company, B Share points times C
	EventMajority                                 // Seat gains D: A company, B Certificates against C
	EventCommodity                                // Seat gains D: A commodity, B value times C row
	EventUnclaimed                                // a Certificate of A company with value B leaves the game
	EventReadied                                  // A contract of Seat is ready again
	EventRoundEnd                                 // A round is over, another one follows
	EventAsked                                    // Seat is asked next, where anybody is; A phase
	EventGameOver                                 // Seat wins, NoSeat for a draw; A and B cash; C TieBreak
	eventEnd
)

var eventNames = [eventEnd]string{
	"", "round_began", "certificates_offered", "contract_shown", "bidding_began", "bid_sealed", "bids_opened",
	"bid_paid", "bids_tied", "coin_tossed", "contracts_dealt", "contract_kept", "first_player", "contract_taken",
	"contract_passed", "contract_gone", "turn_began", "share_taken", "track_played", "penalty_paid",
	"locomotive_placed", "tile_turned", "city_connected", "die_moved", "contract_used", "card_discarded", "no_build",
	"stopped", "token_turned", "card_drawn", "deck_shuffled", "turn_ended", "dividends_began", "share_dividend", "majority_bonus",
	"commodity_bonus", "certificate_unclaimed", "contract_ready", "round_ended", "asked", "game_over",
}

// CoinReason says in EventCoin why chance decides on the first player (R15).
type CoinReason int16

// The reasons.
const (
	NoCash    CoinReason = iota // neither player had cash to bid
	BothZero                    // both bid nothing
	SecondTie                   // the second bidding tied, too
)

// FirstReason says in EventFirst why a seat is first player.
type FirstReason int16

// The reasons.
const (
	ByBid   FirstReason = iota // the higher bid (R16)
	ByCoin                     // the coin (R15)
	ByState                    // the earlier state (R67)
)

// TieBreak says in EventGameOver what decided (R64, R65).
type TieBreak int16

// The tie-breaks.
const (
	ByCash TieBreak = iota
	ByDice          // the lower sum of the dice on the own side
	Drawn           // nothing: both win
)

// reveals marks the events after which something is known that was not before.
var reveals = [eventEnd]bool{
	EventShown: true, EventBids: true, EventCoin: true, EventDealt: true, EventFirst: true, EventTile: true,
	EventDrawn: true, EventShuffled: true,
}

// secret marks the events whose numbers are for one seat.
var secret = [eventEnd]bool{EventSealed: true, EventDealt: true, EventKeeps: true, EventDrawn: true}

// say tells an event if anybody listens.
func say(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b, c, d int) {
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
