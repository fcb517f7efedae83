package narrowgauge

import "gulch/engine"

// facesUp is the number of face-up Contracts in an auction (R11).
const facesUp = 3

// beginRound sets up the current round: it fills the Market, and reveals three Contracts for an
// auction. With the variant without an auction, it goes on to the phase deal_contracts instead.
func (s *State) beginRound(tell engine.Observer) {
	tellRound(tell, int(s.round))
	for c := range s.market {
		s.market[c] = uint8(components.company[c].Certificates[s.round-1])
		tellMarket(tell, Company(c), int(s.market[c]), int(s.round))
	}
	s.first, s.actor = engine.NoSeat, 0
	if s.rules&ruleRandomOrder != 0 {
		s.phase = PhaseDealContracts
		return
	}
	for range min(facesUp, s.pileSize) {
		s.pileSize--
		k := s.pile[s.pileSize]
		s.pile[s.pileSize] = NoContract
		s.shown |= k.bit()
		tellShown(tell, k, int(s.pileSize))
	}
	s.openBidding(1, tell)
}

// openBidding starts the first or second bidding of an auction (number is 1 or 2). If neither seat
// has cash to bid, a coin toss decides instead (R15).
func (s *State) openBidding(number uint8, tell engine.Observer) {
	s.bidding = number
	s.bids, s.opened = [Seats]int16{noBid, noBid}, false
	phase := PhaseBid
	poor := s.cash[0] == 0 && s.cash[1] == 0
	if poor {
		phase = PhaseCoin
	}
	tellBidding(tell, int(number), poor)
	s.phase, s.actor = phase, 0
}

// bid makes the actor's secret bid of amount dollars. In a determinized position, seat 1 does not
// decide: its bid is drawn at random after that of seat 0. Bids are simultaneous, so a search must
// not let seat 1 respond to a bid that it cannot see.
func (s *State) bid(amount int, tell engine.Observer) {
	p := s.actor
	s.sealBid(p, int16(amount), tell)
	if p == 0 && !s.unordered {
		s.actor = 1
		return
	}
	if p == 0 {
		s.sealBid(1, s.likelyBid(1), tell)
	}
	s.openBids(tell)
}

func (s *State) sealBid(p engine.Seat, amount int16, tell engine.Observer) {
	s.bids[p] = amount
	tellSealed(tell, p, int(amount))
}

// openBids reveals both bids, makes both seats pay them (R13), and goes on to the next phase.
func (s *State) openBids(tell engine.Observer) {
	high, low := s.bids[0], s.bids[1]
	s.opened = true
	tellBids(tell, int(high), int(low))
	for p := range engine.Seat(Seats) {
		if s.bids[p] > 0 {
			s.earn(p, entryBids, -int(s.bids[p]))
			tellBidPaid(tell, p, int(s.bids[p]))
		}
	}
	switch {
	case high != low:
		p := engine.Seat(0)
		if low > high {
			p = 1
		}
		s.nameFirst(p, ByBid, tell)
		s.phase, s.actor, s.opened = PhaseContractHigh, p, false
	case high > 0 && s.bidding == 1:
		tellTie(tell, int(high), 1)
		s.openBidding(2, tell)
	default:
		tellTie(tell, int(high), int(s.bidding))
		s.phase, s.actor, s.opened = PhaseCoin, 0, false
	}
}

// nameFirst makes seat p the first player of the round. why is the reason that the event names.
func (s *State) nameFirst(p engine.Seat, why FirstReason, tell engine.Observer) {
	s.first = p
	tellFirst(tell, p, why)
}

// takeContract gives the actor the Contract with the number choice. If choice is the constant
// passed, the actor takes no Contract (R16, R17).
func (s *State) takeContract(choice int, tell engine.Observer) {
	if choice == passed {
		tellPassed(tell, s.actor)
	} else {
		k := Contract(choice)
		s.shown &^= k.bit()
		s.giveContract(s.actor, k, tell)
	}
	if s.phase == PhaseContractHigh {
		s.phase, s.actor = PhaseContractLow, 1-s.actor
		return
	}
	s.endAuction(tell)
}

// giveContract gives Contract k to seat p. If it is a Flip Contract, the seat can use it.
func (s *State) giveContract(p engine.Seat, k Contract, tell engine.Observer) {
	s.owned[p] |= k.bit()
	tellContract(tell, p, k)
}

// endAuction removes the face-up Contracts that nobody has taken (R18) and begins the first turn.
func (s *State) endAuction(tell engine.Observer) {
	for k := range s.shown.All() {
		s.shown &^= k.bit()
		tellContractGone(tell, engine.NoSeat, k)
	}
	s.bidding = 0
	s.bids = [Seats]int16{noBid, noBid}
	s.beginTurn(s.first, tell)
}

// toss determines the first player at random by a coin toss. Nobody gets a Contract (R15).
func (s *State) toss(tell engine.Observer) {
	why := SecondTie
	switch s.bids[0] {
	case noBid:
		why = NoCash
	case 0:
		why = BothZero
	}
	p := engine.Seat(s.chance.Die(Seats) - 1)
	tellCoin(tell, p, why)
	s.nameFirst(p, ByCoin, tell)
	s.endAuction(tell)
}

// dealContracts deals two Contracts to each seat, at random from those that nobody owns (R67, R69).
func (s *State) dealContracts(tell engine.Observer) {
	s.used &= s.owned[0] | s.owned[1]
	var left [ContractCount]Contract
	n := 0
	for k := range (allContracts &^ (s.owned[0] | s.owned[1])).All() {
		left[n] = k
		n++
	}
	engine.Shuffle(&s.chance, left[:n])
	for p := range engine.Seat(Seats) {
		s.dealt[p] = [2]Contract{left[p], left[Seats+p]}
		tellDealt(tell, p, s.dealt[p][0], s.dealt[p][1])
	}
	s.phase, s.actor = PhaseKeep, 0
}

const allContracts = Contracts(1<<ContractCount - 1)

// keep records the actor's secret decision to keep Contract k. When both seats have decided, both
// Contracts are revealed. In a determinized position, seat 1 does not decide: its Contract is drawn
// at random, like a bid.
func (s *State) keep(k Contract, tell engine.Observer) {
	p := s.actor
	s.sealKept(p, k, tell)
	if p == 0 && !s.unordered {
		s.actor = 1
		return
	}
	if p == 0 {
		s.sealKept(1, s.dealt[1][s.chance.Below(2)], tell)
	}
	s.openKept(tell)
}

func (s *State) sealKept(p engine.Seat, k Contract, tell engine.Observer) {
	s.kept[p] = k
	tellKeeps(tell, p, k)
}

// openKept gives each seat the Contract that it has decided to keep. Each Contract belongs to a
// state of the USA; the seat whose Contract has the alphabetically earlier state becomes first
// player (R67).
func (s *State) openKept(tell engine.Observer) {
	first := engine.Seat(0)
	if s.kept[1] < s.kept[0] { // Contracts are numbered in the order of their states
		first = 1
	}
	for p, k := range s.kept {
		s.kept[p], s.dealt[p] = NoContract, noneDealt
		s.giveContract(engine.Seat(p), k, engine.Revealing(tell))
	}
	s.nameFirst(first, ByState, tell)
	s.beginTurn(first, tell)
}

// beginTurn begins the turn of seat p with the phase share, in which it takes a Certificate.
func (s *State) beginTurn(p engine.Seat, tell engine.Observer) {
	s.phase, s.actor = PhaseShare, p
	tellTurn(tell, p, s.TurnNumber(), s.onOffer()-unclaimed)
}
