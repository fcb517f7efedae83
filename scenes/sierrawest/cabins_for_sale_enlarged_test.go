package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
)

// TestCabinsForSaleAreEnlarged checks that, while a cabin can be built, the cabins for sale are
// large enough to be legible and are not covered by any other node.
func TestCabinsForSaleAreEnlarged(t *testing.T) {
	b, nodes := decision(t, "gold_rush", 3, func(s *rules.State, legal []engine.Move) bool {
		return slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == rules.KindBuild })
	})
	if !b.at.building {
		t.Fatal("the cabins for sale are not enlarged while one can be built")
	}
	for i, c := range b.onSale() {
		r := b.at.sale(i, len(b.onSale()))
		if r.W < 100 || r.H < 44 {
			t.Errorf("cabin %s is only %.0f by %.0f", c, r.W, r.H)
		}
		top := ui.Node{}
		for _, n := range nodes {
			if n.Rect.Has(r.Center()) {
				top = n
			}
		}
		if !strings.Contains(top.ID, c.String()) {
			t.Errorf("node %q covers cabin %s", top.ID, c)
		}
	}
}
