package dakota

import "gulch/engine"

// valueNoon returns the value in dollars of move m, which plays a card at High Noon or is a choice
// that an attacker makes in an attack.
func (g *valuer) valueNoon(m engine.Move) float32 {
	switch m.Kind {
	case KindPlay:
		return g.valueNoonCard(m)
	case KindAttack:
		return g.valueAttackCard(CardOf(m), TargetOf(m))
	case KindKeepCard:
		return cardWorth[CardOf(m)]
	case KindCommit:
		return -0.3 * g.workerWorth(WorkerOf(m))
	case KindAim:
		return g.valueAim(m)
	}
	return 0
}

func (g *valuer) valueAim(m engine.Move) float32 {
	q := &g.s.player[g.s.attack.target]
	switch AimOf(m) {
	case AimLeaf:
		return g.tileWorth(g.s.mine[g.s.attack.target].kind(cell(AtOf(m))))
	case AimSlot:
		switch q.slot[AtOf(m)].building {
		case Saloon:
			return 4
		case Workshop:
			return 5 - 2*float32(q.count(Workshop)-1)
		}
		return 2
	}
	return float32(box.capacity[q.cart[AtOf(m)].kind])
}

func (g *valuer) valueNoonCard(m engine.Move) float32 {
	g.valuePlaces()
	first := FirstOf(m)
	switch CardOf(m) {
	case BlastingCrew:
		return g.exploreGain() - 0.2
	case ControlledCollapse:
		return 2 - g.tileWorth(g.m.kind(cell(first))) - 1*one32(g.left > 0)
	case StrongCoffee:
		return g.work.nth(g.p.idle()) - 0.8 + 0.05*g.workerWorth(Worker(first))
	case TimberDelivery:
		return 3*one32(g.work.job > 0 && g.p.idle() > 0) - 1*min(1, g.left)
	case MailOrder:
		return g.cartGain(Cart(first)) - float32(box.cartCost[first]-mailDiscount) - 4*one32(SecondOf(m) != NoCartSlot)
	case Overtime:
		return 1.5*one32(g.work.job > 0 && g.p.money > 13) - 0.5*min(1, g.left)
	case GreasedRails:
		fees := float32(0)
		for i, v := range g.work.cart {
			if v > 0 && i < len(box.k.CartFees) {
				fees += float32(box.k.CartFees[i] + int16(g.s.blizzard))
			}
		}
		return fees - 1.2*min(1, g.left)
	case RecruitmentPoster:
		room := g.p.beds() - g.p.people()
		return one32(room >= 4 && g.p.money >= 6)*2 - 0.5*min(1, g.left)
	case Telegraph:
		return 1.8 * min(1, g.left+0.3)
	}
	return 0
}

// rivalLossWorth is the value to a seat, in dollars, of one dollar lost by a rival. The index is
// the number of seats in the game.
var rivalLossWorth = [MaxSeats + 1]float32{0, 0, 0.7, 0.35, 0.25}

// valueAttackCard returns the value in dollars of playing attack card c against the seat target:
// the gain and the rival's loss, minus what the attack costs and what the committed workers would
// have earned.
func (g *valuer) valueAttackCard(c Card, target engine.Seat) float32 {
	q, spite := &g.s.player[target], rivalLossWorth[g.s.seats]
	cost := float32(box.moneyCost[c])
	for n := range int(box.commits[c]) {
		cost += g.dayOf(Miner) * one32(n < g.p.idle())
	}
	gain := float32(0)
	switch c {
	case ClaimJumpers:
		gain = 2.5 * float32(min(jumpersTake, q.goods())) * (1 + spite)
	case BankRobbery:
		gain = float32(min(robberyTakes, q.money)) * (1 + spite)
	case HoldUp:
		gain = float32(min(holdUpTakes, q.money)) * (1 + spite)
	case Dynamite:
		gain = spite * (2 + g.left)
	case Vandals, Derailment:
		gain = spite * 5
	case BetterOffer:
		if g.p.beds() > g.p.people() {
			gain = g.workerWorth(Miner) * (1 + spite)
		}
	case FoulRumours:
		gain = 2 * min(1, g.left+0.5)
	}
	if _, staffed := q.officeSlot(); staffed && box.lawful[c] {
		gain *= 0.4
		if q.free[Sheriff] > 0 {
			gain -= 1
		}
	} else if q.hand != 0 {
		gain *= 0.85
	}
	return gain - cost + 0.02*g.lead(target)
}

// lead returns a rough measure of how far the town of the rival target is ahead of the actor's
// town. It is negative if the rival is behind. It makes attacks on leading rivals a little more
// valuable.
func (g *valuer) lead(target engine.Seat) float32 {
	q := &g.s.player[target]
	return float32(q.buildings()-g.p.buildings()) + 0.3*float32(q.people()-g.p.people())
}

// valueAttack returns the value in dollars of move m, with which the target of an attack responds
// to it, or which is one of the choices that follow.
func (g *valuer) valueAttack(m engine.Move) float32 {
	a := &g.s.attack
	switch m.Kind {
	case KindReact:
		switch CardOf(m) {
		case Ambush:
			return float32(min(ambushTakes, g.s.player[a.attacker].money)) - 0.5
		case SlickLawyer:
			return 3
		}
		if g.s.phase == PhaseAttackCounter {
			return 2
		}
		return g.threat() - 1.2*min(1, g.left)
	case KindOfficer:
		chance := float32(dieSides+1-box.k.ViceSuccess) / dieSides
		if WorkerOf(m) == Sheriff {
			chance = float32(dieSides+1-box.k.SheriffSuccess) / dieSides
			if _, ok := g.p.freeCell(); ok {
				return chance*(g.threat()+3) - g.dayOf(Sheriff)
			}
		}
		return chance*g.threat() - g.dayOf(WorkerOf(m))
	case KindLayEngineer:
		return g.threat() - g.dayOf(Engineer)
	case KindArrest:
		return 2 + 0.1*g.workerWorth(WorkerOf(m))
	case KindTake:
		return 1 + g.ore(ResourceOf(m))
	}
	return 0
}

// threat returns the loss in dollars that the target of the current attack would suffer if it
// succeeded.
func (g *valuer) threat() float32 {
	a := &g.s.attack
	q := &g.s.player[a.target]
	switch a.card {
	case ClaimJumpers:
		return 2.5 * float32(min(jumpersTake, q.goods()))
	case BankRobbery:
		return float32(min(robberyTakes, q.money))
	case HoldUp:
		return float32(min(holdUpTakes, q.money))
	case Dynamite:
		return 1 + g.tileWorth(g.s.mine[a.target].kind(cell(a.aim)))
	case Vandals:
		return 4
	case Derailment:
		return 4
	case BetterOffer:
		return g.workerWorth(Miner)
	}
	return 2
}
