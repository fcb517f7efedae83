package review

import (
	"math"
	"slices"

	"gulch/engine"
)

// moment is a position at which one seat's estimate of the chances is used: at is the index of the
// position.
type moment struct {
	at      int
	chances []float64 // chance of every seat to win
}

// chart has the chances to win that a review shows, at every position of a game.
type chart struct {
	chances [][]float64 // chance of every seat at each position
	moments [][]int     // for each seat, the positions at which its view is used, see equalMoments
}

// newChart returns the chart of chances from the chances that the seats to move saw. The parameters
// are those of [evenChances].
func newChart(seen [][]float64, seats []engine.Seat, clocks []int) *chart {
	c := &chart{chances: evenChances(seen, seats, clocks)}
	for _, row := range c.chances {
		for i, x := range row {
			row[i] = asStored(x)
		}
	}
	if last := len(seen) - 1; last > 0 {
		for _, moments := range momentsBySeat(seen[:last], seats, clocks) {
			var all []int
			for _, m := range moments {
				all = append(all, m.at)
			}
			c.moments = append(c.moments, all)
		}
	}
	return c
}

// storedUnits is the number of units in which a chance of 1 is stored.
const storedUnits = 1e6

// asStored rounds a chance to what a stored review can hold, so that the chart and the mistakes
// have the same figures before and after they are stored.
func asStored(x float64) float64 { return math.Round(x*storedUnits) / storedUnits }

// adjust changes the chances of a mistake to those of the chart, which passes through both of them,
// see [Review.CurveWith]. seen is the chance before the decision as the examining search saw it: a
// search rates the seat to move too high, so that the loss is reduced in the same ratio as the
// chance before the decision. Without a chart, the mistake stays as it is.
func (c *chart) adjust(m *Mistake, seen float64) {
	if c == nil {
		return
	}
	had, loss := c.chances[m.At][m.Seat], m.Cost()
	if seen > had {
		loss *= had / seen
	}
	m.BestChance, m.PlayedChance = had, asStored(had-min(loss, had))
}

// Curve is the course of the chances that the chart of a game shows.
type Curve struct {
	Chances [][]float64 // chance of every seat at each position
	// After has the chances right after a mistake, by the position before it: the curve falls from
	// Chances[i] to After[i], and goes on from there.
	After map[int][]float64
}

// CurveWith returns the chances with a step at each of the given mistakes of any seats: there the
// curve passes through the two chances of the mistake, and then goes on to the next position at
// which the chances were measured, or at which there is a mistake.
func (r Review) CurveWith(mistakes []Mistake) Curve {
	c := Curve{Chances: slices.Clone(r.Chances), After: map[int][]float64{}}
	fixed := map[int]bool{len(r.Chances) - 1: true}
	for _, moments := range r.Moments {
		for _, at := range moments {
			fixed[at] = true
		}
	}
	for _, m := range mistakes {
		fixed[m.At] = true
	}
	for _, m := range mistakes {
		after := rowAfter(r.Chances[m.At], m)
		c.After[m.At] = after
		next := m.At + 1
		for !fixed[next] {
			next++
		}
		for at := m.At + 1; at < next; at++ {
			share := float64(at-m.At-1) / float64(next-m.At-1)
			c.Chances[at] = between(after, r.Chances[next], share)
		}
	}
	return c
}

// rowAfter returns the chances right after mistake m; row are those before it. What its seat loses,
// the others gain in the ratio of their chances, or equally if they had none. In a race for points
// nobody gains it.
func rowAfter(row []float64, m Mistake) []float64 {
	after, sum := slices.Clone(row), 0.0
	for _, x := range row {
		sum += x
	}
	others := sum - row[m.Seat]
	for seat := range after {
		switch {
		case math.Abs(sum-1) > 1e-3: // a race
		case others > 0:
			after[seat] *= (sum - m.PlayedChance) / others
		default:
			after[seat] = (sum - m.PlayedChance) / float64(len(row)-1)
		}
	}
	after[m.Seat] = m.PlayedChance
	return after
}

// between returns the values at a point between two rows; share is 0 at a and 1 at b.
func between(a, b []float64, share float64) []float64 {
	out := make([]float64, len(a))
	for i := range out {
		out[i] = a[i] + share*(b[i]-a[i])
	}
	return out
}

// evenChances returns the chances to win at every position, as they were seen at equal moments: at
// the start of the seats' turns. Between these moments the chances are interpolated, so that a
// half-made or sealed turn shows no values of its own. Each value is the average over the views of
// all seats, because a search rates the seat to move a little too high. seen are the chances that
// the seat to move saw at each position, and the result of the game at the last one. seats are the
// seats to move, and clocks the values of the game's clock (engine.Heuristics), before each
// decision.
func evenChances(seen [][]float64, seats []engine.Seat, clocks []int) [][]float64 {
	last := len(seen) - 1
	if last < 1 {
		return seen
	}
	out := make([][]float64, len(seen))
	for at := range out {
		out[at] = make([]float64, len(seen[at]))
	}
	views := equalMoments(seen[:last], seats, clocks)
	for _, moments := range views {
		moments = append(moments, moment{last, seen[last]})
		k := 0
		for at := range out[:last] {
			for k+1 < len(moments)-1 && moments[k+1].at <= at {
				k++
			}
			a, b := moments[k], moments[k+1]
			share := min(max(float64(at-a.at)/float64(b.at-a.at), 0), 1)
			for seat := range out[at] {
				out[at][seat] += (a.chances[seat] + share*(b.chances[seat]-a.chances[seat])) / float64(len(views))
			}
		}
	}
	out[last] = seen[last]
	return out
}

// turnShare decides whether a tick of the clock is a turn of the first seat that moves in it. It
// is, if these first seats make at least this fraction of all decisions. Otherwise a tick is a
// round, in which every seat has a turn.
const turnShare = 0.7

// equalMoments returns, for every seat that decides in the game, the moments whose chances are used
// for the curve. They are the start of each of the seat's turns or, in games that are played in
// rounds (see [turnShare]), its first decision in each round. seen are the chances that the seat to
// move saw before each decision. seats are the seats to move there, and clocks the values of the
// game's clock.
func equalMoments(seen [][]float64, seats []engine.Seat, clocks []int) [][]moment {
	return slices.DeleteFunc(momentsBySeat(seen, seats, clocks), func(all []moment) bool { return len(all) == 0 })
}

// momentsBySeat returns the result of equalMoments for every seat, none for seats that do not
// decide.
func momentsBySeat(seen [][]float64, seats []engine.Seat, clocks []int) [][]moment {
	leading := 0
	owner := make([]engine.Seat, len(seen)) // the first seat to move in the tick of each decision
	for at := range seen {
		owner[at] = seats[at]
		if at > 0 && clocks[at] == clocks[at-1] {
			owner[at] = owner[at-1]
		}
		if owner[at] == seats[at] {
			leading++
		}
	}
	turns := float64(leading) >= turnShare*float64(len(seen))
	bySeat := make([][]moment, len(seen[0]))
	lastTick := make([]int, len(seen[0]))
	for at, chances := range seen {
		seat := seats[at]
		known := len(bySeat[seat]) > 0
		if turns && owner[at] != seat || known && lastTick[seat] == clocks[at] {
			continue
		}
		lastTick[seat] = clocks[at]
		bySeat[seat] = append(bySeat[seat], moment{at, chances})
	}
	return bySeat
}
