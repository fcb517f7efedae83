package narrowgauge

import "gulch/engine"

// Queries of a position for the user interface and bots. All results are public except those of
// Hand, Dealt, Kept and Bid, which only the given seat may see, and those of Cash with hidden
// money. None of the methods allocates memory.

// Cash returns the cash of a seat in dollars.
func (s *State) Cash(p engine.Seat) int { return int(s.cash[p]) }

// CashHidden reports whether each seat's cash is now hidden from the other (R66).
func (s *State) CashHidden() bool { return s.rules&ruleHiddenMoney != 0 && s.phase != PhaseGameOver }

// DealsContracts reports whether Contracts are dealt instead of auctioned (R67).
func (s *State) DealsContracts() bool { return s.rules&ruleRandomOrder != 0 }

// Hand returns the Track cards in the hand of seat p.
func (s *State) Hand(p engine.Seat) Hand { return s.hands[p] }

// Network returns the Network of Company c: all spaces that have one of its Locomotives.
func (s *State) Network(c Company) Spaces { return s.net[c] }

// Yard returns the space of the Yard of Company c, where its Network starts.
func (s *State) Yard(c Company) Space { return components.yardAt[s.yard[c]] }

// Supply returns the number of Locomotives that Company c has left in the supply.
func (s *State) Supply(c Company) int { return int(s.supply[c]) }

// Marker returns the position of the marker of Company c on the Connection track, from 0 to
// MaxMarker.
func (s *State) Marker(c Company) int { return int(s.marker[c]) }

// NextBonus returns the bonus in dollars for the next Connection of Company c, without the effects
// of Contracts.
func (s *State) NextBonus(c Company) int {
	return min(int(s.marker[c])+1, MaxMarker) * components.company[c].Rate
}

// Market returns the number of Certificates of Company c that are on offer. The value of each is
// the number of the round.
func (s *State) Market(c Company) int { return int(s.market[c]) }

// Pieces returns the number of Certificates of Company c that seat p has, of any value.
func (s *State) Pieces(p engine.Seat, c Company) int { return s.pieces(p, c) }

// Certificates returns the number of Certificates of Company c that seat p has and that have the
// given value, which is 1 to 3.
func (s *State) Certificates(p engine.Seat, c Company, value int) int {
	return int(s.certs[p][c][value-1])
}

// Points returns the Share points of seat p in Company c: the sum of the values of its
// Certificates.
func (s *State) Points(p engine.Seat, c Company) int { return s.points(p, c) }

// Dividend returns the dividend in dollars that Company c would now pay seat p for its Share
// points, without the majority bonus (R58).
func (s *State) Dividend(p engine.Seat, c Company) int {
	return s.points(p, c) * int(components.perPoint[s.marker[c]])
}

// Majority returns the seat that has more Certificates of Company c than the other, or NoSeat if
// both have the same number (R59).
func (s *State) Majority(c Company) engine.Seat {
	switch a, b := s.pieces(0, c), s.pieces(1, c); {
	case a > b:
		return 0
	case b > a:
		return 1
	}
	return engine.NoSeat
}

// Die returns the position and the value of the die of Commodity g. The position is from -MaxRow to
// MaxRow: 0 is the center divide, positive positions are on the side of seat 0, negative ones on
// the side of seat 1.
func (s *State) Die(g Commodity) (position, value int) {
	return int(s.dice[g].at), int(s.dice[g].value)
}

// CommodityBonus returns the seat that the die of Commodity g would pay now, and the amount in
// dollars (R60). If the die is on the center divide, it returns NoSeat and 0.
func (s *State) CommodityBonus(g Commodity) (engine.Seat, int) {
	switch d := s.dice[g]; {
	case d.at > 0:
		return 0, int(d.at) * int(d.value)
	case d.at < 0:
		return 1, -int(d.at) * int(d.value)
	}
	return engine.NoSeat, 0
}

// Tile returns the Commodity of the tile in a City, or NoCommodity if the tile is face down or the
// space is no City.
func (s *State) Tile(city Space) Commodity {
	slot := city.Info().City
	if slot < 0 || s.faceDown>>slot&1 != 0 {
		return NoCommodity
	}
	return s.tile[slot]
}

// Dark reports whether the Build token of seat p shows its dark side. The seat must then not play a
// second card.
func (s *State) Dark(p engine.Seat) bool { return s.dark[p] }

// Contracts returns the Contracts that a seat owns.
func (s *State) Contracts(p engine.Seat) Contracts { return s.owned[p] }

// Ready returns the Flip Contracts of seat p that it can still use in this round.
func (s *State) Ready(p engine.Seat) Contracts { return s.ready(p) }

// Shown returns the Contracts that are face up on the table.
func (s *State) Shown() Contracts { return s.shown }

// Affordable returns the face-up Contracts that seat p can take, because its bid is at least their
// value.
func (s *State) Affordable(p engine.Seat) Contracts { return s.affordable(p) }

// PileSize returns the number of Contracts in the pile, which have not been face up yet.
func (s *State) PileSize() int { return int(s.pileSize) }

// Decided reports whether seat p has made its secret bid or secretly kept a Contract while the
// other seat still has to.
func (s *State) Decided(p engine.Seat) bool {
	return s.phase == PhaseBid && s.bids[p] != noBid && !s.opened || s.kept[p] != NoContract
}

// Bid returns the bid of seat p in dollars. The second result is false if the seat has not bid.
// Until both bids are revealed, only seat p may see its bid.
func (s *State) Bid(p engine.Seat) (int, bool) {
	if s.bids[p] == noBid {
		return 0, false
	}
	return int(s.bids[p]), true
}

// Bidding returns the number of the present bidding of an auction, 1 or 2. It returns 0 when the
// Contracts have been taken, and outside an auction.
func (s *State) Bidding() int { return int(s.bidding) }

// Round returns the number of the round, from 1.
func (s *State) Round() int { return int(s.round) }

// Building returns the Company for which this turn builds, NoCompany until the Certificate is
// taken.
func (s *State) Building() Company { return s.building }

// PlacedOnDifficult reports whether a Locomotive has been placed on a Difficult space in this turn.
// A second card then turns the Build token dark (R52).
func (s *State) PlacedOnDifficult() bool { return s.difficult }

// DeckSize returns the number of cards in the draw pile.
func (s *State) DeckSize() int { return int(s.deckSize) }

// Discards returns the discard pile, the oldest card first. The slice belongs to the state and is
// only valid until the next move.
func (s *State) Discards() []Card { return s.discard[:s.discardSize] }

// HandLimit returns the number of cards up to which seat p draws when it refills its hand (R55).
func (s *State) HandLimit(p engine.Seat) int { return s.limit(p) }

// TurnsLeft returns the number of turns left in the round. The current turn is included until its
// Certificate has been taken.
func (s *State) TurnsLeft() int { return max(0, s.onOffer()-unclaimed) }

// turnsBefore holds the number of turns before each round (R10). The index is the number of the
// round, counted from 0. The last element is the number of turns of the whole game.
var turnsBefore [Rounds + 1]int

func newTurnsBefore() (n [Rounds + 1]int) {
	for r := range Rounds {
		n[r+1] = n[r] - unclaimed
		for _, c := range components.company {
			n[r+1] += c.Certificates[r]
		}
	}
	return n
}

// TurnNumber returns the number of the current turn in the whole game, from 1. Between turns it
// returns the number of the last turn, or 0 before the first one.
func (s *State) TurnNumber() int {
	switch s.phase {
	case PhaseRoundStart, PhaseBid, PhaseContractHigh, PhaseContractLow, PhaseCoin, PhaseDealContracts, PhaseKeep:
		return turnsBefore[s.round-1]
	case PhaseGameOver:
		return turnsBefore[Rounds]
	}
	n := turnsBefore[s.round] - s.TurnsLeft()
	if s.phase == PhaseShare && s.building == NoCompany {
		n++ // its Certificate has not been taken yet
	}
	return n
}

// Turns returns the number of turns of a whole game.
func (s *State) Turns() int { return turnsBefore[Rounds] }

// Options returns the value of every option of this game.
func (s *State) Options() engine.Options { return s.rules.options() }

// Price returns the penalty, in dollars, that seat p would pay for a new Locomotive of Company c on
// space x without using a Flip Contract. It depends on the terrain, on other Companies there, and
// on the seat's Contracts (R22, R39). It is 0 if the Company already has a Locomotive there.
func (s *State) Price(p engine.Seat, c Company, x Space) int {
	return s.price(p, c, x, false).penalty()
}
