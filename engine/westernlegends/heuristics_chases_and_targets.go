package westernlegends

import "gulch/engine"

// target estimates the gain, in LP, of choosing player q as a target. It is higher for rich and
// leading players, and for players who are near. In a chase, it is what the walk leads to.
func (a *appraiser) target(q engine.Seat) float32 {
	if n := a.s.Chase(); n > 0 {
		return a.chaseFrom(a.pl.space, q, n)
	}
	if q == ManInBlack {
		return 0.2
	}
	o := &a.s.p[q]
	near := box.dist[a.pl.space][o.space] <= 3
	gain := 0.02*float32(o.lp) + float32(o.money)*0.002
	if near {
		gain += 0.3
	}
	return gain
}

// chase returns the value, in LP, of the best fight with a player who is at most n steps away, if
// the chase is the effect of a card. It is 0 if no such fight is possible.
func (a *appraiser) chase(n int) float32 {
	best := float32(0)
	for q := range engine.Seat(a.s.seats) {
		if q != a.p && int(box.dist[a.pl.space][a.s.p[q].space]) <= n && a.pl.hand.Len() > 1 {
			best = max(best, a.chaseFight(q))
		}
	}
	return best
}

// chaseFight returns the value, in LP, of the fight at the end of a chase that has reached player
// q. It is 0 if no fight is possible or none is worth it.
func (a *appraiser) chaseFight(q engine.Seat) float32 {
	if a.s.fought.Has(q) || a.pl.hand == 0 {
		return 0
	}
	best := max(0, a.fightValue(fightDuel, q))
	if q != ManInBlack {
		best = max(best, a.fightValue(fightRob, q))
	}
	return best
}

// chaseFrom returns the value, in LP, of a chase of player q that has n steps left and goes on from
// space x: that of the best space to end it on, together with the fight if that is q's space. Each
// step must lead nearer to q.
func (a *appraiser) chaseFrom(x Space, q engine.Seat, n int) float32 {
	best := a.potential(x, 0)
	prey := a.s.spaceOf(q)
	if x == prey {
		return best + a.chaseFight(q)
	}
	if n == 0 || x != a.pl.space && a.s.meets(a.p, x) {
		return best
	}
	for _, y := range box.near[x] {
		if box.dist[y][prey] < box.dist[x][prey] && a.s.enters(a.p, y) {
			best = max(best, a.chaseFrom(y, q, n-1))
		}
	}
	return best
}

// demanded returns the value, in LP, of an effect by which a player within reach must do something
// for the seat or suffer something: what the player who gives least gives, and for the other
// players' share the loss. It is 0 if no player is within reach.
func (a *appraiser) demanded(in *instr) float32 {
	best := float32(0)
	for set := a.s.rivals(a.p, int(in.m)); set != 0; set &= set - 1 {
		q := engine.Seat(nthBit(uint64(set), 0))
		best = max(best, a.givenBy(q, in.then))
	}
	return best
}

// givenBy returns the value, in LP, for the seat of a block of effects (then) whose target is
// player q. What q loses counts as much as the same gain, divided among the other players.
func (a *appraiser) givenBy(q engine.Seat, then block) float32 {
	if q == ManInBlack {
		return float32(mibPayment(then)) * a.mv
	}
	gain, rivals := float32(0), float32(a.s.seats-1)
	for at := then.start; at < then.end; at++ {
		switch in := &box.code[at]; in.do {
		case doPayTo:
			gain += float32(in.n) * a.mv * (1 + 1/rivals)
		case doGiveCard:
			gain += float32(in.n) * worthCard * (1 + 1/rivals)
		case doWound:
			gain += float32(in.n) * worthWound / rivals
		case doChoose:
			gain += a.leastGiven(q, in)
		}
	}
	return gain
}

// leastGiven returns the value, in LP, for the seat of the option of a choice (in) that is worth
// least to it: player q chooses. It is 0 if q has no option.
func (a *appraiser) leastGiven(q engine.Seat, in *instr) float32 {
	least, any := float32(0), false
	for _, o := range in.opts {
		if gain := a.givenBy(q, o.then); a.s.holds(o.cond, q) && (!any || gain < least) {
			least, any = gain, true
		}
	}
	return least
}

// cardCost returns the value, in LP, that the seat loses by playing card c as an action. A card
// that the seat would have to discard at the end of the turn anyway costs nothing.
func (a *appraiser) cardCost(c Card) float32 {
	own, lower := a.card(c), 0
	for set := a.pl.hand; set != 0; set &= set - 1 {
		if d := set.First(); d != c && (a.card(d) < own || a.card(d) == own && d < c) {
			lower++
		}
	}
	if a.pl.hand.Len()-lower > a.s.handSize(a.p) {
		return 0
	}
	return 0.4 * own
}
