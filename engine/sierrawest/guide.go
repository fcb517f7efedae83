package sierrawest

import "gulch/engine"

// Clock counts the turns: search looks ahead to the end of one.
func (s *State) Clock() int {
	at := int(s.active-s.start+engine.Seat(s.seats)) % int(s.seats)
	turns := (int(s.round)-1)*int(s.seats) + at
	if s.phase == PhaseOver {
		turns += int(s.seats)
	}
	return turns
}

// Weigh estimates what each move gains the seat to move, by the values of section 10.
func (s *State) Weigh(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	a := s.appraise(s.Turn())
	for _, m := range moves {
		dst = append(dst, a.move(m))
	}
	return dst
}

// move estimates what a move gains.
func (a *appraiser) move(m engine.Move) float32 {
	switch a.phase {
	case PhasePlan:
		return a.layout(Card(m.A), Card(m.B), Card(m.C))
	case PhasePioneer:
		return a.pioneer(m)
	case PhaseReact:
		return a.reaction(m)
	case PhaseRival:
		return 0
	}
	return a.answer(m)
}

// pioneer estimates a move of the phase PIONEER: what it brings at once, less what it gives up.
func (a *appraiser) pioneer(m engine.Move) float32 {
	p := Path(m.A)
	switch m.Kind {
	case KindWalk:
		return a.walk(p, m.B == 1, Pay(m.C))
	case KindSummit:
		return a.summit(Slot(m.B)) - a.payment(Pay(m.C)) - a.ahead(p)
	case KindVisit:
		return a.visit(Cabin(m.B)) - a.ahead(p)
	case KindTrap:
		return a.trapWorth() - a.ahead(p)
	case KindBait:
		return a.animal(Animal(m.B)) - baitPrice*a.good[Food] - a.ahead(p)
	case KindLaceBoots:
		return a.steps(2) - a.good[Boots] - lacing
	case KindSellFish:
		return a.sale(Exchange(m.A), int(m.B))
	case KindBlast:
		return a.good[Gold] - 2*a.good[Stone]
	}
	return -a.ahead(Green) - a.ahead(Tan) - idle
}

// Small margins that settle the order of moves that are worth the same.
const (
	lacing = 0.2  // boots can still be laced later
	idle   = 0.05 // ending the turn gives up what nobody thought of
	early  = 0.12 // walking on shows what comes
)

// walk estimates the next space of a path. What is not stepped on now is not lost, so a space that would be worth more
// later weighs less now.
func (a *appraiser) walk(p Path, use bool, pay Pay) float32 {
	space := a.me.pioneer[p].space() + 1
	if !use {
		return early - 0.02
	}
	icon := a.s.iconAt(p, space)
	gain := a.icon(icon) - a.payment(pay)
	if icon == IconShovel && p == Tan {
		gain -= a.patience()
	}
	if icon == IconBanjo && a.me.pioneer[Tan].walking() && a.couldDuel() {
		gain -= 1
	}
	return gain + early
}

// patience is what a shovel would be worth more after the green pioneer's boots.
func (a *appraiser) patience() float32 {
	at := a.me.pioneer[Green]
	if !at.walking() || a.s.faceUp.Has(int(a.s.climber[a.p])) {
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
	if boots == 0 || a.nearest() > boots {
		return 0
	}
	return max(0, a.bestClaim()-a.bestBuild(0))
}

// couldDuel reports whether the tan pioneer has Dueling Banjos before him.
func (a *appraiser) couldDuel() bool {
	for space := a.me.pioneer[Tan].space() + 1; space <= Tan.Spaces(); space++ {
		if a.s.iconAt(Tan, space) == IconDuel {
			return true
		}
	}
	return false
}

// ahead is what a pioneer who can still act gives up by being posted: the spaces before him, and a summit.
func (a *appraiser) ahead(p Path) float32 {
	at := a.me.pioneer[p]
	if !at.walking() {
		return 0
	}
	sum := float32(0)
	for space := at.space() + 1; space <= p.Spaces(); space++ {
		fee := float32(p.Fee(space)) * a.basic
		sum += max(0, a.icon(a.s.iconAt(p, space))-fee)
	}
	return sum
}

// answer estimates the answer to a pending decision.
func (a *appraiser) answer(m engine.Move) float32 {
	d := a.s.top()
	switch m.Kind {
	case KindTake:
		return a.good[m.A]
	case KindClimb:
		return a.climb(Node(m.A))
	case KindRoll:
		return a.wagon(1) - a.payment(Pay(m.C))
	case KindClaim:
		return a.claim(a.s.climber[a.p])
	case KindClaimAt:
		return a.claim(Node(m.A))
	case KindBuild:
		return a.cabin(Cabin(m.A)) - a.payment(Pay(m.C))
	case KindSwap:
		return 2*a.good[m.B] - a.good[m.A]
	case KindCatch:
		return a.animal(Animal(m.A))
	case KindLure:
		return -a.good[Food]
	case KindSuffer:
		return -a.damage(d.n)
	case KindLose, KindWreck, KindRetreat:
		return -a.loss(d.n, m)
	case KindAdvanceTrack:
		return a.track(Track(m.A))
	case KindAdvance:
		return a.wagon(int(m.A))
	case KindStop:
		if d.phase == PhaseShoot && d.n == shootStarted {
			return -a.damage(damageSixShooter)
		}
		return 0
	}
	return a.modeAnswer(m)
}

// modeAnswer estimates the answer to a decision that one mode asks for.
func (a *appraiser) modeAnswer(m engine.Move) float32 {
	switch m.Kind {
	case KindHarvest:
		return a.harvest()
	case KindCanoe:
		return a.canoe(int(m.A)) - a.canoe(int(a.me.canoe))
	case KindLoad:
		return float32(m.B) * (cartWorth - a.good[Gold])
	case KindBuy:
		return a.fish(Good(m.A)) - 2*a.basic
	case KindPress:
		return float32(m.A+m.B)*(a.good[Gold]-a.good[GreenApple]) - 0.01*float32(m.B)
	case KindMill:
		return float32(m.A) * (a.good[Gold] - a.good[Stone])
	case KindFire:
		return a.shoot()
	}
	return 0
}

// reaction estimates an answer to what another seat has caused.
func (a *appraiser) reaction(m engine.Move) float32 {
	if m.Kind == KindDecline {
		return 0
	}
	trigger, n := a.s.queue.trigger()
	switch trigger {
	case OnClaim:
		return surveyorGold*a.good[Gold] - 0.5
	case OnTrack:
		return a.good[m.A-1] + a.good[m.B-1] - 0.3
	}
	return a.animal(a.s.printed(a.s.card[n]).Animal)
}
