package narrowgauge

import (
	"gulch/engine"
)

// The phases of the game. The phases round_start, coin, deal_contracts and dividends have no
// decision: their only move is forced, and engine.PlayForced makes it.
const (
	PhaseRoundStart engine.Phase = iota
	PhaseBid
	PhaseContractHigh
	PhaseContractLow
	PhaseCoin
	PhaseDealContracts
	PhaseKeep
	PhaseShare
	PhaseFirstCard
	PhaseSecondCard
	PhaseRefill
	PhaseDividends
	PhaseGameOver
	phaseCount
)

var phaseNames = [phaseCount]string{
	"round_start", "bid", "contract_high", "contract_low", "coin", "deal_contracts", "keep", "share", "first_card",
	"second_card", "refill", "dividends", "game_over",
}

// State is one position of the game. It contains no pointers, so an assignment copies it.
type State struct {
	chance engine.Chance

	net       [CompanyCount]Spaces // spaces with a Locomotive of each Company, its Network
	hands     [Seats]Hand
	discarded Hand // the set of cards in the discard pile
	// cell holds the cost of a new Locomotive on each space, without the effects of Contracts. It
	// depends on the terrain and on the Locomotives there.
	cell [SpaceCount]cell

	// deck is the draw pile, with its top last. If unordered is true, its order is undetermined and
	// cards are drawn at random. discard is the discard pile, the oldest card first.
	deck    [CardCount]Card
	discard [CardCount]Card

	cash   [Seats]int16
	ledger [Seats][entryCount]int16
	bids   [Seats]int16 // bids in the current bidding, noBid for a seat that has not bid
	certs  [Seats][CompanyCount][Rounds]uint8
	tile   [CityCount]Commodity // Commodity of each City slot
	yard   [CompanyCount]uint8  // number of the Yard where each Company's Network starts
	supply [CompanyCount]uint8
	marker [CompanyCount]uint8
	market [CompanyCount]uint8
	dice   [CommodityCount]die
	pile   [ContractCount]Contract // Contracts not face up yet, with the top last; used only with the auction
	dealt  [Seats][2]Contract      // Contracts dealt in phase keep; NoContract otherwise
	kept   [Seats]Contract         // Contracts secretly kept in phase keep; NoContract before the choice

	faceDown    uint16    // City slots with a face-down tile, one bit each
	shown       Contracts // Contracts that are face up between the players
	owned       [Seats]Contracts
	used        Contracts // Flip Contracts that have been used and are face down
	deckSize    uint8
	discardSize uint8 // number of cards in the discard pile
	pileSize    uint8
	rules       rules
	phase       engine.Phase
	actor       engine.Seat
	first       engine.Seat // first player of the round, NoSeat until it is determined
	round       uint8       // number of the round, 1 to 3
	bidding     uint8       // number of the bidding, 1 or 2, until the last Contract is taken; otherwise 0
	building    Company     // Company for which this turn builds, set from the phase share to the refill
	difficult   bool        // a Locomotive was placed on a Difficult space in this turn
	brokered    bool        // a City was connected in this turn, so Market Brokers has no further effect
	dark        [Seats]bool // by seat: the Build token shows its dark side
	unordered   bool
	opened      bool // both bids have just been revealed; false between moves
}

// die is the state of a Commodity die on its track.
type die struct {
	at    int8 // position on the track, positive on seat 0's side, negative on seat 1's
	value uint8
}

// noBid is the element of State.bids for a seat that has not bid.
const noBid = -1

// noneDealt is the element of State.dealt for a seat to which no Contracts are dealt.
var noneDealt = [2]Contract{NoContract, NoContract}

// entry is a kind of ledger entry: a source of cash, or a reason for payments. The ledger of a seat
// holds a sum for each kind.
type entry uint8

const (
	entryBids entry = iota
	entryPenalties
	entryBonuses
	entryShares
	entryMajorities
	entryCommodities
	entryCount
)

// earn adds an amount in dollars to the cash of seat p and to the sum of kind e in its ledger. The
// amount is negative for a payment.
func (s *State) earn(p engine.Seat, e entry, amount int) {
	s.cash[p] += int16(amount)
	s.ledger[p][e] += int16(amount)
}

// Seats returns the number of players, which is 2.
func (s *State) Seats() int { return Seats }

// Turn returns the seat to move, or NoSeat when the game is over. In a phase without a decision it
// is the seat that makes the forced move.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns the phase, which is the kind of decision to be made.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position to dst, which must be a *State.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Chance returns the generator of random numbers.
func (s *State) Chance() *engine.Chance { return &s.chance }

// Key returns a hash of the position. It does not depend on the state of the random generator.
func (s *State) Key() engine.Key {
	still := *s
	still.chance = engine.Chance{}
	return engine.KeyOf(still)
}

// Script sets the results of the next coin tosses, in their order: 1 stands for seat 0, 2 for seat
// 1. It returns an error for other numbers.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, Seats) }

// pieces returns the number of Certificates of Company c that seat p has, of any value.
func (s *State) pieces(p engine.Seat, c Company) int {
	n := &s.certs[p][c]
	return int(n[0]) + int(n[1]) + int(n[2])
}

// points returns the sum of the values of the Certificates of Company c that seat p has.
func (s *State) points(p engine.Seat, c Company) int {
	n := &s.certs[p][c]
	return int(n[0]) + 2*int(n[1]) + 3*int(n[2])
}

// onOffer returns the number of Certificates in the Market, of all Companies.
func (s *State) onOffer() int {
	n := 0
	for _, left := range s.market {
		n += int(left)
	}
	return n
}

// ready returns the Flip Contracts of seat p that it can still use in this round.
func (s *State) ready(p engine.Seat) Contracts { return s.owned[p] & flips &^ s.used }

// flips is the set of Flip Contracts.
const flips = Contracts(1<<NightShift | 1<<TunnelBlast | 1<<MirrorSurvey)

// place puts a Locomotive of Company c on space x. It changes neither the supply nor the marker.
func (s *State) place(c Company, x Space) {
	s.net[c].add(x)
	s.cell[x]++
}

// limit returns the hand limit of seat p: the number of cards up to which it draws (R55).
func (s *State) limit(p engine.Seat) int {
	if s.owned[p].Has(DispatchOffice) {
		return dispatchLimit
	}
	return handLimit
}

const (
	handLimit     = 5
	dispatchLimit = 7
	startCash     = 20
)
