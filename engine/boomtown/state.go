package boomtown

import (
	"math/rand/v2"

	"gulch/engine"
)

// Phases, by the terms of section 5.2. Reveal and roll have only one move, to go on: a game is in
// them only at its very start and in loaded positions. Payment and resolution are no phases.
const (
	PhaseReveal engine.Phase = iota
	PhaseBid
	PhaseMustang
	PhasePick
	PhasePlaceGovernor
	PhasePlaceVein
	PhasePlaceSaloon
	PhasePlaceGirls
	PhaseDynamite
	PhaseExpropriate
	PhaseHoldupVictim
	PhaseHoldupAmount
	PhaseRoll
	PhaseTelegraph
	PhaseGameOver
	phaseCount
)

var phaseNames = [phaseCount]string{
	"reveal", "bid", "mustang", "pick", "place_governor", "place_vein", "place_saloon", "place_girls", "dynamite",
	"expropriate", "holdup_victim", "holdup_amount", "roll", "telegraph", "game_over",
}

// State is one position. It is a plain value: assignment copies it.
type State struct {
	chance engine.Chance

	mines    [MaxSeats]Set // mines in front of each seat
	kept     [MaxSeats]Set // keep cards and waiting cards of each seat
	removed  Set
	returned Set // events seen and returned in turn 1 that have not come up since (K of section 9)
	placed   Set // lasting events that are placed
	veined   Set // mines with a vein
	tolled   Set // mines of all owners in all towns with a saloon

	// cards holds the set-aside cards, then the cards already drawn, then from next to total the
	// deck, top first. While bag is set, the order of the deck is undecided: each card is drawn at
	// random when it is revealed.
	cards [maxCards]Card
	// placedAt is, by event, where a placed one is: the number of a mine, a town or a saloon card.
	placedAt [maxEvents]uint8
	// keeper is the owner of each placed saloon, by event.
	keeper [maxEvents]engine.Seat

	gold   [MaxSeats]int16
	bid    int16 // standing bid, 0 for none
	price  int16
	mayor  [TownCount]engine.Seat
	tokens [TownCount]uint8 // saloons in each town
	row    [MaxSeats]Card   // cards on sale, the first rowSize entries
	order  [MaxSeats]engine.Seat

	seats    int8
	rules    rules
	phase    engine.Phase
	actor    engine.Seat
	first    engine.Seat // first player
	bidder   engine.Seat // standing bidder
	firstOut engine.Seat // seat that passed first in this auction
	winner   engine.Seat
	victim   engine.Seat // victim of the holdup

	out       engine.SeatSet // seats that have passed in this auction
	asking    engine.SeatSet // still to be asked about Mustang or Telegraph
	riders    engine.SeatSet
	governed  uint8 // towns with a Governor, one bit each
	turn      uint8
	picker    uint8 // index of the current picker in order
	rowSize   uint8
	aside     uint8
	next      uint8
	total     uint8
	resolving Card // event being resolved
	dice      [2]uint8
	bag       bool
	sorted    bool // the bag is in the order that Determinize gives it; nothing was drawn since
}

// notPlaced marks an event that is not placed.
const notPlaced = 255

// everybody returns the set of all seats.
func (s *State) everybody() engine.SeatSet { return engine.AllSeats(int(s.seats)) }

// left returns the next seat clockwise (R1).
func (s *State) left(p engine.Seat) engine.Seat {
	if p++; int8(p) == s.seats {
		return 0
	}
	return p
}

// right returns the next seat counter-clockwise (R1).
func (s *State) right(p engine.Seat) engine.Seat {
	if p == 0 {
		return engine.Seat(s.seats - 1)
	}
	return p - 1
}

// holders returns the seats with a card of the kind in front of them.
func (s *State) holders(k CardKind) engine.SeatSet {
	var set engine.SeatSet
	for p, kept := range &s.kept {
		if kept&box.ofKind[k] != 0 {
			set = set.With(engine.Seat(p))
		}
	}
	return set
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, the actor.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns what the actor has to decide.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position into another one.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script sets the results of the next dice, for holdups and production (section 5.4). It returns an
// error if a result is impossible.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// Determinize replaces deck order, set-aside cards and future chance by a random sample (section
// 9). All seats have the same information, so seat does not matter. The deck becomes a bag from
// which each reveal draws at random: that has the same distribution as a shuffle now, and costs
// nothing for cards that a search never reveals. The sample depends only on r and on public
// information, not on the true order.
func (s *State) Determinize(_ engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	if !s.sorted {
		s.sortHidden()
	}
	s.bag, s.sorted = true, s.aside == 0
	gap, free := s.next-s.aside, s.total-uint8(s.returned.Len())
	// no other card is hidden: the split between deck and set-aside cards does not matter
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

// sortHidden sorts the unseen cards in ascending order, with the returned events, which are
// certainly in the deck, last.
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
