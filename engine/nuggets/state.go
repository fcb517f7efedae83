package nuggets

import (
	"fmt"
	"math/bits"
	"math/rand/v2"

	"gulch/engine"
)

// Components of the game (section 1).
const (
	MaxSeats  = 4
	Nuggets   = 24 // number of nuggets; they are numbered from 1
	RowSize   = 3  // number of open nuggets after filling the row (R5)
	startDigs = 2
	sackTimes = 3 // factor by which the worth of the nugget in the sack is multiplied at the end (R12)
)

// Nugget is the number of a nugget, 1 to 24; 0 is no nugget.
type Nugget int8

// Worth returns the points that the nugget scores, 1 to 6.
func (n Nugget) Worth() int { return (int(n) + 3) / 4 }

// Title returns the name of the nugget in sentences.
func (n Nugget) Title() string { return fmt.Sprintf("#%d", int8(n)) }

// Set is a set of nuggets: bit n is nugget n.
type Set uint32

// List returns the nuggets in ascending order.
func (s Set) List() []Nugget {
	list := []Nugget{}
	for ; s != 0; s &= s - 1 {
		list = append(list, Nugget(bits.TrailingZeros32(uint32(s))))
	}
	return list
}

// Has reports whether a nugget is in the set.
func (s Set) Has(n Nugget) bool { return s>>uint(n)&1 != 0 }

// Len returns the number of nuggets in the set.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

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

// Score returns the points of a seat, including its sack once the game is over (R12).
func (s *State) Score(p engine.Seat) int { return int(s.points[p]) + s.opened(p) }

// Scores appends the points of every seat to dst.
func (s *State) Scores(dst []int) []int { return engine.AppendPerSeat(dst, s.Seats(), s.Score) }

// open reports whether the sack of a seat is open for all to see, as at the end of the game.
func (s *State) open(p engine.Seat) bool {
	return s.Phase() == PhaseOver && int8(p)+s.untold <= s.seats
}

// opened returns the points that a seat gets for its sack at the end of the game, 0 before.
func (s *State) opened(p engine.Seat) int {
	if !s.open(p) {
		return 0
	}
	return sackTimes * s.sack[p].Worth()
}

// rankKey returns the numbers by which a seat is ranked: its points, then the points for its sack
// (R13).
func (s *State) rankKey(p engine.Seat) engine.RankKey { return engine.RankKey{s.Score(p), s.opened(p)} }

// Ranks appends the ranks of all seats to dst, 1 for the winner.
func (s *State) Ranks(dst []int) []int { return engine.RankSeats(dst, s.Seats(), s.rankKey) }

// Sheet returns the scores of all seats, split by source.
func (s *State) Sheet() []engine.Line {
	row, sack := engine.Line{Name: "Nuggets and digs"}, engine.Line{Name: "Sack, tripled"}
	for p := range engine.Seat(s.seats) {
		row.Points, sack.Points = append(row.Points, int(s.points[p])), append(sack.Points, s.opened(p))
	}
	return []engine.Line{row, sack}
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

// Check returns an error if the position is impossible. Every nugget that has not been scored must
// be in exactly one place.
func (s *State) Check() error {
	if s.seats < 2 || s.seats > MaxSeats || s.turn < 0 || int8(s.turn) >= s.seats {
		return fmt.Errorf("it is the turn of seat %d of %d", s.turn, s.seats)
	}
	if s.row.Len() > RowSize || s.row&^allNuggets != 0 {
		return fmt.Errorf("the row holds %d nuggets", s.row.Len())
	}
	seen := s.row
	place := func(n Nugget) error {
		if n < 1 || n > Nuggets || seen.Has(n) {
			return fmt.Errorf("nugget %d is in two places or is none", n)
		}
		seen |= 1 << n
		return nil
	}
	for _, n := range s.hill[:s.size] {
		if err := place(n); err != nil {
			return err
		}
	}
	for p := range s.seats {
		if s.points[p] < 0 || s.digs[p] < 0 || s.digs[p] > startDigs {
			return fmt.Errorf("seat %d has %d points and %d digs", p, s.points[p], s.digs[p])
		}
		if err := place(s.sack[p]); err != nil {
			return err
		}
	}
	return nil
}

// allNuggets is the set of all nuggets.
const allNuggets Set = 1<<(Nuggets+1) - 2
