package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

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
