package sierrawest

import (
	"strings"
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

// TestForecastNamesAllGoods checks that the forecast for a layout keeps the line of the current
// goods in its usual rectangle, also with every kind of goods and fish.
func TestForecastNamesAllGoods(t *testing.T) {
	height := 114.0 // of the rectangle in a window of 1280x720
	b, _ := decision(t, "boats_banjos", 2, planning)
	out := outlook{fees: 3, duels: 1, left: make([]int, rules.Salmon+1)}
	for _, g := range goodsOf(b.Board.Mode) {
		b.Board.Of[b.Viewer].Goods[g], out.left[g] = 12, 11
	}
	out.brings.goods[rules.Food], out.brings.goods[rules.Trout] = 2, 1
	most := int((height - 6) / costLine)
	if lines := b.costs(out, mostAbreast, most); lines[0].name != "You have" {
		t.Errorf("in %d lines the forecast begins with %q, want the current goods: %+v", most, lines[0].name, lines)
	}
}

// TestSummitPayableAfterFees checks that the forecast marks a summit as payable if any choice of
// goods for the fees leaves its price, and not otherwise.
func TestSummitPayableAfterFees(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, planning)
	seat := b.Viewer
	for _, x := range []struct {
		food, wood, stone, gold, fees, bears int
		price                                rules.Price
		want                                 bool
	}{
		{food: 3, wood: 2, fees: 2, price: rules.Price{Good: rules.Food, N: 3}, want: true},
		{food: 3, wood: 1, fees: 2, price: rules.Price{Good: rules.Food, N: 3}},
		{food: 3, wood: 1, gold: 1, fees: 2, price: rules.Price{Good: rules.Food, N: 3}, want: true},
		{food: 3, wood: 3, fees: 2, bears: 1, price: rules.Price{Good: rules.Food, N: 3}},
		{food: 4, wood: 3, fees: 2, bears: 1, price: rules.Price{Good: rules.Food, N: 3}, want: true},
		{wood: 4, stone: 1, fees: 2, price: rules.Price{Good: rules.Food, Any: true, N: 3}, want: true},
		{wood: 4, fees: 2, price: rules.Price{Good: rules.Food, Any: true, N: 3}},
	} {
		have := &b.Board.Of[seat].Goods
		have[rules.Food], have[rules.Wood], have[rules.Stone], have[rules.Gold] = x.food, x.wood, x.stone, x.gold
		out := outlook{fees: x.fees, bears: x.bears}
		b.leftOf(seat, &out)
		if got := coversWith(out.gross, out.picks, out.withFees([]rules.Price{x.price})); got != x.want {
			t.Errorf("with %+v, the summit is payable: %v, want %v", x, got, x.want)
		}
	}
}

// TestEqualForecastsNameTheOrder checks that layouts with the same gains and costs have different
// texts, because these name the order of the spaces, and that others name no order.
func TestEqualForecastsNameTheOrder(t *testing.T) {
	equal := 0
	for _, mode := range []string{"apple_hill", "boats_banjos"} {
		for _, round := range []int{1, 3, 5} {
			b, _ := decision(t, mode, 2, func(s *rules.State, _ []engine.Move) bool {
				return s.Phase() == rules.PhasePlan && s.Round() == round
			})
			layouts := b.layoutsOf(b.planned())
			words := b.layoutWords(layouts)
			for i, m := range layouts {
				own, same := b.outlookWords(b.outlookOf(m)), false
				for k, other := range layouts {
					if k != i && words[k] == words[i] {
						t.Errorf("%s: two layouts have the text %q", mode, words[i])
					}
					same = same || k != i && b.outlookWords(b.outlookOf(other)) == own
				}
				if same {
					equal++
				}
				if same != strings.Contains(words[i], " path: ") {
					t.Errorf("%s: the text of a layout with an equal forecast (%v) is %q", mode, same, words[i])
				}
			}
		}
	}
	if equal == 0 {
		t.Error("no two layouts have the same forecast")
	}
}

// TestForecastNamesFeeOfShovel checks that the forecast for a layout and the reason for it say what
// its shovel costs, and that the reason promises no more bullets than there is room for.
func TestForecastNamesFeeOfShovel(t *testing.T) {
	b, _ := decision(t, "outlaws_outposts", 2, planning)
	left, top, right := rules.Card(0), rules.Card(2), rules.Card(4) // Camp Cook, Stonemason, Trapper
	for _, x := range []struct {
		m    engine.Move
		want string
	}{
		{rules.PlanCards(left, top, right), "1 shovel (fee 1)"},
		{rules.PlanCards(right, top, left), "1 shovel (fee 2)"},
	} {
		for _, said := range []string{b.outlookWords(b.outlookOf(x.m)), b.Reason(x.m)} {
			if !strings.Contains(said, x.want) {
				t.Errorf("the text of a layout is %q, without %q", said, x.want)
			}
		}
	}
}

// TestForecastLuresBearsWithFood checks that the forecast for a layout keeps gold if food can lure
// the bears away and other goods can pay the fees.
func TestForecastLuresBearsWithFood(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, planning)
	have := &b.Board.Of[b.Viewer].Goods
	have[rules.Food], have[rules.Wood], have[rules.Stone], have[rules.Gold] = 1, 1, 2, 3
	out := outlook{fees: 3, bears: 1}
	if left := b.leftOf(b.Viewer, &out); left[rules.Gold] != 3 || out.lured != 1 || out.lacking != 0 {
		t.Errorf("the forecast leaves %d gold, lures %d bears, and lacks %d goods", left[rules.Gold], out.lured, out.lacking)
	}
}

// TestNoSummitIsPayableWhenIdle checks that no summit is marked as payable once neither pioneer can
// go to one any more.
func TestNoSummitIsPayableWhenIdle(t *testing.T) {
	for _, idle := range []bool{false, true} {
		b, _ := decision(t, "apple_hill", 2, func(s *rules.State, _ []engine.Move) bool {
			for path := range rules.Path(2) {
				if at := s.Pioneer(s.Active(), path); (at.Ready || at.Space > 0) == idle {
					return false
				}
			}
			return s.Phase() == rules.PhasePioneer
		})
		for g := rules.Food; g <= rules.Gold; g++ {
			b.Board.Of[b.Board.Active].Goods[g] = 9
		}
		payable := 0
		for slot, c := range b.Board.Laid {
			if b.payable(rules.Slot(slot), b.Board.Mode.Card(c).Summit) {
				payable++
			}
		}
		if idle != (payable == 0) {
			t.Errorf("with idle pioneers (%v), %d summits are marked as payable", idle, payable)
		}
	}
}
