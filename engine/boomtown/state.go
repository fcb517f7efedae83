package boomtown

import "gulch/engine"

// The phases of a turn that require a decision, and two others: PhaseReveal and PhaseRoll have only
// one move, which is made automatically, so a game is only in them at its very start or after
// loading.
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

// State is one position of the game. It contains no pointers, so an assignment copies it.
type State struct {
	chance engine.Chance

	mines [MaxSeats]Set // mines that each seat owns
	// the cards that each seat keeps until it uses them, and its lasting events that cannot be
	// placed yet
	kept     [MaxSeats]Set
	removed  Set
	returned Set // events returned to the deck in turn 1 that have not come up since
	placed   Set // lasting events that are placed at a town, mine or saloon
	veined   Set // mines that have a New Vein under them
	tolled   Set // mines of all owners in the towns that have a saloon

	// cards holds first the cards set aside, then the cards already drawn, and then, from index
	// next to total, the deck with its top first. If bag is true, the order of the deck is not
	// determined yet, and each card is drawn at random when it is revealed.
	cards [maxCards]Card
	// placedAt holds, for each event, the number of the town, mine or saloon card where it is
	// placed, or notPlaced if it is not placed.
	placedAt [maxEvents]uint8
	// keeper holds the owner of each placed saloon. Like placedAt, it is indexed by the number of
	// the event; the elements of other events are unused.
	keeper [maxEvents]engine.Seat

	gold   [MaxSeats]int16
	bid    int16 // standing bid, 0 for none
	price  int16
	mayor  [TownCount]engine.Seat
	tokens [TownCount]uint8 // number of saloons in each town
	row    [MaxSeats]Card   // cards on sale, in the first rowSize elements
	order  [MaxSeats]engine.Seat

	seats    int8
	rules    rules
	phase    engine.Phase
	actor    engine.Seat
	first    engine.Seat // first player of this turn
	bidder   engine.Seat // seat with the standing bid, NoSeat for none
	firstOut engine.Seat // seat that was the first to pass in this auction
	winner   engine.Seat
	victim   engine.Seat // victim of the Holdup, NoSeat for none

	out       engine.SeatSet // seats that have passed in this auction
	asking    engine.SeatSet // seats that still have to be asked about Mustang or Telegraph
	riders    engine.SeatSet
	governed  uint8 // towns with a Governor, one bit each
	turn      uint8
	picker    uint8 // index in order (the pick order) of the seat that picks now
	rowSize   uint8
	aside     uint8
	next      uint8
	total     uint8
	resolving Card // card that is being picked or resolved, NoCard for none
	dice      [2]uint8
	bag       bool
	sorted    bool // whether the hidden cards are still in the order in which Determinize left them

	// These fields are 0 between moves. While a move is carried out, they make the position say at
	// each event what the table then shows.
	picked bool  // the picker has put down the card of this pick
	turns  uint8 // number of turns of the game while the cards of a turn are being revealed
}

// notPlaced is the value of State.placedAt for an event that is not placed anywhere.
const notPlaced = 255

// everybody returns the set of all seats.
func (s *State) everybody() engine.SeatSet { return engine.AllSeats(int(s.seats)) }

// left returns the next seat clockwise from p (R1).
func (s *State) left(p engine.Seat) engine.Seat {
	if p++; int8(p) == s.seats {
		return 0
	}
	return p
}

// right returns the next seat counter-clockwise from p (R1).
func (s *State) right(p engine.Seat) engine.Seat {
	if p == 0 {
		return engine.Seat(s.seats - 1)
	}
	return p - 1
}

// holders returns the seats that have a card of kind k in front of them.
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

// Turn returns the seat to decide, or NoSeat when the game is over.
func (s *State) Turn() engine.Seat { return s.actor }

// Phase returns the phase, which is the kind of decision to be made.
func (s *State) Phase() engine.Phase { return s.phase }

// CopyTo copies the position to dst, which must be a *State.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Chance returns the generator of random numbers.
func (s *State) Chance() *engine.Chance { return &s.chance }

// Key returns a hash of the position. It does not depend on the state of the random generator.
func (s *State) Key() engine.Key {
	still := *s
	still.chance = engine.Chance{}
	return engine.KeyOf(still)
}

// Script sets the results of the next dice, for Holdups and production, in their order. It returns
// an error if a number is not from 1 to 6.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }
