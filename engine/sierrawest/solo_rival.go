package sierrawest

import "gulch/engine"

// This file holds the rules of the solo game against Hastings (R114 to R121).

// The operations of a plan card, in the order in which Hastings carries them out.
const (
	rivalLeft uint8 = iota
	rivalRight
	rivalWagon
	rivalTrack
	rivalExtra
	rivalDone
)

// rivalGold is the amount of gold that Hastings gets if he cannot carry out the extra operation of
// a plan (R118).
const rivalGold = 2

// playRival carries out the next operation of the face-up plan (R115). It stops after a step to
// which the player may react, because a further step could remove the card in question.
func (s *State) playRival(obs engine.Observer) {
	if s.step == rivalDone {
		s.endPlan(obs)
		return
	}
	if s.plan == noPlan {
		s.turnPlan(obs)
	}
	plan := &box.plan[s.plan]
	tellRivalStep(obs, Hastings, int(s.step))
	switch s.step {
	case rivalLeft, rivalRight:
		figure := int(Hastings)
		if s.step == rivalRight {
			figure = rightFigure
		}
		for s.left > 0 {
			s.left--
			tellStride(obs, Hastings, int(s.left), figure == rightFigure)
			s.stepRival(figure, obs)
			if s.startReactions(obs); s.queue.open {
				break
			}
		}
	case rivalWagon:
		s.moveWagon(Hastings, int(s.player[Hastings].wagon)+int(plan.wagon), obs)
	case rivalTrack:
		s.rivalTrack(plan.track, obs)
	case rivalExtra:
		s.rivalExtra(plan.extra, obs)
	}
	if s.left > 0 {
		return
	}
	if s.step++; s.step == rivalRight {
		s.left = plan.right
	}
	// reactions to the last operation must be answered before the turn of Hastings ends
	if s.startReactions(obs); s.step == rivalDone && !s.queue.open {
		s.endPlan(obs)
	}
}

// endPlan ends the turn of Hastings. It turns over his next plan card, unless the current round is
// the last one.
func (s *State) endPlan(obs engine.Observer) {
	s.plan, s.step = noPlan, 0
	if s.plansAhead() && !s.lastRound() {
		s.turnPlan(obs)
	}
	s.passTurn(obs)
}

// plansAhead reports whether a plan card is face up before the turn of Hastings (R115). In version
// 2 of the rules it is turned over at the beginning of his turn.
func (s *State) plansAhead() bool { return s.solo && !s.version2 }

// planBegun reports whether Hastings has begun to carry out the face-up plan. In version 2 of the
// rules this is true as soon as the plan is turned over.
func (s *State) planBegun() bool {
	return s.version2 || s.step != rivalLeft || s.left != box.plan[s.plan].left
}

// turnPlan turns over the next plan card. If none is left, all plan cards are shuffled first.
func (s *State) turnPlan(obs engine.Observer) {
	if s.plans == 0 {
		s.plans = 1<<planCount - 1
		tellShuffled(obs, Hastings, planCount)
	}
	s.plan = uint8(s.plans.at(s.chance.Below(s.plans.Len())))
	s.plans &^= 1 << s.plan
	s.step, s.left = rivalLeft, box.plan[s.plan].left
	tellRival(obs, Hastings, int(s.plan))
}

// preferredNode returns the node of a set to which a frontiersman of Hastings steps: the left
// figure prefers the first node, the right one the last. figure is his index in State.climber.
func preferredNode(set Set, figure int) Node {
	n := set.First()
	if figure == rightFigure {
		for ; set != 0; set &= set - 1 {
			n = set.First()
		}
	}
	return Node(n)
}

// stepRival takes one step with a frontiersman of Hastings (R116). figure is his index in
// State.climber.
func (s *State) stepRival(figure int, obs engine.Observer) {
	at := s.climber[figure]
	switch {
	case at == Base:
		if foot := box.rowNodes[1] & s.held; foot != 0 {
			s.climb(figure, preferredNode(foot, figure), obs)
		}
	case s.faceUp.Has(int(at)):
		s.claim(Hastings, figure, at, obs)
	case s.uncovered(at): // only outposts can be uncovered without being face up
		if s.guarded(at) {
			s.capture(Hastings, obs)
		}
		if s.climber[figure] != Base {
			s.fallBack(figure, false, obs)
		}
	default:
		s.climb(figure, preferredNode(box.node[at].coveredBy&s.held, figure), obs)
	}
}

// rivalTrack moves a marker of Hastings up on the regular track that t selects. He gets no reward
// (R117).
func (s *State) rivalTrack(t planTrack, obs engine.Observer) {
	if t == planNoTrack {
		return
	}
	at := Track(t)
	if t == planLowest || t == planHighest {
		track := &s.player[Hastings].track
		at = Garden
		for o := Barn; o <= Hearth; o++ {
			if t == planLowest && track[o] < track[at] || t == planHighest && track[o] > track[at] {
				at = o
			}
		}
	}
	s.raiseMarker(Hastings, at, obs)
}

// rivalExtra carries out e, the last operation of a plan card. If that is not possible, Hastings
// gets gold (R118).
func (s *State) rivalExtra(e planExtra, obs engine.Observer) {
	done := true
	switch e {
	case extraGold:
		done = false
	case extraBoots:
		if s.gain(Hastings, Boots, 1, FromPlan, obs) == 0 {
			s.gain(Hastings, Gold, 1, FromPlan, obs)
		}
	case extraAnimal:
		done = s.rivalAnimal(obs)
	case extraCabin:
		done = s.rivalCabin(obs)
	case extraMode:
		done = s.rivalMode(obs)
	}
	if !done {
		s.gain(Hastings, Gold, rivalGold, FromPlan, obs)
	}
}

// rivalAnimal makes Hastings catch the next common animal. It returns false if he has caught all of
// them already.
func (s *State) rivalAnimal(obs engine.Observer) bool {
	for a := Beaver; a < ModeAnimal; a++ {
		if s.player[Hastings].caught>>a&1 == 0 {
			s.catchAnimal(Hastings, a, ByPlan, obs)
			return true
		}
	}
	return false
}

// rivalCabin gives Hastings the cabin with the most copies in the market, out of those that he does
// not have. It returns false if there is none, or if he has no free plot.
func (s *State) rivalCabin(obs engine.Observer) bool {
	me := &s.player[Hastings]
	best := CabinCount
	for c := range CabinCount {
		if me.cabins>>c&1 == 0 && s.market[c] > 0 && (best == CabinCount || s.market[c] > s.market[best]) {
			best = c
		}
	}
	if best == CabinCount || Set(me.cabins).Len() == Plots {
		return false
	}
	s.market[best]--
	me.cabins |= 1 << best
	tellBuilt(obs, Hastings, best, int(s.market[best]))
	return true
}

// rivalMode carries out the extra operation of a plan card that depends on the mode. It returns
// false if Hastings gets gold instead or in addition.
func (s *State) rivalMode(obs engine.Observer) bool {
	switch s.mode {
	case AppleHill:
		s.rivalApples(obs)
		return true
	case BoatsBanjos:
		k := s.mostFish() - Trout
		if n := min(2, s.fish[k]); n > 0 {
			s.fish[k] -= n
			s.gone[k] += n
			tellFishGone(obs, Hastings, Trout+k, int(n))
		}
		return false // he also gets the gold
	case GoldRush:
		if s.carts == 0 {
			return false
		}
		s.gain(Hastings, Cart, 1, FromPlan, obs)
		me := &s.player[Hastings]
		me.carts[0]--
		me.carts[1]++
		tellLoaded(obs, Hastings, 0, 1)
		return true
	}
	if !s.outlawsLeft() {
		return false
	}
	s.capture(Hastings, obs)
	return true
}

// rivalApples spends two apples to move the marker of Hastings up on the apple track where it is
// lower. If there are fewer than two apples, it adds one of each kind to the supplies instead.
func (s *State) rivalApples(obs engine.Observer) {
	if s.apples[0]+s.apples[1] < 2 {
		s.gain(Hastings, GreenApple, 1, FromPlan, obs)
		s.gain(Hastings, RedApple, 1, FromPlan, obs)
		return
	}
	for range 2 {
		g := GreenApple
		if s.apples[1] > s.apples[0] {
			g = RedApple
		}
		s.spend(Hastings, g, 1, FromPlan, obs)
	}
	t := Granny
	if track := &s.player[Hastings].track; track[RedDelicious] < track[Granny] {
		t = RedDelicious
	}
	s.raiseMarker(Hastings, t, obs)
}
