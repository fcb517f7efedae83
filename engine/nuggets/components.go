package nuggets

import (
	"fmt"
	"math/bits"
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
