package narrowgauge

import (
	"math/rand/v2"

	"gulch/engine"
)

// Determinize replaces everything that is hidden from a seat by a random sample: the other hand and
// the draw pile, the Contracts not shown, face-down tiles, a secret bid or a secretly kept
// Contract, and future random results. The draw pile becomes unordered: each card is drawn from it
// at random.
//
// A secret decision that the other seat has already made is part of the sample. A decision that the
// other seat still has to make at the same time is drawn when it is due. So no search lets a seat
// respond to a decision that it cannot see.
//
// Cash is unchanged, even with hidden money: every change is announced (R71), so a player with a
// perfect memory knows it.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	s.redealCards(seat)
	s.redealPile()
	if s.faceDown != 0 {
		s.redealTiles()
	}
	switch {
	case s.phase == PhaseKeep:
		s.redealKept(seat)
	case s.phase == PhaseBid && s.Decided(1-seat):
		s.bids[1-seat] = s.likelyBid(1 - seat)
	}
}

// redealCards replaces the hand of the other seat by random cards that seat has not seen.
func (s *State) redealCards(seat engine.Seat) {
	other := 1 - seat
	n := s.hands[other].Len()
	s.deckSize = 0
	for set := allCards &^ s.hands[seat] &^ s.discarded; set != 0; set &= set - 1 {
		s.deck[s.deckSize] = set.first()
		s.deckSize++
	}
	s.unordered = true
	s.hands[other] = 0
	for range n {
		s.hands[other] |= s.draw().bit()
	}
}

const allCards = Hand(1<<CardCount - 1)

// redealPile shuffles the pile of Contracts that have not been face up yet.
func (s *State) redealPile() {
	var set Contracts
	for _, k := range s.pile[:s.pileSize] {
		set |= k.bit()
	}
	for i := 0; set != 0; i++ {
		s.pile[i] = set.first()
		set &= set - 1
	}
	engine.Shuffle(&s.chance, s.pile[:s.pileSize])
}

// redealTiles shuffles the City tiles that are face down.
func (s *State) redealTiles() {
	var count [CommodityCount]int
	for city := range s.tile {
		if s.faceDown>>city&1 != 0 {
			count[s.tile[city]]++
		}
	}
	var left [CityCount]Commodity
	n := 0
	for g, some := range count {
		for range some {
			left[n] = Commodity(g)
			n++
		}
	}
	engine.Shuffle(&s.chance, left[:n])
	for city := range s.tile {
		if s.faceDown>>city&1 != 0 {
			n--
			s.tile[city] = left[n]
		}
	}
}

// likelyBid returns a random amount that seat p is likely to bid: 0, the value of one of the
// face-up Contracts, or one dollar more than that value. Amounts that the seat cannot pay are left
// out.
func (s *State) likelyBid(p engine.Seat) int16 {
	var likely [1 + 2*facesUp]int16
	n := 1
	for set := s.shown; set != 0 && n+2 <= len(likely); set &= set - 1 {
		value := int16(components.contract[set.first()].Value)
		for _, amount := range [...]int16{value, value + 1} {
			if amount <= s.cash[p] {
				likely[n] = amount
				n++
			}
		}
	}
	return likely[s.chance.Below(n)]
}

// redealKept deals two random Contracts to the opponent of seat, out of those that the opponent
// could have. If the opponent has already decided which one to keep, it is one of the two at
// random.
func (s *State) redealKept(seat engine.Seat) {
	other := 1 - seat
	own := s.dealt[seat]
	var left [ContractCount]Contract
	n := 0
	for k := range (allContracts &^ (s.owned[0] | s.owned[1]) &^ own[0].bit() &^ own[1].bit()).All() {
		left[n] = k
		n++
	}
	engine.Shuffle(&s.chance, left[:n])
	s.dealt[other] = [2]Contract{left[0], left[1]}
	if s.Decided(other) {
		s.kept[other] = left[s.chance.Below(2)]
	}
}
