package westernlegends

import "gulch/engine"

// packedCards is the largest number of cards in the set of a KindFrontier move. The three parts of
// the move hold the set in 48 bits: six bits for each card, its number plus one, in ascending
// order.
const packedCards = 8

// FrontierMove returns the KindFrontier move that pays with the cards in set.
func FrontierMove(set CardSet) engine.Move {
	var bits uint64
	shift := 0
	for x := range set.All() {
		bits |= uint64(x+1) << shift
		shift += 6
	}
	return frontier(int16(bits), int16(bits>>16), int16(bits>>32))
}

// unpackCards returns the cards of move m, which must be a KindFrontier move. If the parts of m do
// not hold such a set, it returns no cards, and ok is false.
func unpackCards(m engine.Move) (set CardSet, ok bool) {
	bits := uint64(uint16(LowBitsOf(m))) | uint64(uint16(MidBitsOf(m)))<<16 | uint64(uint16(HighBitsOf(m)))<<32
	last := uint64(0)
	for range packedCards {
		x := bits & 63
		bits >>= 6
		if x == 0 {
			break
		}
		if x <= last || x > deckSize {
			return 0, false
		}
		set |= 1 << (x - 1)
		last = x
	}
	if bits != 0 {
		return 0, false
	}
	return set, true
}

// plotHere returns the index of the frontier space on which the active player is. It returns -1 if
// the player is on another space, or if the frontier token of the space has been taken.
func (s *State) plotHere() int {
	at := int(box.plotAt[s.p[s.active].space])
	if at < 0 || s.plot[at] < 0 {
		return -1
	}
	return at
}

// plotPrice returns the price of the frontier space with index plot. The frontier values of the
// cards paid must add up to at least this number (R103).
func (s *State) plotPrice(plot int) int {
	return box.space[box.plots[plot]].Frontier + int(box.plot[s.plot[plot]].number)
}

// mayFrontier reports whether the cards of move m pay for the frontier space where the active
// player is. Their total value must be high enough, and without any one of them it must be too low
// (R103).
func (s *State) mayFrontier(m engine.Move) bool {
	at := s.plotHere()
	set, ok := unpackCards(m)
	if at < 0 || !ok || set == 0 || set&^s.p[s.active].hand != 0 {
		return false
	}
	sum, least := 0, 99
	for c := range set.All() {
		sum += int(box.poker[c].frontier)
		least = min(least, int(box.poker[c].frontier))
	}
	price := s.plotPrice(at)
	return sum >= price && sum-least < price
}

// frontierMoves appends to dst a move for each set of cards that pays for the frontier space where
// the active player is.
func (s *State) frontierMoves(dst []engine.Move) []engine.Move {
	at := s.plotHere()
	if at < 0 {
		return dst
	}
	// The cards are tried in descending order of value. The last card added to a set is therefore
	// the lowest. If it reaches the price, the set needs all of its cards.
	var hand [deckSize]Card
	n := 0
	for set := s.p[s.active].hand; set != 0; n++ {
		c := Card(63 - leadingZeros(uint64(set)))
		set &^= c.bit()
		hand[n] = c
	}
	return appendSets(dst, hand[:n], s.plotPrice(at), 0)
}

func appendSets(dst []engine.Move, rest []Card, missing int, set CardSet) []engine.Move {
	for i, c := range rest {
		if v := int(box.poker[c].frontier); v < missing {
			if set.Len() < packedCards-1 {
				dst = appendSets(dst, rest[i+1:], missing-v, set|c.bit())
			}
			continue
		}
		dst = append(dst, FrontierMove(set|c.bit()))
	}
	return dst
}

// playFrontier discards the cards with which move m of player p pays, and gives the reward of the
// frontier token (R103).
func (s *State) playFrontier(p engine.Seat, m engine.Move, obs engine.Observer) {
	at := s.plotHere()
	set, _ := unpackCards(m)
	for c := range set.All() {
		s.discardFromHand(p, c, obs)
	}
	s.count(p, statFrontiers, 1, obs)
	token := s.plot[at]
	s.plot[at] = -1
	s.plotsOut |= 1 << token
	tellPlot(obs, p, box.plots[at], int(token))
	s.runBlock(box.plot[token].then, p, p)
}
