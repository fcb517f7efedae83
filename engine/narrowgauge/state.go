package narrowgauge

import (
	"gulch/engine"
)

// Phases in the terms of section 5.2. In round_start, coin, deal_contracts and dividends nobody decides: the only move
// is to go on, and engine.Settle makes it.
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

// State is one position. It is a plain value: assignment copies it.
type State struct {
	chance engine.Chance

	net       [CompanyCount]Spaces // the Network of each Company
	hands     [Seats]Hand
	discarded Hand // the cards of the discard pile
	// cell says by space what a new Locomotive costs without Contracts: terrain and Locomotives there.
	cell [SpaceCount]cell

	// deck holds the draw pile, its top last. While bag is set its order is not decided: each card is drawn at
	// random when it is drawn. discard holds the discard pile, the oldest card first.
	deck    [CardCount]Card
	discard [CardCount]Card

	cash   [Seats]int16
	ledger [Seats][entryCount]int16
	bids   [Seats]int16 // of this bidding, noBid for none yet
	certs  [Seats][CompanyCount][Rounds]uint8
	tile   [CityCount]Commodity // by City slot
	yard   [CompanyCount]uint8  // the Yard of each Company
	supply [CompanyCount]uint8
	marker [CompanyCount]uint8
	market [CompanyCount]uint8
	dice   [CommodityCount]die
	pile   [ContractCount]Contract // Contracts not shown yet, the top last; only with the auction
	dealt  [Seats][2]Contract      // phase keep; NoContract otherwise
	kept   [Seats]Contract         // phase keep: sealed choices, NoContract for none yet

	faceDown  uint16    // City tiles that are face down, by City slot
	shown     Contracts // lying face up between the players
	owned     [Seats]Contracts
	used      Contracts // Flip Contracts that are face down
	deckSize  uint8
	thrown    uint8 // cards in the discard pile
	pileSize  uint8
	rules     rules
	phase     engine.Phase
	actor     engine.Seat
	first     engine.Seat // first player of the round, NoSeat until that is settled
	round     uint8       // 1 to 3
	bidding   uint8       // 1 or 2 from the first bidding to the last Contract taken, otherwise 0
	building  Company     // from the share to the refill
	difficult bool        // a Locomotive was placed on a Difficult space in this turn
	brokered  bool        // Market Brokers have had their Connection in this turn
	dark      [Seats]bool // Build token
	bag       bool
}

// die is a Commodity die on its track.
type die struct {
	at    int8 // above 0 on seat 0's side, below 0 on seat 1's
	value uint8
}

// noBid marks a seat that has not bid.
const noBid = -1

// entry is a source of cash (section 8).
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

// earn books cash for a seat; what is spent is negative.
func (s *State) earn(p engine.Seat, e entry, amount int) {
	s.cash[p] += int16(amount)
	s.ledger[p][e] += int16(amount)
}

// Seats returns 2.
func (s *State) Seats() int { return Seats }

// Turn returns who decides. Where nobody does, somebody is named all the same, for the move that goes on.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns what is to be decided.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position into another one.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script forces the next tosses of the coin: 1 is seat 0, 2 is seat 1.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, Seats) }

// pieces returns how many Certificates of a Company a seat has.
func (s *State) pieces(p engine.Seat, c Company) int {
	n := &s.certs[p][c]
	return int(n[0]) + int(n[1]) + int(n[2])
}

// points returns the sum of the values of a seat's Certificates of a Company.
func (s *State) points(p engine.Seat, c Company) int {
	n := &s.certs[p][c]
	return int(n[0]) + 2*int(n[1]) + 3*int(n[2])
}

// onOffer returns how many Certificates are in the Market.
func (s *State) onOffer() int {
	n := 0
	for _, left := range s.market {
		n += int(left)
	}
	return n
}

// ready returns the Flip Contracts that a seat may still use in this round.
func (s *State) ready(p engine.Seat) Contracts { return s.owned[p] & flips &^ s.used }

// flips are the Flip Contracts.
const flips = Contracts(1<<NightShift | 1<<TunnelBlast | 1<<MirrorSurvey)

// place puts a Locomotive of a Company on a space, without counting it.
func (s *State) place(c Company, x Space) {
	s.net[c].add(x)
	s.cell[x]++
}

// limit returns how many cards a seat draws up to (R55).
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
