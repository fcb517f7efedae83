package dakota

import (
	"fmt"
	"math/bits"

	"gulch/engine"
)

// stagesOf returns the stages (parts of the day) in which phase p can occur, as a bit set: bit i
// stands for the stage with number i.
func stagesOf(p engine.Phase) uint16 {
	switch p {
	case PhaseEarthquake, PhaseCollapse, PhaseFever:
		return 1<<stageDraw | 1<<stagePending
	case PhaseExploreBag, PhaseExploreTile, PhaseExploreCell, PhaseExploreTurn:
		return 1<<stageDraw | 1<<stagePending | 1<<stageFree | 1<<stageExplorers | 1<<stageNoon
	}
	return 1 << usualStage[p]
}

// checkPhase checks that the fields which the current phase uses are consistent. Otherwise a move
// that counts as legal might be impossible to carry out.
func (s *State) checkPhase() error {
	if stagesOf(s.phase)>>s.stage&1 == 0 {
		return fmt.Errorf("phase %s does not occur in stage %s", phaseNames[s.phase], stageNames[s.stage])
	}
	if (s.actor == nobody) != (s.phase == PhaseGameOver) {
		return fmt.Errorf("somebody must be to move exactly as long as the game is not over")
	}
	for _, check := range []func() string{
		s.checkTurn, s.checkEvent, s.checkExplore, s.checkAttack, s.checkPlan, s.checkResolve, s.checkEvening,
	} {
		if why := check(); why != "" {
			return fmt.Errorf("phase %s: %s", phaseNames[s.phase], why)
		}
	}
	if s.phase == PhaseLodging && s.me().people() <= s.me().beds() && !s.overfull(s.me()) {
		rule := "R102"
		if s.lastDay {
			rule = "R103" // on the last day resources are kept
		}
		return engine.Violates(rule, "phase lodging: beds and storage suffice")
	}
	if s.phase != PhaseGameOver && len(s.Moves(nil)) == 0 {
		return engine.Violates("I15", "there is no move in phase %s", phaseNames[s.phase])
	}
	return nil
}

// inAttack reports whether the current phase is a step of carrying out an attack.
func (s *State) inAttack() bool {
	return s.phase >= PhaseAttackAim && s.phase <= PhaseStealResource
}

// checkTurn checks that the actor is a seat that can be to move now. It returns a description of
// what is wrong, or "" if nothing is.
func (s *State) checkTurn() string {
	byOrder := s.stage >= stageFree && s.phase != PhaseGameOver && !s.inAttack()
	switch {
	case byOrder && (s.at >= uint8(s.seats) || s.order[s.at] != s.actor):
		return "the actor is not at the place in the player order where the stage has come to"
	case s.inAttack() && (s.at >= uint8(s.seats) || s.order[s.at] != s.attack.attacker):
		return "it is not the attacker's turn"
	case s.stage == stageDraw && s.at == 0, s.stage == stagePending && s.at >= uint8(s.seats),
		s.stage == stageBail && s.at != 0, s.phase == PhaseGameOver && s.at != uint8(s.seats):
		return "the place in the player order is not possible"
	case s.passed != 0 && s.stage < stageNoon,
		s.passed.Has(s.actor) && byOrder && (s.stage == stageNoon || s.stage == stageEvening):
		return "the actor has passed, or somebody has where nobody can"
	case s.inAttack() && s.passed.Has(s.attack.attacker):
		return "the attacker has passed"
	case (s.jailer != nobody) != (s.phase == PhaseBail), s.jailer == nobody && s.jailSlot != 0:
		return "a prisoner is asked about exactly when bail is"
	case s.phase == PhaseNight && handSize(s.me().hand) <= s.me().handLimit():
		return "the hand is within its limit"
	case (s.seenSize > 0) && s.phase != PhaseTelegraph:
		return "cards are looked at with a telegraph only"
	}
	if s.phase == PhaseBail {
		at := &s.player[s.jailer].slot[s.jailSlot]
		if _, owner := at.prisonerAndOwner(); at.prisoner == 0 || owner != s.actor {
			return "there is no such prisoner of the actor"
		}
	}
	return ""
}

// eventPhase returns the phase in which event card c asks a seat for a decision, or PhaseGameOver
// if c never asks for one.
func eventPhase(c Card) engine.Phase {
	switch c {
	case Earthquake:
		return PhaseEarthquake
	case MineCollapse:
		return PhaseCollapse
	case Fever:
		return PhaseFever
	case SurveyParty:
		return PhaseExploreBag
	}
	return PhaseGameOver
}

func (s *State) checkEvent() string {
	running := s.stage == stageDraw || s.stage == stagePending
	switch {
	case !running && (s.event != noCard || s.eventAt != 0):
		return "events are carried out in the morning only"
	case !running:
		return ""
	case s.event == noCard || s.eventAt >= uint8(s.seats) || s.order[s.eventAt] != s.actor:
		return "the actor is not the one whom an event asks"
	}
	if p := eventPhase(s.event); p != s.phase && (p != PhaseExploreBag || !s.exploring()) {
		return "the event does not ask this"
	}
	return ""
}

// exploring reports whether the current phase is a step of an exploration.
func (s *State) exploring() bool { return s.phase >= PhaseExploreBag && s.phase <= PhaseExploreTurn }

func (s *State) checkExplore() string {
	e := &s.explore
	if !s.exploring() {
		if *e != (exploration{}) {
			return "nobody is exploring"
		}
		return ""
	}
	stageOfWhy := map[why]uint16{
		exploreFree: 1 << stageFree, exploreParty: 1<<stageDraw | 1<<stagePending, explorePaid: 1 << stageExplorers,
		exploreCard: 1 << stageNoon,
	}
	if stageOfWhy[e.why]>>s.stage&1 == 0 || e.draws == 1 || e.draws != box.k.ExploreDraw && e.why != explorePaid {
		return "there is no such exploration in this stage"
	}
	if s.phase == PhaseExploreBag {
		if e.offered != 0 || e.tile != 0 || e.site != 0 || e.swap {
			return "no tiles are shown before a bag is chosen"
		}
		return ""
	}
	layers := 0
	for l := 1; l <= Layers; l++ {
		layers += one(e.offered&box.layerTiles[l] != 0)
	}
	if layers > 1 || e.draws > 0 && (layers == 0 || bits.OnesCount64(e.offered) > int(e.draws)) ||
		e.draws == 0 && e.offered&^box.branching != 0 {
		return "these tiles cannot have been drawn together"
	}
	for kinds := e.offered; kinds != 0; kinds &= kinds - 1 {
		if s.bag[bits.TrailingZeros64(kinds)] == 0 {
			return "a tile that is shown is in no bag"
		}
	}
	return s.checkLaying()
}

// checkLaying checks the tile selected in an exploration and the cell selected for it. It returns a
// description of what is wrong, or "" if nothing is.
func (s *State) checkLaying() string {
	e := s.explore
	switch {
	case (e.tile != 0) != (s.phase != PhaseExploreTile), s.phase != PhaseExploreTurn && (e.site != 0 || e.swap):
		return "tile and cell are chosen in this order"
	case e.tile == 0:
		return ""
	}
	if why := s.refuseTile(ChooseTile(e.inHand())); why != legal {
		return why.text
	}
	if s.phase == PhaseExploreTurn {
		return s.refuseCell(layAt(e.site, e.swap)).text
	}
	return ""
}

func (s *State) checkAttack() string {
	a := &s.attack
	if (a.card != noCard) != s.inAttack() {
		return "an attack goes on exactly in its phases"
	}
	if a.card == noCard {
		if s.duty != noWorker {
			return "nobody is about to be arrested"
		}
		return ""
	}
	byTarget := s.phase == PhaseAttackResponse || s.phase == PhaseArrest || s.phase == PhaseAmbush
	early := s.phase == PhaseAttackAim || s.phase == PhaseAttackCommit
	switch {
	case !a.card.IsAttack() || a.attacker == a.target:
		return "that is no attack"
	case byTarget && s.actor != a.target, !byTarget && s.actor != a.attacker:
		return "the wrong side of the attack is asked"
	case !early && a.count != box.commits[a.card], early && a.count > 0 && s.phase == PhaseAttackAim,
		s.phase == PhaseAttackCommit && a.count >= box.commits[a.card],
		early && s.player[a.attacker].idle() < int(box.commits[a.card]-a.count):
		return "the number of committed workers does not fit"
	case s.phase == PhaseAttackAim && a.card != Dynamite && a.card != Vandals && a.card != Derailment:
		return "this attack aims at nothing"
	case (s.duty != noWorker) != (s.phase == PhaseLawyer), (a.steals > 0) != (s.phase == PhaseStealResource):
		return "arrest and raid belong to their phases"
	}
	if s.hasAim() && s.phase <= PhaseAttackCounter {
		if why := s.refuseAim(AimAt(aimOf(a.card), int(a.aim))); why != legal {
			return why.text
		}
	}
	return s.checkAttackStep()
}

func (s *State) checkAttackStep() string {
	a := &s.attack
	p, q := &s.player[a.attacker], &s.player[a.target]
	var need [WorkerKinds]uint8
	for _, w := range a.committed[:a.count] {
		if need[w]++; need[w] > p.used[w] && s.phase != PhaseAmbush { // an arrested worker is in a cell
			return "I14: committed workers are used"
		}
	}
	switch s.phase {
	case PhaseAttackCounter:
		if !box.lawful[a.card] {
			return "no Marshall stops this"
		}
	case PhaseArrest, PhaseLawyer:
		if _, ok := q.freeCell(); !ok || !box.lawful[a.card] || a.count == 0 {
			return "nobody can be arrested"
		}
		if s.phase == PhaseLawyer && s.refuseArrest(Arrest(s.duty)) != legal {
			return "the one to be arrested took no part"
		}
	case PhaseStealResource:
		if a.card != ClaimJumpers || q.goods() == 0 {
			return "there is nothing to take"
		}
	case PhaseAttackResponse, PhaseAttackCommit:
		if a.card == BetterOffer && (q.free[Miner] == 0 || !p.mayAcquire()) || a.card == FoulRumours && q.hand == 0 {
			return "the target has nothing to lose"
		}
	}
	return ""
}

func (s *State) checkPlan() string {
	if s.phase != PhasePlan {
		if s.planned != 0 || s.planRank != 0 || s.planPlace != 0 {
			return "nobody is planning"
		}
		return ""
	}
	for i := range s.order[:s.seats] {
		if seat := s.order[i]; !s.planned.Has(seat) && seat != s.actor {
			if p := s.player[seat]; p.assigned() {
				return "a seat that has no plan has assigned workers"
			}
		}
	}
	switch {
	case s.planned.Has(s.actor):
		return "the actor has a plan already"
	case s.planRank < uint8(WorkerKinds) && s.me().free[planOrder[s.planRank]] == 0:
		return "there is nobody of the kind to be assigned"
	}
	return ""
}

// assigned reports whether any worker of the player has been assigned to a window of a building or
// to a cart.
func (p *player) assigned() bool {
	for i := range p.slot {
		if p.slot[i].window[0] != 0 {
			return true
		}
	}
	for i := range p.cart {
		if p.cart[i].crew != 0 {
			return true
		}
	}
	return false
}

func (s *State) checkResolve() string {
	w := s.work
	switch s.phase {
	case PhaseShaft:
		if w != (work{cart: w.cart}) || s.refuseLaunch(int(w.cart)) != legal {
			return "that cart cannot be sent"
		}
	case PhaseJob, PhaseSite:
		if w.cart != 0 || w.roll != 0 || (w.building != NoBuilding) != (s.phase == PhaseSite) ||
			s.refuseWork(int(w.slot), int(w.window)) != legal {
			return "nobody does a job there"
		}
		if s.phase == PhaseSite && s.refuseRebuild(w.building) != legal {
			return "that building cannot replace another"
		}
	case PhaseReroll:
		at := &s.me().slot[w.slot]
		k := at.window[w.window]
		if w.roll == 0 || w.cart != 0 || w.building != NoBuilding || at.building != Saloon || k == 0 || k.waiting() ||
			k.worker() == Bartender || !at.besideBartender(int(w.window)) {
			return "nobody has gambled there"
		}
	default:
		if w != (work{}) {
			return "nobody is at work"
		}
	}
	return ""
}

func (s *State) checkEvening() string {
	c := s.crew
	aboard := c.normal + c.strong
	if s.stage != stageEvening {
		if s.actions != 0 || s.acted || c != (crew{}) {
			return "it is not evening"
		}
		return ""
	}
	if s.actions < 1 || s.actions > box.k.EveningActions || s.acted != (s.actions < box.k.EveningActions) {
		return "the number of actions left does not fit"
	}
	switch s.phase {
	case PhaseCollect, PhaseHaul:
		if c.left != 0 || aboard == 0 || !s.me().returnedFrom(c) || s.phase == PhaseCollect && c.site != 0 {
			return "no such cart has come back"
		}
		if s.phase == PhaseHaul {
			return s.refuseMine(MineAt(int(c.site))).text
		}
	case PhaseMerchant:
		if c != (crew{left: c.left}) || c.left < 1 || s.me().goods() == 0 {
			return "there is nothing to sell to the merchant"
		}
	case PhaseNightShift:
		if c != (crew{left: c.left}) || c.left < 1 || c.left > nightShifts {
			return "there is no such night shift"
		}
	default:
		if c != (crew{}) {
			return "no cart is being unloaded"
		}
	}
	return ""
}

// returnedFrom reports whether one of the actor's returned carts can be the one whose remaining
// crew c is mining. Such a cart was sent down the same shaft, with at least as many strong and
// normal workers aboard as are left in c.
func (p *player) returnedFrom(c crew) bool {
	for i := range p.cart {
		if at := &p.cart[i]; at.returned && at.leaf == c.leaf {
			strong := at.aboard(StrongMiner)
			return c.strong <= strong && c.normal <= at.size()-strong
		}
	}
	return false
}
