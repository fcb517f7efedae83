package sierrawest

// summit returns the value, in points, of the summit action in a slot, without subtracting its
// price.
func (a *appraiser) summit(slot Slot) float32 { return a.action(a.s.printed(a.s.slots[slot]).Summit) }

// action returns the value, in points, of a summit action, without subtracting its price.
func (a *appraiser) action(action Summit) float32 {
	e := &box.summit[action].effect
	switch e.kind {
	case effTrack:
		sum := float32(0)
		for t := range TrackCount {
			if e.tracks>>t&1 != 0 {
				sum += a.track(t)
			}
		}
		return sum
	case effTrackChoice:
		return a.bestTrack(Garden, Hearth)
	case effAppleChoice:
		return a.bestTrack(Granny, RedDelicious)
	case effWagon:
		return a.wagon(int(e.n))
	case effFur:
		return a.pelts() + float32(float32(e.n)*a.good[Gold])
	case effBuild:
		return a.bestBuild(int(e.n))
	case effClaim:
		return a.bestClaim()
	case effBuyFish:
		return max(0, max(a.fish(Trout), a.fish(Bass), a.fish(Salmon))-float32(2*a.basic))
	case effCart:
		return a.cart()
	case effSixShooter:
		return a.shoot()
	case effCapture:
		return a.outlaw()
	}
	sum := float32(float32(e.boots) * a.good[Boots])
	for g, n := range e.gain {
		sum += float32(float32(n) * a.good[g])
	}
	return sum
}

// turnEstimate is a rough estimate of what a turn brings with three given cards laid out. It
// contains goods because those gained in the turn can pay for summit actions.
type turnEstimate struct {
	goods   [4]int16
	apples  [2]uint8
	steps   int
	shovels int // number of shovel icons that the seat can pay for
	sum     float32
}

// layout returns the estimated value, in points, of laying out three cards in the left, top and
// right slots: the value of the icons on both paths and of the two best summit actions.
func (a *appraiser) layout(left, top, right Card) float32 {
	l, t, r := a.s.printed(left), a.s.printed(top), a.s.printed(right)
	d := turnEstimate{goods: a.me.goods, apples: a.s.apples}
	for _, icon := range [...]Icon{l.G1, l.G2, t.Crest, r.G1, r.G2, l.T1, r.T1} {
		a.addIcon(&d, icon, 0)
	}
	a.addIcon(&d, l.T2, 1)
	a.addIcon(&d, r.T2, 2)
	a.valueShovels(&d)
	var best [SummitSlots]float32
	for i, c := range [...]*CardInfo{l, t, r} {
		best[i] = a.valueAffordable(&d, c.Summit)
	}
	// Two pioneers can use two summits, so the worst of the three does not count. One pioneer may
	// also be posted on the trap.
	worst := min(best[0], best[1], best[2])
	elsewhere := a.trapWorth()
	return d.sum + max(best[0]+best[1]+best[2]-worst, elsewhere)
}

// addIcon adds the effect of an icon to d: its value minus the fee, a number of basic resources,
// and the goods that it brings.
func (a *appraiser) addIcon(d *turnEstimate, icon Icon, fee int) {
	worth := float32(0)
	switch icon {
	case IconShovel:
		if fee <= int(d.goods[0]+d.goods[1]+d.goods[2]) {
			d.shovels++
			d.sum -= float32(float32(fee) * a.basic)
		}
		return
	case IconBoot1, IconBoot2:
		worth = a.steps(int(icon-IconBoot1) + 1)
		if fee == 0 || worth > float32(float32(fee)*a.basic) {
			d.steps += int(icon-IconBoot1) + 1
		}
	case IconAny:
		worth = a.basic + 0.1
	default:
		worth = a.icon(icon)
	}
	if fee > 0 && !box.icon[icon].Mandatory {
		worth = max(0, worth-float32(float32(fee)*a.basic))
	}
	d.sum += worth
	if g := gains[icon]; g.n > 0 && fee == 0 {
		switch g.good {
		case GreenApple, RedApple:
			d.apples[g.good-GreenApple] += g.n
		case Food, Wood, Stone, Gold:
			d.goods[g.good] += int16(g.n)
		}
	}
}

// valueShovels adds the value of the shovel icons that have been counted in d. One shovel claims a
// card, if the steps in d suffice to come to a card; the other shovels build cabins.
func (a *appraiser) valueShovels(d *turnEstimate) {
	if d.shovels == 0 {
		return
	}
	build := float32(0)
	if Set(a.me.cabins).Len() < Plots {
		build = 1.3 + float32(0.9*a.early) - float32(2*a.basic)
	}
	first := build
	if a.stepsToCard() <= d.steps {
		first = max(build, a.bestClaim())
	}
	d.sum += first + float32(float32(d.shovels-1)*build)
}

// valueAffordable returns the value, in points, of a summit action minus its price, or 0 if the
// goods in d cannot pay for it.
func (a *appraiser) valueAffordable(d *turnEstimate, action Summit) float32 {
	info := &box.summit[action]
	c := &info.cost
	short := 0
	for k := range basicKinds {
		short += max(0, int(c.goods[k])-int(d.goods[k]))
	}
	stock := int(d.goods[0] + d.goods[1] + d.goods[2])
	short += max(0, int(c.any)-stock)
	if short > int(d.goods[Gold]) || c.goods[Gold] > 0 && int(c.goods[Gold]) > int(d.goods[Gold]) ||
		c.green > d.apples[0] || c.red > d.apples[1] || c.apples > d.apples[0]+d.apples[1] || c.bullets > a.me.bullets {
		return 0
	}
	price := float32(float32(c.goods[0]+c.goods[1]+c.goods[2]+c.any)*a.basic) +
		float32(float32(c.goods[Gold])*a.good[Gold]) +
		float32(float32(c.green+c.red+c.apples)*a.good[GreenApple]) + float32(float32(c.bullets)*a.good[Bullet])
	return max(0, a.action(action)-price)
}
