package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/table"
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

// TestMainButtonNamesWhatIsLegal checks that the main button names only what can be chosen: no card
// if only cabins can be built, no space if the pioneers can only go to summits.
func TestMainButtonNamesWhatIsLegal(t *testing.T) {
	holds := func(legal []engine.Move, kinds ...engine.Kind) bool {
		return slices.ContainsFunc(legal, func(m engine.Move) bool { return slices.Contains(kinds, m.Kind) })
	}
	for _, c := range []struct {
		label string
		fits  func(s *rules.State, legal []engine.Move) bool
	}{
		{"Choose a cabin", func(s *rules.State, legal []engine.Move) bool {
			return s.Phase() == rules.PhaseShovel && !holds(legal, rules.KindClaim)
		}},
		{"Choose a card", func(s *rules.State, legal []engine.Move) bool {
			return s.Phase() == rules.PhaseShovel && !holds(legal, rules.KindBuild)
		}},
		{"Choose a summit", func(s *rules.State, legal []engine.Move) bool {
			return s.Phase() == rules.PhasePioneer && holds(legal, rules.KindSummit) &&
				!holds(legal, rules.KindWalk, rules.KindVisit, rules.KindTrap, rules.KindBait)
		}},
	} {
		_, nodes := decision(t, "apple_hill", 2, c.fits)
		i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == table.ChooseID })
		if i < 0 {
			t.Errorf("the table has no disabled main button, expected one with the label %q", c.label)
		} else if nodes[i].Label != c.label {
			t.Errorf("the label of the main button is %q, expected %q", nodes[i].Label, c.label)
		}
	}
}
