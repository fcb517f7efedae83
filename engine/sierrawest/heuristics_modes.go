package sierrawest

// harvest returns the value, in points, of harvesting the apples on the cards along the trail.
// Apples for which the supplies have no room do not count.
func (a *appraiser) harvest() float32 {
	green, red := 0, 0
	for _, c := range a.s.row[:a.s.along(a.p)] {
		green += a.s.printed(c).Green
		red += a.s.printed(c).Red
	}
	green = min(green, MaxApples-int(a.s.apples[0]))
	red = min(red, MaxApples-int(a.s.apples[1]))
	return float32(float32(green)*a.good[GreenApple]) + float32(float32(red)*a.good[RedApple])
}

// pan returns the value, in points, of the resources that the icon Pan would take now.
func (a *appraiser) pan() float32 {
	sum := float32(0)
	for i, c := range a.s.row[:a.s.along(a.p)] {
		if t := a.s.taken[i]; t < riverTokens {
			sum += a.good[a.s.printed(c).Tokens[t]]
		}
	}
	return sum
}

// fishValue is the value, in points, of several fish of one kind at the Fish Market, which pays
// best for pairs. The index is their number.
var fishValue = [12]float32{0, 0.9, 2.7, 3.6, 5.4, 6.3, 8.1, 9, 10.8, 11.7, 13.5, 14.4}

// fish returns the value, in points, of one more fish of kind g.
func (a *appraiser) fish(g Good) float32 {
	n := a.me.fish[g-Trout]
	worth := fishValue[n+1] - fishValue[n]
	if a.left == 0 && a.me.canoe != 0 {
		worth *= 0.4
	}
	return worth
}

// sale returns the value, in points, of making exchange x at the Fish Market. kinds is a bit set of
// the kinds of fish that are sold, with trout in the lowest bit.
func (a *appraiser) sale(x Exchange, kinds int) float32 {
	gain := float32(float32(box.fish[x].n) * a.good[box.fish[x].good])
	each := uint8(1)
	if x >= SellTwoSame {
		each = uint8(x-SellTwoSame) + 2
	}
	for k := range a.me.fish {
		if kinds>>k&1 != 0 && a.left > 0 {
			n := a.me.fish[k]
			gain -= float32(0.95 * (fishValue[n] - fishValue[n-each]))
		}
	}
	return gain
}

// catch returns the value, in points, of the icon Go Fish if the canoe is at the given location of
// the river.
func (a *appraiser) catch(location int) float32 {
	if a.left == 0 {
		return float32(0.5 * a.shoal(location))
	}
	return a.shoal(location)
}

// shoal returns the value, in points at the Fish Market, of the fish that the icon Go Fish would
// bring if the canoe were at the given location of the river.
func (a *appraiser) shoal(location int) float32 {
	count := [fishKinds]uint8{}
	for _, c := range a.s.row[:min(location, int(a.s.rowSize))] {
		for _, g := range a.s.printed(c).Fish {
			count[g-Trout]++
		}
	}
	sum := float32(0)
	for k, n := range count {
		had := a.me.fish[k]
		n = min(n, a.s.fish[k])
		sum += fishValue[had+n] - fishValue[had]
	}
	return sum
}

// canoe returns the value, in points, of having the canoe at a location of the river. At larger
// locations, further east, it catches more fish; at 0, the Fish Market, fish can be sold.
func (a *appraiser) canoe(location int) float32 {
	if location == 0 {
		sum := float32(0)
		for _, n := range a.me.fish {
			sum += fishValue[n]
		}
		if a.left == 0 {
			return sum
		}
		return float32(0.15 * sum)
	}
	return float32(0.3 * a.catch(location) * min(1, a.left))
}

// paddles returns the value, in points, of moving the canoe by up to n locations along the river.
func (a *appraiser) paddles(n int) float32 {
	at, best := int(a.me.canoe), float32(0)
	here := a.canoe(at)
	for to := max(0, at-n); to <= min(at+n, int(a.s.rowSize)); to++ {
		best = max(best, a.canoe(to)-here)
	}
	return best
}

// loading returns the value, in points, of the icon "Load a mine cart". It assumes that the seat
// loads its emptiest cart.
func (a *appraiser) loading() float32 {
	room := 0
	switch {
	case a.me.carts[0] > 0:
		room = 2
	case a.me.carts[1] > 0:
		room = 1
	}
	return float32(float32(min(room, int(a.me.goods[Gold]))) * (cartWorth - a.good[Gold]))
}

// cart returns the value, in points, of one more mine cart.
func (a *appraiser) cart() float32 {
	worth := a.good[Cart]
	if empty := int(a.me.carts[0]) + int(a.me.carts[1]); empty > 0 {
		worth /= float32(1 + empty)
	}
	return worth
}

// hits returns with how many of the six die results the seat's Six-Shooter hits.
func (a *appraiser) hits() int {
	n := 0
	faces := a.s.faces(a.p)
	for die := 1; die <= 6; die++ {
		result := die
		if a.s.owner[Sheriff] == a.p {
			result = min(die+1, 6)
		}
		if faces>>result&1 != 0 {
			n++
		}
	}
	return n
}

// outlaw returns the value, in points, of capturing an outlaw.
func (a *appraiser) outlaw() float32 {
	worth := a.multiplier
	if a.s.owner[Sheriff] == a.p {
		worth += a.good[Gold]
	}
	return worth
}

// shoot returns the value, in points, of using a Six-Shooter. It assumes that the seat fires until
// it hits or has no bullets left; in the second case it takes damage.
func (a *appraiser) shoot() float32 {
	if a.me.bullets == 0 {
		return 0
	}
	hit := float32(a.hits()) / 6
	miss, spent := float32(1), float32(0)
	for range a.me.bullets {
		spent += miss
		miss *= 1 - hit
	}
	return float32((1-miss)*a.outlaw()) - float32(spent*a.good[Bullet]) - float32(miss*a.damage(damageSixShooter))
}
