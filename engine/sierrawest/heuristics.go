package sierrawest

import "gulch/engine"

// Clock returns the number of turns played so far. A search uses it to look ahead to the end of a
// turn.
func (s *State) Clock() int {
	at := int(s.active-s.start+engine.Seat(s.seats)) % int(s.seats)
	turns := (int(s.round)-1)*int(s.seats) + at
	if s.phase == PhaseOver {
		turns += int(s.seats)
	}
	return turns
}

// Lookahead returns the number of turns that a search looks ahead. It is 2 if the plan of Hastings
// is face up, so that the search evaluates the position after his turn instead of before it.
func (s *State) Lookahead() int {
	if s.plansAhead() {
		return 2
	}
	return 1
}

// EvaluatesWholeTurns implements [engine.EvaluatesWholeTurns]: once a seat has laid out its cards,
// the turn does not count as one that is left, see turnsLeft.
func (s *State) EvaluatesWholeTurns() bool { return true }

// BudgetShare returns the fraction of its full search budget that a bot spends on the present
// decision. It is 1 for the layout of a turn, and 0.2 for claims, cabins and track moves. The other
// decisions of a turn, about twenty, get very little: they have few moves, and only the rest of the
// turn follows.
func (s *State) BudgetShare() float32 {
	switch s.Phase() {
	case PhasePlan:
		return 1
	case PhaseShovel, PhaseBuild, PhasePickClaim, PhasePickTrack:
		return 0.2
	}
	return 0.03
}

// Prior returns the estimated gain of each of the given moves, in points for the seat to decide. It
// overwrites dst with the result.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	if s.Phase() == PhasePlan {
		return s.simulateLayouts(moves, dst)
	}
	a := s.appraise(s.Turn())
	a.valuePaths()
	for _, m := range moves {
		dst = append(dst, a.move(m))
	}
	return dst
}

// simulateLayouts appends the value of each layout in moves to dst. For each layout it plays the
// rest of the turn once, with the move that looks best at each decision, and also the turn of
// Hastings if his plan is face up. The value is the expected lead afterwards. The random generator
// of the simulation is seeded from the turn number and not from the game, so it uses no hidden
// information.
func (s *State) simulateLayouts(moves []engine.Move, dst []float32) []float32 {
	p, turn := s.active, s.Clock()
	var stage State
	for _, m := range moves {
		stage = *s
		stage.undecideCards()
		stage.chance = engine.NewChance(uint64(turn), chanceStream)
		_ = stage.Play(m, nil)
		for stage.Turn() != engine.NoSeat && (stage.Clock() == turn ||
			stage.phase == PhaseRival && stage.plansAhead()) {
			if stage.Play(stage.bestMove(nil), nil) != nil {
				break // legal moves are never refused; this avoids an endless loop if there is a defect
			}
		}
		dst = append(dst, stage.expectedLead(p))
	}
	return dst
}

// move estimates the gain of move m for the seat to decide, in points.
func (a *appraiser) move(m engine.Move) float32 {
	switch a.phase {
	case PhasePlan:
		return a.layout(LeftCardOf(m), TopCardOf(m), RightCardOf(m))
	case PhasePioneer:
		return a.pioneer(m)
	case PhaseReact:
		return a.reaction(m)
	case PhaseRival:
		return 0
	}
	return a.answer(m)
}

// answer estimates the gain, in points, of move m as an answer to the pending decision.
func (a *appraiser) answer(m engine.Move) float32 {
	d := a.s.top()
	switch m.Kind {
	case KindTake:
		return a.good[GoodOf(m)]
	case KindClimb:
		return a.climb(NodeOf(m))
	case KindRoll:
		return a.wagon(1) - a.payment(PaymentOf(m))
	case KindClaim:
		return a.claim(a.s.climber[a.p])
	case KindClaimAt:
		return a.claim(NodeOf(m))
	case KindBuild:
		return a.cabin(CabinOf(m)) - a.payment(PaymentOf(m))
	case KindSwap:
		return float32(2*a.good[GetOf(m)]) - a.good[GiveOf(m)]
	case KindCatch:
		return a.animal(AnimalOf(m))
	case KindLure:
		return -a.good[Food]
	case KindSuffer:
		return -a.damage(d.n)
	case KindLose, KindWreck, KindRetreat:
		return -a.loss(d.n, m)
	case KindAdvanceTrack:
		return a.track(TrackOf(m))
	case KindAdvance:
		return a.wagon(SpacesOf(m))
	case KindStop:
		if d.phase == PhaseShoot && d.n == shootStarted {
			return -a.damage(damageSixShooter)
		}
		return 0
	}
	return a.modeAnswer(m)
}

// modeAnswer estimates the gain, in points, of move m as an answer to a decision of a kind that
// only exists in one mode.
func (a *appraiser) modeAnswer(m engine.Move) float32 {
	switch m.Kind {
	case KindHarvest:
		return a.harvest()
	case KindCanoe:
		return a.canoe(LocationOf(m)) - a.canoe(int(a.me.canoe))
	case KindLoad:
		return float32(float32(AddedOf(m)) * (cartWorth - a.good[Gold]))
	case KindBuy:
		return a.fish(GoodOf(m)) - float32(2*a.basic)
	case KindPress:
		return float32(float32(GreenOf(m)+RedOf(m))*(a.good[Gold]-a.good[GreenApple])) - float32(0.01*float32(RedOf(m)))
	case KindMill:
		return float32(float32(AmountOf(m)) * (a.good[Gold] - a.good[Stone]))
	case KindFire:
		return a.shoot()
	}
	return 0
}

// reaction estimates the gain, in points, of move m, which reacts to an event or declines to react.
func (a *appraiser) reaction(m engine.Move) float32 {
	if m.Kind == KindDecline {
		return 0
	}
	trigger, n := a.s.queue.trigger()
	switch trigger {
	case OnClaim:
		return float32(surveyorGold*a.good[Gold]) - 0.5
	case OnTrack:
		return a.good[FirstOf(m)-1] + a.good[SecondOf(m)-1] - 0.3
	}
	return a.animal(a.s.printed(a.s.card[n]).Animal)
}
