package dakota

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// TestCartsCanBeUnloaded checks that pressing anywhere in the rectangle of a cart in the mine
// brings the cart up, and that its ore has the predicted value.
func TestCartsCanBeUnloaded(t *testing.T) {
	carts, hauls := 0, 0
	for seed := uint64(1); seed < 3; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseEvening {
				return
			}
			a := table.NewDecision(b, s, s.Moves(nil))
			nodes := b.Nodes(a, nil)
			for i := range b.at.carts {
				m := rules.ReturnCart(i)
				if !a.IsLegal(m) {
					continue
				}
				carts++
				id := fmt.Sprintf("cart %d", i+1)
				for k := range 9 {
					at := b.at.carts[i].Center().Add(b.at.carts[i].W*0.4*(float64(k%3)-1),
						b.at.carts[i].H*0.4*(float64(k/3)-1))
					top := ""
					for _, n := range nodes {
						if hit := n.Hit; n.Rect.Has(at) || hit != (geom.Rect{}) && hit.Has(at) {
							if n.Press != nil || n.DisabledReason != "" || n.BlocksInput {
								top = n.ID
							}
						}
					}
					if top != id && !strings.HasPrefix(top, "return_cart") {
						t.Fatalf("seed %d, day %d: a press on %s hits the node %q", seed, s.Day(), id, top)
					}
				}
				x := &rules.State{}
				s.CopyTo(x)
				next, seat, before := dig(m), s.Turn(), 0
				price := prices(b.Board)
				for r := range rules.ResourceCount {
					before += price[r] * s.Goods(seat, r)
				}
				for m, ok := next(x); ok && x.Turn() == seat; m, ok = next(x) {
					if err := x.Play(m, nil); err != nil {
						t.Fatal(err)
					}
					if x.Phase() != rules.PhaseCollect && x.Phase() != rules.PhaseHaul {
						break
					}
				}
				sum := 0
				for r := range rules.ResourceCount {
					sum += price[r] * x.Goods(seat, r)
				}
				lumps, worth := b.loadOf(i).lumps(), b.loadOf(i).worth
				if sum-before != worth {
					t.Fatalf("seed %d, day %d: %s brings up $%d, expected %d lumps for $%d", seed, s.Day(), id,
						sum-before, lumps, worth)
				}
				hauls += oneIf(worth > 0)
			}
		})
	}
	if hauls < 8 {
		t.Errorf("only %d of %d carts brought up ore", hauls, carts)
	}
}
