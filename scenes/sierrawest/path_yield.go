package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// This file computes what a layout brings if both paths are walked to their ends. It is shown at
// the ends of the paths while a person compares the layouts.

// pathYield is what a path brings if a pioneer walks it to its end: the number of each good, the
// number of steps (boots), and the number of uses of the shovel.
type pathYield struct {
	goods  [rules.Salmon + 1]int
	steps  int
	spades int
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
		case rules.IconReload: // not counted: the number of bullets depends on the free room for them
		default:
			if g, n := icon.Gain(); n > 0 {
				out.goods[g] += n
			}
		}
	}
	return out
}

// iconValues holds the value of each icon for proposedLayout, in halves of a good. An icon that is
// not listed has the value 2.
var iconValues = map[rules.Icon]int{
	rules.IconBoot1:   3,
	rules.IconBoot2:   6,
	rules.IconShovel:  5,
	rules.IconGold1:   3,
	rules.IconGold2:   6,
	rules.IconFood1:   2,
	rules.IconWood1:   2,
	rules.IconStone1:  2,
	rules.IconFood2:   4,
	rules.IconWood2:   4,
	rules.IconStone2:  4,
	rules.IconAny:     3,
	rules.IconHunt:    3,
	rules.IconGrizzly: -3,
	rules.IconBanjo:   -4,
	rules.IconGoFish:  3,
	rules.IconPan:     3,
	rules.IconMine:    4,
	rules.IconHarvest: 3,
}

// proposedLayout returns the layout that is selected at first. all are the possible layouts, and
// mode is the mode of the game. It chooses the layout whose icons, minus the fees, have the highest
// value.
func proposedLayout(mode rules.Mode, all []engine.Move) engine.Move {
	var out engine.Move
	most := 0
	for _, m := range all {
		sum := 0
		for path := range rules.Path(2) {
			for i, icon := range mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path) {
				n, known := iconValues[icon]
				if !known {
					n = 2
				}
				sum += max(n-path.Fee(i+1), min(n, 0))
			}
		}
		if out.Kind == 0 || sum > most {
			out, most = m, sum
		}
	}
	return out
}
