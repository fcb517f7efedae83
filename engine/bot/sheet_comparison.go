package bot

import (
	"math"
	"slices"

	"gulch/engine"
)

// sheetComparison adds up, over the samples of a Duel, by how many points the first move is better
// than the second in each line of the score sheet.
type sheetComparison struct {
	lines         []string     // names of the lines of the score sheet
	costs         []bool       // whether these lines count what is paid
	seats         int          // number of seats; the index of a line and seat is line × seats + seat
	now           [2][]float64 // points of the two moves in the current sample, by line and seat
	sums, squares []float64    // of the differences of the samples, by line and seat
}

// reset begins a comparison in a game with the given number of seats.
func (c *sheetComparison) reset(seats int) {
	c.seats = seats
	c.lines, c.costs, c.now = c.lines[:0], c.costs[:0], [2][]float64{}
	c.sums, c.squares = c.sums[:0], c.squares[:0]
}

// add adds the score sheet at the end of a rollout after one of the moves, 0 or 1.
func (c *sheetComparison) add(move int, sheet []engine.Line) {
	for _, line := range sheet {
		at := slices.Index(c.lines, line.Name)
		if at < 0 {
			at = len(c.lines)
			c.lines, c.costs = append(c.lines, line.Name), append(c.costs, line.Cost)
		}
		for size := (at + 1) * c.seats; len(c.sums) < size; {
			c.sums, c.squares = append(c.sums, 0), append(c.squares, 0)
			c.now[0], c.now[1] = append(c.now[0], 0), append(c.now[1], 0)
		}
		for seat, points := range line.Points {
			c.now[move][at*c.seats+seat] = float64(points)
		}
	}
}

// endSample ends a sample, for which the sheets of both moves have been added.
func (c *sheetComparison) endSample() {
	for k := range c.sums {
		by := c.now[0][k] - c.now[1][k]
		c.sums[k] += by
		c.squares[k] += by * by
		c.now[0][k], c.now[1][k] = 0, 0
	}
}

// Difference is the line of the score sheet that explains best why the first move of a Duel is
// better than the second. It is a line with more than a minimum of points that is not due to
// chance. It has at least half of the advantages of all lines, and other lines take at most half of
// it away again. An opponent's loss counts as an advantage, too; to find the line, it is divided by
// the number of opponents.
type Difference struct {
	Line string      // name of the line on the score sheet
	Seat engine.Seat // seat whose points differ: the seat that moved, or an opponent who scores less
	// mean number of points on this line by which the first move is better: points gained by the
	// seat that moved, or points lost by the opponent
	Points float64
	Cost   bool // the line counts what is paid, so the first move saves the seat Points, or costs the opponent Points
}

// Limits of the differences that are reported: minDifference is the minimum number of points, and
// spreadShare the minimum as a fraction of the spread of the expected scores (see
// [engine.LearnedHeuristics]), so that a dollar in hundreds is no reason. sureErrors is the minimum
// as a multiple of the standard error.
const (
	minDifference = 0.6
	spreadShare   = 0.06
	sureErrors    = 3.0
)

// difference returns the Difference after the given number of samples for the seat that moved, with
// at least the given number of points; false if there is none.
func (c *sheetComparison) difference(mover engine.Seat, samples int, least float64) (Difference, bool) {
	best, most, net, gains := Difference{}, 0.0, 0.0, 0.0
	for k := range c.sums {
		mean, wrong := c.sums[k], 0.0
		if samples > 1 {
			mean, wrong = meanOf(c.sums[k], c.squares[k], samples)
		}
		gain, seat := mean, engine.Seat(k%c.seats)
		weight := gain
		if seat != mover {
			gain = -gain
			weight = gain / float64(c.seats-1)
		}
		net += weight
		gains += max(weight, 0)
		if weight > most && math.Abs(gain) > sureErrors*wrong {
			line := k / c.seats
			best, most = Difference{Line: c.lines[line], Seat: seat, Points: gain, Cost: c.costs[line]}, weight
		}
	}
	return best, best.Points >= least && net >= most/2 && most >= gains/2
}
