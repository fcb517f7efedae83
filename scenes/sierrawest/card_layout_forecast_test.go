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

// TestForecastCountsBulletsAndPicks checks that the forecast for a layout counts full ammo and
// resources of the player's choice, promises no bullet for which there is no room, and lets a
// chosen resource pay a fee.
func TestForecastCountsBulletsAndPicks(t *testing.T) {
	b, _ := decision(t, "outlaws_outposts", 2, planning)
	seat := b.Viewer
	for have, want := range map[int]int{2: 4, 5: 1, 6: 0} {
		b.Board.Of[seat].Goods[rules.Bullet] = have
		for _, icons := range [][]rules.Icon{{rules.IconReload},
			{rules.IconBullet2, rules.IconReload, rules.IconBullet2}} {
			if got := b.bringsOf(seat, icons, 0).goods[rules.Bullet]; got != want {
				t.Errorf("with %d bullets, %v bring %d, want %d", have, icons, got, want)
			}
		}
	}
	for g := rules.Food; g <= rules.Gold; g++ {
		b.Board.Of[seat].Goods[g] = 0
	}
	out := outlook{fees: 2}
	out.brings.picks = 3
	if b.leftOf(seat, &out); out.lacking != 0 || out.picks != 1 {
		t.Errorf("2 fees take %d of 3 chosen resources and %d are lacking", 3-out.picks, out.lacking)
	}
	price := []rules.Price{{Good: rules.Stone, N: 2}}
	if have := make([]int, rules.Salmon+1); coversWith(have, 1, price) || !coversWith(have, 2, price) {
		t.Error("two chosen resources, and not one, should pay for 2 stone")
	}
}
