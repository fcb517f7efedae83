package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/tabletest"
)

// TestBrassButtonLeavesThePathsOpen checks that the brass button does not spend boots while both
// paths lie before the pioneers.
func TestBrassButtonLeavesThePathsOpen(t *testing.T) {
	tabletest.CheckBrassProposals(t, Game, map[string]func(s engine.State, m engine.Move) bool{
		"spends boots while both paths are open": func(s engine.State, m engine.Move) bool {
			return m.Kind == rules.KindLaceBoots && walksOn(s, rules.Green) && walksOn(s, rules.Tan)
		},
	})
}

// walksOn reports whether the pioneer of a path can take a step.
func walksOn(s engine.State, path rules.Path) bool {
	return has(s.(*rules.State), func(m engine.Move) bool {
		return m.Kind == rules.KindWalk && rules.PathOf(m) == path
	})
}
