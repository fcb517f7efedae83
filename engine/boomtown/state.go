package boomtown

import (
	"math/rand/v2"

	"gulch/engine"
)

// Phases in the terms of section 5.2. Reveal and roll belong to the engine: a game rests there only at its very start
// and where a loaded position says so, and the only move is to go on. Payment and resolve are never rested in.
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
	returned Set // events seen and put back in turn 1 that have not come up since (K of section 9)
	placed   Set // lasting events that lie with something
	veined   Set // mines with a vein
	tolled   Set // mines of all towns with a saloon, whoever owns them

	// cards holds the set-aside cards, then those already drawn, then from next to total the deck, top first.
	// While bag is set, the order of the deck is not decided: each card is drawn at random when it is turned up.
	cards [maxCards]Card
	// lies says by event what a placed one lies with: a mine, a town or a saloon card.
	lies [maxEvents]uint8
	// keeper is the owner of each placed saloon, by event.
	keeper [maxEvents]engine.Seat

	gold   [MaxSeats]int16
	bid    int16 // standing bid, 0 for none
	price  int16
	mayor  [TownCount]engine.Seat
	tokens [TownCount]uint8 // saloons in each town
	row    [MaxSeats]Card   // the first rowSize are on sale
	order  [MaxSeats]engine.Seat

	seats    int8
	rules    rules
	phase    engine.Phase
	actor    engine.Seat
	first    engine.Seat // first player
	bidder   engine.Seat // standing bidder
	firstOut engine.Seat // who passed first in this auction
	winner   engine.Seat
	victim   engine.Seat // of the holdup

	out       engine.SeatSet // passed in this auction
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
	sorted    bool // the bag is in the order that Determinize gives it, nothing has been drawn since
}

// nowhere marks an event that is not placed.
const nowhere = 255

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

// Turn returns the actor.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns what the actor has to decide.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position into another one.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script forces the next dice, of holdups and production alike (section 5.4).
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// Determinize replaces deck order, set-aside cards and coming chance by a sample of what they may be (section 9). All
// seats know the same, so seat does not matter. The deck becomes a bag from which each reveal draws at random: that
// is the same distribution as a shuffle now, and costs nothing for cards that the search never comes to. Nothing of
// the true order is left: the sample depends on r and on what everybody knows, and on nothing else.
func (s *State) Determinize(_ engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	if !s.sorted {
		s.sortHidden()
	}
	s.bag, s.sorted = true, s.aside == 0
	gap, free := s.next-s.aside, s.total-uint8(s.returned.Len())
	if free-gap == s.aside && s.aside > 0 { // no other card is hidden: which of them lies where matters to nobody
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

// sortHidden puts the cards that nobody has seen into ascending order, the returned events, which are certainly in
// the deck, last.
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
