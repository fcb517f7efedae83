package nuggets

import (
	"math/bits"
	"math/rand/v2"

	"gulch/engine"
)

// The phases of the game. Each is a kind of decision.
const (
	PhaseFill engine.Phase = iota // the row has to be filled, by a forced move
	PhaseTurn
	PhaseOver
)

var phaseNames = [...]string{"fill", "turn", "game_over"}

// State is a position of the game. It is a plain value: an assignment copies it.
type State struct {
	chance engine.Chance
	row    Set
	points [MaxSeats]int16
	// nuggets in the hill, which are hidden; only the first size elements are left, and the last of
	// these is drawn next
	hill  [Nuggets]Nugget
	sack  [MaxSeats]Nugget
	digs  [MaxSeats]int8
	size  int8
	seats int8
	turn  engine.Seat
	// number of events about the end of the game that are still to be reported: one for each closed
	// sack and one for the end itself; 0 except during the last move
	untold int8
}

// draw removes and returns the next nugget of the hill.
func (s *State) draw() Nugget {
	s.size--
	return s.hill[s.size]
}

// Seats returns the number of seats.
func (s *State) Seats() int { return int(s.seats) }

// Phase returns the kind of the current decision.
func (s *State) Phase() engine.Phase {
	switch {
	case s.size > 0 && s.row.Len() < RowSize:
		return PhaseFill
	case s.row == 0:
		return PhaseOver
	}
	return PhaseTurn
}

// Turn returns the seat to move, NoSeat when the game is over. While the row is being filled, it is
// the next seat to act.
func (s *State) Turn() engine.Seat {
	if s.Phase() == PhaseOver {
		return engine.NoSeat
	}
	return s.turn
}

// Row returns the open nuggets, which can be taken.
func (s *State) Row() Set { return s.row }

// Sack returns the nugget in the sack of a seat, which only that seat knows.
func (s *State) Sack(p engine.Seat) Nugget { return s.sack[p] }

// Digs returns how often a seat may still dig (roll the die for points).
func (s *State) Digs(p engine.Seat) int { return int(s.digs[p]) }

// CopyTo copies the position to dst.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Determinize redistributes the hidden nuggets, those in the hill and in the sacks of the other
// seats, at random. It first puts them in ascending order, so that the result depends only on r and
// on what the seat knows.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	if s.Phase() == PhaseOver { // all sacks are open, so nothing is hidden
		return
	}
	var pool [Nuggets]Nugget
	n := 0
	for hidden := s.hidden() &^ (1 << s.sack[seat]); hidden != 0; hidden &= hidden - 1 {
		pool[n] = Nugget(bits.TrailingZeros32(uint32(hidden)))
		n++
	}
	engine.Shuffle(&s.chance, pool[:n])
	for p := range engine.Seat(s.seats) {
		if p != seat {
			n--
			s.sack[p] = pool[n]
		}
	}
	s.hill = [Nuggets]Nugget{}
	copy(s.hill[:], pool[:n])
}

// hidden returns the nuggets that are in the hill or in a sack.
func (s *State) hidden() Set {
	var hidden Set
	for _, n := range s.hill[:s.size] {
		hidden |= 1 << n
	}
	for _, n := range s.sack[:s.seats] {
		hidden |= 1 << n
	}
	return hidden
}

// Gone returns the nuggets that have been scored and are out of the game.
func (s *State) Gone() Set { return allNuggets &^ s.row &^ s.hidden() }

// open reports whether the sack of a seat is open for all to see, as at the end of the game.
func (s *State) open(p engine.Seat) bool {
	return s.Phase() == PhaseOver && int8(p)+s.untold <= s.seats
}

// Chance returns the generator of random numbers.
func (s *State) Chance() *engine.Chance { return &s.chance }

// Key returns a hash of the position without its random numbers.
func (s *State) Key() engine.Key {
	still := *s
	still.chance = engine.Chance{}
	return engine.KeyOf(still)
}

// Script fixes the results of the next rolls of the die, for tests and lessons.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }
