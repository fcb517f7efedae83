package dakota

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/tabletest"
)

// TestIdleWorkersWithoutMoney checks that the warning about idle workers promises no earnings to a
// town that can pay for no cart and has no saloon.
func TestIdleWorkersWithoutMoney(t *testing.T) {
	b, warned := newTestTable(t, 2), 0
	for seed := uint64(0); seed < 6; seed++ {
		state, err := rules.Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		for s, rng := state.(*rules.State), engine.NewRand(seed); ; {
			if legal, err := engine.PlayForced(s, nil, nil); err != nil || len(legal) == 0 {
				break
			}
			if s.Phase() == rules.PhasePlan {
				if b.toldWithMoney(t, s, 9) != "" {
					warned++
				}
				town := b.mover()
				saloon := slices.ContainsFunc(town.Plots[:], func(x rules.Plot) bool {
					return x.Building == rules.Saloon
				})
				if said := b.toldWithMoney(t, s, 0); strings.Contains(said, "$") && !saloon && !town.Greased {
					t.Errorf("seed %d: a town without money is told %q", seed, said)
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if warned == 0 {
		t.Error("a town with money is never told of idle workers")
	}
}

// toldWithMoney returns the warning about idle workers in position s if the seat to move has the
// given money.
func (b *Table) toldWithMoney(t *testing.T, s *rules.State, money int) string {
	t.Helper()
	chance := engine.NewChance(1, 1)
	varied, err := tabletest.Varied(rules.Game, s, func(p document, _ *engine.Chance) bool {
		active(p)["money"] = money
		return true
	}, &chance)
	if err != nil {
		t.Fatal(err)
	}
	showToMover(b, varied.(*rules.State))
	for _, m := range varied.Moves(nil) {
		if said := b.idleInPlan(m); said != "" {
			return said
		}
	}
	return ""
}
