package coach

import (
	"cmp"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// measuredError is the standard error of a measured share of won games.
const measuredError = 0.02

// measuredOpinions returns opinions about the legal moves of position s by measurements in whole
// games ([engine.MeasuredMoves]), the best first, or nil if there are none.
func measuredOpinions(s engine.State, legal []engine.Move) (all []bot.Opinion) {
	g, ok := s.(engine.MeasuredMoves)
	if !ok {
		return nil
	}
	sum := 0.0
	for i, share := range g.WinShares(legal, nil) {
		all = append(all, bot.Opinion{Move: legal[i], Visits: minBestVisits, Result: share, Error: measuredError})
		sum += share
	}
	for i := range all {
		all[i].Share = all[i].Result / max(sum, measuredError)
	}
	slices.SortStableFunc(all, func(a, b bot.Opinion) int { return cmp.Compare(b.Result, a.Result) })
	return all
}
