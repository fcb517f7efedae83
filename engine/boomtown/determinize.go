package boomtown

import (
	"math/rand/v2"

	"gulch/engine"
)

// Determinize replaces the order of the deck, the cards set aside and future random results by a
// random sample. All seats have the same information, so the seat is ignored. Instead of being
// shuffled, the deck becomes a bag from which each reveal draws at random. This has the same
// distribution, and costs nothing for cards that a search never reveals. The sample depends only on
// r and on public information, not on the true order.
func (s *State) Determinize(_ engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	if !s.sorted {
		s.sortHidden()
	}
	s.bag, s.sorted = true, s.aside == 0
	gap, free := s.next-s.aside, s.total-uint8(s.returned.Len())
	// the deck contains only returned events, so all other unseen cards are set aside and nothing
	// is left to sample
	if free-gap == s.aside && s.aside > 0 {
		return
	}
	for i := range s.aside {
		j := i + uint8(s.chance.Below(int(free-gap-i)))
		if j >= s.aside {
			j += gap
		}
		s.cards[i], s.cards[j] = s.cards[j], s.cards[i]
	}
}

// sortHidden sorts the unseen cards in ascending order, except for the returned events, which are
// certainly in the deck: they come last.
func (s *State) sortHidden() {
	at := uint8(0)
	for _, set := range [...]Set{s.Unseen() &^ s.returned, s.returned} {
		for ; set != 0; set &= set - 1 {
			if at == s.aside {
				at = s.next
			}
			s.cards[at] = set.First()
			at++
		}
	}
}
