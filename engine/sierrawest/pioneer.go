package sierrawest

import "gulch/engine"

// baitPrice is the amount of food that a bait costs (R47).
const baitPrice = 2

// iconAt returns the icon on a space of path p of the active player's board. Spaces are counted
// from 1. The player must have laid out three cards.
func (s *State) iconAt(p Path, space int) Icon {
	left, right := s.printed(s.slots[Left]), s.printed(s.slots[Right])
	if p == Tan {
		return [...]Icon{left.T1, left.T2, right.T1, right.T2}[space-1]
	}
	if space == 3 {
		return s.printed(s.slots[Top]).Crest
	}
	return [...]Icon{left.G1, left.G2, 0, right.G1, right.G2}[space-1]
}

// walk moves the active player's pioneer of path p onto the next space. If use is true, the player
// pays pay and the icon there is carried out (R15 to R18).
func (s *State) walk(p Path, use bool, pay Pay, obs engine.Observer) {
	me := s.activePlayer()
	space := me.pioneer[p].space() + 1
	s.pay(pay, FromFee, obs)
	icon := s.iconAt(p, space)
	if !use {
		me.pioneer[p] = spotPast + spot(space)
		tellWalked(obs, s.active, p, space, icon, false)
		return
	}
	me.pioneer[p] = spotOn + spot(space)
	tellWalked(obs, s.active, p, space, icon, true)
	s.resolve(icon, p, obs)
}

// resolve carries out an icon that the active player's pioneer of path p uses. If the icon requires
// a decision, it is put on the stack.
func (s *State) resolve(icon Icon, p Path, obs engine.Observer) {
	if g := gains[icon]; g.n > 0 {
		n := int(g.n)
		if icon == IconReload { // it fills up what is missing, so nothing is lost
			n -= s.Goods(s.active, Bullet)
		}
		s.gain(s.active, g.good, n, FromIcon, obs)
		return
	}
	if t := takes[icon]; t.is {
		s.takePiece(s.active, t.piece, obs)
		return
	}
	switch icon {
	case IconAny:
		s.push(PhasePickBasic, 0, 0)
	case IconBoot1:
		s.pushSteps(1, obs)
	case IconBoot2:
		s.pushSteps(2, obs)
	case IconShovel:
		s.push(PhaseShovel, 0, 0)
	case IconBarter:
		s.push(PhaseBarter, 0, 0)
	case IconHunt:
		s.push(PhaseHunt, 0, 0)
	case IconFur:
		s.furTrade(s.active, obs)
	case IconGrizzly:
		s.meetHazard(icon, p, s.activePlayer().caught>>Bear&1 != 0, obs)
	case IconBanjo:
		s.meetHazard(icon, p, s.dueling(), obs)
	default:
		s.resolveMode(icon, obs)
	}
}

// resolveMode carries out an icon that only exists in one mode, for the active player.
func (s *State) resolveMode(icon Icon, obs engine.Observer) {
	switch icon {
	case IconAppleGR:
		s.gain(s.active, GreenApple, 1, FromIcon, obs)
		s.gain(s.active, RedApple, 1, FromIcon, obs)
	case IconHarvest:
		s.pushHarvest(obs)
	case IconPan:
		s.pan(obs)
	case IconPaddle1:
		s.push(PhasePaddle, 1, 0)
	case IconPaddle2:
		s.push(PhasePaddle, 2, 0)
	case IconRapid:
		s.push(PhaseRapid, 0, 0)
	case IconGoFish:
		s.goFish(obs)
	case IconMine:
		s.playMining(obs)
	case IconLoad:
		s.push(PhaseLoad, 0, 0)
	}
}

// meetHazard carries out a hazard icon on path p of the active player, unless it is harmless. The
// grizzly demands food, and the banjo causes damage at once (R50, R87).
func (s *State) meetHazard(icon Icon, p Path, harmless bool, obs engine.Observer) {
	tellHazard(obs, s.active, icon, p, harmless)
	switch {
	case harmless:
	case icon == IconGrizzly:
		s.push(PhaseGrizzly, uint8(p), 0)
	default:
		s.pushDamage(uint8(p), obs)
	}
}

// pushSteps lets the active player take n steps, by putting a decision on the stack (R23).
func (s *State) pushSteps(n int, obs engine.Observer) {
	tellBooted(obs, s.active, n)
	s.push(PhaseSteps, uint8(n), 0)
}

// reachableNodes returns the nodes to which the active player's frontiersman can climb in one step
// (R24).
func (s *State) reachableNodes() Set {
	if at := s.climber[s.active]; at != Base {
		return box.node[at].adjacent & s.held
	}
	return box.rowNodes[1] & s.held
}

// playStep carries out move m, which is one of the steps of decision d. If more steps are left, it
// puts a decision about them back on the stack.
func (s *State) playStep(d pending, m engine.Move, obs engine.Observer) {
	if d.n > 1 {
		s.push(PhaseSteps, d.n-1, 0)
	}
	if m.Kind == KindRoll {
		s.pay(PaymentOf(m), FromToll, obs)
		s.moveWagon(s.active, int(s.activePlayer().wagon)+1, obs)
		return
	}
	to := NodeOf(m)
	s.climb(int(s.active), to, obs)
	if s.guarded(to) {
		s.pushDamage(damageOutpost, obs)
	}
}

// takeSummit moves the active player's pioneer of path p to the summit of a slot. The player pays
// pay, and the summit action is carried out (R54).
func (s *State) takeSummit(p Path, slot Slot, pay Pay, obs engine.Observer) {
	s.activePlayer().pioneer[p] = spotSummit + spot(slot)
	tellPosted(obs, s.active, p, OnSummit, int(slot))
	s.pay(pay, FromSummit, obs)
	action := s.printed(s.slots[slot]).Summit
	e := &box.summit[action].effect
	switch e.kind {
	case effTrack:
		for t := range TrackCount {
			if e.tracks>>t&1 != 0 {
				s.moveUp(t, obs)
			}
		}
	case effTrackChoice:
		s.push(PhasePickTrack, 1<<Garden|1<<Barn|1<<Hearth, 0)
	case effAppleChoice:
		s.push(PhasePickTrack, 1<<Granny|1<<RedDelicious, 0)
	case effWagon:
		s.push(PhaseAdvance, min(e.n, LastSpace-s.activePlayer().wagon), 0)
	case effFur:
		s.furTrade(s.active, obs)
		s.gain(s.active, Gold, int(e.n), FromSummit, obs)
	case effBuild:
		s.push(PhaseBuild, e.n, 0)
	case effClaim:
		s.push(PhasePickClaim, 0, 0)
	case effBuyFish:
		s.push(PhaseBuyFish, uint8(action), 0)
	case effSixShooter:
		s.push(PhaseShoot, shootNotStarted, 0)
	case effCapture:
		s.capture(s.active, obs)
	default:
		s.gainEffect(e, obs)
	}
}

// gainEffect gives the active player the goods that effect e of a summit action brings.
func (s *State) gainEffect(e *effect, obs engine.Observer) {
	if e.kind == effCart {
		s.gain(s.active, Cart, 1, FromSummit, obs)
		return
	}
	for g, n := range e.gain {
		s.gain(s.active, Good(g), int(n), FromSummit, obs)
	}
	s.gain(s.active, Boots, int(e.boots), FromSummit, obs)
}
