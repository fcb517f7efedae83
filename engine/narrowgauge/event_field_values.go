package narrowgauge

//go:generate go run ../../cmd/dev generate

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
