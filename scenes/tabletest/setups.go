package tabletest

import (
	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
)

// setups are those of so many games of bots, or of more where a game has more options: every value of an option by itself, and then seat
// counts and all options at random, but for tables of fewer than so many seats. Their seeds count on from one.
func setups(info engine.Info, least, games int, seed uint64) []match.Setup {
	var order []string
	plans := map[string][]audit.Plan{} // by options
	for _, plan := range audit.Plans(info) {
		if plan.Seats < least {
			continue
		}
		options := plan.Options.String()
		if plans[options] == nil {
			order = append(order, options)
		}
		plans[options] = append(plans[options], plan)
	}
	out := make([]match.Setup, max(games, len(order)))
	for i := range out {
		of := plans[order[i%len(order)]]
		plan := of[i%len(of)]
		if random := audit.Random(info, seed+uint64(i)); i >= len(order) && random.Seats >= least {
			plan = random
		}
		out[i] = match.Setup{Seats: Bots(plan.Seats), Options: plan.Options, Seed: seed + uint64(i)}
	}
	return out
}
