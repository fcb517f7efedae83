package review

import "gulch/engine"

// moment is a position at which one seat's estimate of the chances is used: at is the index of the
// position.
type moment struct {
	at      int
	chances []float64 // chance of every seat to win
}

// chart has the chances to win that a review shows, at every position of a game.
type chart struct {
	chances [][]float64 // chance of every seat at each position
	views   [][]moment  // moments of each seat that decides in the game, see equalMoments
}

// newChart returns the chart of chances from the chances that the seats to move saw. The parameters
// are those of [evenChances].
func newChart(seen [][]float64, seats []engine.Seat, clocks []int) *chart {
	c := &chart{chances: evenChances(seen, seats, clocks)}
	if last := len(seen) - 1; last > 0 {
		c.views = equalMoments(seen[:last], seats, clocks)
	}
	return c
}

// drop returns by how much the chart of a seat falls after the decision at index at, until the
// turn or round of every seat has begun again. It is 0 if the chart does not fall.
func (c *chart) drop(at int, seat engine.Seat) float64 {
	until := at + 1
	for _, moments := range c.views {
		next := len(c.chances) - 1
		for _, m := range moments {
			if m.at > at {
				next = m.at
				break
			}
		}
		until = max(until, next)
	}
	lowest := c.chances[at][seat]
	for _, row := range c.chances[at : until+1] {
		lowest = min(lowest, row[seat])
	}
	return c.chances[at][seat] - lowest
}

// adjust changes the chances of a mistake to those of the chart. seen is the chance before the
// decision as the examining search saw it: a search rates the seat to move too high, so that the
// loss is reduced in the same ratio as the chance before the decision. If the chart falls after the
// decision, the loss is at most that fall. If it does not, luck has made good the mistake. Without
// a chart, the mistake stays as it is.
func (c *chart) adjust(m *Mistake, seen float64) {
	if c == nil {
		return
	}
	had, loss := c.chances[m.At][m.Seat], m.Cost()
	if seen > had {
		loss *= had / seen
	}
	if drop := c.drop(m.At, m.Seat); drop >= minLoss {
		loss = min(loss, drop)
	}
	m.BestChance, m.PlayedChance = had, had-min(loss, had)
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
	var views [][]moment
	for _, moments := range bySeat {
		if len(moments) > 0 {
			views = append(views, moments)
		}
	}
	return views
}
