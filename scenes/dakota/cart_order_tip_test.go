package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestCartTipNamesOrder checks that the tip of a cart in the plan names the order that its ore
// would fill, and the fee of the cart at most once.
func TestCartTipNamesOrder(t *testing.T) {
	orders, fees := 0, 0
	for seed := uint64(1); seed < 6; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			a := table.NewDecision(b, s, s.Moves(nil))
			for cart := 0; b.planning(a) && cart < rules.CartSlots; cart++ {
				b.draft = nil
				for j, ok := b.cartJob(a, cart); ok; j, ok = b.cartJob(a, cart) {
					tip := b.aboardTip(cart)
					if n := strings.Count(tip, "fee"); n > 1 {
						t.Errorf("the tip names the fee %d times: %q", n, tip)
					} else {
						fees += n
					}
					orders += oneIf(strings.Contains(tip, "That's enough for"))
					b.draft = append(b.draft, j)
				}
			}
			b.draft = nil
		})
	}
	if orders == 0 || fees == 0 {
		t.Errorf("%d tips name an order and %d a fee, want some of each", orders, fees)
	}
}
