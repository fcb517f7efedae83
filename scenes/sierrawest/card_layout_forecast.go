package sierrawest

import (
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/theme"
)

// outlook is the forecast for a layout of three cards: what it brings and costs, which goods are
// left afterwards, and which summits these goods could pay for. It assumes that both paths are
// walked to their ends, all fees are paid and all bears are lured away.
type outlook struct {
	brings  pathYield
	fees    int
	lacking int // number of goods lacking to pay all fees
	bears   int
	duels   int
	wasted  [rules.Salmon + 1]int // by good: number of apples for which the scales have no room
	left    []int                 // by good: number left after all fees are paid
	payable [rules.SummitSlots]bool
}

// outlookOf returns the forecast for m, a layout of three cards.
func (b *Table) outlookOf(m engine.Move) outlook {
	out := outlook{}
	seat := b.Viewer
	for path := range rules.Path(2) {
		icons := b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path)
		brings := yieldOf(icons, 0)
		out.brings.steps, out.brings.spades = out.brings.steps+brings.steps, out.brings.spades+brings.spades
		for g, n := range brings.goods {
			out.brings.goods[g] += n
		}
		for i, icon := range icons {
			out.fees += path.Fee(i + 1)
			switch icon {
			case rules.IconGrizzly:
				out.bears++
			case rules.IconBanjo:
				out.duels++
			}
			for g, n := range b.yield(seat, icon) {
				out.brings.goods[g] += n
			}
		}
	}
	out.left = b.leftOf(seat, &out)
	for slot, c := range laidBy(m) {
		info := b.Board.Mode.Card(c).Summit.Info()
		// there must be something to trade (R55)
		trades := !info.Effect().Fur || b.Board.Of[seat].Caught != 0 || info.Effect().Goods[rules.Gold] > 0
		out.payable[slot] = trades && covers(out.left, info.Prices())
	}
	return out
}

// leftOf returns the number of each good, indexed by good, that a seat has left after it has walked
// both paths of a layout, paid the fees and lured away the bears. out is the forecast for the
// layout. leftOf reads what the layout brings from it and sets its fields wasted and lacking. Each
// fee is paid with the basic good of which the seat has most.
func (b *Table) leftOf(seat engine.Seat, out *outlook) []int {
	have := make([]int, rules.Salmon+1)
	for g := range have {
		have[g] = b.Board.Of[seat].Goods[g] + out.brings.goods[g]
	}
	for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
		have[g] = b.Board.Supply[g] + out.brings.goods[g]
		if over := have[g] - rules.MaxApples; over > 0 {
			out.wasted[g], have[g] = over, rules.MaxApples
		}
	}
	for range out.fees {
		most := rules.Food
		for _, g := range []rules.Good{rules.Wood, rules.Stone} {
			if have[g] > have[most] {
				most = g
			}
		}
		if have[most] == 0 {
			most = rules.Gold // gold replaces every basic good (R5)
		}
		if have[most] == 0 {
			out.lacking++
			continue
		}
		have[most]--
	}
	for range out.bears {
		if have[rules.Food] > 0 {
			have[rules.Food]--
		} else if have[rules.Gold] > 0 {
			have[rules.Gold]--
		}
	}
	return have
}

// payable reports whether the price of summit s on the card in a slot can be paid. While cards are
// laid out, it assumes the goods that are left after both paths, otherwise the current goods.
func (b *Table) payable(slot rules.Slot, s rules.Summit) bool {
	if b.plans() {
		return b.outlookOf(b.planned()).payable[slot]
	}
	return b.affords(b.shownSeat(), s)
}

// signs returns the gains in p (goods, steps and uses of the shovel) as small pictures with
// numbers.
func (p *pathYield) signs() (all []sign) {
	for g, n := range p.goods {
		if n > 0 {
			all = append(all, sign{[]glyph{goods()[rules.Good(g)]}, theme.Umber, strconv.Itoa(n)})
		}
	}
	if p.steps > 0 {
		all = append(all, sign{[]glyph{"=cowboy-boot"}, theme.Umber, strconv.Itoa(p.steps)})
	}
	if p.spades > 0 {
		all = append(all, sign{[]glyph{"=shovel"}, theme.Umber, strconv.Itoa(p.spades)})
	}
	return all
}

// warning returns a sentence about the goods that a layout would waste or lack, or "" if there are
// none. out is the forecast for the layout.
func (b *Table) warning(out outlook) string {
	if n := out.wasted[rules.GreenApple] + out.wasted[rules.RedApple]; n > 0 {
		return i18n.N(n, "%d apple goes to waste: there's only room for 6 of each color.",
			"%d apples go to waste: there's only room for 6 of each color.", n)
	}
	if out.lacking > 0 {
		return i18n.N(out.lacking, "You're %d resource short: you'll have to skip a paid space.",
			"You're %d resources short: you'll have to skip a paid space.", out.lacking)
	}
	return ""
}
