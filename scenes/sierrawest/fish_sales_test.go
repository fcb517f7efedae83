package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// TestPressOnFishSellsPairs checks that a press on a kind of fish sells a pair if all fish of the
// kind bring more gold in pairs, and three at once otherwise.
func TestPressOnFishSellsPairs(t *testing.T) {
	sold := map[int]int{} // number of fish that a press sells, by the number that the seat has
	for n := 3; n <= 4; n++ {
		b, _ := decision(t, "boats_banjos", 2, func(s *rules.State, legal []engine.Move) bool {
			return s.Phase() == rules.PhasePioneer && s.Goods(s.Turn(), rules.Trout) == n &&
				len(only(legal, func(m engine.Move) bool { return m.Kind == rules.KindSellFish })) > 0
		})
		k := &nodeBuilder{b: b, a: table.NewDecision(b, b.State, b.State.Moves(nil))}
		sold[n] = soldBy(k.sale(rules.Trout))[0]
	}
	if sold[3] != 3 || sold[4] != 2 {
		t.Errorf("presses sell %d of 3 trout and %d of 4, want 3 and 2", sold[3], sold[4])
	}
}

// TestNoAdviceToSellForNothing checks that neither the prompt nor the main button speaks of fish to
// sell when a sale brings nothing any more, on a last turn.
func TestNoAdviceToSellForNothing(t *testing.T) {
	useless := func(s *rules.State, legal []engine.Move) bool {
		sales := only(legal, func(m engine.Move) bool { return m.Kind == rules.KindSellFish })
		return len(sales) > 0 && len(only(sales, func(m engine.Move) bool {
			return s.Dominates(engine.Move{Kind: rules.KindEndTurn}, m)
		})) == len(sales)
	}
	b, _ := decision(t, "boats_banjos", 2, useless)
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	k := &nodeBuilder{b: b, a: a, placed: map[engine.Move]bool{}}
	if said := b.Prompt(a); strings.Contains(said, "ish") {
		t.Errorf("the prompt is %q", said)
	}
	if said := k.choice(); strings.Contains(said, "ish") {
		t.Errorf("the main button says %q", said)
	}
}
