package review

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// limitRaises returns the indices in a replay of the decisions that the program probably made up to
// a limit which a person had set, in a record from before such decisions were marked
// (match.SamePress). Nobody is blamed for them. They are the raises in a chain: at least two times
// in a row in one auction, a person raised by the least amount.
func limitRaises(r *match.Replay) (raises map[int]bool) {
	rules, ok := r.State().(engine.LimitRaiser)
	steps := r.Steps()
	if !ok || slices.ContainsFunc(steps, func(s match.Step) bool { return s.Origin != match.OwnPress }) {
		return nil
	}
	raises = map[int]bool{}
	last := map[engine.Seat]int{}  // the last decision of each seat
	least := map[engine.Seat]int{} // the last decision of each seat if it was a raise by the least amount
	for i, s := range steps {
		from, before := last[s.Seat]
		if last[s.Seat] = i; !before || !r.Setup().Seats[s.Seat].Person() {
			continue
		}
		var moves []engine.Move
		for _, x := range steps[from : i+1] {
			moves = append(moves, x.Move)
		}
		if !rules.IsLeastRaise(moves) {
			continue
		}
		if at, chain := least[s.Seat]; chain && at == from {
			raises[at], raises[i] = true, true
		}
		least[s.Seat] = i
	}
	return raises
}
