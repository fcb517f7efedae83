package sierrawest

import "gulch/engine"

// Small bonuses and other amounts, in points, that decide between moves which are otherwise equal.
const (
	keepBootsMargin  = 0.2  // bonus for keeping boots, because they can be used later
	keepTurnMargin   = 0.05 // bonus for every other move than ending the turn
	greenFirstMargin = 0.02 // bonus for moving the green pioneer first: his boots help the tan one's shovel
)

// pathValues holds the values, in points, of what a pioneer can still do in this turn.
type pathValues struct {
	gain  [6]float32 // by space: value of its icon minus the fee for using it
	worth [6]float32 // by space where the pioneer is, 0 in camp: value of the rest of his turn
	post  float32    // value of staying in the best cabin or on the trap
}

// valuePaths fills a.path with what both pioneers can still gain in this turn. It computes the
// values backwards from the ends of their paths. It does nothing unless the active seat moves
// pioneers or takes damage, because other decisions do not need these values.
func (a *appraiser) valuePaths() {
	if a.s.phase != PhasePioneer || a.p != a.s.active || a.phase != PhasePioneer && a.phase != PhaseDamage {
		return
	}
	d := turnEstimate{goods: a.me.goods, apples: a.s.apples}
	for p := range pathCount {
		if a.me.pioneer[p].walking() {
			a.valueSpaces(&d, p)
		}
	}
	for p := range pathCount {
		if !a.me.pioneer[p].walking() {
			continue
		}
		h := &a.path[p]
		h.post = a.bestPost(p)
		best := max(h.post, a.bestSummit(&d, p))
		last := p.Spaces()
		for space := last; ; space-- {
			h.worth[space] = best
			if space <= a.me.pioneer[p].space() {
				break
			}
			onto := h.gain[space]
			if p.Fee(space) > 0 && !box.icon[a.s.iconAt(p, space)].Mandatory {
				onto = max(0, onto)
			}
			best = max(h.post, onto+best)
		}
	}
}

// valueSpaces computes the value of each space that is still ahead of the pioneer of path p. It
// adds the goods that he gains on these spaces to d.
func (a *appraiser) valueSpaces(d *turnEstimate, p Path) {
	for space := a.me.pioneer[p].space() + 1; space <= p.Spaces(); space++ {
		icon, fee := a.s.iconAt(p, space), p.Fee(space)
		worth := a.icon(icon)
		if icon == IconShovel && fee > 0 {
			worth = a.shovelAfter(0, fee)
		}
		a.path[p].gain[space] = worth - float32(float32(fee)*a.basic)
		if g := gains[icon]; g.n > 0 && fee == 0 {
			switch g.good {
			case GreenApple, RedApple:
				d.apples[g.good-GreenApple] += g.n
			case Food, Wood, Stone, Gold:
				d.goods[g.good] += int16(g.n)
			}
		}
	}
}

// bestPost returns the value of sending the pioneer of path p to a place where he stays: the best
// free cabin or the trap.
func (a *appraiser) bestPost(p Path) float32 {
	best := float32(0)
	other := a.me.pioneer[1-p]
	if other != spotTrap {
		best = a.trapWorth()
	}
	for set := Set(a.me.cabins); set != 0; set &= set - 1 {
		if c := set.First(); other != spotCabin+spot(c) {
			best = max(best, a.visit(Cabin(c)))
		}
	}
	return best
}

// bestSummit returns the value of the best free summit action for the pioneer of path p, out of
// those that the goods in d can pay for.
func (a *appraiser) bestSummit(d *turnEstimate, p Path) float32 {
	best := float32(0)
	for slot := range Slot(SummitSlots) {
		if a.me.pioneer[1-p] != spotSummit+spot(slot) {
			best = max(best, a.valueAffordable(d, a.s.printed(a.s.slots[slot]).Summit))
		}
	}
	return best
}

// pioneer estimates move m, which is one of the phase in which pioneers move, in points. A move of
// a pioneer is compared with the best move of the same pioneer in this turn: the result is about 0
// for the best one, and negative for worse ones. For other moves the result is their gain.
func (a *appraiser) pioneer(m engine.Move) float32 {
	switch m.Kind {
	case KindLaceBoots:
		return a.steps(2) - a.good[Boots] - keepBootsMargin
	case KindSellFish:
		return a.sale(ExchangeOf(m), KindsOf(m))
	case KindBlast:
		return a.good[Gold] - float32(2*a.good[Stone])
	case KindEndTurn:
		sum := float32(0)
		for p := range pathCount {
			if at := a.me.pioneer[p]; at.walking() {
				sum += a.path[p].worth[at.space()]
			}
		}
		return -sum - keepTurnMargin
	}
	p := PathOf(m)
	space := a.me.pioneer[p].space()
	now := a.path[p].worth[space]
	switch m.Kind {
	case KindWalk:
		return a.walk(p, space+1, UsesOf(m), PaymentOf(m)) - now
	case KindSummit:
		return a.summit(SlotOf(m)) - a.payment(PaymentOf(m)) - now
	case KindVisit:
		return a.visit(CabinOf(m)) - now
	case KindTrap:
		return a.trapWorth() - now
	}
	return a.animal(AnimalOf(m)) - float32(baitPrice*a.good[Food]) - now // KindBait
}

// walk estimates the value of walking onto a space of path p, and of the rest of the path. If use
// is true, the pioneer uses the icon of the space and pays pay for it.
func (a *appraiser) walk(p Path, space int, use bool, pay Pay) float32 {
	rest := a.path[p].worth[space]
	if p == Green {
		rest += greenFirstMargin
	}
	if !use {
		return rest
	}
	gain := a.path[p].gain[space] + float32(float32(p.Fee(space))*a.basic) - a.payment(pay)
	icon := a.s.iconAt(p, space)
	if icon == IconShovel && pay != 0 {
		gain = a.shovelAfter(pay, 0) - a.payment(pay)
	}
	switch {
	case icon == IconShovel && p == Tan:
		gain -= a.waitingBonus(pay)
	case icon == IconBanjo && a.me.pioneer[Tan].walking() && a.couldDuel():
		gain -= 1
	}
	return gain + rest
}

// waitingBonus returns how much more a shovel of the tan pioneer is worth if he waits until the
// green pioneer has used the boots on his path, which may bring the frontiersman onto a card. pay
// is the payment for the shovel.
func (a *appraiser) waitingBonus(pay Pay) float32 {
	at := a.me.pioneer[Green]
	if !at.walking() {
		return 0
	}
	boots := 0
	for space := at.space() + 1; space <= Green.Spaces(); space++ {
		switch a.s.iconAt(Green, space) {
		case IconBoot1:
			boots++
		case IconBoot2:
			boots += 2
		}
	}
	near := a.stepsToCard()
	if boots == 0 || near == 0 || near > boots {
		return 0
	}
	return max(0, a.bestClaim()-a.bestBuildAfter(0, pay, 0))
}

// couldDuel reports whether the icon Dueling Banjos is on the path of the tan pioneer, still ahead
// of him.
func (a *appraiser) couldDuel() bool {
	for space := a.me.pioneer[Tan].space() + 1; space <= Tan.Spaces(); space++ {
		if a.s.iconAt(Tan, space) == IconDuel {
			return true
		}
	}
	return false
}
