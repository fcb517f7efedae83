package dakota

import "gulch/engine"

// Amounts that successful attacks and the card Ambush take: lumps of ore for jumpersTake, dollars
// for the others.
const (
	robberyTakes = 6
	holdUpTakes  = 3
	ambushTakes  = 3
	jumpersTake  = 2 // number of resource tokens that Claim Jumpers take
)

// Takes returns how much an attack with card c takes if it succeeds: lumps of ore for Claim
// Jumpers, dollars for other cards. It is 0 for cards that take neither.
func (c Card) Takes() int {
	switch c {
	case BankRobbery:
		return robberyTakes
	case HoldUp:
		return holdUpTakes
	case ClaimJumpers:
		return jumpersTake
	}
	return 0
}

// refuseAttackOn returns the reason why the actor cannot play attack card c against the seat
// target, or legal if the actor can (R36).
func (s *State) refuseAttackOn(c Card, target engine.Seat) reason {
	p := s.me()
	switch {
	case target < 0 || int8(target) >= s.seats:
		return because("R36", "You can't attack that player. Choose a player at this table.")
	case target == s.actor:
		return because("R36", "You can't attack yourself. Choose an opponent.")
	case p.idle() < int(box.commits[c]):
		return because(
			"R36", "You can't attack: you need %d free workers and have %d.", int16(box.commits[c]), int16(p.idle()))
	case p.money < box.moneyCost[c]:
		return because(
			"R36", "You can't make this attack: it costs $%d and you have $%d.", box.moneyCost[c], p.money)
	}
	q := &s.player[target]
	switch c {
	case ClaimJumpers:
		if q.goods() == 0 {
			return because("R36", "You can't attack that player: they have no ore in storage.")
		}
	case Dynamite:
		if s.mine[target].count < 2 {
			return because("R36", "You can't attack that mine: it has fewer than 2 tiles.")
		}
	case Vandals:
		if !q.hasOpenShop() {
			return because("R36", "You can't attack that town: it has no open saloon, school or workshop.")
		}
	case Derailment:
		if !q.hasSoundCart() {
			return because("R36", "You can't attack that player: they have no cart on the rails.")
		}
	case BetterOffer:
		return s.refuseOffer(q)
	case FoulRumours:
		if q.hand == 0 {
			return because("R36", "You can't attack that player: they have no cards.")
		}
	}
	return legal
}

// leastTown is the number of workers that a town must have before the card Better Offer can lure
// one of them away.
const leastTown = 4

func (s *State) refuseOffer(q *player) reason {
	switch {
	case q.people() < leastTown:
		return because("R36", "You can't attack that town: it has fewer than 4 workers.")
	case q.free[Miner] == 0:
		return because("R36", "You can't attack that town: it has no free miner.")
	case !s.me().mayAcquire():
		return s.me().acquiredAll()
	}
	return legal
}

// mayAcquire reports whether the player may acquire another worker today (R95).
func (p *player) mayAcquire() bool { return p.mayAcquireMore(1) }

// mayAcquireMore reports whether the player may acquire n more workers today (R95).
func (p *player) mayAcquireMore(n int) bool {
	return int(p.acquired)+n <= int(p.acquireLimit())
}

// acquireLimit returns the number of workers that the player may acquire today (R95).
func (p *player) acquireLimit() int16 {
	limit := int16(box.k.AcquiredPerDay)
	if p.poster > 0 {
		limit++
	}
	return limit
}

// acquiredAll returns the reason against acquiring a worker after as many as the limit.
func (p *player) acquiredAll() reason {
	return because("R95", "You can't gain any more workers: the limit today is %d.", p.acquireLimit())
}

// isShop reports whether vandals can close a building of this type.
func (b Building) isShop() bool { return b == Saloon || b == School || b == Workshop }

func (p *player) openShop(i int) bool {
	return p.slot[i].building.isShop() && p.slot[i].flags&slotClosed == 0
}

func (p *player) hasOpenShop() bool {
	for i := range p.slot {
		if p.openShop(i) {
			return true
		}
	}
	return false
}

func (p *player) soundCart(i int) bool { return p.cart[i].kind != NoCart && !p.cart[i].derailed }

func (p *player) hasSoundCart() bool {
	for i := range p.cart {
		if p.soundCart(i) {
			return true
		}
	}
	return false
}

func (s *State) refuseAttack(m engine.Move) reason {
	switch {
	case CardOf(m) < firstHand || CardOf(m) >= firstReaction:
		return because("R36", "You can't attack with that: it isn't an attack card.")
	case s.me().holds(CardOf(m)) == 0:
		return because("R36", "You can't use that card: it isn't in your hand.")
	case TargetOf(m) < 0 || int8(TargetOf(m)) >= s.seats:
		return because("R36", "You can't attack that player. Choose a player at this table.")
	}
	return s.refuseAttackOn(CardOf(m), TargetOf(m))
}

// playAttack plays the attack card of move m and pays its cost (R39, R40). The attacker is then
// asked for the aim, if the card needs one, and for the workers to commit.
func (s *State) playAttack(m engine.Move, obs engine.Observer) {
	c := CardOf(m)
	s.spendCard(s.actor, c)
	s.me().money -= box.moneyCost[c]
	s.attack = attack{card: c, attacker: s.actor, target: TargetOf(m)}
	switch c {
	case Dynamite, Vandals, Derailment:
		s.phase = PhaseAttackAim
	default:
		s.commitOrRespond()
	}
	tellAttack(obs, s.attack.attacker, s.attack.target, c, int(box.moneyCost[c]))
}

// commitOrRespond asks the attacker to commit one more worker. If enough workers are committed, it
// asks the target for a response instead.
func (s *State) commitOrRespond() {
	if s.attack.count < box.commits[s.attack.card] {
		s.phase = PhaseAttackCommit
		return
	}
	s.respond()
}

func (s *State) respond() { s.phase, s.actor = PhaseAttackResponse, s.attack.target }

func (s *State) aimMoves(dst []engine.Move) []engine.Move {
	q := &s.player[s.attack.target]
	switch s.attack.card {
	case Dynamite:
		for left := s.mine[s.attack.target].leaves; ; {
			c, ok := left.take()
			if !ok {
				return dst
			}
			dst = append(dst, AimAt(AimLeaf, int(c)))
		}
	case Vandals:
		for i := range q.slot {
			if q.openShop(i) {
				dst = append(dst, AimAt(AimSlot, i))
			}
		}
	default:
		for i := range q.cart {
			if q.soundCart(i) {
				dst = append(dst, AimAt(AimCart, i))
			}
		}
	}
	return dst
}

func (s *State) refuseAim(m engine.Move) reason {
	q := &s.player[s.attack.target]
	switch s.attack.card {
	case Dynamite:
		if AimOf(m) != AimLeaf || !s.mine[s.attack.target].isLeaf(AtOf(m)) {
			return because("R11", "You can't choose that. Choose an end tile in that mine.")
		}
	case Vandals:
		if AimOf(m) != AimSlot || uint(AtOf(m)) >= BuildingSlots || !q.openShop(AtOf(m)) {
			return because("R39", "You can't choose that. Choose an open saloon, school or workshop in that town.")
		}
	default:
		if AimOf(m) != AimCart || uint(AtOf(m)) >= CartSlots || !q.soundCart(AtOf(m)) {
			return because("R39", "You can't choose that. Choose one of that player's carts that isn't derailed.")
		}
	}
	return legal
}

func (s *State) playAim(m engine.Move, obs engine.Observer) {
	s.attack.aim = uint8(AtOf(m))
	s.commitOrRespond()
	tellAimed(obs, s.attack.attacker, s.attack.target, AimOf(m), AtOf(m))
}

func (s *State) commitMoves(dst []engine.Move) []engine.Move { return s.freeKinds(Commit, dst) }

func (s *State) playCommit(m engine.Move, obs engine.Observer) {
	s.me().useWorker(WorkerOf(m))
	s.attack.committed[s.attack.count] = WorkerOf(m)
	s.attack.count++
	tellCommitted(obs, s.actor, s.attack.target, WorkerOf(m))
	s.commitOrRespond()
}
