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

// Lookahead has searches judge a position after Hastings's turn, whose plan lies face up, instead of before it.
func (s *State) Lookahead() int {
	if s.plansAhead() {
		return 2
	}
	return 1
}

// BudgetShare gives the layout of a turn a full budget, what is claimed, built or moved up a part of it, and each of the
// twenty small decisions that follow very little: there the tree is narrow and the rest of the turn short.
func (s *State) BudgetShare() float32 {
	switch s.Phase() {
	case PhasePlan:
		return 1
	case PhaseShovel, PhaseBuild, PhasePickClaim, PhasePickTrack:
		return 0.2
	}
	return 0.03
}

// Prior estimates what each move gains the seat to move, in points.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	if s.Phase() == PhasePlan {
		return s.rehearse(moves, dst)
	}
	a := s.appraise(s.Turn())
	a.lookAhead()
	for _, m := range moves {
		dst = append(dst, a.move(m))
	}
	return dst
}

// rehearse weighs layouts by playing the turn out, each once, by the move that looks best, and the turn of Hastings after it if
// his plan lies face up. The chance of a rehearsal follows from the turn, not from the game: nothing that the seat may not know
// gets in.
func (s *State) rehearse(moves []engine.Move, dst []float32) []float32 {
	p, turn := s.active, s.Clock()
	var stage State
	for _, m := range moves {
		stage = *s
		stage.forget()
		stage.chance = engine.NewChance(uint64(turn), chanceStream)
		_ = stage.Play(m, nil)
		for stage.Turn() != engine.NoSeat && (stage.Clock() == turn || stage.phase == PhaseRival && stage.plansAhead()) {
			if stage.Play(stage.bestMove(nil), nil) != nil {
				break // no listed move is refused; without this a defect would hang
			}
		}
		dst = append(dst, stage.lead(p))
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
		return float32(2*a.good[m.B]) - a.good[m.A]
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
		return float32(float32(m.B) * (cartWorth - a.good[Gold]))
	case KindBuy:
		return a.fish(Good(m.A)) - float32(2*a.basic)
	case KindPress:
		return float32(float32(m.A+m.B)*(a.good[Gold]-a.good[GreenApple])) - float32(0.01*float32(m.B))
	case KindMill:
		return float32(float32(m.A) * (a.good[Gold] - a.good[Stone]))
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
		return float32(surveyorGold*a.good[Gold]) - 0.5
	case OnTrack:
		return a.good[m.A-1] + a.good[m.B-1] - 0.3
	}
	return a.animal(a.s.printed(a.s.card[n]).Animal)
}
