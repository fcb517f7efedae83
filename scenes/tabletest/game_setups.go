package tabletest

import (
	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
)

// setups returns set-ups of matches between bots. The parameter least is the minimum number of
// seats, and games is the minimum number of set-ups. The first ones cover every value of each
// option and every number of seats; the others have random options and numbers of seats. Their
// seeds are consecutive, beginning at seed.
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
		if plan := audit.RandomPlan(info, i); plan.Seats >= least {
			add(plan)
		}
	}
	return out
}
