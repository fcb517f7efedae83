package dakota

import "gulch/engine"

func (s *State) responseMoves(dst []engine.Move) []engine.Move {
	dst = append(dst, engine.Move{Kind: KindAccept})
	for c := Marshall; c <= LoyalFriends; c++ {
		if s.refuseReaction(c) == legal {
			dst = append(dst, ReactWith(c))
		}
	}
	if s.refuseOffice() == legal {
		dst = s.freeKinds(AssignOfficer, dst)
	}
	if s.attack.card == Dynamite {
		dst = s.engineerMove(dst)
	}
	return dst
}

// refuseReaction returns the reason why the actor cannot play reaction card c now, or legal if the
// actor can.
func (s *State) refuseReaction(c Card) reason {
	fits := false
	switch s.phase {
	case PhaseAttackResponse:
		switch c {
		case Marshall:
			fits = box.lawful[s.attack.card] // R42
		case GotLost:
			fits = s.attack.count > 0 // R43
		case LoyalFriends:
			fits = !box.lawful[s.attack.card] // R44
		}
	case PhaseAttackCounter:
		fits = c == GotLost
	case PhaseLawyer:
		fits = c == SlickLawyer // R50
	case PhaseAmbush:
		fits = c == Ambush // R52
	}
	switch {
	case !fits:
		return because("R41", "You can't respond to this with that card. Choose a highlighted card.")
	case s.me().holds(c) == 0:
		return because("R41", "You can't use that card: it isn't in your hand.")
	}
	return legal
}

func (s *State) refuseReact(m engine.Move) reason {
	if CardOf(m) >= CardKinds || !CardOf(m).IsReaction() {
		return because("R41", "You can't respond with that: it isn't a response card.")
	}
	return s.refuseReaction(CardOf(m))
}

// refuseOffice returns the reason why the actor, who is the target of an attack, cannot assign a
// worker to an officer window, or legal if the actor can (R46, R48).
func (s *State) refuseOffice() reason {
	if !box.lawful[s.attack.card] {
		return because("R42", "You can't stop this attack with an officer. Respond another way, or accept it.")
	}
	if _, ok := s.me().officeSlot(); !ok {
		return because("R48", "You can't send an officer: you have no sheriff's office with a free officer window.")
	}
	return legal
}

func (s *State) refuseOfficer(m engine.Move) reason {
	if why := s.refuseOffice(); why != legal {
		return why
	}
	return s.refuseFree(m)
}

// playOfficer carries out move m, in which the target sends a worker to an officer window. A roll
// of the die decides whether the attack is stopped. A sheriff succeeds more often than other
// workers, and only a sheriff makes arrests (R46, R49).
func (s *State) playOfficer(m engine.Move, obs engine.Observer) {
	p, w := s.me(), WorkerOf(m)
	at, _ := p.officeSlot()
	p.slot[at].putOfficer()
	p.useWorker(w)
	tellOfficer(obs, s.actor, s.attack.attacker, w, at)
	n := s.chance.Die(dieSides)
	tellRolled(obs, s.actor, n, RollOfficer, 0, 0)
	need := box.k.ViceSuccess
	if w == Sheriff {
		need = box.k.SheriffSuccess
	}
	if n >= need {
		s.failAttack(w == Sheriff, obs)
	}
}

// playReact carries out move m, which plays a reaction card (R42 to R44, R50, R52).
func (s *State) playReact(m engine.Move, obs engine.Observer) {
	c, other := CardOf(m), s.attack.attacker
	if s.actor == other {
		other = s.attack.target
	}
	s.spendCard(s.actor, c)
	s.discard[c]++
	if c == SlickLawyer {
		s.duty = noWorker
	}
	tellReacted(obs, s.actor, other, c)
	switch c {
	case Marshall:
		s.phase, s.actor = PhaseAttackCounter, s.attack.attacker
	case GotLost:
		if s.phase == PhaseAttackCounter {
			s.respond() // the attacker has avoided the Marshall, so the target may respond again
		} else {
			s.failAttack(false, obs)
		}
	case LoyalFriends:
		s.failAttack(false, obs)
	case SlickLawyer:
		s.askAmbush()
	case Ambush:
		s.steal(s.attack.target, s.attack.attacker, ambushTakes, obs)
		s.endAttack(obs)
	}
}

// steal moves money from one seat (from) to another (to). most is the amount in dollars; if the
// first seat has less, it loses all its money.
func (s *State) steal(to, from engine.Seat, most int16, obs engine.Observer) {
	n := min(most, s.player[from].money)
	s.player[from].money -= n
	s.player[to].money += n
	tellRobbed(obs, to, from, int(n))
}

// playAccept carries out the actor's decision not to respond: to an attack, to the card Marshall,
// or to the arrest of a worker.
func (s *State) playAccept(_ engine.Move, obs engine.Observer) {
	switch s.phase {
	case PhaseAttackResponse:
		s.succeedAttack(obs)
	case PhaseAttackCounter:
		s.failAttack(true, obs)
	case PhaseLawyer:
		s.jailArrested(obs)
		s.askAmbush()
	}
}

func (s *State) playNo(_ engine.Move, obs engine.Observer) { s.endAttack(obs) }

// failAttack ends the attack, which has no effect. If jail is true, a sheriff or the card Marshall
// has stopped it, and one of the committed workers may be arrested (R49).
func (s *State) failAttack(jail bool, obs engine.Observer) {
	tellStopped(obs, s.attack.target, s.attack.attacker, s.attack.card)
	if _, ok := s.player[s.attack.target].freeCell(); jail && ok && s.attack.count > 0 {
		s.phase, s.actor = PhaseArrest, s.attack.target
		return
	}
	s.askAmbush()
}

func (s *State) askAmbush() { s.phase, s.actor = PhaseAmbush, s.attack.target }

func (s *State) arrestMoves(dst []engine.Move) []engine.Move {
	a := &s.attack
	for i, w := range a.committed[:a.count] {
		if i == 0 || w != a.committed[0] {
			dst = append(dst, Arrest(w))
		}
	}
	return append(dst, engine.Move{Kind: KindNoArrest})
}

func (s *State) refuseArrest(m engine.Move) reason {
	for _, w := range s.attack.committed[:s.attack.count] {
		if w == WorkerOf(m) {
			return legal
		}
	}
	return because("R49", "You can't arrest that worker: none of that kind took part in the attack.")
}

func (s *State) playArrest(m engine.Move, obs engine.Observer) {
	if m.Kind == KindNoArrest {
		s.askAmbush()
		return
	}
	s.duty = WorkerOf(m)
	tellChosen(obs, s.actor, s.attack.attacker, ChosenArrest, int(s.duty), 0)
	s.phase, s.actor = PhaseLawyer, s.attack.attacker
}

// jailArrested puts the worker who is being arrested into a prison cell of the target's town (R51).
func (s *State) jailArrested(obs engine.Observer) {
	jailer := &s.player[s.attack.target]
	at, _ := jailer.freeCell()
	w := s.duty
	s.duty = noWorker
	s.player[s.attack.attacker].used[w]--
	jailer.slot[at].prisoner = prisonerOf(w, s.attack.attacker)
	tellArrested(obs, s.attack.target, s.attack.attacker, w, at)
}

func (s *State) counterMoves(dst []engine.Move) []engine.Move {
	return s.answerMoves(KindAccept, GotLost, dst)
}

func (s *State) lawyerMoves(dst []engine.Move) []engine.Move {
	return s.answerMoves(KindAccept, SlickLawyer, dst)
}

func (s *State) ambushMoves(dst []engine.Move) []engine.Move {
	return s.answerMoves(KindNo, Ambush, dst)
}

func (s *State) answerMoves(silence engine.Kind, c Card, dst []engine.Move) []engine.Move {
	dst = append(dst, engine.Move{Kind: silence})
	if s.me().holds(c) > 0 {
		dst = append(dst, ReactWith(c))
	}
	return dst
}

// succeedAttack carries out the effect of the current attack, which nobody has stopped (R53, R54).
func (s *State) succeedAttack(obs engine.Observer) {
	a := &s.attack
	p, q := &s.player[a.attacker], &s.player[a.target]
	switch a.card {
	case ClaimJumpers:
		a.steals = uint8(a.card.Takes())
		s.phase, s.actor = PhaseStealResource, a.attacker
		return
	case BankRobbery, HoldUp:
		s.steal(a.attacker, a.target, int16(a.card.Takes()), obs)
	case Dynamite:
		s.collapseLeaf(a.target, cell(a.aim), obs)
	case Vandals:
		q.slot[a.aim].flags |= slotClosed
		tellClosed(obs, a.target, a.attacker, int(a.aim))
	case Derailment:
		q.cart[a.aim].derailed = true
		tellDerailed(obs, a.target, a.attacker, int(a.aim))
	case BetterOffer:
		q.free[Miner]--
		p.used[Miner]++
		p.acquired++
		tellLured(obs, a.attacker, a.target, Miner)
	case FoulRumours:
		s.takeCard(obs)
	}
	s.endAttack(obs)
}

// takeCard moves a random card from the target's hand to the attacker's hand. The attacker and the
// target then know where the card is. The other seats forget what they knew of the target's hand.
func (s *State) takeCard(obs engine.Observer) {
	a := &s.attack
	p, q := &s.player[a.attacker], &s.player[a.target]
	at := s.chance.Below(handSize(q.hand))
	c := firstHand
	for at -= q.holds(c); at >= 0; at -= q.holds(c) {
		c++
	}
	tellTookCard(obs, a.attacker, a.target)
	s.spendCard(a.target, c)
	for other := range q.known {
		if engine.Seat(other) != a.attacker {
			q.known[other] = 0
		}
	}
	tellLost(obs, a.target, a.attacker, c)
	p.hand += oneCard(c)
	p.known[a.target] += oneCard(c)
	tellGot(engine.Revealing(obs), a.attacker, a.target, c)
}

// endAttack puts the attack card on the discard pile and continues High Noon.
func (s *State) endAttack(obs engine.Observer) {
	a := s.attack
	s.discard[a.card]++
	s.attack = attack{card: noCard}
	tellAttackOver(obs, a.attacker, a.target, a.card)
	s.nextNoon(obs)
}

func (s *State) stealMoves(dst []engine.Move) []engine.Move {
	for r, n := range s.player[s.attack.target].res {
		if n > 0 {
			dst = append(dst, TakeResource(Resource(r)))
		}
	}
	return append(dst, engine.Move{Kind: KindStop})
}

func (s *State) refuseTake(m engine.Move) reason {
	if ResourceOf(m) >= ResourceCount || s.player[s.attack.target].res[ResourceOf(m)] == 0 {
		return because("R53", "You can't take that ore: that player has none.")
	}
	return legal
}

func (s *State) playTake(m engine.Move, obs engine.Observer) {
	s.player[s.attack.target].res[ResourceOf(m)]--
	s.player[s.attack.attacker].res[ResourceOf(m)]++
	tellRaided(obs, s.attack.attacker, s.attack.target, ResourceOf(m))
	if s.attack.steals--; s.attack.steals == 0 || s.player[s.attack.target].goods() == 0 {
		s.endAttack(obs)
	}
}
