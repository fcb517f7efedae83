package sierrawest

import (
	"fmt"
	"slices"
	"strings"
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

// TestEndOfTurnNamesBoots checks that the button that ends the turn, and the prompt, say that boots
// are left to spend, and that without anything else to choose the main button says so.
func TestEndOfTurnNamesBoots(t *testing.T) {
	can := func(legal []engine.Move, kinds ...engine.Kind) bool {
		return slices.ContainsFunc(legal, func(m engine.Move) bool { return slices.Contains(kinds, m.Kind) })
	}
	var asked []engine.Move
	b, nodes := decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		asked = legal
		return can(legal, rules.KindLaceBoots) && can(legal, rules.KindEndTurn) &&
			!can(legal, rules.KindWalk, rules.KindVisit, rules.KindTrap, rules.KindBait, rules.KindSummit)
	})
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return strings.Contains(n.Label, "End the turn") })
	if i < 0 || !strings.Contains(nodes[i].Tip, "boots for 2 steps") {
		t.Errorf("the button that ends the turn says nothing of boots: %+v", nodes[max(i, 0)])
	}
	k := &nodeBuilder{a: table.NewDecision(b, b.State, asked), b: b}
	if label := k.choice(); label != "Boots left to spend" {
		t.Errorf("the main button says %q while boots can be spent", label)
	}
	if look := k.buttonLook(engine.Move{Kind: rules.KindEndTurn}); !strings.Contains(look.Note, "boots left") {
		t.Errorf("the button that ends the turn has the note %q", look.Note)
	}
	if said := b.Prompt(k.a); b.idle() && !strings.Contains(said, "Spend boots") {
		t.Errorf("the prompt says %q while boots can be spent", said)
	}
}

// TestTwoStepsNameTheirTolls checks that the tooltip of a space two steps ahead of the wagon names
// the tolls of both steps.
func TestTwoStepsNameTheirTolls(t *testing.T) {
	b, nodes := decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		wagon := s.Wagon(s.Active())
		if s.Phase() != rules.PhaseSteps || s.Turn() != s.Active() || wagon+2 > rules.LastSpace ||
			rules.Space(wagon+1).Toll == (rules.Space(0).Toll) || rules.Space(wagon+2).Toll != rules.Space(0).Toll {
			return false
		}
		for _, m := range legal {
			if m.Kind == rules.KindRoll && rules.PaymentOf(m) != 0 {
				next := engine.Clone(s).(*rules.State)
				return next.Play(m, nil) == nil && next.Phase() == rules.PhaseSteps
			}
		}
		return false
	})
	id := fmt.Sprintf("space %d", b.Board.Of[b.Board.Active].Wagon+2)
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return strings.Contains(n.Tip, "Rolling this far costs") })
	if i < 0 {
		t.Errorf("no tooltip names the tolls of two steps to %s", id)
	}
}
