package sierrawest

import (
	"fmt"

	"gulch/engine"
)

// checkFlow checks that the phase, the stack of decisions and the queue of reactions are consistent
// with each other.
func (s *State) checkFlow() error {
	laid := 0
	for _, c := range s.slots {
		if c != NoCard {
			laid++
		}
	}
	hand := s.activePlayer().hand.Len()
	switch {
	case s.phase == PhasePioneer && (laid != SummitSlots || hand != s.handSize()-SummitSlots):
		return engine.Violates("R12", "in the phase pioneer three cards are laid out, not %d", laid)
	case s.phase != PhasePioneer && (laid > 0 || s.depth > 0):
		return engine.Violates("R60", "cards are laid out, or decisions pending, in the phase %s", phaseNames[s.phase])
	case s.phase != PhaseRival && s.phase != PhasePioneer && s.queue.open:
		return engine.Violates("R64", "reactions in the phase %s", phaseNames[s.phase])
	case s.phase == PhasePlan && hand != s.handSize():
		return engine.Violates("R11", "seat %d plans with %d cards", s.active, hand)
	case (s.phase == PhaseRival) != (s.solo && s.active == Hastings):
		return engine.Violates("R115", "it is the rival's turn, or the phase is, but not both")
	case s.phase == PhaseOver && s.round != s.endRound && s.round != LastRound:
		return engine.Violates("R71", "the game is over in round %d", s.round)
	}
	for p := range engine.Seat(s.seats) {
		if n := s.player[p].hand.Len(); p != s.active && s.human(p) && n != s.handSize() {
			return engine.Violates("R60", "seat %d holds %d cards", p, n)
		}
	}
	if s.queue.open && !s.mayReact(s.reactingSeat(), s.queue.path) {
		return engine.Violates("R66", "seat %d is asked, but its %s pioneer does not wait", s.reactingSeat(),
			s.queue.path)
	}
	if s.depth > 1 && (s.stack[0].phase != PhaseSteps || s.stack[1].phase != PhaseDamage) ||
		s.depth > 0 && s.queue.open {
		return fmt.Errorf("only damage comes on top of another decision, and that must be steps")
	}
	for _, d := range s.stack[:s.depth] {
		if err := s.checkPending(d); err != nil {
			return err
		}
	}
	if s.phase != PhaseOver && len(s.Moves(nil)) == 0 {
		return engine.Violates("I15", "there is no legal move in the phase %s", phaseNames[s.Phase()])
	}
	return nil
}

// pendingRange holds the smallest and the largest valid value of parameter n of a pending decision.
// The index is the phase of the decision.
var pendingRange = [phaseCount]struct{ low, high uint8 }{
	PhaseSteps: {1, 2}, PhaseBuild: {1, 3}, PhaseGrizzly: {0, 1}, PhaseDamage: {0, damageSixShooter},
	PhaseHarvest: {0, 12}, PhasePaddle: {1, 2}, PhaseBuyFish: {0, SummitCount - 1},
	PhasePickTrack: {1, 1<<TrackCount - 1},
	PhaseAdvance:   {1, 3}, PhaseShoot: {shootNotStarted, shootOptional},
}

// phaseModes holds the mode in which a phase exists, for phases that only exist in one mode. All
// other phases exist in every mode.
var phaseModes = map[engine.Phase]Mode{
	PhaseHarvest: AppleHill, PhasePress: AppleHill, PhasePaddle: BoatsBanjos, PhaseRapid: BoatsBanjos,
	PhaseBuyFish: BoatsBanjos, PhaseLoad: GoldRush, PhaseMill: GoldRush, PhaseShoot: OutlawsOutposts,
}

// checkPending checks that the parameters of d, a pending decision, are possible in its phase, and
// that such decisions exist in the mode.
func (s *State) checkPending(d pending) error {
	limits := pendingRange[d.phase]
	if d.n < limits.low || d.n > limits.high || d.m > 0 && d.phase != PhaseHarvest {
		return fmt.Errorf("the decision %s cannot be about %d, %d", phaseNames[d.phase], d.n, d.m)
	}
	if m, bound := phaseModes[d.phase]; bound && m != s.mode {
		return fmt.Errorf("there is no decision %s in %s", phaseNames[d.phase], s.mode)
	}
	switch {
	case d.phase == PhasePickTrack && (int(d.n) >= len(trackSets) || trackSets[d.n] == ""),
		d.phase == PhaseBuyFish && box.summit[d.n].effect.kind != effBuyFish,
		d.phase == PhaseAdvance && d.n+s.activePlayer().wagon > LastSpace:
		return fmt.Errorf("the decision %s cannot be about %d", phaseNames[d.phase], d.n)
	}
	return nil
}

// checkRival checks that the plan cards of Hastings, and how far he has carried out the face-up
// one, are possible.
func (s *State) checkRival() error {
	if !s.solo {
		if s.plans != 0 || s.plan != noPlan || s.step != 0 || s.left != 0 {
			return engine.Violates("R114", "there is a plan without a rival")
		}
		return nil
	}
	begun := s.step > 0 || s.left > 0
	waits := s.phase == PhasePlan || s.phase == PhasePioneer
	switch {
	case s.plan == noPlan && begun, s.plan != noPlan && s.plans.Has(int(s.plan)), s.left > 0 && s.step > rivalRight:
		return engine.Violates("R115", "the rival's plan does not fit its step")
	case s.version2 && s.plan != noPlan && s.phase != PhaseRival:
		return engine.Violates("R115", "a plan lies face up before the rival's turn, which version 2 of the "+
			"rules does not have")
	case s.plansAhead() && (s.plan == noPlan) != (s.phase == PhaseOver):
		return engine.Violates("R115", "a plan must lie face up exactly until the game is over")
	case s.plansAhead() && waits && (s.step != rivalLeft || s.left != box.plan[s.plan].left):
		return engine.Violates("R115", "the rival has begun his plan before his turn")
	}
	me := &s.player[Hastings]
	if me.caught>>ModeAnimal != 0 || me.pioneer != [pathCount]spot{} ||
		me.goods[Food]+me.goods[Wood]+me.goods[Stone] > 0 {
		return engine.Violates("R114", "the rival has no pioneers, no basic resources and no animal of the mode")
	}
	return nil
}
