package sierrawest

import "gulch/engine"

// Pay is a payment. It packs the amounts of all goods into a number that fits into a field of a
// move, with two bits for each good. This is enough because no price has more than three units of a
// good.
type Pay int16

const payBits, payMost = 2, 3

// payKinds is the number of kinds of goods that a payment can contain: those from food to bullets.
const payKinds = int(Bullet) + 1

// PayOf returns a payment of n units of good g. The sum of two payments is the payment of both.
func PayOf(g Good, n int) Pay { return Pay(n << (payBits * int(g))) }

// Of returns the amount of good g in the payment.
func (p Pay) Of(g Good) int { return int(p) >> (payBits * int(g)) & payMost }

// payments is a list of different payments. It has a fixed capacity, so it needs no memory
// allocation.
type payments struct {
	list [16]Pay
	n    int
}

// add appends payment p unless the list contains it already.
func (l *payments) add(p Pay) {
	for _, known := range l.list[:l.n] {
		if known == p {
			return
		}
	}
	l.list[l.n] = p
	l.n++
}

func (l *payments) all() []Pay { return l.list[:l.n] }

// fixed adds to l the payment by which the player pays a cost in food, wood and stone. Gold pays
// for resources that the player does not have (R5). It adds nothing if the player cannot pay.
func (p *player) fixed(cost [basicKinds]uint8, l *payments) {
	pay, short := Pay(0), 0
	for k, n := range cost {
		have := min(int(n), int(p.goods[k]))
		pay += PayOf(Good(k), have)
		short += int(n) - have
	}
	if short <= int(p.goods[Gold]) {
		l.add(pay + PayOf(Gold, short))
	}
}

// anyMix adds to l each payment of n basic resources, of any kinds, that the player can make. Gold
// is only used by a player who has fewer than n (R5).
func (p *player) anyMix(n int, l *payments) {
	food, wood, stone := int(p.goods[Food]), int(p.goods[Wood]), int(p.goods[Stone])
	if total := food + wood + stone; total < n {
		if n-total <= int(p.goods[Gold]) {
			l.add(PayOf(Food, food) + PayOf(Wood, wood) + PayOf(Stone, stone) + PayOf(Gold, n-total))
		}
		return
	}
	for f := min(n, food); f >= 0; f-- {
		for w := min(n-f, wood); w >= 0; w-- {
			if st := n - f - w; st <= stone {
				l.add(PayOf(Food, f) + PayOf(Wood, w) + PayOf(Stone, st))
			}
		}
	}
}

// discounted adds to l each payment for a cabin that costs cost, reduced by d resources. The player
// decides which resources are not paid (R40).
func (p *player) discounted(cost [basicKinds]uint8, d int, l *payments) {
	total := 0
	for _, n := range cost {
		total += int(n)
	}
	if d = min(d, total); d == 0 {
		p.fixed(cost, l)
		return
	}
	for k := range cost {
		if cost[k] > 0 {
			less := cost
			less[k]--
			p.discounted(less, d-1, l)
		}
	}
}

// canPay reports whether the player can pay a cost in food, wood and stone. Gold can replace
// resources that the player does not have.
func (p *player) canPay(cost *[basicKinds]uint8) bool {
	short := 0
	for k, n := range cost {
		short += max(0, int(n)-int(p.goods[k]))
	}
	return short <= int(p.goods[Gold])
}

// basics returns the number of basic resources that the player has.
func (p *player) basics() int { return int(p.goods[Food]) + int(p.goods[Wood]) + int(p.goods[Stone]) }

// PaysForNothing reports whether move m pays for an icon or a summit action that brings nothing
// now: after it, the position differs only by the goods that were paid and by the place of the
// pioneer. Dueling Banjos is no such icon, because it protects the pioneers as long as one is
// there.
func (s *State) PaysForNothing(m engine.Move) bool {
	switch {
	case m.Kind == KindSummit:
	case m.Kind != KindWalk || !UsesOf(m) || PaymentOf(m) == 0,
		s.iconAt(PathOf(m), s.activePlayer().pioneer[PathOf(m)].space()+1) == IconDuel:
		return false
	}
	after := *s
	if after.Play(m, nil) != nil {
		return false
	}
	for after.depth > s.depth { // decisions in which there is nothing to choose
		legal := after.Moves(nil)
		if len(legal) != 1 || after.Play(legal[0], nil) != nil {
			return false
		}
	}
	paid := false
	for g := Food; int(g) < payKinds; g++ {
		n := s.Goods(s.active, g) - after.Goods(s.active, g)
		if n < 0 {
			return false
		}
		if paid = paid || n > 0; n > 0 {
			after.gain(s.active, g, n, FromFee, nil)
		}
	}
	after.activePlayer().pioneer = s.activePlayer().pioneer
	return paid && after == *s
}

// summitPayments adds to l each payment by which the active player can pay c, the cost of a summit
// action.
func (s *State) summitPayments(c *cost, l *payments) {
	p := s.activePlayer()
	switch {
	case c.any > 0:
		p.anyMix(int(c.any), l)
	case c.apples > 0:
		for g := min(int(c.apples), int(s.apples[0])); g >= 0; g-- {
			if r := int(c.apples) - g; r <= int(s.apples[1]) {
				l.add(PayOf(GreenApple, g) + PayOf(RedApple, r))
			}
		}
	case c.green+c.red > 0:
		if c.green <= s.apples[0] && c.red <= s.apples[1] {
			l.add(PayOf(GreenApple, int(c.green)) + PayOf(RedApple, int(c.red)))
		}
	case c.bullets > 0:
		if c.bullets <= p.bullets {
			l.add(PayOf(Bullet, int(c.bullets)))
		}
	case c.goods[Gold] > 0:
		if int16(c.goods[Gold]) <= p.goods[Gold] {
			l.add(PayOf(Gold, int(c.goods[Gold])))
		}
	default:
		p.fixed([basicKinds]uint8(c.goods[:basicKinds]), l)
	}
}
