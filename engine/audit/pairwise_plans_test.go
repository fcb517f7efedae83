package audit_test

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/games"
)

// TestPairwisePlansTryEveryPair checks that every two settings that can be chosen together are
// together in some plan, and that a game with many options has few plans.
func TestPairwisePlansTryEveryPair(t *testing.T) {
	for _, game := range games.All() {
		info := game.Info()
		plans := audit.PairwisePlans(info)
		for _, plan := range plans {
			if _, err := game.New(plan.Seats, plan.Options, 1); err != nil {
				t.Errorf("%s refuses %+v: %v", info.ID, plan, err)
			}
		}
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			chosen := []engine.Options{{}}
			for _, o := range info.Options {
				for _, v := range o.ValuesFor(seats) {
					if o.AppliesTo(seats) {
						chosen = append(chosen, engine.Options{o.ID: v.ID})
					}
				}
			}
			for i, a := range chosen {
				if !slices.ContainsFunc(plans, func(p audit.Plan) bool { return p.Seats == seats && sets(p, a) }) {
					t.Errorf("%s: no plan has %d seats with %s", info.ID, seats, a)
				}
				for _, b := range chosen[:i] {
					if !sameOption(a, b) &&
						!slices.ContainsFunc(plans, func(p audit.Plan) bool { return sets(p, a) && sets(p, b) }) {
						t.Errorf("%s: no plan has %s with %s", info.ID, a, b)
					}
				}
			}
		}
		if single := len(audit.Plans(info)); single > 40 && len(plans) > single/2 {
			t.Errorf("%s: %d plans try every pair, expected at most half of the %d plans with one option each", info.ID,
				len(plans), single)
		}
	}
}

// sets reports whether a plan sets options to the given values.
func sets(p audit.Plan, values engine.Options) bool {
	for id, v := range values {
		if p.Options[id] != v {
			return false
		}
	}
	return true
}

// sameOption reports whether a and b set the same option.
func sameOption(a, b engine.Options) bool {
	for id := range a {
		if _, ok := b[id]; ok {
			return true
		}
	}
	return false
}
