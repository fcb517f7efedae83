package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
)

// Reason returns a sentence with the main argument for making the legal move m in the current
// position, or "" if there is none. It reveals no hidden information.
func (b *Table) Reason(m engine.Move) string {
	t, alone := &b.Board.Towns[max(b.State.Turn(), 0)], b.SeatCount() == 1
	switch m.Kind {
	case rules.KindSellCombo:
		return b.offerTip(rules.CombinationOf(m))
	case rules.KindBuild:
		if t.Beds() <= t.People() && rules.BuildingOf(m).Sleeps() > 0 {
			return i18n.T("You have %d workers for %d beds, and newcomers need beds, too.", t.People(), t.Beds())
		}
		if rules.BuildingOf(m) == rules.Workshop && b.shops(t) == 1 {
			return i18n.T("Each workshop does 2 jobs a day. A second workshop lets you spend faster.")
		}
		return newBuildingTip(t, rules.BuildingOf(m))
	case rules.KindReturnCart:
		switch n := b.loadOf(rules.CartSlotOf(m)).lumps(); {
		case n == 0:
			return ""
		case alone:
			return i18n.N(n, "You collect %d ore.", "You collect %d ore.", n)
		case b.Viewer == b.State.Turn():
			return i18n.N(n, "You collect %d ore before others empty the pool.",
				"You collect %d ore before others empty the pool.", n)
		}
		return i18n.T("The pool is shared: the first cart up takes the ore that pays best.")
	case rules.KindShaft:
		if n := len(b.oreOn(rules.CellOf(m))); b.Viewer == b.State.Turn() && n > 0 {
			return i18n.N(n, "There's %d tile with ore on the way.", "There are %d tiles with ore on the way.", n)
		}
	case rules.KindHireSpecialist, rules.KindHireMiner, rules.KindHireStrong:
		if t.People() < t.Beds() {
			return i18n.T("You have a free bed: %d workers, %d beds.", t.People(), t.Beds())
		}
	case rules.KindLaunch, rules.KindAssignCart:
		if alone {
			return i18n.T("Workers in carts bring up the ore that you sell in the evening.")
		}
		return i18n.T("The pool is shared: the first cart up takes the ore that pays best.")
	case rules.KindAssignWindow, rules.KindDrink, rules.KindGamble, rules.KindTendBar:
		if t.Plots[rules.SlotOf(m)].Building == rules.Saloon {
			return i18n.T("A saloon window pays today, whatever the mine yields.")
		}
	}
	return ""
}

// shops returns the number of workshops in town t.
func (b *Table) shops(t *rules.Town) (n int) {
	for i := range t.Plots {
		if t.Plots[i].Building == rules.Workshop {
			n++
		}
	}
	return n
}
