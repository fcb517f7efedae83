package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// This file computes what a layout brings if both paths are walked to their ends. It is shown at
// the ends of the paths while a person compares the layouts.

// pathYield is what a path brings if a pioneer walks it to its end: the number of each good, the
// number of goods of the player's choice, of steps (boots), and of uses of the shovel.
type pathYield struct {
	goods  [rules.Salmon + 1]int
	picks  int // resources of which the player chooses the kind
	steps  int
	spades int
	fees   int // resources that all uses of the shovel cost as fees, 0 if the path is not known
}

// yieldOf returns what the later spaces of a path bring. icons are the icons of all spaces of the
// path, and from is the index of the first space to count. It counts only gains for which nothing
// is given up except the fee of the space.
func yieldOf(icons []rules.Icon, from int) pathYield {
	var out pathYield
	for _, icon := range icons[min(from, len(icons)):] {
		switch icon {
		case rules.IconBoot1:
			out.steps++
		case rules.IconBoot2:
			out.steps += 2
		case rules.IconShovel:
			out.spades++
		case rules.IconAppleGR:
			out.goods[rules.GreenApple]++
			out.goods[rules.RedApple]++
		case rules.IconAny:
			out.picks++
		case rules.IconReload: // see bringsOf: the number of bullets depends on the free room for them
		default:
			if g, n := icon.Gain(); n > 0 {
				out.goods[g] += n
			}
		}
	}
	return out
}

// bringsOf is like yieldOf, with what a seat would get from the cards of the row now. It counts
// only the bullets for which the seat has room.
func (b *Table) bringsOf(seat engine.Seat, icons []rules.Icon, from int) pathYield {
	out := yieldOf(icons, from)
	for _, icon := range icons[min(from, len(icons)):] {
		for g, n := range b.yield(seat, icon) {
			out.goods[g] += n
		}
		if icon == rules.IconReload {
			out.goods[rules.Bullet] += rules.MaxBullets
		}
	}
	out.goods[rules.Bullet] = min(out.goods[rules.Bullet], b.bulletRoom(seat))
	return out
}

// layoutYield returns what layout m brings a seat on both paths together.
func (b *Table) layoutYield(seat engine.Seat, m engine.Move) (sum pathYield) {
	for path := range rules.Path(2) {
		icons := b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path)
		x := b.bringsOf(seat, icons, 0)
		sum.picks, sum.steps, sum.spades = sum.picks+x.picks, sum.steps+x.steps, sum.spades+x.spades
		for g, n := range x.goods {
			sum.goods[g] += n
		}
		for i, icon := range icons {
			if icon == rules.IconShovel {
				sum.fees += path.Fee(i + 1)
			}
		}
	}
	sum.goods[rules.Bullet] = min(sum.goods[rules.Bullet], b.bulletRoom(seat))
	return sum
}

// bulletRoom returns how many more bullets a seat can hold.
func (b *Table) bulletRoom(seat engine.Seat) int {
	return rules.MaxBullets - b.Board.Of[seat].Goods[rules.Bullet]
}
