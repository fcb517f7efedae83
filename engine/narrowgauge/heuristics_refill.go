package narrowgauge

import (
	"math/bits"

	"gulch/engine"
)

// keepBar is the minimum usefulness of a card that is kept: the mean of a new card.
const keepBar = 0.30

// keepDoubt is deducted from every discard, so that no card is discarded for nothing.
const keepDoubt = 0.1

// refillScale converts usefulness to dollars.
const refillScale = 10

// usefulness estimates the value of a card in coming turns: the best Connection that it makes now,
// for any Company on offer.
func (s *State) usefulness(c Card) float32 {
	best := 0
	for company := range Company(CompanyCount) {
		if s.supply[company] == 0 || s.market[company] == 0 && s.round == Rounds {
			continue
		}
		bonus := s.NextBonus(company)
		if bonus > best && s.leads(c, company) {
			best = bonus
		}
	}
	return float32(best)/30 + cardWorth[len(components.card[c].Offsets)]
}

// cardWorth is the base value of a card by its number of Locomotives: small cards are good second
// cards.
var cardWorth = [maxTargets + 1]float32{0, 0.15, 0.1, 0.05, 0}

// leads reports whether a card connects the Network of a Company to a new City.
func (s *State) leads(c Card, company Company) bool {
	net := s.net[company]
	for city, x := range components.cityAt {
		from := &heuristicTables.from[c][city]
		if from.lo&net.lo|from.hi&net.hi != 0 && !net.Has(x) {
			return true
		}
	}
	return false
}

// weighRefills weighs sets of discards: each useless card is worth a new one.
func (s *State) weighRefills(moves []engine.Move, dst []float32) []float32 {
	var gain [CardCount]float32
	for hand := s.hands[s.actor]; hand != 0; hand &= hand - 1 {
		c := hand.first()
		gain[c] = float32(refillScale*(keepBar-s.usefulness(c))) - keepDoubt
	}
	for _, m := range moves {
		sum := float32(0)
		for set := uint64(Discards(m)); set != 0; set &= set - 1 {
			sum += gain[bits.TrailingZeros64(set)]
		}
		dst = append(dst, sum)
	}
	return dst
}
