package narrowgauge

import "gulch/engine"

// majorityBonus is the bonus, in dollars, for having more Certificates of a Company than the other
// seat (R59).
const majorityBonus = 5

// pay pays the dividends of the round (R57 to R60) and tidies up. Then it begins the next round or
// ends the game.
func (s *State) pay(tell engine.Observer) {
	tellDividends(tell, int(s.round))
	s.payShares(tell)
	s.payMajorities(tell)
	s.payCommodities(tell)
	for c, left := range s.market {
		for range left {
			s.market[c]--
			tellUnclaimed(tell, Company(c), int(s.round))
		}
	}
	if s.round == Rounds {
		s.endGame(tell)
		return
	}
	s.returnContracts(tell)
	s.round++
	s.phase, s.actor, s.first = PhaseRoundStart, 0, engine.NoSeat
	tellRoundEnd(tell, int(s.round)-1)
}

func (s *State) payShares(tell engine.Observer) {
	for p := range engine.Seat(Seats) {
		for c := range Company(CompanyCount) {
			points, each := s.points(p, c), int(components.perPoint[s.marker[c]])
			if points*each > 0 {
				s.earn(p, entryShares, points*each)
				tellDividend(tell, p, c, points, each, points*each)
			}
		}
	}
}

func (s *State) payMajorities(tell engine.Observer) {
	for c := range Company(CompanyCount) {
		if p := s.Majority(c); p != engine.NoSeat {
			s.earn(p, entryMajorities, majorityBonus)
			tellMajority(tell, p, c, s.pieces(p, c), s.pieces(1-p, c), majorityBonus)
		}
	}
}

func (s *State) payCommodities(tell engine.Observer) {
	for g := range Commodity(CommodityCount) {
		p, amount := s.CommodityBonus(g)
		if amount > 0 {
			s.earn(p, entryCommodities, amount)
			tellCommodity(tell, p, g, int(s.dice[g].value), amount/int(s.dice[g].value), amount)
		}
	}
}

// returnContracts takes the Contracts of the round back from the seats (R21). With the variant More
// power, seats keep their Contracts and can use them again (R68).
func (s *State) returnContracts(tell engine.Observer) {
	for p := range engine.Seat(Seats) {
		for k := range s.owned[p].All() {
			used := s.used.Has(k)
			s.used &^= k.bit()
			if s.rules&ruleMorePower == 0 {
				s.owned[p] &^= k.bit()
				tellContractGone(tell, p, k)
			} else if used {
				tellReadied(tell, p, k)
			}
		}
	}
}

// endGame ends the game and emits the event that names the winner (R64, R65).
func (s *State) endGame(tell engine.Observer) {
	s.phase, s.actor = PhaseGameOver, engine.NoSeat
	winner, by := s.Winner()
	tellGameOver(tell, winner, int(s.cash[0]), int(s.cash[1]), by)
}
