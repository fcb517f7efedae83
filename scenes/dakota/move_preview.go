package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// The effect of a press is shown in the move preview of package table (see [table.PreviewMoves]).
// This file adds texts about what the changed numbers do not show: how a price is composed and what
// can be sold afterwards.

// PreviewStats returns the values of a seat that a move preview compares before and after the move:
// money, points, buildings, cards, workers, beds and ore.
func (b *Table) PreviewStats(seat engine.Seat) []table.Stat {
	t := &b.Board.Towns[seat]
	stats := append(b.Row(seat).Stats,
		table.Stat{Icon: "card-pickup", Value: t.HandSize, Name: i18n.T("cards in hand")},
		table.Stat{Icon: "person", Value: t.People(), Name: i18n.T("workers")},
		table.Stat{Icon: bedsIcon, Value: t.Beds(), Name: i18n.T("beds")})
	for r := range rules.ResourceCount {
		stats = append(stats, table.Stat{Icon: oreIcons[r], Value: t.Goods[r], Name: oreName(r)})
	}
	return stats
}

// OutcomeLines returns additional lines for the preview of move m: how a sale's price is composed,
// what a cart's ore is worth, what an accepted attack destroys, how many workers stay without a
// bed, or that the game ends.
func (b *Table) OutcomeLines(m engine.Move) []string {
	switch m.Kind {
	case rules.KindSellCombo:
		return b.sale(rules.CombinationOf(m), rules.KeptOf(m))
	case rules.KindReturnCart:
		return b.unloading(rules.CartSlotOf(m))
	case rules.KindAttack:
		return b.attackLines(rules.CardOf(m), rules.TargetOf(m))
	case rules.KindBuild:
		if b.endsStreet() {
			return []string{i18n.T("The game ends today")}
		}
	case rules.KindCollapse:
		return b.shortagesBy(b.mover(), rules.CellOf(m))
	case rules.KindLearn, rules.KindKeepCard:
		return b.fullHand(0)
	case rules.KindPlay:
		if rules.CardOf(m) == rules.ControlledCollapse {
			return b.shortagesBy(b.mover(), rules.FirstOf(m))
		}
		return b.bedLines(newcomers(m))
	case rules.KindShaft:
		return b.oreLines(b.haulDown(rules.CellOf(m), b.sent()))
	case rules.KindAccept:
		if b.Board.Assault.Card == rules.Dynamite && b.Board.Phase == rules.PhaseAttackResponse {
			return []string{i18n.T("The mine loses a tile")}
		}
	case rules.KindHireMiner, rules.KindHireStrong, rules.KindHireSpecialist:
		return b.bedLines(1)
	}
	return nil
}

// bedLines returns the preview line about the workers who leave tonight if a number of new ones
// (more) come to a town that has too few beds, nil if it has enough.
func (b *Table) bedLines(more int) []string {
	t := b.mover()
	if b.bedWarning(more) == "" {
		return nil
	}
	over := t.People() + more - t.Beds() - 2*int(t.Hand[rules.Tents])
	return []string{i18n.N(over, "No bed: %d worker leaves tonight", "No beds: %d workers leave tonight", over)}
}

// sale returns the preview lines about selling combination c: how its price is composed, which
// token stays on the sale slot, and what can be sold afterwards. left is the ore of that token.
func (b *Table) sale(c rules.Combination, left rules.Resource) (lines []string) {
	now, usual := b.Board.ComboPrice(c), c.UsualPrice()
	switch {
	case now > usual:
		lines = append(lines, i18n.T("$%d, plus $%d for shortages", usual, now-usual))
	case now < usual:
		lines = append(lines, i18n.T("$%d, minus $%d today", usual, usual-now))
	}
	lines = append(lines, i18n.T("Sold one at a time: $%d", b.singly(c)))
	slot := i18n.T("%s stays on the space", oreName(left))
	if b.Board.FreeSales(c) == 1 {
		slot = i18n.T("Last space: %s stays there", oreName(left))
	}
	lines = append(lines, slot)
	if x, ok := b.bestSaleAfter(c); ok {
		lines = append(lines, i18n.T("Best sale after that: %s, $%d", comboName(x), b.Board.ComboPrice(x)))
	}
	return lines
}

// bestSaleAfter returns the combination with the highest price that the town on screen can still
// sell after another one. sold is the combination that is sold first. ok is false if there is none.
func (b *Table) bestSaleAfter(sold rules.Combination) (best rules.Combination, ok bool) {
	goods := b.town().Goods
	for r, n := range sold.Needs() {
		goods[r] -= n
	}
	for c := range rules.Combination(rules.CombinationCount) {
		free := b.Board.FreeSales(c)
		if c == sold {
			free--
		}
		enough := free > 0
		for r, n := range c.Needs() {
			enough = enough && goods[r] >= n
		}
		if enough && (!ok || b.Board.ComboPrice(c) > b.Board.ComboPrice(best)) {
			best, ok = c, true
		}
	}
	return best, ok
}

// unloading returns the preview lines about the ore that a cart of the viewer would bring up. i is
// the slot of the cart.
func (b *Table) unloading(i int) (lines []string) {
	t := &b.Board.Towns[b.Viewer]
	lines = b.oreLines(b.loadOf(i))
	if short := b.poolShort(t, i); short != "" {
		lines = append(lines, short)
	}
	return lines
}

// oreLines returns a line for each ore of haul h, with its amount and price.
func (b *Table) oreLines(h haul) (lines []string) {
	price := prices(b.Board)
	n := stock{}
	for _, l := range h.lifts {
		for _, r := range l.ore {
			n[r]++
		}
	}
	for r, k := range n {
		if k > 0 {
			lines = append(lines, i18n.T("%s %s, $%d each", pieces.Number(k), oreName(rules.Resource(r)), price[r]))
		}
	}
	if len(lines) == 0 {
		lines = []string{i18n.T("No ore left for this cart")}
	}
	return lines
}
