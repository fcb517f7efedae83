package tabletest

import (
	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
)

// setups are those of so many games of bots, or of more where it takes more: every value of an option by itself, every seat count from least on,
// and then seat counts and all options at random. Their seeds count on from seed.
func setups(info engine.Info, least, games int, seed uint64) (out []match.Setup) {
	options, seats := map[string]bool{}, map[int]bool{}
	add := func(plan audit.Plan) {
		options[plan.Options.String()], seats[plan.Seats] = true, true
		out = append(out, match.Setup{Seats: Bots(plan.Seats), Options: plan.Options, Seed: seed + uint64(len(out))})
	}
	for _, plan := range audit.Plans(info) {
		if plan.Seats >= least && !(options[plan.Options.String()] && seats[plan.Seats]) {
			add(plan)
		}
	}
	for i := seed; len(out) < games; i++ {
		if plan := audit.Random(info, i); plan.Seats >= least {
			add(plan)
		}
	}
	return out
}
