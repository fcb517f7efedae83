package stage

import (
	"gulch/engine"
	"gulch/engine/match"
)

// Course is a replay of a match together with the reading of the game's clock (its turn, day or
// round) at each position.
type Course struct {
	steps  []match.Step
	clocks []int // reading of the game's clock by position, never decreasing
	replay *match.Replay
}

// CourseOf returns the course of match m, which it replays once from start to end.
func CourseOf(m *match.Match) (*Course, error) {
	c := &Course{}
	if err := c.Follow(m); err != nil {
		return nil, err
	}
	return c, nil
}

// Follow updates the course after moves were made or undone in match m, which must be the match of
// the course. It replays only the positions that are new.
func (c *Course) Follow(m *match.Match) error {
	r, err := m.Replay()
	if err != nil {
		return err
	}
	known := 0
	for known < min(len(c.steps), r.Len()) && same(c.steps[known], r.Steps()[known]) {
		known++
	}
	if err := r.Seek(known); err != nil {
		return err
	}
	c.steps, c.replay, c.clocks = r.Steps(), r, c.clocks[:min(known, len(c.clocks))]
	for {
		now := 0
		if g, ok := r.State().(engine.Heuristics); ok {
			now = g.Clock()
		}
		if n := len(c.clocks); n > 0 {
			now = max(now, c.clocks[n-1])
		}
		c.clocks = append(c.clocks, now)
		if _, more := r.Next(); !more {
			return nil
		}
	}
}

// Last returns the index of the last position of the course; 0 is the initial position.
func (c *Course) Last() int { return len(c.clocks) - 1 }

// State returns a position of the course. at is its number; 0 is the initial position. The returned
// state is valid until the next call.
func (c *Course) State(at int) (engine.State, error) {
	err := c.replay.Seek(at)
	return c.replay.State(), err
}

// movesThisTurn returns the number of decisions that a seat made since the last change of the
// game's clock (turn, day or round). at is the number of the position up to which decisions are
// counted.
func (c *Course) movesThisTurn(at int, seat engine.Seat) int {
	n := 0
	for i := at - 1; i >= 0 && c.clocks[i] == c.clocks[at]; i-- {
		if c.steps[i].Seat == seat {
			n++
		}
	}
	return n
}

// Corresponding returns the index of the position of c that can be compared with a position of
// another course of the same deal, from the view of a seat. The parameter other is that course, and
// at is the number of its position. In both positions, the game's clock (turn, day or round) is the
// same, and the seat has made the same number of decisions since it last changed. If the seat made
// fewer decisions at this time in c, the result is the last position with this time. The end of one
// game corresponds to the end of the other.
func (c *Course) Corresponding(other *Course, at int, seat engine.Seat) int {
	if at >= other.Last() && other.over() {
		return c.Last()
	}
	clock, made := other.clocks[at], other.movesThisTurn(at, seat)
	best, mine := 0, 0
	for i, now := range c.clocks {
		if now > clock {
			break
		}
		if i > 0 && c.clocks[i-1] != now {
			mine = 0
		} else if i > 0 && c.steps[i-1].Seat == seat {
			mine++
		}
		if best = i; now == clock && mine >= made {
			break
		}
	}
	return best
}

// over reports whether the game of the course is over at its last position.
func (c *Course) over() bool {
	s, err := c.State(c.Last())
	return err == nil && s.Turn() == engine.NoSeat
}

// FirstDifference returns the index of the first decision that differs between two courses of games
// with the same deal. parted is false if there is no difference.
func (c *Course) FirstDifference(other *Course) (at int, parted bool) {
	for at := range min(len(c.steps), len(other.steps)) {
		if !same(c.steps[at], other.steps[at]) {
			return at, true
		}
	}
	return min(len(c.steps), len(other.steps)), len(c.steps) != len(other.steps)
}

// same reports whether two decisions are the same move of the same seat.
func same(a, b match.Step) bool { return a.Seat == b.Seat && a.Move == b.Move }

// Step returns the decision that was made at a position. at is the number of the position.
func (c *Course) Step(at int) match.Step { return c.steps[at] }
