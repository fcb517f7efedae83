package westernlegends

import "gulch/engine"

// addDestination adds space x to the list of destinations, with the gain of an action there in LP.
// It ignores very small gains.
func (a *appraiser) addDestination(x Space, gain float32) {
	if gain > 0.05 && a.n < maxDestinations && a.s.inPlay(x) {
		a.destinations[a.n] = destination{x, gain}
		a.n++
	}
}

// listDestinations fills the list of destinations. It does nothing if the list has been filled
// before.
func (a *appraiser) listDestinations() {
	if a.ready {
		return
	}
	a.ready = true
	s := a.s
	if a.pl.nuggets > 0 {
		a.addDestination(box.byFeature(Bank), a.deposit(int(a.pl.nuggets)))
	}
	if !s.bank || s.active != a.p {
		a.addDestination(box.byFeature(Bank), a.robBank())
	}
	a.addDestination(box.byFeature(Cabaret), a.revel(int(a.pl.money/revelPrice)))
	if a.pl.wounds > 0 && a.pl.money >= healPrice {
		a.addDestination(box.byFeature(Doctor), a.heal())
	}
	mine := a.prospect()
	for _, x := range guidePlaces.mines {
		a.addDestination(x, mine)
	}
	a.listCattle()
	a.listTables()
	for g := range box.hideout {
		for _, x := range box.hideout[g] {
			if s.bandits.Has(x) {
				a.addDestination(x, a.bandit()+worthAction)
			}
		}
	}
	a.listWanted()
	a.listTokens()
	if s.opts.anteUp {
		a.addDestination(box.route[(s.train+1)%routeStops], 0.6*a.heist())
		a.listFrontier()
	}
	a.listErrands()
}

// guidePlaces lists the spaces of each kind of location that occurs several times.
var guidePlaces places

type places struct {
	mines, stores, posts []Space
	mineBits             [maxSpaces]uint8
}

func newGuidePlaces() (g places) {
	for x := range Space(box.spaces) {
		if box.space[x].Feature == Mine {
			g.mines = append(g.mines, x)
			g.mineBits[x] = uint8(mineBit(x))
		}
		switch box.store[x] {
		case generalStore:
			g.stores = append(g.stores, x)
		case tradingPost:
			g.posts = append(g.posts, x)
		}
	}
	return g
}

func (a *appraiser) listCattle() {
	s := a.s
	ends := [...]Feature{RanchGreen, RanchBlue, RanchOrange, Rail, OutlawCamp}
	if a.pl.cattle >= 0 {
		own := RanchGreen + Feature(a.pl.cattle/cattleEach)
		for _, f := range ends {
			if f != own {
				a.addDestination(box.byFeature(f), a.delivery(f))
			}
		}
		a.addDestination(box.route[0], a.delivery(Rail))
	} else {
		for i := range Feature(ranchCount) {
			a.addDestination(box.byFeature(RanchGreen+i), 0.45*max(a.delivery(Rail), a.delivery(RanchGreen)))
		}
	}
	if a.pl.longhorns > 0 {
		gain := a.longhorns(int(a.pl.longhorns)) + worthAction
		for _, f := range ends {
			a.addDestination(box.byFeature(f), gain)
		}
		a.addDestination(box.route[0], gain)
	}
	if s.opts.anteUp && s.tokens&tokensOf(Longhorn) != tokensOf(Longhorn) {
		for x, t := range s.tokenOn[:box.spaces] {
			if t >= firstLonghorn {
				a.addDestination(Space(x), a.herd())
			}
		}
	}
}

// longhorns returns the value, in LP, of delivering n longhorns.
func (a *appraiser) longhorns(n int) float32 {
	return float32(float32(n)*(longhornLP+float32(LonghornPay*a.mv))) + a.counterValue(statLonghornsDelivered, n)
}

// herd returns the value, in LP, of taking a longhorn. It is less than the reward, because the
// longhorn must still be delivered.
func (a *appraiser) herd() float32 {
	return 0.8 + float32(0.5*a.counterValue(statLonghornsDelivered, 1))
}

// delivery returns the value, in LP, of delivering cattle at a place with feature f.
func (a *appraiser) delivery(f Feature) float32 {
	token := 16*a.mv + 0.3 + 0.25*worthCard
	if f == Rail {
		return token + a.points(Marshal, 1) + 0.3 + a.counterValue(statCattleDelivered, 1) +
			a.counterValue(statWrangled, 1) +
			a.signalValue(sigCattleDelivered, 0)
	}
	return token + a.points(Wanted, 1) + 0.3 + a.counterValue(statCattleDelivered, 1) + a.counterValue(statRustled, 1) +
		a.signalValue(sigCattleDelivered, 0)
}

// listTables adds the spaces of saloons and stores as destinations.
func (a *appraiser) listTables() {
	s := a.s
	shop := [2]float32{a.shop(generalStore), a.shop(tradingPost)}
	for x := range Space(box.spaces) {
		if !s.inPlay(x) {
			break
		}
		if t := box.saloon[x]; t != NoTown && a.pl.money >= pokerAnte && a.n < maxDestinations-16 {
			a.addDestination(x, max(a.poker(), a.faro(), a.challenge(t))+a.saloon(t))
		}
	}
	for i, list := range [2][]Space{guidePlaces.stores, guidePlaces.posts} {
		for _, x := range list {
			a.addDestination(x, shop[i])
		}
	}
}

// listWanted adds the spaces of Wanted players whom the seat could arrest. It adds none if the seat
// is Wanted itself.
func (a *appraiser) listWanted() {
	s := a.s
	if a.pl.wp > 0 {
		return
	}
	for q := range engine.Seat(s.seats) {
		if q != a.p && s.wanted(q) && !s.fought.Has(q) {
			a.addDestination(s.p[q].space, a.fightValue(fightArrest, q))
		}
	}
}

func (a *appraiser) listTokens() {
	s := a.s
	if !s.opts.anteUp {
		return
	}
	for x, t := range s.tokenOn[:box.spaces] {
		switch {
		case t < 0 || t >= firstRoller:
		case t < firstJumper:
			a.addDestination(Space(x), a.npc(3, 1.7+a.outlawGoalValue(), 0)+worthAction)
		default:
			a.addDestination(Space(x), a.npc(3, 2.6, 0)+worthAction)
		}
	}
	for x, n := range s.nuggetsOn[:box.spaces] {
		if n > 0 {
			free := s.nuggetCap(a.p) - int(a.pl.nuggets)
			a.addDestination(Space(x), float32(min(int(n), free))*worthNugget+worthAction)
		}
	}
}

func (a *appraiser) listFrontier() {
	if a.pl.hand.Len() < 2 {
		return
	}
	sum := 0
	for set := a.pl.hand; set != 0; set &= set - 1 {
		sum += int(box.poker[set.First()].frontier)
	}
	for i, t := range a.s.plot {
		if t >= 0 && sum >= a.s.plotPrice(i) {
			a.addDestination(box.plots[i], a.land(i)-0.35)
		}
	}
}

// land returns the expected value, in LP, of developing (settling) the frontier space with index
// plot. While its token is face down, it can be either of the two with the same number; the value
// is then the mean of both.
func (a *appraiser) land(plot int) float32 {
	t := a.s.plot[plot]
	twin, deed := box.twin[t], a.counterValue(statFrontiers, 1)
	if a.s.plotsOut>>twin&1 != 0 {
		return deed + a.worth(box.plot[t].then)
	}
	return deed + 0.5*(a.worth(box.plot[t].then)+a.worth(box.plot[twin].then))
}

func (a *appraiser) deposit(k int) float32 {
	money := min(float32(goldPay*k), float32(a.s.moneyCap(a.p)-a.pl.money)+20)
	return float32(goldLP*k) + money*a.mv + a.counterValue(statNuggetsDeposited, k) - a.goalNuggetsLost() +
		a.signalValue(sigDeposited, int16(k)) + a.signalValue(sigLPFromAction, int16(goldLP*k))
}

func (a *appraiser) revel(k int) float32 {
	n := int16(k)
	// the spent money could also buy LP later, so its cost is reduced
	return float32(k)*(1-0.6*revelPrice*a.mv) + a.counterValue(statRevelLP, k) + a.signalValue(sigReveled, n) +
		a.signalValue(sigLPFromAction, n) + a.signalValue(sigSpentInTown, n*revelPrice)
}

func (a *appraiser) heal() float32 {
	return float32(a.pl.wounds)*(worthWound+0.6*worthCard) - healPrice*a.mv + a.counterValue(statDoctorVisits, 1) +
		a.counterValue(statWoundsLost, int(a.pl.wounds)) + a.signalValue(sigHealedAtDoctor, 0)
}

func (a *appraiser) robBank() float32 {
	return a.npc(guardCards, guardPay*a.mv+a.points(Wanted, guardWon)+a.counterValue(statBankRobberies, 1),
		a.points(Wanted, guardLost)) +
		a.signalValue(sigBankRobberyTried, 0)
}

func (a *appraiser) heist() float32 {
	if a.s.heist && a.s.active == a.p {
		return 0
	}
	return a.npc(3, 1.7+a.points(Wanted, 2)+a.counterValue(statTrainHeists, 1), 0.5*a.points(Wanted, 1))
}

func (a *appraiser) bandit() float32 {
	win := float32(1)
	if a.pl.wp == 0 {
		win = max(1, a.points(Marshal, 1))
	}
	return a.npc(banditCards, win+a.counterValue(statBanditsBeaten, 1)+a.counterValue(statGunmenBeaten,
		1)+a.signalValue(sigBanditBeaten, 0), 0)
}

// outlawGoalValue returns the value, in LP, that beating an outlaw has for open goals.
func (a *appraiser) outlawGoalValue() float32 {
	return a.counterValue(statOutlawsBeaten, 1) + a.counterValue(statGunmenBeaten, 1)
}

// prospect returns the value, in LP, of a Prospect action. It is lower if the seat cannot carry
// many more nuggets.
func (a *appraiser) prospect() float32 {
	if a.turns < 1.5 && a.pl.nuggets == 0 && a.s.actions < 3 {
		return 0.2
	}
	free := float32(a.s.nuggetCap(a.p) - int(a.pl.nuggets))
	return min(1.2, 0.75*free)*1.05 + 8*a.mv + a.goalNuggetValue() + a.signalValue(sigProspected, 0) +
		0.3*a.signalValue(sigNuggetsFound, 2)
}

// pokerChance is the probability of winning a game of poker against the house, by the number of
// cards held after drawing.
var pokerChance = [...]float32{0.05, 0.12, 0.25, 0.39, 0.52, 0.62, 0.67, 0.7, 0.72}

func (a *appraiser) poker() float32 {
	if a.pl.money < pokerAnte {
		return 0
	}
	p := pokerChance[min(len(pokerChance)-1, a.pl.hand.Len()+1)]
	prize := float32(1)
	if a.s.opts.anteUp {
		prize = max(1, a.points(Gambler, 1))
	}
	prize += a.counterValue(statPokerWon, 1) + a.signalValue(sigPokerWon, 0)
	return p*(60*a.mv+prize) + (1-p)*worthCard - pokerAnte*a.mv - 0.35 + a.signalValue(sigGambled, 0)
}

func (a *appraiser) faro() float32 {
	if !a.s.opts.anteUp || a.pl.money < faroMinimum {
		return 0
	}
	stake := float32(min(40, a.pl.money))
	bets := float32(1)
	if a.pl.money >= 20 {
		bets = 2
	}
	return 0.5*stake*a.mv + 0.5*bets*(a.points(Gambler, 1)+a.counterValue(statFaroWon, 1)) - 0.1 +
		a.signalValue(sigGambled, 0)
}

func (a *appraiser) challenge(t Town) float32 {
	if a.s.roller[t] < 0 || a.pl.money < challengeAnte {
		return 0
	}
	p := pokerChance[min(len(pokerChance)-1, a.pl.hand.Len()+1)] - 0.12
	return p*(1.2+40*a.mv+a.points(Gambler, 1)+a.counterValue(statPokerWon, 1)+a.counterValue(statHighRollersBeaten,
		1)) - (1-p)*challengeAnte*a.mv - 0.2
}

// potential returns the value, in LP, of being in space x with some steps of a ride left. For each
// destination, it divides the gain there by the number of further Move actions needed to get there
// plus one. The result is the highest quotient.
func (a *appraiser) potential(x Space, steps float32) float32 {
	a.listDestinations()
	best := float32(0)
	for _, t := range a.destinations[:a.n] {
		if t.gain <= best {
			continue // even without a ride it would not be better
		}
		d := box.dist[x][t.at]
		ride := float32(d)
		if d == far {
			ride = a.aroundTheMountain(x, t.at)
		}
		best = max(best, t.gain/(1+max(0, ride-steps)/a.reach))
	}
	return best
}

// aroundTheMountain returns the distance, in spaces, from space x to a space on the other board, by
// rail or trail. The parameter to is that space. One use of rail or a trail counts as many spaces
// as a Move action has.
func (a *appraiser) aroundTheMountain(x, to Space) float32 {
	best := float32(99)
	for _, gate := range guideGates {
		near, farther := gate[0], gate[1]
		if box.dist[x][near] == far {
			near, farther = farther, near
		}
		best = min(best, float32(box.dist[x][near])+float32(box.dist[farther][to])+a.reach)
	}
	return best
}

// guideGates are the pairs of spaces that rail and trails connect. The first space of each pair is
// on the first board.
var guideGates [3][2]Space

func newGuideGates() (g [3][2]Space) {
	n := 0
	for x := range Space(box.spaces) {
		for _, y := range [2]Space{box.rail[x], box.trail[x]} {
			if y != NoSpace && !box.space[x].East && n < len(g) {
				g[n] = [2]Space{x, y}
				n++
			}
		}
	}
	return g
}

// danger returns the value, in LP, of the encounters that happen in space x. It is usually
// negative, because they are fights.
func (a *appraiser) danger(x Space) float32 {
	s := a.s
	sum := float32(0)
	if s.bandits.Has(x) {
		sum += a.bandit()
	}
	if t := s.tokenOn[x]; t >= 0 && t < firstRoller {
		gain := float32(1.7)
		if t < firstJumper {
			gain += a.outlawGoalValue()
		}
		sum += a.npc(3, gain, 0)
	}
	if a.pl.wp > 0 {
		if s.sheriff == x {
			sum -= 2 + 0.4*float32(a.pl.wp)
		}
		for q := range engine.Seat(s.seats) {
			if q != a.p && s.p[q].mp > 0 && box.dist[x][s.p[q].space] <= 2 {
				sum -= 0.1
			}
		}
	}
	return sum
}
