package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// TestSalePreviewLooksAhead checks the combination that the preview of a sale names as the best
// next one: it must have the highest price of all that can be sold afterwards.
func TestSalePreviewLooksAhead(t *testing.T) {
	told := 0
	for seed := uint64(1); seed < 6; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseEvening {
				return
			}
			for _, m := range s.Moves(nil) {
				if m.Kind != rules.KindSellCombo {
					continue
				}
				next, seat := b.copy(), s.Turn()
				if next.Play(m, nil) != nil {
					t.Fatal(m)
				}
				want, pays := false, 0
				for c := range rules.Combination(rules.CombinationCount) {
					tokens, slots := next.Sales(c)
					can := len(tokens) < slots
					for r, n := range c.Needs() {
						can = can && next.Goods(seat, rules.Resource(r)) >= n
					}
					if can {
						want, pays = true, max(pays, b.Board.ComboPrice(c))
					}
				}
				best, ok := b.bestSaleAfter(rules.CombinationOf(m))
				if ok != want || ok && b.Board.ComboPrice(best) != pays {
					t.Fatalf("seed %d: after %s bestSaleAfter returns %v, %v, expected %v for $%d", seed, s.Notation(m),
						best, ok, want, pays)
				}
				if lines := b.sale(rules.CombinationOf(m), rules.KeptOf(m)); slices.Contains(lines, "") {
					t.Fatalf("the preview contains an empty line: %q", lines)
				}
				told++
			}
		})
	}
	if told < 5 {
		t.Errorf("only %d sales were checked", told)
	}
}
