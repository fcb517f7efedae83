package narrowgauge

import (
	"math/bits"

	"gulch/engine"
)

// keepBar is the mean usefulness of a newly drawn card (see usefulness). A card that is less useful
// is discarded.
const keepBar = 0.30

// keepDoubt is subtracted from the gain of discarding each card, in dollars, so that discards with
// a negligible gain are not made.
const keepDoubt = 0.1

// refillScale is the factor that converts the usefulness of a card to dollars.
const refillScale = 10

// usefulness estimates how useful card c will be to the actor in later turns. It is the bonus of
// the best Connection that the card can make now for any Company on offer, divided by 30, plus a
// base value by the size of the card.
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

// cardWorth is the base usefulness of a card. The index is its number of Locomotives. Small cards
// have a higher value because they are good second cards.
var cardWorth = [maxTargets + 1]float32{0, 0.15, 0.1, 0.05, 0}

// leads reports whether card c can connect the Network of a Company to a new City.
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

// weighRefills appends the value of each of the given refill moves, in dollars, to dst: for each
// discarded card, the mean usefulness of a new card minus the usefulness of the discarded one.
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
