package dakota

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// can reports whether one of the legal moves has the given kind.
func can(legal []engine.Move, kind engine.Kind) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == kind })
}

// TestAttackPromptsHold checks, in whole games, the prompt to the target of an attack. It must name
// a person, an engineer or a card as a defence exactly if the rules allow that defence, and name
// the money or the cart that is lost without one.
func TestAttackPromptsHold(t *testing.T) {
	attacked, hit, defences := 0, 0, map[string]int{}
	for seed := uint64(1); seed < 60; seed++ {
		playGame(t, 2+int(seed)%3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			legal := s.Moves(nil)
			said := b.Prompt(table.NewDecision(b, s, legal))
			where := fmt.Sprintf("seed %d, day %d: %q", seed, b.Board.Day, said)
			switch s.Phase() {
			case rules.PhaseEarthquake, rules.PhaseCollapse:
				hit++
				if strings.Contains(said, "engineer") != can(legal, rules.KindLayEngineer) {
					t.Errorf("%s: the engineer is named, legal: %v", where, can(legal, rules.KindLayEngineer))
				}
			case rules.PhaseAttackResponse:
				attacked++
				for text, allowed := range map[string]bool{
					" 5 or ": slices.ContainsFunc(legal, func(m engine.Move) bool {
						return m.Kind == rules.KindOfficer && rules.WorkerOf(m) != rules.Sheriff
					}),
					"sheriff":       slices.Contains(legal, rules.AssignOfficer(rules.Sheriff)),
					"Your engineer": can(legal, rules.KindLayEngineer),
					"of your cards": can(legal, rules.KindReact),
					"have nothing":  len(legal) == 1,
				} {
					if allowed {
						defences[text]++
					}
					if strings.Contains(said, text) != allowed {
						t.Errorf("%s: %q expected: %v", where, text, allowed)
					}
				}
				checkStake(t, b, s, where)
			}
		})
	}
	t.Logf("%d attacks with defences %v, %d disasters", attacked, defences, hit)
	if attacked < 30 || hit < 10 || len(defences) < 4 {
		t.Errorf("%d attacks, %d disasters and the defences %v, expected more of each", attacked, hit, defences)
	}
}

// checkStake checks a prompt that table b shows in position s. It must name what the target loses
// if it accepts the attack: the number of dollars, or the number of the cart. said is the text of
// the prompt.
func checkStake(t *testing.T, b *Table, s *rules.State, said string) {
	t.Helper()
	target := s.Turn()
	next := engine.Clone(s).(*rules.State)
	before := b.Board.Towns[target]
	if err := next.Play(engine.Move{Kind: rules.KindAccept}, nil); err != nil {
		t.Fatal(err)
	}
	after := rules.Game.NewBoard().(*rules.Board)
	after.Read(next, engine.SeatsOf(target))
	switch b.Board.Assault.Card {
	case rules.BankRobbery, rules.HoldUp:
		if want := fmt.Sprintf("lose $%d", before.Money-after.Towns[target].Money); !strings.Contains(said, want) {
			t.Errorf("%s: expected %q in it", said, want)
		}
	case rules.Derailment:
		for i := range before.Carts {
			if after.Towns[target].Carts[i].Derailed != before.Carts[i].Derailed &&
				!strings.Contains(said, fmt.Sprintf("cart %d", i+1)) {
				t.Errorf("%s: expected the number of cart %d in it", said, i+1)
			}
		}
	}
}
