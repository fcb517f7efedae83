package review

import "gulch/engine"

// moment is a position at which one seat's estimate of the chances is used: at is the index of the
// position.
type moment struct {
	at      int
	chances []float64 // chance of every seat to win
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
