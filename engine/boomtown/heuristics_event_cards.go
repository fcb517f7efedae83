package boomtown

import "gulch/engine"

// Values, in gold, of those events that are valued without a formula.
const (
	telegraphWorth = 5
	mustangWorth   = 2.5
	waitingWorth   = 0.5 // value of a lasting event that cannot be placed yet
)

// cardWorth returns the gain of seat p compared with the other seats, in gold, from taking card c
// of the row now.
func (a *appraiser) cardWorth(p engine.Seat, c Card) float32 {
	if c.IsMine() {
		return a.mineGain(p, c)
	}
	switch box.kindOf[c] {
	case StagecoachRobbery:
		return Stagecoach
	case CardShark:
		return a.shark(p)
	case Telegraph:
		return telegraphWorth
	case Mustang:
		if a.rolls > 1 {
			return mustangWorth
		}
		return 0
	case Holdup:
		return a.best(p, KindRob)
	case Dynamite:
		return a.best(p, KindBlast)
	case Expropriation:
		return a.best(p, KindSeize)
	case Saloon:
		return a.best(p, KindOpen)
	case SaloonGirls:
		return a.orWait(a.best(p, KindHire))
	case Governor:
		return a.orWait(a.best(p, KindPromote))
	case NewVein:
		return a.orWait(a.best(p, KindAttach))
	}
	return 0
}

// orWait returns gain, the value of placing a lasting event now. If gain is 0 and more than one
// roll is left, it returns waitingWorth instead, because the event may still be placed later.
func (a *appraiser) orWait(gain float32) float32 {
	if gain == 0 && a.rolls > 1 {
		return waitingWorth
	}
	return gain
}

// shark returns the gain of seat p, in gold, from a Card Shark, which is the mean loss of the other
// seats.
func (a *appraiser) shark(p engine.Seat) float32 {
	loss := 0
	for q := range engine.Seat(a.s.seats) {
		if q != p {
			loss += min(SharkFee, int(a.s.gold[q]))
		}
	}
	return a.rel * float32(loss)
}

// best returns the gain of seat p, in gold, from an event for which it chooses the best target, or
// 0 if there is no target. kind is the kind of move by which the target is chosen.
func (a *appraiser) best(p engine.Seat, kind engine.Kind) float32 {
	best := float32(0)
	switch kind {
	case KindPromote:
		for t := range Town(TownCount) {
			if a.s.mayor[t] == p {
				best = max(best, a.placeGovernor(p, t))
			}
		}
	case KindOpen:
		for t := range Town(TownCount) {
			if a.s.tokens[t] < TokensPerTown {
				best = max(best, a.openSaloon(p, t))
			}
		}
	case KindAttach:
		for set := a.s.mines[p]; set != 0; set &= set - 1 {
			best = max(best, a.attachVein(set.First()))
		}
	case KindHire:
		for set := a.s.saloonsOf(p); set != 0; set &= set - 1 {
			best = max(best, a.hireGirls(p, set.First()))
		}
	case KindRob:
		for q := a.s.left(p); q != p; q = a.s.left(q) {
			best = max(best, a.rob(q))
		}
	case KindSeize:
		for set := a.s.others(p) & a.s.seizable(p); set != 0; set &= set - 1 {
			best = max(best, a.seize(p, set.First()))
		}
	case KindBlast:
		for set := a.s.others(p); set != 0; set &= set - 1 {
			best = max(best, a.blast(p, set.First()))
		}
		for set := a.s.Saloons() &^ a.s.saloonsOf(p); set != 0; set &= set - 1 {
			best = max(best, a.blast(p, set.First()))
		}
	}
	return best
}

// placeGovernor returns the gain of seat p, in gold, from a Governor at the mayor pawn of town t,
// where fees are then paid twice.
func (a *appraiser) placeGovernor(p engine.Seat, t Town) float32 {
	n := a.s.count(p, t)
	return a.keeps(n-a.rival(p, t)) * feeFuture * float32(n*(a.unseen&box.inTown[t]).Len())
}

// openSaloon returns the gain of seat p, in gold, from opening a saloon in town t.
func (a *appraiser) openSaloon(p engine.Seat, t Town) float32 {
	return saloonPrice * a.futureProductions(p, t)
}

// attachVein returns the gain of a mine's owner, in gold, from a New Vein placed under the mine.
func (a *appraiser) attachVein(mine Card) float32 {
	gain := VeinYield * a.pays[mine]
	if a.s.VeinScores() {
		gain += VeinYield
	}
	return gain
}

// hireGirls returns the gain of seat p, in gold, from placing Saloon Girls in a saloon, which is
// given by its card.
func (a *appraiser) hireGirls(p engine.Seat, saloon Card) float32 {
	if a.s.Girls(saloon) != 0 {
		return 0
	}
	return (girlsPrice - saloonPrice) * a.futureProductions(p, Town(a.s.placedAt[saloon-MineCount]))
}

// loss returns what seat q loses, in gold, if one of its mines is destroyed or taken: the value of
// the mine and, if q is the mayor, the change in the value of the mayor pawn.
func (a *appraiser) loss(q engine.Seat, mine Card) float32 {
	t := box.townOf[mine]
	loss := a.worth[mine]
	if a.s.veined.Has(mine) {
		loss += a.attachVein(mine)
	}
	if a.s.mayor[t] == q {
		n := a.s.count(q, t)
		lead := n - a.rival(q, t)
		if lead <= 0 {
			return loss + a.pawn(t, n, lead)
		}
		loss += a.pawn(t, n, lead) - a.pawn(t, n-1, lead-1)
	}
	return loss
}

// seize returns the gain of seat p, in gold, from expropriating a mine. The gain includes a part
// for the loss of its owner.
func (a *appraiser) seize(p engine.Seat, mine Card) float32 {
	q := a.s.Owner(mine)
	gain := a.mineGain(p, mine) + a.rel*a.worth[mine]
	if a.s.veined.Has(mine) && a.s.rules&ruleVeinDiscards == 0 {
		gain += a.attachVein(mine)
	}
	return gain + a.rel*a.threat(q)
}

// blast returns the gain of seat p, in gold, from destroying the mine or saloon target.
func (a *appraiser) blast(p engine.Seat, target Card) float32 {
	if target.IsMine() {
		q := a.s.Owner(target)
		gain := a.rel * (a.loss(q, target) + a.threat(q))
		// The pawn of the town may pass to the seat that uses the Dynamite.
		t := box.townOf[target]
		if a.s.mayor[t] == q && a.s.count(p, t) == a.s.count(q, t) && a.rival(p, t) == a.s.count(q, t) {
			gain += a.pawn(t, a.s.count(p, t), 1)
		}
		return gain
	}
	keeper, t := a.s.Owner(target), Town(a.s.placedAt[target-MineCount])
	toll := float32(a.s.Toll(target))
	gain := a.rel * (toll*a.futureProductions(keeper, t) + a.threat(keeper))
	for set := a.s.mines[p] & box.inTown[t]; set != 0; set &= set - 1 {
		gain += toll * a.pays[set.First()]
	}
	return gain
}

// threat returns a bonus, in gold, for harming seat q rather than another seat: the fraction
// threatShare of the lead of q in the current scores.
func (a *appraiser) threat(q engine.Seat) float32 {
	if !a.led {
		a.led = true
		mean := float32(0)
		for p := range a.s.seats {
			a.lead[p] = float32(a.s.Score(engine.Seat(p)))
			mean += a.lead[p] / float32(a.s.seats)
		}
		for p := range a.s.seats {
			a.lead[p] -= mean
		}
	}
	return threatShare * a.lead[q]
}

// threatShare is the factor by which threat multiplies a lead. It is small because threat should
// only decide between targets of almost equal value.
const threatShare = 0.1

// demand returns the expected gain, in gold, from demanding number gold from a victim by a Holdup.
// The gain includes a part for the loss of the victim.
func (a *appraiser) demand(victim engine.Seat, number int) float32 {
	return float32(waysAtLeast[number]*min(number, int(a.s.gold[victim]))) / 36 * (1 + a.rel)
}

// waysAtLeast holds how many of the 36 results of two dice have at least the total given by the
// index.
var waysAtLeast = [13]int{0, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1}

// rob returns the expected gain, in gold, from a Holdup of a victim if the best number is demanded.
func (a *appraiser) rob(victim engine.Seat) float32 {
	best := float32(0)
	for number := 2; number <= 6; number++ { // above 6 the probability decreases faster than the gold increases
		best = max(best, a.demand(victim, number))
	}
	if best == 0 {
		return 0
	}
	return best + a.rel*a.threat(victim)
}

// turnDie returns the gain of seat p, in gold, from the production roll if the dice show d0 and d1,
// minus the mean gain of the other seats.
func (a *appraiser) turnDie(p engine.Seat, d0, d1 int) float32 {
	numbers := a.s.Producing(d0, d1)
	var balance [MaxSeats]float32
	for q := range engine.Seat(a.s.seats) {
		mines := a.s.mines[q]
		if total := d0 + d1; total == 2 || total == 12 {
			for set := mines & box.dangerous; set != 0; set &= set - 1 {
				balance[q] -= a.loss(q, set.First())
			}
			mines &^= box.dangerous
		}
		for set := mines & numbers; set != 0; set &= set - 1 {
			a.produce(q, set.First(), &balance)
		}
	}
	gain := float32(0)
	for q, b := range balance[:a.s.seats] {
		if engine.Seat(q) == p {
			gain += b
		} else {
			gain -= a.rel * b
		}
	}
	return gain
}

// produce adds to balance what each seat gains or pays when a mine of seat owner produces: the
// owner gains the yield and pays tolls to saloons of other seats in the town.
func (a *appraiser) produce(owner engine.Seat, mine Card, balance *[MaxSeats]float32) {
	balance[owner] += float32(a.s.Yield(mine))
	t := box.townOf[mine]
	if a.s.tokens[t] == 0 {
		return
	}
	for set := a.s.Saloons(); set != 0; set &= set - 1 {
		c := set.First()
		if keeper := a.s.keeper[c-MineCount]; a.s.placedAt[c-MineCount] == uint8(t) && keeper != owner {
			toll := float32(a.s.Toll(c))
			balance[owner] -= toll
			balance[keeper] += toll
		}
	}
}
