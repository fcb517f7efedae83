package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// TestLayoutOutlook checks the forecast for layouts: all fees are counted, apples beyond six are
// wasted, and spaces whose icon differs from the previous layout are marked.
func TestLayoutOutlook(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, planning)
	now := b.planned()
	if len(b.layoutsOf(now)) != 6 {
		t.Fatalf("%d layouts, expected six", len(b.layoutsOf(now)))
	}
	b.Board.Supply[rules.GreenApple], b.Board.Supply[rules.RedApple] = rules.MaxApples, rules.MaxApples
	for _, m := range b.layoutsOf(now) {
		out := b.outlookOf(m)
		if want := rules.Tan.Fee(2) + rules.Tan.Fee(4); out.fees != want {
			t.Errorf("the outlook has %d fees, expected %d", out.fees, want)
		}
		for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
			if out.wasted[g] != out.brings.goods[g] || out.left[g] != rules.MaxApples {
				t.Errorf("of %d apples the outlook wastes %d and leaves %d", out.brings.goods[g], out.wasted[g],
					out.left[g])
			}
		}
		paid := 0
		for _, g := range []rules.Good{rules.Food, rules.Wood, rules.Stone, rules.Gold} {
			paid += b.me().Goods[g] + out.brings.goods[g] - out.left[g]
		}
		if due := out.fees - out.lacking; paid < due || paid > due+out.bears {
			t.Errorf("%d goods are paid for %d fees, of which %d lack goods", paid, out.fees, out.lacking)
		}
	}
	other := b.layoutsOf(now)[0]
	if other == now {
		other = b.layoutsOf(now)[1]
	}
	b.selectLayout(other)
	for path := range rules.Path(2) {
		for space := 1; space <= path.Spaces(); space++ {
			icon := func(m engine.Move) rules.Icon {
				return b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m),
					path)[space-1]
			}
			if b.changed(path, space) != (icon(now) != icon(other)) {
				t.Errorf("%s path, space %d: marked as changed: %v", path, space, b.changed(path, space))
			}
		}
	}
}
