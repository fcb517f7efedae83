package audit

import (
	"strconv"

	"gulch/engine"
)

// PairwisePlans returns plans that try every pair of settings of a game: the number of seats with
// each value of each option, and each value of an option with each value of every other option.
// Most faults of options appear with one or two particular values. There are far fewer such plans
// than those of [Plans] in a game with many options, as each plan tries many pairs.
func PairwisePlans(info engine.Info) []Plan {
	var plans []Plan
	for open := pairsOfAll(info); len(open) > 0; {
		var best Plan
		most := 0
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			plan := planWithPairs(info, seats, open)
			if n := weight(pairsIn(info, plan, open)); n > most {
				best, most = plan, n
			}
		}
		for _, p := range pairsIn(info, best, open) {
			delete(open, p)
		}
		plans = append(plans, best)
	}
	return plans
}

// setting is one choice in the set-up of a game: the value of an option, or the number of seats if
// option is "".
type setting struct{ option, value string }

// pair contains two settings of one set-up, in the order of settingsIn. Both may be the same
// setting.
type pair [2]setting

// pairsOfAll returns all pairs of settings that are possible in a game.
func pairsOfAll(info engine.Info) map[pair]bool {
	all := map[pair]bool{}
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		earlier := []setting{{value: strconv.Itoa(seats)}}
		all[pair{earlier[0], earlier[0]}] = true
		for _, o := range info.Options {
			if !o.AppliesTo(seats) {
				continue
			}
			var own []setting
			for _, v := range o.ValuesFor(seats) {
				own = append(own, setting{o.ID, v.ID})
				for _, e := range earlier {
					all[pair{e, setting{o.ID, v.ID}}] = true
				}
			}
			earlier = append(earlier, own...)
		}
	}
	return all
}

// planWithPairs returns a plan for a number of seats with many pairs of settings that are in open.
// It chooses the value of one option after the other: the one that makes the most such pairs with
// the settings chosen before, and among these the one that is in the most open pairs.
func planWithPairs(info engine.Info, seats int, open map[pair]bool) Plan {
	left := map[setting]int{}
	for p := range open {
		left[p[0]]++
		left[p[1]]++
	}
	plan := Plan{Seats: seats, Options: engine.Options{}}
	for _, o := range info.Options {
		if !o.AppliesTo(seats) {
			continue
		}
		chosen, bestPairs, bestLeft := o.Default, -1, -1
		for _, v := range o.ValuesFor(seats) {
			plan.Options[o.ID] = v.ID
			n, rest := weight(pairsIn(info, plan, open)), left[setting{o.ID, v.ID}]
			if n > bestPairs || n == bestPairs && rest > bestLeft {
				chosen, bestPairs, bestLeft = v.ID, n, rest
			}
		}
		plan.Options[o.ID] = chosen
	}
	return plan
}

// weight returns the number of pairs, with pairs of a number of seats counted several times. Fewer
// plans are needed if these are tried first: there are more numbers of seats than values of an
// option.
func weight(pairs []pair) (n int) {
	for _, p := range pairs {
		if n++; p[0].option == "" {
			n += 9
		}
	}
	return n
}

// pairsIn returns the pairs of settings in a plan that are in open. Options that the plan does not
// set are ignored.
func pairsIn(info engine.Info, plan Plan, open map[pair]bool) []pair {
	var found []pair
	settings := settingsIn(info, plan)
	for i, a := range settings {
		for _, b := range settings[i:] {
			if open[pair{a, b}] {
				found = append(found, pair{a, b})
			}
		}
	}
	return found
}

// settingsIn returns the settings that a plan chooses: the number of seats, and then the options in
// the order of the game's Info.
func settingsIn(info engine.Info, plan Plan) []setting {
	settings := []setting{{value: strconv.Itoa(plan.Seats)}}
	for _, o := range info.Options {
		if v, ok := plan.Options[o.ID]; ok {
			settings = append(settings, setting{o.ID, v})
		}
	}
	return settings
}
