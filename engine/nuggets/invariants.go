package nuggets

import "fmt"

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
